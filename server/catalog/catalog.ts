/** The queries of the site by name: cached backend rows and data derived from them. */
import { LRUCache } from "lru-cache";
import type {
  Article,
  CommitmentSummary,
  Queries,
  ServiceSummary,
} from "../../client/catalog/queries.ts";
import type { Commitment, Rows, Service } from "../../client/catalog/rows.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import { insightCards, relatedLinks } from "../../content/insights/cards.ts";
import { findPage, siteMap } from "../../content/page-list.ts";
import type { Backend } from "../backend/client.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import { type Log, reason } from "../log.ts";
import { catalogAge } from "../metrics.ts";
import {
  type AsyncResult,
  type Clock,
  createSwrCache,
  mapResult,
  memoizeLast,
  type Success,
  successOf,
  type SwrCache,
  systemClock,
} from "../runtime/cache/swr-cache.ts";
import { createCircuitBreaker } from "../runtime/limits/circuit-breaker.ts";
import { findMissingServices } from "./listed-services.ts";
import { readDraft, readRows, type RowReader } from "./read-rows.ts";
import { rowSchemas, slugLimit } from "./row-schemas.ts";
import { nearestPages } from "./search/nearest-pages.ts";
import { createSearchQuery } from "./search/search-query.ts";

export type Catalog = {
  [Name in keyof Queries]: (
    ...argument: Parameters<Queries[Name]>
  ) => AsyncResult<ReturnType<Queries[Name]>>;
};

/** Limits of reads of one service: slugs can be invented (docs/decisions/data.md). */
const serviceCacheSize = 200;
const serviceTtlMs = 10_000;
const readRate = { tokens: 50, periodMs: 50_000 };
/** Key of a rate limit that all visitors share. */
const globalLimit = "all";
/** The form every slug has (SPEC §2). */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Slug, expiry and signature, as the database writes them (docs/decisions/draft-preview.md). */
const tokenPattern = /^[a-z0-9-]{1,120}\.\d{10}\.[\da-f]{64}$/;

const siteMapResult = successOf(siteMap);
const articles = new Map<string, Success<Article>>(
  insightCards.map((card) => [card.slug, successOf({ card, ...relatedLinks(card) })]),
);
const noRow = successOf(null);
const failure = { ok: false } as const;

