/** What is read, by name: the backend's rows, kept, and what the site makes of them. */
import { LRUCache } from "lru-cache";
import { normalizeQuery } from "../../client/search/query.ts";
import type { Reads } from "../../client/catalog/reads.ts";
import { type Rows, type Service, tables } from "../../client/catalog/rows.ts";
import { findPage, listPages, siteMap } from "../../content/pages.ts";
import type { Backend } from "../backend/client.ts";
import { createRateLimit } from "../forms/rate-limit.ts";
import { reason } from "../log.ts";
import {
  type Answer,
  type Answered,
  answerOf,
  type Freshness,
  type Good,
  type Kept,
  kept,
  madeOnce,
  whenAnswered,
} from "./kept.ts";
import { createBreaker } from "./breaker.ts";
import { readRows, type Source } from "./read-rows.ts";
import { createSearch } from "./search/find.ts";
import { nearestPages } from "./search/nearest.ts";

export type Catalog = {
  [Name in keyof Reads]: (
    ...argument: Parameters<Reads[Name]>
  ) => Answered<ReturnType<Reads[Name]>>;
};

interface CatalogOptions extends Partial<Freshness>, Pick<Source, "log" | "pictureOrigins"> {
  /** `null` is the specification's "not configured" (SPEC §8). */
  backend: Backend | null;
}

/** Slugs are invented without end: what is kept of them, and asked for (docs/decisions/data.md). */
const singleLimit = 200;
const singleTtl = 10_000;
const singleTurns = { tokens: 50, periodMs: 50_000 };
/** Queries can be invented as well: the answers to the last ones are kept. */
const queriesKept = 200;
/** The form every slug has (SPEC §2). */
const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const siteMapAnswer = answerOf(siteMap);
/** Asked for at every request of a page that might be missing. */
const noPages = answerOf([]);

export function createCatalog(
  { backend, log, pictureOrigins, ttl = 60_000, now = () => performance.now() }: CatalogOptions,
): Catalog {
  const breaker = createBreaker(now);
  const source = backend && { backend, log, breaker, pictureOrigins };

  function keep<T>(what: string, load: () => Promise<T>, freshFor = ttl) {
    return kept(load, { ttl: freshFor, now }, (error) => {
      log.error("backend_read_failed", { read: what, reason: reason(error) });
    });
  }

  // "The data helpers raise a 'not configured' error … list helpers return an empty list."
  const lists = Object.fromEntries(
    Object.keys(tables).map((table) => [
      table,
      keep(table, async () => source ? await readRows(source, table as keyof Rows) : []),
    ]),
  ) as { [Table in keyof Rows]: Kept<Rows[Table][]> };

  const bySlug = madeOnce(({ value }: Good<Service[]>) =>
    new Map(value.map((service) => [service.slug, answerOf(service)]))
  );
  const single = new LRUCache<string, Kept<Service | null>>({
    max: singleLimit,
    memoMethod: (slug) =>
      keep(`service ${slug}`, async () => {
        if (!source) throw new Error("backend not configured");
        return (await readRows(source, "services", slug))[0] ?? null;
      }, Math.min(ttl, singleTtl)),
  });
  const turns = createRateLimit({ ...singleTurns, now });
  const serviceBySlug = (slug: string): Answered<Service | null> =>
    wellFormed.test(slug) && (single.has(slug) || turns.tryConsume(""))
      ? single.memo(slug)()
      : answerOf(null);

  const searchOf = madeOnce((services: Answer<Service[]>) => {
    const search = createSearch(listPages(services.ok ? services.value : []));
    return new LRUCache({
      max: queriesKept,
      memoMethod: (query: string) => answerOf({ results: search(query), partial: !services.ok }),
    });
  });

  return {
    ...lists,
    "service-summaries": ofEach(
      lists.services,
      ({ detailed_description: _, benefits: __, process: ___, updated_at: ____, ...shown }) =>
        shown,
    ),
    // While the list is not at hand, one service is asked for by itself (SPEC §7).
    service(slug) {
      const listed = (otherwise: () => Answered<Service | null>) =>
        whenAnswered(
          lists.services(),
          (list) => list.ok ? bySlug(list).get(encodeURIComponent(slug)) ?? otherwise() : list,
        );
      if (!wellFormed.test(slug) || lists.services.atHand()) {
        return listed(() => serviceBySlug(slug));
      }
      // A slug that its row has in capitals is found in the list alone.
      return whenAnswered(
        serviceBySlug(slug),
        (found) => found.ok && !found.value ? listed(() => found) : found,
      );
    },
    "commitment-summaries": ofEach(
      lists.commitments,
      ({ slug, title, subtitle, icon_name }) => ({ slug, title, subtitle, icon_name }),
    ),
    "site-map": () => siteMapAnswer,
    nearest: (path) => findPage(path) ? noPages : answerOf(nearestPages(path)),
    search: (query) =>
      whenAnswered(lists.services(), (services) => searchOf(services).memo(normalizeQuery(query))),
  };
}

export function isRead(catalog: Catalog, name: string): name is keyof Reads {
  return Object.hasOwn(catalog, name);
}

/** For callers that know the name only at run time. */
export function readAny(catalog: Catalog, name: keyof Reads, argument = ""): Answered<unknown> {
  const reader: (argument: string) => Answered<unknown> = catalog[name];
  return reader(argument);
}

function ofEach<Row, Shown>(list: Kept<Row[]>, show: (row: Row) => Shown) {
  const shown = madeOnce(({ value }: Good<Row[]>) => answerOf(value.map(show)));
  return () => whenAnswered(list(), (answer) => answer.ok ? shown(answer) : answer);
}
