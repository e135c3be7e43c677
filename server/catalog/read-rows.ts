/** Reads rows of the backend and validates them (SPEC §3, §7). */
import type { z } from "zod";
import type { Rows } from "../../client/catalog/rows.ts";
import type { Backend } from "../backend/client.ts";
import { yieldToEventLoop } from "../runtime/limits/yield-to-event-loop.ts";
import type { Log } from "../log.ts";
import type { CircuitBreaker } from "../runtime/limits/circuit-breaker.ts";
import type { RowSchemas } from "./row-schemas.ts";

/**
 * Rows, and characters of all of them as JSON, that fit into a container's 256 MiB: all rows of a
 * table are on one page, and markup can be made into far more than was sent
 * (`deno task container` tests the limits).
 */
export const rowLimits: Record<keyof Rows, { rows: number; size: number }> = {
  services: { rows: 500, size: 2_000_000 },
  commitments: { rows: 200, size: 2_000_000 },
};

export interface RowReader {
  backend: Backend;
  log: Log;
  breaker: CircuitBreaker;
  schemas: RowSchemas;
}

/**
 * The published rows in their order, or those of one slug.
 *
 * @throws the backend's error, or one for a list that is incomplete, too large or has no valid row
 */
export async function readRows<Table extends keyof Rows>(
  source: RowReader,
  table: Table,
  slug?: string,
): Promise<Rows[Table][]> {
  return await validateRows(source, table, await fetchRows(source, table, slug));
}

/**
 * The rows of the page that a preview link shows: the service with its draft, or all commitments with
 * one and its draft in their place. Null when the token has no row.
 *
 * @throws like `readRows`
 */
export async function readDraft<Table extends "services" | "commitments">(
  source: RowReader,
  table: Table,
  token: string,
): Promise<Rows[Table][] | null> {
  const kind = { services: "service", commitments: "commitment" }[table];
  const request = () => source.backend.client.rpc("preview_row", { kind, token });
  const { data } = await callBackend(source, request, true).catch((error) => {
    // Tables that were made by someone else have no such function, and so no drafts.
    if (error.code === "PGRST202") return { data: null };
    throw error;
  });
  if (!data) return null;
  const published = table === "commitments" ? await fetchRows(source, table) : [];
  // A published row that has a draft is in the list as well.
  const others = published.filter((row) => cellOf(row, "id") !== data.id);
  return await validateRows(source, table, [...others, { ...data, published: true }]);
}

async function fetchRows(
  source: RowReader,
  table: keyof Rows,
  slug?: string,
): Promise<unknown[]> {
  const request = () => {
    const all = source.backend.client.from(table).select("*");
    return slug === undefined
      ? all.eq("published", true).order("display_order", { ascending: true })
      : all.eq("slug", slug).eq("published", true);
  };
  const { data, status } = await callBackend(source, request, slug !== undefined);
  // 206 means that rows are missing.
  if (status !== 200) throw new Error(`${table}: status ${status}`);
  if (!Array.isArray(data)) throw new Error(`${table}: not a list`);
  if (data.length > rowLimits[table].rows) throw new Error(`${table}: too many rows`);
  return data;
}

/** @param isSingle whether it asks for one row: a refusal (4xx) does not mean that the lists fail */
async function callBackend<Answer extends { error: unknown; status: number }>(
  { breaker }: RowReader,
  request: () => PromiseLike<Answer>,
  isSingle: boolean,
): Promise<Answer> {
  let isRefused = false;
  return await breaker(async () => {
    const answer = await request();
    isRefused = isSingle && answer.status >= 400 && answer.status < 500;
    if (answer.error) throw answer.error;
    return answer;
  }, () => !isRefused);
}

async function validateRows<Table extends keyof Rows>(
  { log, schemas }: RowReader,
  table: Table,
  data: readonly unknown[],
): Promise<Rows[Table][]> {
  const all: Rows[Table][] = [];
  /** Log lines by kind of error, however many rows have it. */
  const leftOut = new Map<string, { event: string; column: string; code?: string; rows: number }>();
  let size = 0;
  const sorted = data.toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const [index, row] of sorted.entries()) {
    // A usual list is validated in one step.
    if (index % 20 === 19) await yieldToEventLoop();
    const { value, without } = parseRow(schemas[table], row);
    if (value) all.push(value);
    size += JSON.stringify(value).length;
    if (size > rowLimits[table].size) throw new Error(`${table}: too much in its rows`);
    for (const what of without) {
      const key = JSON.stringify(what);
      leftOut.set(key, { ...what, rows: (leftOut.get(key)?.rows ?? 0) + 1 });
    }
  }
  // Different slugs in the database may be equal in a URL: the first row wins.
  const firsts = new Map(all.toReversed().map((row) => [row.slug, row]));
  const rows = all.filter((row) => firsts.get(row.slug) === row);
  for (const { event, ...what } of leftOut.values()) log.warn(event, { table, ...what });
  const repeated = all.length - rows.length;
  if (repeated) log.warn(rowLeftOut, { table, column: "slug", code: "repeated", rows: repeated });
  if (rows.length === 0 && data.length > 0) throw new Error(`${table}: no valid row`);
  return rows;
}

/** A row without a number comes last, like nulls in the database. */
function orderOf(row: unknown): number {
  const order = cellOf(row, "display_order");
  const isText = typeof order === "string" && order.trim() !== "";
  const number = isText ? Number(order) : order;
  return typeof number === "number" && Number.isFinite(number) ? number : Number.MAX_VALUE;
}

/** A cell of what the backend sent as a row, which may be anything. */
function cellOf(row: unknown, column: string): unknown {
  return typeof row === "object" && row !== null ? Reflect.get(row, column) : undefined;
}

const rowLeftOut = "backend_row_left_out";

/** Replaces invalid cells by null. The row is null if the schema requires one of them. */
function parseRow<Row>(schema: z.ZodType<Row>, row: unknown) {
  if ((cellOf(row, "published") ?? true) !== true) {
    return { value: null, without: [{ event: rowLeftOut, column: "published" }] };
  }
  const whole = schema.safeParse(row);
  if (whole.success) return { value: whole.data, without: [] };
  const bad = Object.fromEntries(whole.error.issues.map(({ path }) => [path[0], null]));
  const rest = schema.safeParse({ ...row as object, ...bad });
  const event = rest.success ? "backend_cell_left_out" : rowLeftOut;
  const without = (rest.error ?? whole.error).issues
    .map(({ path, code }) => ({ event, column: path.join("."), code }));
  return { value: rest.success ? rest.data : null, without };
}
