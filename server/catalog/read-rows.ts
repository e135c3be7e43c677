/** Rows of a table as the backend may send them, made into what pages show (SPEC §3, §7). */
import type { z } from "zod";
import { type Rows, tables } from "../../client/catalog/rows.ts";
import type { Backend } from "../backend/client.ts";
import type { Log } from "../log.ts";

const schemas: { [Table in keyof Rows]: z.ZodType<Rows[Table]> } = tables;

/**
 * The published rows in their order, or those of one slug.
 *
 * @throws what the backend says, and when it says what no table can: no list, or not one valid row
 */
export async function readRows<Table extends keyof Rows>(
  backend: Backend,
  table: Table,
  log: Log,
  slug?: string,
): Promise<Rows[Table][]> {
  const all = backend.client.from(table as keyof Rows).select("*");
  const { data, error } = slug === undefined
    ? await all.eq("published", true).order("display_order", { ascending: true })
    : await all.eq("slug", slug).eq("published", true);
  if (error) throw error;
  if (!Array.isArray(data)) throw new Error(`${table}: not a list`);
  const rows = data.toSorted(byOrder).flatMap((row) => valid(table, row, log));
  if (rows.length === 0 && data.length > 0) throw new Error(`${table}: no valid row`);
  return rows;
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
