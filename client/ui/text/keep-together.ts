const dates =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?\d{1,4}\b/g;

/** “(was April 26, 2027)”. */
const earlierDates = /\(was /g;

/** “2 CFR Part 200”, “section 215.971”, “Order 14332”, “Title II”, “SB 1134”, “89 FR 30046”. */
const citations =
  /\b\d{1,2} CFR (?:Part )?\d|\b(?:[Ss]ections?|[Cc]hapters?|Parts?|Order|SB|Senate Bill|No\.|\d+ FR) \d|§ \d|\bTitle [IVX]+\b/g;

/** “12-hour”, “E-Verify”, “SF-424”, “8:00 AM - 6:00 PM EST”. */
const hours =
  /\b\d+-hour|\bE-Verify|\bSF-\d+|\b\d{1,2}:\d\d [AP]M(?: - \d{1,2}:\d\d [AP]M)?(?: EST)?/g;

/** “$40.9 million”. */
const amounts = /\$[\d.]+ [mb]illion/g;

/** After a hyphen it keeps the line from breaking there. */
const wordJoiner = "\u2060";
const noBreakSpace = "\u00a0";

/**
 * Texts in which the words of each date, hour, amount and citation stay on one line. A component calls it where the
 * content enters; the content itself has plain spaces, which search, feeds and mails read.
 *
 * @param content a text, or a list or object of texts
 */
export const keepTogether = <Content>(content: Content) =>
  changed(
    content,
    (text) =>
      [dates, earlierDates, citations, hours, amounts].reduce(
        (text, names) => text.replace(names, joinWords),
        text,
      ),
  ) as Content;

/**
 * Texts whose last two words, if they are short, stay with the word before them: “… every year after that.” A
 * browser keeps one word from a line of its own, but not two.
 */
export const keepEnds = <Content>(content: Content) =>
  changed(content, (text) => {
    const space = text.lastIndexOf(" ", text.lastIndexOf(" ") - 1);
    const isShort = space > 0 && text.length - space <= 12 && /[.?”]$/.test(text);
    return isShort ? text.slice(0, space) + noBreakSpace + text.slice(space + 1) : text;
  }) as Content;

function changed(content: unknown, change: (text: string) => string): unknown {
  if (typeof content === "string") return change(content);
  if (Array.isArray(content)) return content.map((part) => changed(part, change));
  if (content === null || typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, changed(value, change)]),
  );
}

const joinWords = (name: string) =>
  name.replaceAll(" ", noBreakSpace).replace(/-(?=hour|V|\d)/, `-${wordJoiner}`);
