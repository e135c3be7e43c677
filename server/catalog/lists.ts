/** The published rows of each table, cached. */
import type { Rows, Service } from "../../client/catalog/rows.ts";
import { type Log, reason } from "../log.ts";
import { catalogAge } from "../metrics.ts";
import { type Clock, createSwrCache, type SwrCache } from "../runtime/cache/swr-cache.ts";
import { createMissingServiceReport } from "./listed-services.ts";
import { readRows, type RowReader } from "./read-rows.ts";

export type Lists = { [Table in keyof Rows]: SwrCache<Rows[Table][]> };

interface CacheOptions {
  log: Log;
  clock: Clock;
  /** Milliseconds that rows are fresh. */
  ttlMs: number;
}

/** Rows that a read of the backend returns, cached. Its failures and delays are logged under its name. */
export function createRowCache<T>(
  read: string,
  load: () => Promise<T>,
  { log, clock, ttlMs }: CacheOptions,
): SwrCache<T> {
  return createSwrCache(load, { ttlMs, clock }, {
    failed: (error, age) => {
      const ageMs = age === null ? null : Math.round(age);
      log.error("backend_read_failed", { read, ageMs, reason: reason(error) });
    },
    late: (age) => log.warn("backend_read_late", { read, ageMs: Math.round(age) }),
  });
}

/** @param reader null for "not configured" */
export function createLists(
  tables: readonly (keyof Rows)[],
  reader: RowReader | null,
  options: CacheOptions,
): Lists {
  const reportMissingServices = createMissingServiceReport(options.log);

  async function load(table: keyof Rows): Promise<Rows[keyof Rows][]> {
    // "The data helpers raise a 'not configured' error … list helpers return an empty list" (SPEC §8).
    if (!reader) return [];
    const rows = await readRows(reader, table);
    if (table === "services") reportMissingServices(rows as Service[]);
    return rows;
  }

  const lists = Object.fromEntries(
    tables.map((table) => [table, createRowCache(table, () => load(table), options)]),
  ) as Lists;
  if (reader) observeAges(lists);
  return lists;
}

function observeAges(lists: Lists): void {
  catalogAge.addCallback((result) => {
    for (const [table, { ageMs }] of Object.entries(lists)) {
      const age = ageMs();
      if (age !== null) result.observe(age / 1_000, { table });
    }
  });
}
