/** Applies the migrations and the seed of `supabase/`. A kill between steps is harmless. */
import type { PGlite } from "@electric-sql/pglite";

/** Migrations, seed and functions. */
export const projectDir = new URL("../../supabase/", import.meta.url);

/** Turns a new database into an empty hosted project. */
export async function installPlatform(db: PGlite): Promise<void> {
  const sql = await Deno.readTextFile(new URL("./platform.sql", import.meta.url));
  await db.transaction((tx) => tx.exec(sql));
}

/**
 * Applies missing migrations by version, then the seed if it is missing or has changed. Each file is
 * applied and recorded in one transaction.
 *
 * @returns the names of the applied files
 * @throws Error that names the file
 */
export async function migrate(db: PGlite, supabaseDir = projectDir): Promise<string[]> {
  async function apply(file: string, record: string, values: string[]): Promise<void> {
    const sql = await Deno.readTextFile(new URL(file, supabaseDir));
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(record, values);
      });
    } catch (error) {
      throw new Error(`supabase/${file}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** A seed never changes existing rows, so an edited seed may add nothing. */
  async function seed(): Promise<string[]> {
    const bytes = await Deno.readFile(new URL("seed.sql", supabaseDir));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
    const { rows } = await db.query<{ hash: string }>(
      "select hash from supabase_migrations.seed_files where path = 'seed.sql'",
    );
    if (rows[0]?.hash === hash) return [];
    const record = `insert into supabase_migrations.seed_files values ('seed.sql', $1)
      on conflict (path) do update set hash = excluded.hash`;
    await apply("seed.sql", record, [hash]);
    return [rows[0] ? "seed.sql, edited: rows that were there stay as they are" : "seed.sql"];
  }

  const applied = [];
  const { rows } = await db.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const known = new Set(rows.map((row) => row.version));
  const entries = await Array.fromAsync(Deno.readDir(new URL("migrations/", supabaseDir)));
  for (const file of entries.map(({ name }) => name).sort()) {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || !name || known.has(version)) continue;
    const record = "insert into supabase_migrations.schema_migrations values ($1, $2)";
    await apply(`migrations/${file}`, record, [version, name]);
    applied.push(file);
  }
  return [...applied, ...await seed()];
}
