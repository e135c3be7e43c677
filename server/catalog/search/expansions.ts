/** Other words for those of a query, from content/synonyms.ts. */
import { abbreviations, fieldWords } from "../../../content/synonyms.ts";
import { stemsOf, wordsOf } from "./words.ts";

interface Expansion {
  from: readonly string[];
  to: readonly string[];
}

const bothWays = Object.entries(abbreviations).flatMap(([short, long]): Expansion[] => [
  { from: stemsOf(short), to: stemsOf(long) },
  { from: stemsOf(long), to: stemsOf(short) },
]);
const oneWay = Object.entries(fieldWords).flatMap(([words, others]) =>
  others.map((other): Expansion => ({ from: stemsOf(other), to: stemsOf(words) }))
);

/** By their first stem. */
const expansions = Map.groupBy([...bothWays, ...oneWay], ({ from }) => from[0]!);

/** Every word that visitors may type and no text has to contain. */
export const expandedWords: readonly string[] = [
  ...Object.keys(abbreviations),
  ...Object.values(fieldWords).flat().flatMap(wordsOf),
];

/** The expansions of the words that begin at a position, with how many they replace. */
export function expansionsAt(stems: readonly string[], start: number) {
  const possible = expansions.get(stems[start]!) ?? [];
  return possible
    .filter(({ from }) => from.every((stem, offset) => stems[start + offset] === stem))
    .map(({ from, to }) => ({ length: from.length, to }));
}
