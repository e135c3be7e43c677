/** The outlook's texts as they are printed: with the right signs, and words kept together. */
import { outlook as written } from "../../content/outlook/outlook.ts";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";

/** Spaces at which a line does not end. */
const bound = [
  new RegExp(`\\b(${months}) (?=\\d)`, "g"),
  /\b(Part|WCAG|CFR|Article|Section|U\.S\.) (?=[\dXT])/g,
  /(\$\d+|\d) (?=(billion|percent|CFR|AM|PM|AA)\b)/g,
];

/** The last line of a paragraph has at least this many characters, paragraphs more than the second. */
const lastLine = 15, paragraph = 60;

/** Sets one text. */
export function typeset(text: string): string {
  const set = bound.reduce(
    (result, pattern) => result.replace(pattern, "$1\u00a0"),
    text.replace(/(?<=\w)'(?=\w)/g, "\u2019").replace(" - ", " \u2013 "),
  );
  if (set.length < paragraph) return set;
  const end = set.lastIndexOf(" ", set.length - lastLine);
  return set.slice(0, end + 1) + set.slice(end + 1).replaceAll(" ", "\u00a0");
}

/** Sets every text in a value but addresses and identifiers. */
function each<T>(value: T, key = ""): T {
  if (typeof value === "string") {
    return (/^(href|id|services)$/.test(key) ? value : typeset(value)) as T;
  }
  if (Array.isArray(value)) return value.map((item) => each(item, key)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, each(item, name)]),
  ) as T;
}

export const outlook = each(written);
