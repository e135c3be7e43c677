/** Shortens passages and marks what matched. */
import type { MarkedText } from "../../../content/pages/search.ts";
import type { Passage } from "./entries.ts";
import { findWords, normalizeWord, stemOf } from "./words.ts";

const excerptLength = 240;
/** Shorter passages are labels, such as a category, which say nothing about the page. */
const labelLength = 30;
/** Characters before the first marked word of a shortened passage. */
const leadLength = 80;

/** Marks the texts of one index, and stems each of their words once. */
export class Marker {
  readonly #stems = new Map<string, string>();

  /** The passage with the most different stems, without one the first, cut shortly before the first one. */
  excerptOf(passages: readonly Passage[], stems: ReadonlySet<string>): MarkedText {
    const passage = bestPassage(passages, stems);
    return passage ? this.mark(this.#shorten(passage.text, stems), stems) : [];
  }

  /** The whole text in pieces. */
  mark(text: string, stems: ReadonlySet<string>): MarkedText {
    const pieces: { text: string; marked: boolean }[] = [];
    let end = 0;
    for (const { index, text: word } of findWords(text)) {
      if (!stems.has(this.#stemOf(word))) continue;
      if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
      pieces.push({ text: word, marked: true });
      end = index + word.length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
    return pieces;
  }

  /** At most `excerptLength` characters and two ellipses. */
  #shorten(text: string, stems: ReadonlySet<string>): string {
    if (text.length <= excerptLength) return text;
    const first = findWords(text).find(({ text }) => stems.has(this.#stemOf(text)));
    const matchAt = first?.index ?? 0;
    const from = matchAt < excerptLength * 0.7 ? 0 : text.indexOf(" ", matchAt - leadLength) + 1;
    const cut = text.slice(from, from + excerptLength);
    const reachesEnd = from + cut.length === text.length;
    const lastSpace = cut.lastIndexOf(" ");
    const to = reachesEnd || lastSpace < 0 ? cut.length : lastSpace;
    return `${from > 0 ? "… " : ""}${cut.slice(0, to)}${reachesEnd ? "" : " …"}`;
  }

  #stemOf(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(normalizeWord(word));
    this.#stems.set(word, stem);
    return stem;
  }
}

function bestPassage(passages: readonly Passage[], stems: ReadonlySet<string>) {
  let best = passages[0];
  let most = 0;
  for (const passage of passages) {
    if (passage.text.length < labelLength) continue;
    const found = new Set<string>();
    for (const stem of passage.stems) if (stems.has(stem)) found.add(stem);
    if (found.size > most) [best, most] = [passage, found.size];
  }
  return best;
}
