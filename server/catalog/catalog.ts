/** The site's queries, by name: cached rows of the backend, and what the site makes of them. */
import { LRUCache } from "lru-cache";
import { normalizeQuery } from "../../client/search/query.ts";
import type { Queries } from "../../client/catalog/queries.ts";
import { type Rows, rowSchemas, type Service, slugLimit } from "../../client/catalog/rows.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import { findPage, listPages, siteMap } from "../../content/pages.ts";
import type { Backend } from "../backend/client.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import { reason } from "../log.ts";
import { catalogAge } from "../metrics.ts";
import {
  type Answer,
  type Answered,
  answerOf,
  type Clock,
  type Good,
  memoizeLast,
  type SwrCache,
  swrCache,
  systemClock,
  whenAnswered,
} from "../runtime/cache/swr-cache.ts";
import { createBreaker } from "../runtime/limits/circuit-breaker.ts";
import { readRows, type RowSource } from "./read-rows.ts";
import { createSearch } from "./search/find.ts";
import { nearestPages } from "./search/nearest.ts";

export type Catalog = {
  [Name in keyof Queries]: (
    ...argument: Parameters<Queries[Name]>
  ) => Answered<ReturnType<Queries[Name]>>;
};

interface CatalogOptions extends Pick<RowSource, "log"> {
  /** Origins whose pictures visitors may be shown, besides this site's own. */
  pictureOrigins?: readonly string[];
  /** `null` is the specification's "not configured" (SPEC §8). */
  backend: Backend | null;
  /** Milliseconds a backend answer is fresh. */
  ttlMs?: number;
  clock?: Clock;
}

/** Slugs can be invented: limits of what is cached and asked for (docs/decisions/data.md). */
const singleLimit = 200;
const singleTtlMs = 10_000;
const singleRate = { tokens: 50, periodMs: 50_000 };
/** Queries can be invented too. */
const cachedQueries = 200;
/** The form every slug has (SPEC §2). */
const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const siteMapAnswer = answerOf(siteMap);
const noService = answerOf(null);

const rounded = (ms: number | null) => ms === null ? null : Math.round(ms);

export function createCatalog(
  { backend, log, pictureOrigins = [], ttlMs = 60_000, clock = systemClock }: CatalogOptions,
): Catalog {
  const breaker = createBreaker(clock.now);
  const schemas = rowSchemas(pictureOrigins);
  const source = backend && { backend, log, breaker, schemas };

  const cacheOf = <T>(name: string, load: () => Promise<T>, freshForMs = ttlMs) =>
    swrCache(load, { ttlMs: freshForMs, clock }, {
      failed: (error, ageMs) =>
        log.error("backend_read_failed", {
          read: name,
          ageMs: rounded(ageMs),
          reason: reason(error),
        }),
      late: (ageMs) => log.warn("backend_read_late", { read: name, ageMs: rounded(ageMs) }),
    });

  // "The data helpers raise a 'not configured' error … list helpers return an empty list."
  const lists = Object.fromEntries(
    Object.keys(schemas).map((table) => [
      table,
      cacheOf(table, async () => source ? await readRows(source, table as keyof Rows) : []),
    ]),
  ) as { [Table in keyof Rows]: SwrCache<Rows[Table][]> };
  if (source) {
    catalogAge.addCallback((result) => {
      for (const [table, { ageMs }] of Object.entries(lists)) {
        const age = ageMs();
        if (age !== null) result.observe(age / 1_000, { table });
      }
    });
  }

  const bySlug = memoizeLast(({ value }: Good<Service[]>) =>
    new Map(value.map((service) => [service.slug, answerOf(service)]))
  );
  const singles = new LRUCache<string, SwrCache<Service | null>>({
    max: singleLimit,
    memoMethod: (slug) =>
      cacheOf(`service ${slug}`, async () => {
        if (!source) throw new Error("backend not configured");
        return (await readRows(source, "services", slug))[0] ?? null;
      }, Math.min(ttlMs, singleTtlMs)),
  });
  const rate = createRateLimit({ ...singleRate, now: clock.now });
  const serviceBySlug = (slug: string): Answered<Service | null> =>
    wellFormed.test(slug) && (singles.has(slug) || rate.tryConsume(""))
      ? singles.memo(slug)()
      : noService;

  const searchOf = memoizeLast((services: Answer<Service[]>) => {
    const search = createSearch(listPages(services.ok ? services.value : []));
    return new LRUCache({
      max: cachedQueries,
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
    // While the list is not cached, one service is asked for by itself (SPEC §7).
    service(slug) {
      if (slug.length > slugLimit) return noService;
      const listed = (otherwise: () => Answered<Service | null>) =>
        whenAnswered(
          lists.services(),
          (list) => list.ok ? bySlug(list).get(encodeURIComponent(slug)) ?? otherwise() : list,
        );
      if (!wellFormed.test(slug) || lists.services.hasValue()) {
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
    nearest: (path) => answerOf(findPage(path) ? [] : nearestPages(path)),
    search: (query) =>
      whenAnswered(lists.services(), (services) => searchOf(services).memo(normalizeQuery(query))),
  };
}

export function isQueryName(catalog: Catalog, name: string): name is keyof Queries {
  return Object.hasOwn(catalog, name);
}

/** For callers that know the query only at run time. */
export function answerQuery(
  catalog: Catalog,
  { name, argument = "" }: Pick<Query<unknown>, "name" | "argument">,
): Answered<unknown> {
  const answer: (argument: string) => Answered<unknown> = catalog[name as keyof Queries];
  return answer(argument);
}

function ofEach<Row, Shown>(list: SwrCache<Row[]>, show: (row: Row) => Shown) {
  const shown = memoizeLast(({ value }: Good<Row[]>) => answerOf(value.map(show)));
  return () => whenAnswered(list(), (answer) => answer.ok ? shown(answer) : answer);
}
