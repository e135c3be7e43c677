/** Full-text search over all pages, in memory. */
import MiniSearch from "minisearch";
import { allowsPrefix, matchesTerm, stemsOf, termsOf } from "../../../client/search/terms.ts";
import type { Page } from "../../../content/page.ts";
import { paths } from "../../../content/paths.ts";
import { plainText } from "../../../content/plain-text.ts";
import { searchPage, type SearchResult } from "../../../content/pages/search.ts";
import { synonyms } from "../../../content/synonyms.ts";

/** Results of one kind, so that each kind is in the filter of a common word. */
const kindLimit = 20;
const excerptLength = 240;

/** Ranking: services and articles first, openings later, the home page last (it mentions everything). */
const weights: Partial<Record<Page["kind"], number>> = { service: 2, insight: 1.5, opening: 0.5 };
const weightOf = ({ kind, path }: Page) => path === paths.home ? 0.02 : weights[kind] ?? 1;

interface Passage {
  text: string;
  stems: string[];
}

/**
 * Indexes all texts once. A search returns the pages with every word of a query or, if there are
 * none, the pages with most of them.
 */
export function createSearch(pages: readonly Page[]): (query: string) => SearchResult[] {
  const documents = pages.filter(({ unlisted }) => !unlisted).map((page) => ({
    ...page,
    passages: page.texts.flatMap((text) => typeof text === "string" ? text : textsIn(text)),
  }));
  const stemmed = new Map<string, Passage[]>();
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

  /** Stems are cached per page: they take most of the time of a search. */
  function passagesAt(path: string): Passage[] {
    const { description, passages } = byPath.get(path)!;
    const known = stemmed.get(path) ??
      [description, ...passages].map((text) => ({ text, stems: stemsOf(text) }));
    stemmed.set(path, known);
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
    const counts = { service: 0, insight: 0, page: 0, opening: 0 };
    return [...new Set(found)]
      .map((id) => {
        const page = byPath.get(id)!;
        return { ...page, kind: shownKind(page) };
      })
      .filter(({ kind }) => counts[kind]++ < kindLimit)
      .map(({ kind, name, path, dated }) => ({
        kind,
        title: name,
        href: path,
        date: dated ?? null,
        excerpt: excerpt(passagesAt(path), terms),
      }));
  };
}

const shownKind = ({ kind }: Page) =>
  kind in searchPage.kinds ? kind as SearchResult["kind"] : "page";

const wordsFor = new Map(Object.entries(synonyms));

/** Replaces abbreviations by the words that the texts use. */
const spellOut = (query: string) =>
  query.replace(/[\p{L}\p{N}]+/gu, (word) => wordsFor.get(word.toLowerCase()) ?? word);

/** The passage with most of the terms, cut shortly before the first one. */
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

/** Shorter texts are labels or names. */
const isPassage = (text: string) => text.length >= 25 && text.includes(" ");
/** Keys whose texts are not visible, or repeat on many pages. */
const unread = new Set(["meta", "href", "slug", "id", "icon", "form", "sources", "source"]);

/** The texts of a content value. Runs of rich text become one paragraph. */
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
