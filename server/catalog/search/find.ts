/** The search: a few dozen pages, all in memory. */
import MiniSearch from "minisearch";
import { allowsPrefix, matchesTerm, stemsOf, termsOf } from "../../../client/search/terms.ts";
import type { Page } from "../../../content/page.ts";
import { paths } from "../../../content/paths.ts";
import { plainText } from "../../../content/plain-text.ts";
import { searchPage, type SearchResult } from "../../../content/pages/search.ts";
import { synonyms } from "../../../content/synonyms.ts";

const resultLimit = 30;
const excerptLength = 240;

/** At equal words: what the firm does and writes before whom it hires; the home page names it all. */
const weights: Partial<Record<Page["kind"], number>> = { service: 2, insight: 1.5, opening: 0.5 };
const weightOf = ({ kind, path }: Page) => path === paths.home ? 0.02 : weights[kind] ?? 1;

interface Passage {
  text: string;
  stems: string[];
}

/**
 * Finds pages that have every word of a query or, when there are none, those that have most of them.
 * Making it reads all texts: it serves until the pages change.
 */
export function createSearch(pages: readonly Page[]): (query: string) => SearchResult[] {
  const documents = pages.filter(({ unlisted }) => !unlisted).map((page) => ({
    ...page,
    passages: page.texts.flatMap((text) => typeof text === "string" ? text : textsIn(text)),
  }));
  const read = new Map<string, Passage[]>();
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const index = new MiniSearch<Page>({
    idField: "path",
    fields: ["name", "description", "passages"],
    tokenize: stemsOf,
    searchOptions: {
      tokenize: termsOf,
      boost: { name: 6, description: 2 },
      boostDocument: (path) => weightOf(byPath.get(path)!),
      prefix: allowsPrefix,
      weights: { prefix: 0.2, fuzzy: 0 },
    },
  });
  index.addAll(documents);

  /** Stems are made once for each page that is ever found: they are what a search spends its time on. */
  function passagesAt(path: string): Passage[] {
    const { description, passages } = byPath.get(path)!;
    const known = read.get(path) ??
      [description, ...passages].map((text) => ({ text, stems: stemsOf(text) }));
    read.set(path, known);
    return known;
  }

  function bestFor(query: string): string[] {
    const found = index.search(query);
    const most = Math.max(...found.map(({ queryTerms }) => queryTerms.length));
    return found.filter(({ queryTerms }) => queryTerms.length === most).map(({ id }) => id);
  }

  return (query) => {
    const spelledOut = spellOut(query);
    const found = bestFor(query);
    if (spelledOut !== query) found.push(...bestFor(spelledOut));
    const terms = termsOf(`${query} ${spelledOut}`);
    return [...new Set(found)]
      .slice(0, resultLimit)
      .map((id) => {
        const { kind, name, path, dated } = byPath.get(id)!;
        return {
          kind: kind in searchPage.kinds ? kind as SearchResult["kind"] : "page",
          title: name,
          href: path,
          date: dated ?? null,
          excerpt: excerpt(passagesAt(path), terms),
        };
      });
  };
}

const wordsFor = new Map(Object.entries(synonyms));

/** The query with its abbreviations replaced by the words that the texts use. */
const spellOut = (query: string) =>
  query.replace(/[\p{L}\p{N}]+/gu, (word) => wordsFor.get(word.toLowerCase()) ?? word);

/** The passage with most of the terms, from shortly before the first of them. */
function excerpt(passages: readonly Passage[], terms: readonly string[]): string {
  let best = passages[0]?.text ?? "";
  let most = 0;
  for (const { text, stems } of passages) {
    const count = terms.filter((term) => stems.some((stem) => matchesTerm(stem, term))).length;
    if (count > most) [best, most] = [text, count];
  }
  if (best.length <= excerptLength) return best;
  const first =
    [...best.matchAll(/\S+/g)].find(({ 0: text }) =>
      terms.some((term) => stemsOf(text).some((word) => matchesTerm(word, term)))
    )?.index ?? 0;
  const from = first < excerptLength * 0.7 ? 0 : best.indexOf(" ", first - 80) + 1;
  const cut = best.slice(from, from + excerptLength);
  const to = from + cut.length < best.length ? cut.lastIndexOf(" ") : cut.length;
  return `${from > 0 ? "… " : ""}${cut.slice(0, to)}${to < cut.length ? " …" : ""}`;
}

/** Shorter texts are labels, and those of one word are names of things. */
const isPassage = (text: string) => text.length >= 25 && text.includes(" ");
/** What is not read on the page, or is the same on many. */
const unread = new Set(["meta", "href", "slug", "id", "icon", "form", "sources", "source"]);

/** The texts of a content value; runs of rich text are joined to the paragraph they make. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return isPassage(value) ? [value] : [];
  if (Array.isArray(value)) {
    return value.some((part) => typeof part === "string") && value.some(isRun)
      ? [plainText(value)]
      : value.flatMap(textsIn);
  }
  return Object.entries(value ?? {}).flatMap(([key, part]) => unread.has(key) ? [] : textsIn(part));
}

const isRun = (part: unknown) =>
  "strong" in Object(part) || "href" in Object(part) && "text" in Object(part);
