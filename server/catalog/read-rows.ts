/** Rows of a table as the backend may send them, made into what pages show (SPEC §3, §7). */
import type { z } from "zod";
import type { Rows } from "../../client/catalog/rows.ts";
import type { Backend } from "../backend/client.ts";
import { yieldToEventLoop } from "../runtime/limits/yield-to-event-loop.ts";
import type { Log } from "../log.ts";
import type { Breaker } from "../runtime/limits/circuit-breaker.ts";

/**
 * Rows, and characters of all of them as JSON, that the site has time and room for: markup can be
 * made into far more than was sent, and all commitments are on one page.
 */
const limits: Record<keyof Rows, { rows: number; size: number }> = {
  services: { rows: 10_000, size: 16_000_000 },
  commitments: { rows: 1_000, size: 2_000_000 },
};

export interface RowSource {
  backend: Backend;
  log: Log;
  breaker: Breaker;
  schemas: { [Table in keyof Rows]: z.ZodType<Rows[Table]> };
}

/**
 * The published rows in their order, or those of one slug.
 *
 * @throws what the backend says, and when it says what no table can: no whole list, one without end,
 *   or not one valid row
 */
export async function readRows<Table extends keyof Rows>(
  { backend, log, breaker, schemas }: RowSource,
  table: Table,
  slug?: string,
): Promise<Rows[Table][]> {
  let isRefused = false;
  const data = await breaker(async () => {
    const all = backend.client.from(table as keyof Rows).select("*");
    const { data, error, status } = slug === undefined
      ? await all.eq("published", true).order("display_order", { ascending: true })
      : await all.eq("slug", slug).eq("published", true);
    isRefused = status >= 400 && status < 500;
    if (error) throw error;
    // 206 is a part of the rows.
    if (status !== 200) throw new Error(`${table}: status ${status}`);
    if (!Array.isArray(data)) throw new Error(`${table}: not a list`);
    if (data.length > limits[table].rows) throw new Error(`${table}: too many rows`);
    return data;
    // A refusal of one slug says nothing about the lists.
  }, () => slug === undefined || !isRefused);
  const all: Rows[Table][] = [];
  /** One line of the log for each, however many rows it is about. */
  const leftOut = new Map<string, { event: string; column: string; code?: string; rows: number }>();
  let size = 0;
  for (const [index, row] of inOrder(data).entries()) {
    // The few rows that a site has are there at once.
    if (index % 20 === 19) await yieldToEventLoop();
    const { value, without } = valid(schemas[table], row);
    if (value) all.push(value);
    size += JSON.stringify(value).length;
    if (size > limits[table].size) throw new Error(`${table}: too much in its rows`);
    for (const what of without) {
      const key = JSON.stringify(what);
      leftOut.set(key, { ...what, rows: (leftOut.get(key)?.rows ?? 0) + 1 });
    }
  }
  // Slugs that differ in the database may be the same in an address: the first row has it.
  const firsts = new Map(all.toReversed().map((row) => [row.slug, row]));
  const rows = all.filter((row) => firsts.get(row.slug) === row);
  for (const { event, ...what } of leftOut.values()) log.warn(event, { table, ...what });
  const repeated = all.length - rows.length;
  if (repeated) log.warn(rowLeftOut, { table, column: "slug", code: "repeated", rows: repeated });
  if (rows.length === 0 && data.length > 0) throw new Error(`${table}: no valid row`);
  return rows;
}

/** What is no number comes last, as the database has it with nulls; a table may keep it as text. */
function inOrder(rows: readonly unknown[]): unknown[] {
  const placed = rows.map((row) => {
    const order = Object(row).display_order;
    const number = typeof order === "string" && order.trim() ? Number(order) : order;
    return { row, at: Number.isFinite(number) ? number as number : Infinity };
  });
  return placed.sort((a, b) => a.at === b.at ? 0 : a.at - b.at).map(({ row }) => row);
}

const rowLeftOut = "backend_row_left_out";

/** One bad cell costs that cell, and the row, as null, only where it has to have one. */
function valid<Row>(schema: z.ZodType<Row>, row: unknown) {
  if ((Object(row).published ?? true) !== true) {
    return { value: null, without: [{ event: rowLeftOut, column: "published" }] };
  }
  const whole = schema.safeParse(row);
  if (whole.success) return { value: whole.data, without: [] };
  const bad = Object.fromEntries(whole.error.issues.map(({ path }) => [path[0], null]));
  const rest = schema.safeParse({ ...Object(row), ...bad });
  const event = rest.success ? "backend_cell_left_out" : rowLeftOut;
  const without = (rest.error ?? whole.error).issues
    .map(({ path, code }) => ({ event, column: path.join("."), code }));
  return { value: rest.success ? rest.data : null, without };
}
