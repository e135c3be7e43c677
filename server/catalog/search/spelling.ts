/** The words that exist on the site, and corrections of those that do not. */
import SearchableMap from "minisearch/SearchableMap";
import type { IsEnglish } from "./dictionary.ts";
import { stemOf } from "./words.ts";

/** Shorter words resemble too many others. */
const shortestCorrection = 4;
/** Of a compound. */
const shortestPart = 3;
/** Of words that hardly resemble another by chance. */
const shortestSlip = 7;

/** Most letters that are added, left out or replaced in a misspelled word. */
export function allowedDistance({ length }: string): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

export class Vocabulary {
  readonly #isEnglish: IsEnglish;
  readonly #words = new SearchableMap<{ stem: string; count: number }>();
  readonly #stems = new Set<string>();

  constructor(isEnglish: IsEnglish) {
    this.#isEnglish = isEnglish;
  }

  /** Counts a word and returns its stem. */
  add(word: string): string {
    const known = this.#words.get(word);
    if (known) {
      known.count++;
      return known.stem;
    }
    const stem = stemOf(word);
    this.#words.set(word, { stem, count: 1 });
    this.#stems.add(stem);
    return stem;
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether it or another form of it exists. */
  knows(word: string): boolean {
    return this.#stems.has(stemOf(word));
  }

  /** "worklife": the two words of one that the texts write apart. "newletter" is "newsletter", not two. */
  split(word: string): [string, string] | null {
    if (this.knows(word) || this.#isSlip(word)) return null;
    for (let length = shortestPart; length <= word.length - shortestPart; length++) {
      const parts: [string, string] = [word.slice(0, length), word.slice(length)];
      if (parts.every((part) => this.has(part))) return this.#isEnglish(word) ? null : parts;
    }
    return null;
  }

  /** Whether one letter tells a long word from a word of the site. */
  #isSlip(word: string): boolean {
    return word.length >= shortestSlip && this.#words.fuzzyGet(word, 1).size > 0;
  }

  /**
   * The nearest word within the allowed distance, null when there is none. Another English word is
   * not misspelled, unless one letter is single or double by mistake ("planing").
   */
  nearest(word: string): string | null {
    const allowed = allowedDistance(word);
    if (allowed === 0) return null;
    const isOther = this.#isEnglish(word);
    const swapped = swapsOf(word).filter((swap) => this.has(swap))
      .map((candidate) => ({ candidate, distance: 1, count: this.#words.get(candidate)!.count }));
    const similar = [...this.#words.fuzzyGet(word, allowed)]
      .map(([candidate, [{ count }, distance]]) => ({ candidate, distance, count }));
    const ranked = [...swapped, ...similar]
      .filter(({ candidate }) =>
        candidate.length >= shortestCorrection &&
        (!isOther || withoutDoubles(candidate) === withoutDoubles(word))
      )
      .sort((a, b) =>
        a.distance - b.distance ||
        Number(b.candidate[0] === word[0]) - Number(a.candidate[0] === word[0]) ||
        b.count - a.count
      );
    return ranked[0]?.candidate ?? null;
  }
}

/** A swap of two neighbors counts as one change. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, "$1");
