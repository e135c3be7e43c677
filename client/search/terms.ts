/** Matches queries with texts: the server ranks, the page highlights. */

const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Ignored unless the query has no other words. */
const stopWords = new Set(
  "a an and are as at be by do for from how i in is it of on or our that the to we what with you your"
    .split(" "),
);

/** Lower case without accents and English endings: "policies" becomes "policy". */
export function stem(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]s?$/, "");
  if (plain.length < 4) return plain;
  return plain
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^su])s$/, "$1")
    .replace(/(\w{3})(?:ing|ed)$/, "$1")
    .replace(/([bdfgmnprt])\1$/, "$1")
    .replace(/(\w{3})e$/, "$1");
}

export function stemsOf(text: string): string[] {
  return (text.match(word) ?? []).map(stem);
}

/** The distinct stems of a query, without stop words. */
export function termsOf(query: string): string[] {
  const all = [...new Set(stemsOf(query))];
  const significant = all.filter((term) => !stopWords.has(term));
  return significant.length > 0 ? significant : all;
}

/** Longer terms also match the beginning of a word. */
export const allowsPrefix = (term: string) => term.length > 3;

export function matchesTerm(stemmed: string, term: string): boolean {
  return allowsPrefix(term) ? stemmed.startsWith(term) : stemmed === term;
}

/** Splits a text into pieces and marks those that match a term. */
export function highlight(text: string, terms: readonly string[]) {
  const pieces: { text: string; marked: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    const stemmed = stem(match[0]);
    if (!terms.some((term) => matchesTerm(stemmed, term))) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), marked: false });
    pieces.push({ text: match[0], marked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
