/** Words of texts and queries, and their stems. */
import { stemmer } from "stemmer";

const pattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Most words, which need no more than lower case. */
const plain = /^[A-Za-z0-9]+$/;

/** Words that say how a question is asked, and not what about. */
const functionWords = new Set(
  `a about all also an and another any are as at be been being but by can cant could did do does doesnt dont
  find for from get give had has have help helping here how i id if im in into is isnt it its ive just let
  like looking make many may me might much my need no not now of on or our ours please see shall should show
  so some soon tell than that the their them then there these they this those to too us use using want was we
  were what whats when where wheres which who whom whos whose why will with would you your yours youre`
    .split(/\s+/),
);

/** Words that the stemmer would take for forms of others. */
const ownStems = new Map(Object.entries({
  author: "author",
  authors: "author",
  authority: "authority",
  authorities: "authority",
  communication: "communication",
  communications: "communication",
  community: "community",
  communities: "community",
  internal: "internal",
  minority: "minority",
  minorities: "minority",
  news: "news",
  publication: "publication",
  publications: "publication",
  status: "status",
  succession: "succession",
}));

export const isFunctionWord = (word: string): boolean => functionWords.has(word);

/** Lower case, without accents, apostrophes and the possessive. */
export function normalizeWord(word: string): string {
  if (plain.test(word)) return word.toLowerCase();
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/['’]s?$/, "").replace(/['’]/g, "");
}

/** Where each word of a text begins, and the word. */
export function findWords(text: string): { index: number; text: string }[] {
  return [...text.matchAll(pattern)].map(({ 0: text, index }) => ({ text, index }));
}

/** The normalized words of a text. */
export function wordsOf(text: string): string[] {
  return (text.match(pattern) ?? []).map(normalizeWord);
}

/** "policies" and "policy" have one stem; "status" and "statue" do not. Of a normalized word. */
export function stemOf(word: string): string {
  if (word.length < 3) return word;
  return ownStems.get(word) ?? stemmer(word);
}

/** Stems of a text's words in its order, without function words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !isFunctionWord(word)).map(stemOf);
}
