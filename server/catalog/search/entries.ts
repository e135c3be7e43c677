/** What can be a result: each page, and each of its parts. */
import type { Fragment, Page } from "../../../content/page-entry.ts";
import { yieldToEventLoop } from "../../runtime/limits/yield-to-event-loop.ts";
import { type Phrase, weighPhrase } from "./phrases.ts";
import type { Vocabulary } from "./spelling.ts";
import { isFunctionWord, wordsOf } from "./words.ts";
import { textsIn } from "./texts.ts";

export interface Passage {
  text: string;
  /** Of its words, in their order. */
  stems: readonly string[];
}

export interface Entry {
  /** Place in the list of entries. */
  id: number;
  page: Page;
  /** Null for the page as a whole. */
  fragment: Fragment | null;
  name: string;
  href: string;
  intents: readonly string[];
  /** The name, its parts and the intents. */
  phrases: readonly Phrase[];
  /** The page's description first. */
  passages: readonly Passage[];
}

/** Characters of one entry that are read: a row can hold more. */
const lengthLimit = 60_000;

/** The entries of the pages that search may show, made in steps. Their words join the vocabulary. */
export async function readEntries(
  pages: readonly Page[],
  vocabulary: Vocabulary,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const page of pages.filter(({ unlisted }) => !unlisted)) {
    const { path, description, texts, fragments = [] } = page;
    const whole = { id: entries.length, page, fragment: null, href: path, ...readNames(page) };
    const parts: Entry[] = [];
    for (const fragment of fragments) {
      parts.push({
        id: whole.id + 1 + parts.length,
        page,
        fragment,
        href: `${path}#${fragment.id}`,
        ...readNames(fragment),
        passages: await readPassages(fragment.texts, vocabulary),
      });
    }
    const own = await readPassages([description, ...texts], vocabulary);
    const passages = [...own, ...parts.flatMap(({ passages }) => passages)];
    entries.push({ ...whole, passages }, ...parts);
  }
  for (const { name, intents } of entries) {
    for (const text of [name, ...intents]) stemsOf(text, vocabulary);
  }
  return entries;
}

function readNames({ name, intents = [] }: { name: string; intents?: readonly string[] }) {
  const split = intents.flatMap(partsOf);
  const phrases = [name, ...partsOf(name), ...split].map((text) => weighPhrase(wordsOf(text)));
  return { name, intents: split, phrases };
}

const partsOf = (phrases: string) => phrases.split(/[,;:?]\s*/).filter(Boolean);

async function readPassages(
  texts: readonly unknown[],
  vocabulary: Vocabulary,
): Promise<Passage[]> {
  const passages: Passage[] = [];
  let length = 0;
  for (const text of texts.flatMap(textsOf)) {
    await yieldToEventLoop();
    length += text.length;
    if (length > lengthLimit) break;
    passages.push({ text, stems: stemsOf(text, vocabulary) });
  }
  return passages;
}

/** A text of its own is a passage at any length. */
const textsOf = (value: unknown) => typeof value === "string" ? [value] : textsIn(value);

function stemsOf(text: string, vocabulary: Vocabulary): string[] {
  const words = wordsOf(text).filter((word) => !isFunctionWord(word));
  return words.map((word) => vocabulary.add(word));
}
