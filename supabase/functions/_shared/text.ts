/** Turns what a stranger typed into text that is safe in a header, a plain mail and HTML. */

/** Control characters, Unicode line breaks and the marks that reverse the order of what follows. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line without control characters, runs of white space as one space, at most `max` characters. */
export function singleLine(value: string, max: number): string {
  return truncate(value.toWellFormed().replace(unsafe, " ").replace(/\s+/gu, " ").trim(), max);
}

/** Line breaks as `\n`, at most one empty line in a row, no other control characters. */
export function multiLine(value: string): string {
  return value.toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .split("\n").map((line) => line.replace(unsafe, " ").trimEnd()).join("\n")
    .replace(/\n{3,}/g, "\n\n").trim();
}

/** At most `max` UTF-16 units, never half a character; what was cut is replaced by an ellipsis. */
export function truncate(value: string, max: number): string {
  if (value.length <= max) return value;
  return value.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "").trimEnd() + "…";
}

/** For HTML text and for attribute values in double quotes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Letters with their marks. A period ends a word or stands between initials: "J.R. Vance", "Dr. J.-P. Roy". */
const nameWords = /^(?:\p{L}\p{M}*|['’ -]|\.(?=$|[ -]|\p{L}\p{M}*(?:[. -]|$)))+$/u;

/**
 * Whether it can be nothing but a name, so that no mail program makes a link or a call of it. Otherwise
 * anyone could have the firm send their link to a stranger in a greeting.
 */
export function isName(value: string): boolean {
  const plain = value.normalize("NFKC");
  return plain.length <= 80 && /\p{L}/u.test(plain) && nameWords.test(plain);
}

/** Whether a mail program would make a link of it: an address, or a number to call. */
export function containsLink(value: string): boolean {
  // Marks and the full stops of other scripts hide a host name from people and expressions only.
  const plain = value.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[。｡]/gu, ".");
  return /:\/\/|www\.|@|[\p{L}\d]\.[\p{L}\d]{2}|\d\.\d|\S\/\S|(?:\d\W*){7}/iu.test(plain);
}
