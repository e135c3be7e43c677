/** The queries of the site by name: cached backend rows and data derived from them. */
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
import type { Log } from "../log.ts";
import {
  type AsyncResult,
  type Clock,
  mapResult,
  memoizeLast,
  type Success,
  successOf,
  type SwrCache,
  systemClock,
} from "../runtime/cache/swr-cache.ts";
import { createCircuitBreaker } from "../runtime/limits/circuit-breaker.ts";
import { createLists, createRowCache } from "./lists.ts";
import { readDraft, readRows, type RowReader } from "./read-rows.ts";
import { createDraftQueries, createServiceQuery, noRow } from "./row-queries.ts";
import { rowSchemas } from "./row-schemas.ts";
import { nearestPages } from "./search/nearest-pages.ts";
import { createSearchQuery } from "./search/search-query.ts";

export type Catalog = {
  [Name in keyof Queries]: (
    ...argument: Parameters<Queries[Name]>
  ) => AsyncResult<ReturnType<Queries[Name]>>;
};

/** Milliseconds that a service is fresh that was read by itself (docs/decisions/data.md). */
const serviceTtlMs = 10_000;

const siteMapResult = successOf(siteMap);
const articles = new Map<string, Success<Article>>(
  insightCards.map((card) => [card.slug, successOf({ card, ...relatedLinks(card) })]),
);

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
  const tables = Object.keys(schemas) as (keyof Rows)[];
  const lists = createLists(tables, reader, { log, clock, ttlMs });

  async function readService(slug: string): Promise<Service | null> {
    if (!reader) throw new Error("backend not configured");
    const [service = null] = await readRows(reader, "services", slug);
    return service;
  }

  async function readServiceDraft(source: RowReader, token: string): Promise<Service | null> {
    const rows = await readDraft(source, "services", token);
    return rows && rows[0]!;
  }

  const serviceOptions = { log, clock, ttlMs: Math.min(ttlMs, serviceTtlMs) };
  const serviceCache = (slug: string) =>
    createRowCache(`service ${slug}`, () => readService(slug), serviceOptions);
  const draftQuery = createDraftQueries(reader, clock.now);

  return {
    ...lists,
    service: createServiceQuery(lists.services, serviceCache, clock.now),
    "service-summaries": mapRows(lists.services, summarizeService),
    "service-draft": draftQuery(readServiceDraft),
    "commitment-summaries": mapRows(lists.commitments, summarizeCommitment),
    "commitments-draft": draftQuery((source, token) => readDraft(source, "commitments", token)),
    article: (slug) => articles.get(slug) ?? noRow,
    "site-map": () => siteMapResult,
    nearest: (path) => successOf(findPage(path) ? [] : nearestPages(path)),
    search: createSearchQuery(lists),
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
