/** What staff do on an embedded backend: statements of their own, and exports. */
import type { PGlite } from "@electric-sql/pglite";

export interface Outcome {
  /** Null for a statement that returns none. */
  rows: Record<string, unknown>[] | null;
  /** Number of rows that were inserted, changed or deleted; null when rows are returned. */
  changed: number | null;
}

/**
 * Runs statements as the owner, all or none.
 *
 * @returns an outcome for each statement
 * @throws the database's error
 */
export async function runSql(db: PGlite, statements: string): Promise<Outcome[]> {
  return await db.transaction(async (tx) => {
    const results = await tx.exec(statements);
    // The site uses the same session: a role or setting of these statements must not stay.
    await tx.exec("reset session authorization; reset role; reset search_path");
    const outcomes = results.map(({ fields, rows, affectedRows = 0 }, index) => {
      if (fields.length > 0) return { rows, changed: null };
      // PGlite adds the rows of the statements before.
      const before = results[index - 1]?.affectedRows ?? 0;
      return { rows: null, changed: affectedRows - before };
    });
    // JSON has no big integers.
    const asText = (_: string, value: unknown) => typeof value === "bigint" ? String(value) : value;
    return JSON.parse(JSON.stringify(outcomes, asText));
  });
}

/** Each has a view in supabase/migrations that keeps spreadsheets from running its cells. */
const exported = ["inquiries", "applications", "subscribers"] as const;
export type Exported = typeof exported[number];

export function isExported(table: string): table is Exported {
  return (exported as readonly string[]).includes(table);
}

/** @returns CSV as spreadsheets open it: UTF-8 with a byte order mark, and CRLF */
export async function exportTable(db: PGlite, table: Exported): Promise<string> {
  const { blob } = await db.query(
    `copy (select * from private.export_${table}) to '/dev/blob' with (format csv, header)`,
  );
  if (!blob) throw new Error(`The export of ${table} is empty.`);
  return `\ufeff${(await blob.text()).replaceAll(/\r?\n/g, "\r\n")}`;
}