export function createCatalog(
  { backend, log, pictureOrigins = [], ttlMs = 60_000, clock = systemClock }: {
    /** Origins whose pictures visitors may be shown, besides this site's own. */
    pictureOrigins?: readonly string[];
    /** `null` is the specification's "not configured" (SPEC §8). */
    backend: Backend | null;
    /** Milliseconds that rows are fresh. */
    ttlMs?: number;
    clock?: Clock;
    log: Log;
  },
): Catalog {
  const breaker = createCircuitBreaker(clock.now);
  const schemas = rowSchemas(pictureOrigins);
  const reader = backend && { backend, log, breaker, schemas };

  const cacheOf = <T>(name: string, load: () => Promise<T>, freshForMs = ttlMs) =>
    createSwrCache(load, { ttlMs: freshForMs, clock }, {
      failed: (error, ageMs) =>
        log.error("backend_read_failed", {
          read: name,
          ageMs: ageMs && Math.round(ageMs),
          reason: reason(error),
        }),
      late: (ageMs) => log.warn("backend_read_late", { read: name, ageMs: Math.round(ageMs) }),
    });

  /** The names that were reported last, so that each change is reported once. */
  let reported = "";
  /** A service that is unpublished or gone stays in the navigation until somebody removes it there. */
  function reportMissingServices(services: Service[]): void {
    const missing = findMissingServices(new Set(services.map(({ slug }) => slug)));
    const names = missing.map(({ name }) => name).join("\n");
    if (names === reported) return;
    reported = names;
    for (const { name, places } of missing) log.warn("listed_service_missing", { name, places });
  }

  async function readList(table: keyof Rows): Promise<Rows[keyof Rows][]> {
    // "The data helpers raise a 'not configured' error … list helpers return an empty list."
    if (!reader) return [];
    const rows = await readRows(reader, table);
    if (table === "services") reportMissingServices(rows as Service[]);
    return rows;
  }

  const lists = Object.fromEntries(
    Object.keys(schemas).map((table) => [
      table,
      cacheOf(table, () => readList(table as keyof Rows)),
    ]),
  ) as { [Table in keyof Rows]: SwrCache<Rows[Table][]> };
  if (reader) {
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
  const serviceBySlug = createSlugQuery(clock, (slug) =>
    cacheOf(`service ${slug}`, async () => {
      if (!reader) throw new Error("backend not configured");
      return (await readRows(reader, "services", slug))[0] ?? null;
    }, Math.min(ttlMs, serviceTtlMs)));
  const draftQuery = createDraftQueries(reader, clock);

  return {
    ...lists,
    "service-summaries": mapRows(lists.services, summarizeService),
    // Until the list is cached, one service is read by itself (SPEC §7).
    service(slug) {
      if (slug.length > slugLimit) return noRow;
      const findInList = () =>
        mapResult(
          lists.services(),
          (list) =>
            list.ok ? bySlug(list).get(encodeURIComponent(slug)) ?? serviceBySlug(slug) : list,
        );
      if (!slugPattern.test(slug) || lists.services.hasValue()) return findInList();
      // Only the list finds a slug that is upper case in its row.
      return mapResult(
        serviceBySlug(slug),
        (found) => found.ok && !found.value ? findInList() : found,
      );
    },
    "service-draft": draftQuery(async (source, token) => {
      const rows = await readDraft(source, "services", token);
      return rows && rows[0]!;
    }),
    "commitments-draft": draftQuery((source, token) => readDraft(source, "commitments", token)),
    "commitment-summaries": mapRows(lists.commitments, summarizeCommitment),
    article: (slug) => articles.get(slug) ?? noRow,
    "site-map": () => siteMapResult,
    nearest: (path) => successOf(findPage(path) ? [] : nearestPages(path)),
    search: createSearchQuery(lists),
  };
}

/** The service of one slug, in a cache of its own. Slugs can be invented. */
function createSlugQuery(clock: Clock, cacheOf: (slug: string) => SwrCache<Service | null>) {
  const caches = new LRUCache<string, SwrCache<Service | null>>({
    max: serviceCacheSize,
    memoMethod: cacheOf,
  });
  const rate = createRateLimit({ ...readRate, now: clock.now });
  /** Over the limit a slug is unknown, not missing: it may be that of a new service. */
  return (slug: string): AsyncResult<Service | null> => {
    if (!slugPattern.test(slug)) return noRow;
    const isKnown = caches.has(slug) || rate.tryConsume(globalLimit);
    return isKnown ? caches.memo(slug)() : failure;
  };
}

/** Queries by the token of a preview link. They are cached nowhere: staff see what they have just changed. */
function createDraftQueries(reader: RowReader | null, clock: Clock) {
  const rate = createRateLimit({ ...readRate, now: clock.now });
  return <T>(read: (reader: RowReader, token: string) => Promise<T | null>) =>
  (token: string): AsyncResult<T | null> => {
    if (!reader || !tokenPattern.test(token)) return noRow;
    if (!rate.tryConsume(globalLimit)) return noRow;
    return read(reader, token).then(successOf<T | null>, (error) => {
      reader.log.error("backend_read_failed", { read: "draft", reason: reason(error) });
      return failure;
    });
  };
}

/** Runs a query whose name is known only at run time. */
export function runQuery(
  catalog: Catalog,
  { name, argument = "" }: Pick<Query<unknown>, "name" | "argument">,
): AsyncResult<unknown> {
  const run: (argument: string) => AsyncResult<unknown> = catalog[name as keyof Queries];
  return run(argument);
}

function summarizeService(service: Service): ServiceSummary {
  const { slug, title, description, icon_name, image_path, hover_image_path, impact, features } =
    service;
  return { slug, title, description, icon_name, image_path, hover_image_path, impact, features };
}

function summarizeCommitment(commitment: Commitment): CommitmentSummary {
  const { slug, title, subtitle, icon_name } = commitment;
  const { stat1_label, stat1_value, stat2_label, stat2_value } = commitment;
  const [figure, measure] = stat1_value ? [stat1_value, stat1_label] : [stat2_value, stat2_label];
  return { slug, title, subtitle, icon_name, figure, measure };
}

function mapRows<Row, Shown>(list: SwrCache<Row[]>, show: (row: Row) => Shown) {
  const shown = memoizeLast(({ value }: Success<Row[]>) => successOf(value.map(show)));
  return () => mapResult(list(), (result) => result.ok ? shown(result) : result);
}
