/** Rows of a table as the backend may send them, made into what pages show (SPEC §3, §7). */
import type { z } from "zod";
import { pictureColumns, type Rows, tables } from "../../client/catalog/rows.ts";
import type { Backend } from "../backend/client.ts";
import type { Log } from "../log.ts";
import type { Breaker } from "./breaker.ts";

const schemas: { [Table in keyof Rows]: z.ZodType<Rows[Table]> } = tables;

export interface Source {
  backend: Backend;
  log: Log;
  breaker: Breaker;
  /** Origins whose pictures visitors may be shown, besides this site's own. */
  pictureOrigins?: readonly string[];
}

/**
 * The published rows in their order, or those of one slug.
 *
 * @throws what the backend says, and when it says what no table can: no whole list, or not one valid row
 */
export async function readRows<Table extends keyof Rows>(
  { backend, log, breaker, pictureOrigins = [] }: Source,
  table: Table,
  slug?: string,
): Promise<Rows[Table][]> {
  const data = await breaker(async () => {
    const all = backend.client.from(table as keyof Rows).select("*");
    const { data, error, status } = slug === undefined
      ? await all.eq("published", true).order("display_order", { ascending: true })
      : await all.eq("slug", slug).eq("published", true);
    if (error) throw error;
    // 206 is a part of the rows.
    if (status !== 200) throw new Error(`${table}: status ${status}`);
    if (!Array.isArray(data)) throw new Error(`${table}: not a list`);
    return data;
  });
  const all = data.toSorted(byOrder).flatMap((row) => valid(table, row, log));
  // Slugs that differ in the database may be the same in an address: the first row has it.
  const firsts = new Map(all.toReversed().map((row) => [row.slug, row]));
  const rows = all.filter((row) => firsts.get(row.slug) === row);
  if (rows.length < all.length) log.warn("backend_row_left_out", { table, column: "slug" });
  if (rows.length === 0 && data.length > 0) throw new Error(`${table}: no valid row`);
  return rows.map((row) => withShownPictures(row, pictureOrigins));
}

/** A picture that the page's policy keeps back is no picture: what stands for none is shown. */
function withShownPictures<Row extends Rows[keyof Rows]>(
  row: Row,
  origins: readonly string[],
): Row {
  const hidden = Object.entries(row).filter(([column, value]) =>
    pictureColumns.has(column) && typeof value === "string" && !value.startsWith("/") &&
    !origins.includes(new URL(value).origin)
  );
  return { ...row, ...Object.fromEntries(hidden.map(([column]) => [column, null])) };
}

/** What is no number comes last, as the database has it with nulls; a table may keep it as text. */
function byOrder(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((row) => {
    const order = Object(row).display_order;
    const number = typeof order === "string" && order.trim() ? Number(order) : order;
    return Number.isFinite(number) ? number as number : Infinity;
  });
  return a === b ? 0 : a! - b!;
}

/** One bad cell costs that cell, and the row only where it has to have one. */
function valid<Table extends keyof Rows>(table: Table, row: unknown, log: Log): Rows[Table][] {
  const schema = schemas[table];
  if ((Object(row).published ?? true) !== true) {
    log.warn("backend_row_left_out", { table, column: "published" });
    return [];
  }
  const whole = schema.safeParse(row);
  if (whole.success) return [whole.data];
  const bad = Object.fromEntries(whole.error.issues.map(({ path }) => [path[0], null]));
  const rest = schema.safeParse({ ...Object(row), ...bad });
  const event = rest.success ? "backend_cell_left_out" : "backend_row_left_out";
  for (const { path, code } of (rest.error ?? whole.error).issues) {
    log.warn(event, { table, column: path.join("."), code });
  }
  return rest.success ? [rest.data] : [];
}
