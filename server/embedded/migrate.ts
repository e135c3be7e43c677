/** Applies the migrations and the seed of `supabase/`. A kill between steps is harmless. */
import type { PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";

export const projectDir = new URL("../../supabase/", import.meta.url);

/** Turns a new database into an empty hosted project. */
export async function installPlatform(db: PGlite): Promise<void> {
  const sql = await Deno.readTextFile(new URL("./platform.sql", import.meta.url));
  await db.transaction((tx) => tx.exec(sql));
}

/**
 * Applies missing migrations by version, then the seed if it is missing or has changed. Each file is
 * applied and recorded in one transaction. A seed never changes existing rows.
 *
 * @returns the names of the applied files
 * @throws Error that names the file
 */
export async function migrate(db: PGlite, supabaseDir = projectDir): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(new URL("migrations/", supabaseDir)));
  const migrations = entries.map(({ name }) => `migrations/${name}`).sort();
  const { rows } = await db.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const known = new Set(rows.map(({ version }) => version));
  const applied = [];
  for (const file of [...migrations, "seed.sql"]) {
    const sql = await Deno.readTextFile(new URL(file, supabaseDir));
    // Changing the seed changes its version.
    const version = /\d{14}/.exec(file)?.[0] ?? createHash("sha256").update(sql).digest("hex");
    if (known.has(version)) continue;
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query("insert into supabase_migrations.schema_migrations values ($1, $2)", [
          version,
          file,
        ]);
      });
    } catch (error) {
      throw new Error(`supabase/${file}: ${error instanceof Error ? error.message : error}`);
    }
    applied.push(file);
  }
  return applied;
}
