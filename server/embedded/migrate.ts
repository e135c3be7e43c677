/** Brings a database to the state that `supabase/` describes, in steps that survive a kill. */
import type { PGlite, Transaction } from "@electric-sql/pglite";

const platformFile = new URL("./platform.sql", import.meta.url);

/** A fresh database becomes an empty hosted project. */
export async function installPlatform(db: PGlite): Promise<void> {
  const sql = await Deno.readTextFile(platformFile);
  await db.transaction((tx) => tx.exec(sql));
}

/**
 * Applies the migrations that are missing, in the order of their versions, then the seed if it is
 * missing or has changed. Each is one transaction together with the record that it was applied.
 *
 * @returns the names of the files applied.
 */
export async function migrate(db: PGlite, supabaseDir: URL): Promise<string[]> {
  const applied = [];
  const { rows } = await db.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const known = new Set(rows.map((row) => row.version));
  for (const file of await migrationFiles(supabaseDir)) {
    const [version, name] = splitName(file);
    if (known.has(version)) continue;
    await apply(
      db,
      supabaseDir,
      `migrations/${file}`,
      (tx) =>
        tx.query("insert into supabase_migrations.schema_migrations values ($1, $2)", [
          version,
          name,
        ]),
    );
    applied.push(file);
  }
  const seeded = await seed(db, supabaseDir);
  return seeded ? [...applied, seeded] : applied;
}

/** @throws Error that names the file */
async function apply(
  db: PGlite,
  supabaseDir: URL,
  file: string,
  record: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const sql = await Deno.readTextFile(new URL(file, supabaseDir));
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await record(tx);
    });
  } catch (error) {
    throw new Error(`supabase/${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** File names under `migrations/`, in order. */
export async function migrationFiles(supabaseDir: URL): Promise<string[]> {
  const names = [];
  for await (const entry of Deno.readDir(new URL("migrations/", supabaseDir))) {
    if (entry.isFile && /^\d{14}_\w+\.sql$/.test(entry.name)) names.push(entry.name);
  }
  return names.sort();
}

/** Existing rows are never changed by a seed, so an edited one may add nothing: its name says so. */
async function seed(db: PGlite, supabaseDir: URL): Promise<string | null> {
  const sql = await Deno.readTextFile(new URL("seed.sql", supabaseDir));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sql));
  const hash = new Uint8Array(digest).toHex();
  const { rows } = await db.query<{ hash: string }>(
    "select hash from supabase_migrations.seed_files where path = 'seed.sql'",
  );
  if (rows[0]?.hash === hash) return null;
  await apply(db, supabaseDir, "seed.sql", (tx) =>
    tx.query(
      `insert into supabase_migrations.seed_files values ('seed.sql', $1)
       on conflict (path) do update set hash = excluded.hash`,
      [hash],
    ));
  return rows[0] ? "seed.sql, edited: rows that were there stay as they are" : "seed.sql";
}

function splitName(file: string): [version: string, name: string] {
  return [file.slice(0, 14), file.slice(15, -".sql".length)];
}
