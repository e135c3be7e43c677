/** Words of texts and queries, and their stems. */
import { stemmer } from "stemmer";

const pattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Most words, which need no more than lower case. */
const plain = /^[A-Za-z0-9]+$/;

/** Words that say how a question is asked, and not what about. */
const functionWords = new Set(
  `a about actually all also an and another any anybody anyone anything are arent as at be been being but
  by can cant could couldnt did do does doesnt dont even ever find for from get give had has hasnt have
  havent having help helping here heres how hows i id if ill im in into is isnt it its ive just let like
  looking make many may me might much my need needed needs no not now of on or our ours please really see
  shall should shouldnt show so some somebody someone something soon tell than that thats the their them
  then there these they theyre thing things this those to too us use using very want wanted wants was
  wasnt we were werent weve what whats when where wheres which who whom whos whose why will with wont
  would wouldnt you your youre yours`
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
