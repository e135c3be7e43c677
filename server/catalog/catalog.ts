/** The site's queries, by name: cached rows of the backend, and what the site makes of them. */
import { LRUCache } from "lru-cache";
import { normalizeQuery } from "../../client/search/query.ts";
import type { Queries } from "../../client/catalog/queries.ts";
import { type Rows, type Service, slugLimit, tables } from "../../client/catalog/rows.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import { findPage, listPages, siteMap } from "../../content/pages.ts";
import type { Backend } from "../backend/client.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import { reason } from "../log.ts";
import { catalogAge } from "../metrics.ts";
import {
  type AsyncResult,
  type Clock,
  createSwrCache,
  mapResult,
  memoizeLast,
  type Result,
  type Success,
  successOf,
  type SwrCache,
  systemClock,
} from "../runtime/cache/swr-cache.ts";
import { createCircuitBreaker } from "../runtime/limits/circuit-breaker.ts";
import { readRows, type RowReader } from "./read-rows.ts";
import { createSearch } from "./search/search-index.ts";
import { nearestPages } from "./search/nearest-pages.ts";

export type Catalog = {
  [Name in keyof Queries]: (
    ...argument: Parameters<Queries[Name]>
  ) => AsyncResult<ReturnType<Queries[Name]>>;
};

interface CatalogOptions extends Pick<RowReader, "log" | "pictureOrigins"> {
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

const siteMapAnswer = successOf(siteMap);
const noService = successOf(null);

const rounded = (ms: number | null) => ms === null ? null : Math.round(ms);

export function createCatalog(
  { backend, log, pictureOrigins, ttlMs = 60_000, clock = systemClock }: CatalogOptions,
): Catalog {
  const breaker = createCircuitBreaker(clock.now);
  const source = backend && { backend, log, breaker, pictureOrigins };

  const cacheOf = <T>(name: string, load: () => Promise<T>, freshForMs = ttlMs) =>
    createSwrCache(load, { ttlMs: freshForMs, clock }, {
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
    Object.keys(tables).map((table) => [
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

  const bySlug = memoizeLast(({ value }: Success<Service[]>) =>
    new Map(value.map((service) => [service.slug, successOf(service)]))
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
  const serviceBySlug = (slug: string): AsyncResult<Service | null> =>
    wellFormed.test(slug) && (singles.has(slug) || rate.tryConsume(""))
      ? singles.memo(slug)()
      : noService;

  const searchOf = memoizeLast((services: Result<Service[]>) => {
    const search = createSearch(listPages(services.ok ? services.value : []));
    return new LRUCache({
      max: cachedQueries,
      memoMethod: (query: string) => successOf({ results: search(query), partial: !services.ok }),
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
      const listed = (otherwise: () => AsyncResult<Service | null>) =>
        mapResult(
          lists.services(),
          (list) => list.ok ? bySlug(list).get(encodeURIComponent(slug)) ?? otherwise() : list,
        );
      if (!wellFormed.test(slug) || lists.services.hasValue()) {
        return listed(() => serviceBySlug(slug));
      }
      // A slug that its row has in capitals is found in the list alone.
      return mapResult(
        serviceBySlug(slug),
        (found) => found.ok && !found.value ? listed(() => found) : found,
      );
    },
    "commitment-summaries": ofEach(
      lists.commitments,
      ({ slug, title, subtitle, icon_name }) => ({ slug, title, subtitle, icon_name }),
    ),
    "site-map": () => siteMapAnswer,
    nearest: (path) => successOf(findPage(path) ? [] : nearestPages(path)),
    search: (query) =>
      mapResult(lists.services(), (services) => searchOf(services).memo(normalizeQuery(query))),
  };
}

export function isQueryName(catalog: Catalog, name: string): name is keyof Queries {
  return Object.hasOwn(catalog, name);
}

/** For callers that know the query only at run time. */
export function runQuery(
  catalog: Catalog,
  { name, argument = "" }: Pick<Query<unknown>, "name" | "argument">,
): AsyncResult<unknown> {
  const answer: (argument: string) => AsyncResult<unknown> = catalog[name as keyof Queries];
  return answer(argument);
}

function ofEach<Row, Shown>(list: SwrCache<Row[]>, show: (row: Row) => Shown) {
  const shown = memoizeLast(({ value }: Success<Row[]>) => successOf(value.map(show)));
  return () => mapResult(list(), (answer) => answer.ok ? shown(answer) : answer);
}
