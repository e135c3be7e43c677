/** English words, from Hunspell's list. */
import dictionary from "dictionary-en";
import { yieldToEventLoop } from "../../runtime/limits/yield-to-event-loop.ts";

/** Endings that the list leaves to rules, and what a word without them ends with. */
const endings: readonly [ending: RegExp, instead: readonly string[]][] = [
  [/ies$/, ["y"]],
  [/ied$/, ["y"]],
  [/es$/, ["", "e"]],
  [/s$/, [""]],
  [/ed$/, ["", "e"]],
  [/ing$/, ["", "e"]],
  [/ers?$/, ["", "e"]],
  [/ly$/, [""]],
];

/** Whether it is an English word, in any of its forms. Of a normalized word. */
export type IsEnglish = (word: string) => boolean;

let read: Promise<IsEnglish> | undefined;

/** Reads the list once, in steps. */
export function readDictionary(): Promise<IsEnglish> {
  read ??= readList();
  return read;
}

async function readList(): Promise<IsEnglish> {
  const text = new TextDecoder().decode(dictionary.dic).toLowerCase();
  /** By its first letters, as one text: a set of all words would take ten times the memory. */
  const lists = new Map<string, string>();
  let last = 0;
  while (last >= 0) {
    await yieldToEventLoop();
    const next = text.indexOf("\n", last + 10_000);
    for (const line of text.slice(last, next < 0 ? undefined : next).split("\n")) {
      const word = line.split("/", 1)[0]!;
      const start = startOf(word);
      lists.set(start, `${lists.get(start) ?? " "}${word} `);
    }
    last = next;
  }
  const isListed = (word: string) => lists.get(startOf(word))?.includes(` ${word} `) === true;
  return (word) => isListed(word) || formsOf(word).some(isListed);
}

const startOf = (word: string) => word.slice(0, 2);

/** What the list may have instead of a word with an ending. */
function formsOf(word: string): string[] {
  return endings.filter(([ending]) => ending.test(word)).flatMap(([ending, instead]) => {
    const base = word.replace(ending, "");
    const isDoubled = base.at(-1) === base.at(-2);
    return [...instead.map((letters) => base + letters), ...isDoubled ? [base.slice(0, -1)] : []];
  });
}
