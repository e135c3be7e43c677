/** Full-text search over all pages and their parts, in memory (docs/decisions/search.md). */
import MiniSearch from "minisearch";
import type { Page } from "../../../content/page-entry.ts";
import { paths } from "../../../content/paths.ts";
import {
  searchPage,
  type SearchResult,
  type SearchResults,
} from "../../../content/pages/search.ts";
import { yieldToEventLoop } from "../../runtime/limits/yield-to-event-loop.ts";
import { type Entry, readEntries } from "./entries.ts";
import { expandedWords } from "./expansions.ts";
import { Marker } from "./marked-text.ts";
import { type Concept, type ReadQuery, readQuery } from "./read-query.ts";
import { readDictionary } from "./dictionary.ts";
import { Vocabulary } from "./spelling.ts";
import { likeness } from "./phrases.ts";
import { stemOf, stemsOf, wordsOf } from "./words.ts";

export type Search = (query: string) => Omit<SearchResults, "partial">;

/** Results of one kind, so that each kind is in the filter of a common word. */
const kindLimit = 20;

/** The fields of an entry, by how much a word in them says about it. */
const boost = { name: 6, intents: 5, section: 2, purpose: 2, passages: 1 };
type Field = keyof typeof boost;
const fields = Object.keys(boost) as Field[];
const bm25 = { k: 1.2, b: 0.4, d: 0.5 };

/** Services and articles first, openings later, the home page last: it mentions everything. */
const weights: Partial<Record<Page["kind"], number>> = {
  service: 1.3,
  insight: 1.1,
  opening: 0.8,
  legal: 0.5,
};
const weightOf = ({ kind, path }: Page) => path === paths.home ? 0.05 : weights[kind] ?? 1;

/** How much more a result counts whose name, or one of whose intents, is the query. */
const phraseFactor = 6;
/** And whose name is the query letter by letter: "project manager" is not "project management". */
const nameFactor = 3;
/** How much more a result counts that has all of the query. */
const coveragePower = 2;
/** Least likeness to a name or an intent, where a query has only words such as "how" and "you". */
const leastLikeness = 0.6;
/** A legal page is asked for if its name or an intent is as like the query as this. */
const leastAsked = 0.4;
/** Or if both have this share of it. */
const leastNamed = 0.6;
/** Least share of what a query asks for that a result answers. */
const leastCoverage = 0.45;
/** And in comparison with the result that answers most. */
const leastOfBest = 0.5;

interface Match {
  entry: Entry;
  score: number;
  /** Of the index, that matched. */
  stems: readonly string[];
  /** Whether the entry's name or intents have them. */
  isNamed: boolean;
}

interface Hit {
  entry: Entry;
  score: number;
  /** Share of the query's concepts, by their rarity, that the entry has. */
  coverage: number;
  /** Of that, what its name and intents have. Nothing for a single word, which intents may only mention. */
  named: number;
  /** To the most similar of its name and intents. */
  likeness: number;
  stems: Set<string>;
}

/** The stems of an entry's fields, each as one text. */
type Indexed = { id: number } & Record<Field, string>;

/** Indexes all texts once, in steps. */
export async function createSearch(pages: readonly Page[]): Promise<Search> {
  const vocabulary = new Vocabulary(await readDictionary());
  const entries = await readEntries(pages, vocabulary);
  const index = new EntryIndex(entries);
  for (const entry of entries) {
    await yieldToEventLoop();
    index.add(entry);
  }
  for (const word of expandedWords) vocabulary.add(word);

  const marker = new Marker();
  return (query) => {
    const read = readQuery(query, vocabulary);
    const shown = limitKinds(bestOfEachPage(rank(read, index)));
    return {
      results: shown.map((hit) => resultOf(hit, marker)),
      corrected: shown.length > 0 ? read.corrected : null,
    };
  };
}

class EntryIndex {
  readonly #entries: readonly Entry[];
  readonly #index = new MiniSearch<Indexed>({
    fields,
    tokenize: (stems) => stems.split(" "),
    processTerm: (stem) => stem || null,
    searchOptions: { boost, bm25 },
  });

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  add(entry: Entry): void {
    this.#index.add(indexed(entry));
  }

  /** The entries that have one of the concepts or more. */
  findHits(concepts: readonly Concept[], searched: Field[]): Map<Entry, Hit> {
    const hits = new Map<Entry, Hit>();
    const asked = concepts.map((concept) => this.#findConcept(concept, searched));
    const rarityOf = ({ size }: Map<Entry, Match>) =>
      2 + Math.log(1 + this.#entries.length / (size + 0.5));
    const total = asked.reduce((sum, found) => sum + rarityOf(found), 0);
    for (const found of asked) {
      const share = rarityOf(found) / total;
      for (const { entry, score, stems, isNamed } of found.values()) {
        const hit = hits.get(entry) ??
          { entry, score: 0, coverage: 0, named: 0, likeness: 0, stems: new Set() };
        hit.score += score;
        hit.coverage += share;
        if (isNamed && concepts.length > 1) hit.named += share;
        for (const stem of stems) hit.stems.add(stem);
        hits.set(entry, hit);
      }
    }
    return hits;
  }

  /** By entry, the best of the alternatives that it has. */
  #findConcept({ alternatives }: Concept, searched: Field[]): Map<Entry, Match> {
    const found = new Map<Entry, Match>();
    for (const { stems, weight } of alternatives) {
      for (const match of this.#findAlternative(stems, searched)) {
        const { entry } = match;
        const known = found.get(entry);
        const score = Math.max(match.score * weight, known?.score ?? 0);
        found.set(entry, {
          entry,
          score,
          stems: [...match.stems, ...known?.stems ?? []],
          isNamed: match.isNamed || known?.isNamed === true,
        });
      }
    }
    return found;
  }

  /** The entries that have the stems, all of them in the given fields. */
  #findAlternative(stems: readonly string[], searched: Field[]): Match[] {
    const queries = stems.map((stem) => ({ queries: [stem], fields: searched }));
    return this.#index.search({ combineWith: "AND", queries }).map((
      { id, score, terms, match },
    ) => ({
      entry: this.#entries[id]!,
      // MiniSearch multiplies by the number of terms.
      score: score / stems.length ** 2,
      stems: terms,
      isNamed: Object.values(match).every((fields) => fields.some(isNaming)),
    }));
  }
}

