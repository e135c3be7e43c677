/** What a query asks for: concepts, each with all the words that express it. */
import { expansionsAt } from "./expansions.ts";
import { findWords, isFunctionWord, normalizeWord, stemOf } from "./words.ts";
import { phraseWeight } from "./phrases.ts";
import type { Vocabulary } from "./spelling.ts";

/** Stems that have to appear together. */
export interface Alternative {
  stems: readonly string[];
  /** Share of the score of the visitor's own words. */
  weight: number;
}

export interface Concept {
  alternatives: readonly Alternative[];
  /** Beside other words of a phrase. */
  weight: number;
}

export interface ReadQuery {
  /** Of its words other than "how" and "you". */
  concepts: readonly Concept[];
  /** Of those. */
  functionConcepts: readonly Concept[];
  /** All of them in their order, as corrected. */
  words: readonly string[];
  /** The query with its misspelled words replaced, if it has any. */
  corrected: string | null;
}

/** Words that are read; the others of a long query are ignored. */
const wordLimit = 12;
/** Unknown words of one query that are corrected or split: each costs a look at the vocabulary. */
const unknownLimit = 3;

const expansionWeight = 0.8;
const compoundWeight = 1;

export function readQuery(query: string, vocabulary: Vocabulary): ReadQuery {
  const read = correct(query, vocabulary);
  const words = read.words.slice(0, wordLimit);
  const content = words.filter((word) => !isFunctionWord(word));
  const stems = content.map(stemOf);
  const alternatives: Alternative[][] = stems.map((stem) => [{ stems: [stem], weight: 1 }]);

  for (const start of stems.keys()) {
    for (const { length, to } of expansionsAt(stems, start)) {
      for (let place = start; place < start + length; place++) {
        alternatives[place]!.push({ stems: to, weight: expansionWeight });
      }
    }
    const joined = `${content[start]}${content[start + 1]}`;
    if (vocabulary.has(joined)) {
      const compound = { stems: [stemOf(joined)], weight: compoundWeight };
      alternatives[start]!.push(compound);
      alternatives[start + 1]!.push(compound);
    }
    for (const { to } of expansionsAt([stemOf(joined)], 0)) {
      alternatives[start]!.push({ stems: to, weight: expansionWeight });
      alternatives[start + 1]?.push({ stems: to, weight: expansionWeight });
    }
    const parts = vocabulary.split(content[start]!);
    if (parts) alternatives[start]!.push({ stems: parts.map(stemOf), weight: compoundWeight });
  }
  return {
    concepts: alternatives.map((alternatives) => ({ alternatives, weight: 1 })),
    functionConcepts: words.filter(isFunctionWord).map((word) => ({
      alternatives: [{ stems: [stemOf(word)], weight: 1 }],
      weight: phraseWeight(word),
    })),
    words,
    corrected: read.corrected,
  };
}

function correct(query: string, vocabulary: Vocabulary) {
  const found = findWords(query);
  const words = found.map(({ text }) => normalizeWord(text));
  let corrected = "";
  let end = 0;
  let unknown = 0;
  for (const [place, { index, text }] of found.entries()) {
    const word = words[place]!;
    if (isKnown(words, place, vocabulary) || unknown >= unknownLimit) continue;
    unknown++;
    const nearest = vocabulary.nearest(word);
    if (nearest === null) continue;
    words[place] = nearest;
    corrected += query.slice(end, index) + nearest;
    end = index + text.length;
  }
  return { words, corrected: end > 0 ? corrected + query.slice(end) : null };
}

function isKnown(words: readonly string[], place: number, vocabulary: Vocabulary): boolean {
  const word = words[place]!;
  if (isFunctionWord(word) || vocabulary.knows(word)) return true;
  return isPartOfCompound(words, place, vocabulary) || vocabulary.split(word) !== null;
}

/** "non profit": two words that the texts write as one. */
function isPartOfCompound(words: readonly string[], place: number, vocabulary: Vocabulary) {
  const word = words[place]!;
  return vocabulary.has(`${word}${words[place + 1]}`) ||
    vocabulary.has(`${words[place - 1]}${word}`);
}
