/** Queries for single rows. Slugs and preview tokens can be invented, so both are limited. */
import { LRUCache } from "lru-cache";
import type { Service } from "../../client/catalog/rows.ts";
import { reason } from "../log.ts";
import {
  type AsyncResult,
  mapResult,
  memoizeLast,
  type Result,
  type Success,
  successOf,
  type SwrCache,
} from "../runtime/cache/swr-cache.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import type { RowReader } from "./read-rows.ts";
import { slugLimit } from "./row-schemas.ts";

/** Services that are cached by slug (docs/decisions/data.md). */
const serviceCacheSize = 200;
const readRate = { tokens: 50, periodMs: 50_000 };
/** Key of a rate limit that all visitors share. */
const globalLimit = "all";
/** The form every slug has (SPEC §2). */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Slug, expiry and signature, as the database writes them (docs/decisions/draft-preview.md). */
const tokenPattern = /^[a-z0-9-]{1,120}\.\d{10}\.[\da-f]{64}$/;

export const noRow = successOf(null);
const failure = { ok: false } as const;

/**
 * The service of a slug: from the list once that is cached, until then by a read of its own (SPEC §7).
 *
 * @param cacheOf a cache of the read of one slug
 */
export function createServiceQuery(
  list: SwrCache<Service[]>,
  cacheOf: (slug: string) => SwrCache<Service | null>,
  now: () => number,
) {
  const bySlug = memoizeLast(({ value }: Success<Service[]>) =>
    new Map(value.map((service) => [service.slug, successOf(service)]))
  );
  const caches = new LRUCache<string, SwrCache<Service | null>>({
    max: serviceCacheSize,
    memoMethod: cacheOf,
  });
  const rate = createRateLimit({ ...readRate, now });

  /** Over the limit a slug is unknown, not missing: it may be that of a new service. */
  function readAlone(slug: string): AsyncResult<Service | null> {
    if (!slugPattern.test(slug)) return noRow;
    const isAllowed = caches.has(slug) || rate.tryConsume(globalLimit);
    return isAllowed ? caches.memo(slug)() : failure;
  }

  function findInList(slug: string): AsyncResult<Service | null> {
    return mapResult(list(), (services: Result<Service[]>) => {
      if (!services.ok) return services;
      return bySlug(services).get(encodeURIComponent(slug)) ?? readAlone(slug);
    });
  }

  return (slug: string): AsyncResult<Service | null> => {
    if (slug.length > slugLimit) return noRow;
    if (list.hasValue() || !slugPattern.test(slug)) return findInList(slug);
    return mapResult(readAlone(slug), (found) => {
      // Only the list finds a slug that is upper case in its row.
      const isMissing = found.ok && found.value === null;
      return isMissing ? findInList(slug) : found;
    });
  };
}

/** Queries by the token of a preview link. They are cached nowhere: staff see what they have just changed. */
export function createDraftQueries(reader: RowReader | null, now: () => number) {
  const rate = createRateLimit({ ...readRate, now });
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