/** What is near enough to the query, best first. */
function rank({ concepts, functionConcepts, words }: ReadQuery, index: EntryIndex): Hit[] {
  const isOnlyFunction = concepts.length === 0;
  const hits = isOnlyFunction
    ? index.findHits(functionConcepts, ["intents"])
    : index.findHits(concepts, fields);
  const phrase = [...concepts, ...functionConcepts];
  for (const hit of hits.values()) {
    hit.likeness = Math.max(...hit.entry.phrases.map((other) => likeness(phrase, other)));
    hit.score *= hit.coverage ** coveragePower * weightOf(hit.entry.page) *
      (1 + phraseFactor * hit.likeness ** 3);
    if (wordsOf(hit.entry.name).join(" ") === words.join(" ")) hit.score *= nameFactor;
    if (isOnlyFunction && hit.likeness < leastLikeness) hits.delete(hit.entry);
  }
  const ranked = [...hits.values()].sort((a, b) =>
    Number(isSmallPrint(a)) - Number(isSmallPrint(b)) || b.score - a.score
  );
  const most = Math.max(...ranked.map(({ coverage }) => coverage), 0);
  return ranked.filter(({ coverage }) => coverage >= Math.max(leastCoverage, most * leastOfBest));
}

/** Of a page and its parts, the first one alone. */
function bestOfEachPage(hits: readonly Hit[]): Hit[] {
  const byPage = new Map<Page, Hit>();
  for (const hit of hits) if (!byPage.has(hit.entry.page)) byPage.set(hit.entry.page, hit);
  return [...byPage.values()];
}

function limitKinds(hits: readonly Hit[]): Hit[] {
  const counts = { service: 0, insight: 0, page: 0, opening: 0 };
  return hits.filter(({ entry }) => counts[shownKind(entry.page)]++ < kindLimit);
}

/** Searches that compile the engine's hot functions. */
const warmUpSearches = 60;

/**
 * Searches names of pages in steps, so that the first visitors' queries are as fast as later ones: a cold
 * engine takes up to 20 ms for one, a warm one 2 ms.
 */
export async function warmUp(search: Search, pages: readonly Page[]): Promise<void> {
  for (const { name } of pages.slice(0, warmUpSearches)) {
    await yieldToEventLoop();
    search(name);
  }
}

const isNaming = (field: string) => field === "name" || field === "intents";

/** A legal page that is not what was asked for. */
const isSmallPrint = ({ entry, likeness, named }: Hit) =>
  entry.page.kind === "legal" && likeness < leastAsked && named < leastNamed;

const shownKind = ({ kind }: Page) =>
  kind in searchPage.kinds ? kind as SearchResult["kind"] : "page";

function labelOf({ page, fragment }: Entry): string {
  const { kinds, labels } = searchPage;
  if (fragment?.label) return labels[fragment.label];
  if (page.kind === "legal" || page.kind === "file") return labels[page.kind];
  return kinds[shownKind(page)];
}

function resultOf({ entry, stems }: Hit, marker: Marker): SearchResult {
  const { page, name, href, fragment, passages } = entry;
  return {
    kind: shownKind(page),
    label: labelOf(entry),
    title: marker.mark(name, stems),
    href,
    partOf: fragment && page.name,
    date: page.dated ?? null,
    excerpt: marker.excerptOf(passages, stems),
  };
}

function indexed({ id, page, name, fragment, intents, passages }: Entry): Indexed {
  const nameStems = stemsOf(name).join(" ");
  return {
    id,
    name: fragment?.isSection ? "" : nameStems,
    section: fragment?.isSection ? nameStems : "",
    intents: intents.flatMap((phrase) => wordsOf(phrase).map(stemOf)).join(" "),
    purpose: fragment ? "" : stemsOf(`${page.title} ${page.description}`).join(" "),
    passages: passages.flatMap(({ stems }) => stems).join(" "),
  };
}
