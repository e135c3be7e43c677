/** How alike a query and a phrase are, whatever the order of their words. */
import { isFunctionWord, stemOf } from "./words.ts";

/** Each stem with its weight. */
export type Phrase = ReadonlyMap<string, number>;

/** "How" and "you" tell questions apart, but less than other words do. */
const functionWeight = 0.3;

export const phraseWeight = (word: string): number => isFunctionWord(word) ? functionWeight : 1;

export function weighPhrase(words: readonly string[]): Phrase {
  return new Map(words.map((word) => [stemOf(word), phraseWeight(word)]));
}

/** A word of a query with all that expresses it: stems that have to appear together. */
export interface QueryWord {
  weight: number;
  alternatives: readonly { stems: readonly string[] }[];
}

/** From 0, no word in common, to 1, the same words (Dice's coefficient). */
export function likeness(query: readonly QueryWord[], phrase: Phrase): number {
  const common = new Set<string>();
  let found = 0;
  for (const { weight, alternatives } of query) {
    const present = alternatives.find(({ stems }) => stems.every((stem) => phrase.has(stem)));
    if (!present) continue;
    found += weight;
    for (const stem of present.stems) common.add(stem);
  }
  if (found === 0) return 0;
  const covered = sum(common.values().map((stem) => phrase.get(stem)!));
  return (found + covered) /
    (sum(query.values().map(({ weight }) => weight)) + sum(phrase.values()));
}

const sum = (weights: Iterable<number>) => {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
};
