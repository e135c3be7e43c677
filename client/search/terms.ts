/** How a query matchesTerm a text: the server ranks by it, the page highlights by it. */

const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Too common to tell pages apart; used only when nothing else was asked for. */
const common = new Set(
  "a an and are as at be by do for from how i in is it of on or our that the to we what with you your"
    .split(" "),
);

/** Lower case without accents and English endings, so that "policies" matchesTerm "policy". */
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

/** The stems of a text's words, in order. */
export function stemsOf(text: string): string[] {
  return (text.match(word) ?? []).map(stem);
}

/** The distinct stems a query asks for. */
export function termsOf(query: string): string[] {
  const all = [...new Set(stemsOf(query))];
  const telling = all.filter((term) => !common.has(term));
  return telling.length > 0 ? telling : all;
}

/** Short terms must be the whole word, longer ones may be its beginning. */
export const allowsPrefix = (term: string) => term.length > 3;

export function matchesTerm(stemmed: string, term: string): boolean {
  return allowsPrefix(term) ? stemmed.startsWith(term) : stemmed === term;
}

/** The text in pieces, those that meet a term marked. Joined, they are the text again. */
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
