/** A small full-text search: a few dozen pages, all in memory. */
import { meets, stem, stemsOf, termsOf } from "../../../client/search/words.ts";
import type { SearchResult } from "../../../content/search.ts";

export interface SearchDocument extends Omit<SearchResult, "excerpt"> {
  summary: string;
  passages: readonly string[];
}

export interface SearchIndex {
  documents: readonly { document: SearchDocument; weights: ReadonlyMap<string, number> }[];
}

const titleWeight = 12;
const summaryWeight = 4;
/** How often a word counts in the body at most: length is not relevance. */
const bodyLimit = 4;
const resultLimit = 30;
const excerptLength = 240;

export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  return {
    documents: documents.map((document) => {
      const body = new Map<string, number>();
      for (const text of document.passages) {
        for (const word of stemsOf(text)) {
          body.set(word, Math.min(bodyLimit, (body.get(word) ?? 0) + 1));
        }
      }
      const weights = new Map(body);
      const add = (text: string, weight: number) => {
        for (const word of new Set(stemsOf(text))) {
          weights.set(word, (weights.get(word) ?? 0) + weight);
        }
      };
      add(document.title, titleWeight);
      add(document.summary, summaryWeight);
      return { document, weights };
    }),
  };
}

/**
 * Pages that have every word of the query or, when there are none, those that have some of them.
 * Rare words count more than frequent ones.
 */
export function find({ documents }: SearchIndex, query: string): SearchResult[] {
  const terms = termsOf(query);
  const found = documents.map(({ document, weights }) => ({
    document,
    byTerm: terms.map((term) => heaviest(weights, term)),
  }));
  const rarity = terms.map((_, term) => {
    const having = found.filter(({ byTerm }) => byTerm[term]! > 0).length;
    return Math.log(1 + documents.length / (1 + having));
  });
  const ranked = found
    .map(({ document, byTerm }) => ({
      document,
      words: byTerm.filter((weight) => weight > 0).length,
      score: byTerm.reduce((sum, weight, term) => sum + weight * rarity[term]!, 0),
    }))
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.words - a.words || b.score - a.score);
  const best = ranked[0]?.words;
  return ranked
    .filter(({ words }) => words === best)
    .slice(0, resultLimit)
    .map(({ document: { kind, title, href, date, summary, passages } }) => ({
      kind,
      title,
      href,
      date,
      excerpt: excerpt([summary, ...passages], terms),
    }));
}

function heaviest(weights: ReadonlyMap<string, number>, term: string): number {
  let best = 0;
  for (const [word, weight] of weights) {
    // The word itself before words that only begin with it.
    if (meets(word, term)) best = Math.max(best, word === term ? weight * 1.5 : weight);
  }
  return best;
}

/** The passage with most of the terms, from shortly before the first of them. */
function excerpt(passages: readonly string[], terms: readonly string[]): string {
  let best = passages[0] ?? "";
  let most = 0;
  for (const passage of passages) {
    const words = stemsOf(passage);
    const count = terms.filter((term) => words.some((word) => meets(word, term))).length;
    if (count > most) [best, most] = [passage, count];
  }
  if (best.length <= excerptLength) return best;
  const first =
    [...best.matchAll(/\S+/g)].find(({ 0: text }) =>
      terms.some((term) => stemsOf(text).some((word) => meets(word, stem(term))))
    )?.index ?? 0;
  const from = first < excerptLength * 0.7 ? 0 : best.indexOf(" ", first - 80) + 1;
  const cut = best.slice(from, from + excerptLength);
  const to = from + cut.length < best.length ? cut.lastIndexOf(" ") : cut.length;
  return `${from > 0 ? "… " : ""}${cut.slice(0, to)}${to < cut.length ? " …" : ""}`;
}
