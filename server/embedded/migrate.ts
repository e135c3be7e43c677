/** Brings a database to the state that `supabase/` describes, in steps that survive a kill. */
import type { PGlite } from "@electric-sql/pglite";

/** Migrations, seed and functions. */
export const projectDir = new URL("../../supabase/", import.meta.url);
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
 * @throws Error that names the file
 */
export async function migrate(db: PGlite, supabaseDir: URL): Promise<string[]> {
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

  /** Existing rows are never changed by a seed, so an edited one may add nothing: its name says so. */
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
  for (const file of await migrationFiles(supabaseDir)) {
    const [, version, name] = /^(\d+)_(\w+)/.exec(file)!;
    if (known.has(version!)) continue;
    const record = "insert into supabase_migrations.schema_migrations values ($1, $2)";
    await apply(`migrations/${file}`, record, [version!, name!]);
    applied.push(file);
  }
  return [...applied, ...await seed()];
}

/** The SQL that makes the project: an empty hosted one, the migrations, the seed. */
export async function projectScripts(): Promise<string[]> {
  const migrations = (await migrationFiles(projectDir)).map((name) => `migrations/${name}`);
  const files = [...migrations, "seed.sql"].map((file) => new URL(file, projectDir));
  return await Promise.all([platformFile, ...files].map((file) => Deno.readTextFile(file)));
}

/** File names under `migrations/`, in order. */
async function migrationFiles(supabaseDir: URL): Promise<string[]> {
  const names = [];
  for await (const entry of Deno.readDir(new URL("migrations/", supabaseDir))) {
    if (entry.isFile && /^\d{14}_\w+\.sql$/.test(entry.name)) names.push(entry.name);
  }
  return names.sort();
}
