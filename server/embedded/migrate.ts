/** Applies the migrations and the seed of `supabase/`. A kill between steps is harmless. */
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { copyBack, setAside } from "./rebuild.ts";

export const projectDir = new URL("../../supabase/", import.meta.url);

/** A migration or the seed. */
interface Script {
  /** Its path in `supabase/`, also its name in the table of applied scripts. */
  file: string;
  sql: string;
  /** The digest of `sql`. */
  version: string;
}

/** Turns a new database into an empty hosted project. */
export async function installPlatform(db: PGlite): Promise<void> {
  const sql = await Deno.readTextFile(new URL("./platform.sql", import.meta.url));
  await db.transaction((tx) => tx.exec(sql));
}

/**
 * Applies missing migrations, then the seed if it is missing or has changed. Each script is applied and
 * recorded in one transaction. If an applied migration has changed or is gone, the schema is rebuilt.
 * A seed never changes existing rows.
 *
 * @returns the names of the applied files
 * @throws Error that names the file
 */
export async function migrate(db: PGlite, supabaseDir = projectDir): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(new URL("migrations/", supabaseDir)));
  const files = entries.map(({ name }) => `migrations/${name}`).sort();
  const migrations = await Promise.all(files.map((file) => readScript(file, supabaseDir)));
  const seed = await readScript("seed.sql", supabaseDir);

  const { rows: recorded } = await db.query<{ version: string; name: string }>(
    "select version, name from supabase_migrations.schema_migrations",
  );
  const isRecorded = ({ version }: Script) => recorded.some((row) => row.version === version);
  const isOutdated = recorded.some(({ version, name }) =>
    name.startsWith("migrations/") &&
    // A later release made it, and this one was started again: leave it.
    name <= files.at(-1)! &&
    !migrations.some((migration) => migration.version === version)
  );
  if (isOutdated) await db.transaction((tx) => rebuild(tx, migrations));

  const missing = isOutdated ? [] : migrations.filter((migration) => !isRecorded(migration));
  if (!isRecorded(seed)) missing.push(seed);
  for (const script of missing) await db.transaction((tx) => apply(tx, script));
  return [...isOutdated ? files : [], ...missing.map(({ file }) => file)];
}

async function readScript(file: string, supabaseDir: URL): Promise<Script> {
  const sql = await Deno.readTextFile(new URL(file, supabaseDir));
  return { file, sql, version: createHash("sha256").update(sql).digest("hex") };
}

async function apply(tx: Transaction, { file, sql, version }: Script): Promise<void> {
  try {
    await tx.exec(sql);
    await tx.query("insert into supabase_migrations.schema_migrations values ($1, $2)", [
      version,
      file,
    ]);
  } catch (error) {
    throw new Error(`supabase/${file}: ${messageOf(error)}`);
  }
}

/** Makes the schema anew and copies the rows into it. */
async function rebuild(tx: Transaction, migrations: Script[]): Promise<void> {
  await tx.query("delete from supabase_migrations.schema_migrations where name <> 'seed.sql'");
  await tx.exec(setAside);
  for (const migration of migrations) await apply(tx, migration);
  try {
    await tx.exec(copyBack);
  } catch (error) {
    throw new Error(`This version cannot take over the rows: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown) => error instanceof Error ? error.message : String(error);
