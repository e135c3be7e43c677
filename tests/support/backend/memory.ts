/** The embedded backend with its rows in memory. */
import { PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbedded } from "../../../server/embedded/embedded.ts";
import { installPlatform, migrate, projectDir } from "../../../server/embedded/migrate.ts";

type Options = Parameters<typeof openEmbedded>[0];

export async function openInMemory(
  log: Options["log"] = () => {},
  options: Pick<Options, "scannerUrl" | "mail" | "clock"> = {},
) {
  const dataDir = await Deno.makeTempDir({ prefix: "embedded-" });
  const db = await openMemory();
  const backend = await openEmbedded({
    ...options,
    dataDir,
    log,
    open: () => Promise.resolve(db),
  });
  return {
    ...backend,
    /** The database as in the SQL editor. */
    db,
    async close() {
      await backend.close();
      await Deno.remove(dataDir, { recursive: true }).catch(() => {});
    },
  };
}

/**
 * A migrated database in memory. Making one takes seconds, so a copy is kept in `.data/` under a
 * name that changes with `supabase/`.
 */
export async function openMemory(): Promise<PGlite> {
  const cache = fileURLToPath(new URL("../.data/", projectDir));
  const hash = createHash("sha256").update((await projectScripts()).join("\0")).digest("hex");
  const snapshot = join(cache, `memory-${hash.slice(0, 16)}.tar`);
  const bytes = await Deno.readFile(snapshot).catch(() => null);
  if (bytes) return await PGlite.create({ loadDataDir: new Blob([bytes]) });
  const db = await PGlite.create();
  await installPlatform(db);
  await migrate(db);
  await dropTemplates(db);
  const dump = await db.dumpDataDir("none");
  await Deno.mkdir(cache, { recursive: true });
  for await (const { name } of Deno.readDir(cache)) {
    if (/^memory-\w+\.tar$/.test(name)) await Deno.remove(join(cache, name)).catch(() => {});
  }
  // Concurrent processes write files of their own.
  const unfinished = await Deno.makeTempFile({ dir: cache });
  await Deno.writeFile(unfinished, await dump.bytes());
  await Deno.rename(unfinished, snapshot);
  return db;
}

/** Two of the three databases of a cluster. Without them a copy opens in two thirds of the time. */
async function dropTemplates(db: PGlite): Promise<void> {
  await db.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await db.exec(`drop database ${name}`);
}

/** The SQL that makes the project: an empty hosted one, the migrations, the seed. */
export async function projectScripts(): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(new URL("migrations/", projectDir)));
  const migrations = entries.map(({ name }) => `migrations/${name}`).sort();
  const files = ["../server/embedded/platform.sql", ...migrations, "seed.sql"];
  return await Promise.all(files.map((file) => Deno.readTextFile(new URL(file, projectDir))));
}
