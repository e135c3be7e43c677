/** What staff do on an embedded backend: read the inbox, run statements of their own, and export. */
import type { PGlite } from "@electric-sql/pglite";
import type { DataDirectory } from "./data-directory.ts";
import { readReceived } from "./received.ts";
import { removingFiles } from "./storage.ts";

type Command = (db: PGlite, directory: DataDirectory, argument: string) => Promise<unknown>;

/** By name. The running site answers them, or the operator's process when none runs. */
export const commands = {
  received: (db, directory) => readReceived(db, directory),
  sql: (db, { objects }, statements) => removingFiles(db, objects, () => runSql(db, statements)),
  export: (db, _directory, table) => exportTable(db, table),
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

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
async function runSql(db: PGlite, statements: string): Promise<Outcome[]> {
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
export const exported: readonly string[] = ["inquiries", "applications", "subscribers"];

/** @returns CSV as spreadsheets open it: UTF-8 with a byte order mark, and CRLF */
async function exportTable(db: PGlite, table: string): Promise<string> {
  if (!exported.includes(table)) throw new Error("This table has no export.");
  const { blob } = await db.query(
    `copy (select * from private.export_${table}) to '/dev/blob' with (format csv, header)`,
  );
  if (!blob) throw new Error(`The export of ${table} is empty.`);
  return `\ufeff${(await blob.text()).replaceAll(/\r?\n/g, "\r\n")}`;
}
