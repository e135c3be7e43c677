/** PostgreSQL in this process (PGlite): on disk and durable, or in memory for tests. */
import { PGlite } from "@electric-sql/pglite";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepPrivate, sync } from "./data-directory.ts";
import { DurableFileSystem, durableStartParams } from "./durable-file-system.ts";
import { installPlatform, migrate, projectDir, projectScripts } from "./migrate.ts";

/** What PGlite 0.5.16 is built from; a cluster of another version cannot be opened. */
const postgresVersion = "18";

/**
 * Opens the cluster at `path`, made first where it is missing. A first boot that was cut short
 * leaves only `<path>.new`, which is thrown away.
 */
export async function openCluster(path: string): Promise<PGlite> {
  const version = await readVersion(path);
  if (version === null) await createCluster(path);
  else if (version !== postgresVersion) {
    throw new Error(
      `${path} was made by PostgreSQL ${version}, this version needs ${postgresVersion}: move the folder away.`,
    );
  }
  try {
    // Earlier versions left them open.
    if (await isOpen(join(path, "PG_VERSION"))) await settle(path);
    return await openFiles(path);
  } catch (error) {
    throw new Error(
      `The database in ${path} cannot be opened (${
        error instanceof Error ? error.message : error
      }): put back a copy of the data directory, or move it away to begin with an empty one.`,
    );
  }
}

/**
 * A migrated database in memory. Making one takes seconds, so a copy is kept in `.data/` under a
 * name that changes with `supabase/`.
 */
export async function openMemory(): Promise<PGlite> {
  const cache = fileURLToPath(new URL("../.data/", projectDir));
  const snapshot = join(cache, `memory-${await fingerprint()}.tar`);
  const bytes = await Deno.readFile(snapshot).catch(() => null);
  if (bytes) return await PGlite.create({ loadDataDir: new Blob([bytes]) });
  const db = await PGlite.create();
  await installPlatform(db);
  await migrate(db, projectDir);
  const dump = await db.dumpDataDir("none");
  await Deno.mkdir(cache, { recursive: true });
  for await (const { name } of Deno.readDir(cache)) {
    if (/^memory-\w+\.tar$/.test(name)) await Deno.remove(join(cache, name)).catch(ignoreMissing);
  }
  // Processes that come here at the same time each write a file of their own.
  const unfinished = await Deno.makeTempFile({ dir: cache });
  await Deno.writeFile(unfinished, await dump.bytes());
  await Deno.rename(unfinished, snapshot);
  return db;
}

async function createCluster(path: string): Promise<void> {
  const unfinished = `${path}.new`;
  await Deno.remove(unfinished, { recursive: true }).catch(ignoreMissing);
  const db = await openFiles(unfinished);
  await installPlatform(db);
  await db.close();
  await settle(unfinished);
  await Deno.rename(unfinished, path);
  await sync(join(path, ".."));
}

async function openFiles(path: string): Promise<PGlite> {
  return await PGlite.create({ fs: new DurableFileSystem(path), startParams: durableStartParams });
}

/** The first files come out of an archive that is unpacked without fsync. */
async function settle(path: string): Promise<void> {
  for await (const entry of Deno.readDir(path)) {
    const child = join(path, entry.name);
    if (entry.isDirectory) await settle(child);
    else if (entry.isFile) {
      await keepPrivate(child, 0o600);
      await sync(child);
    }
  }
  await keepPrivate(path, 0o700);
  await sync(path);
}

/** Whether others than the owner may read it; a system without modes says nothing. */
async function isOpen(file: string): Promise<boolean> {
  return ((await Deno.stat(file)).mode! & 0o077) !== 0;
}

/** Null where no first boot has ever finished. */
export async function readVersion(path: string): Promise<string | null> {
  const text = await Deno.readTextFile(join(path, "PG_VERSION")).catch(ignoreMissing);
  return text?.trim() ?? null;
}

async function fingerprint(): Promise<string> {
  const bytes = new TextEncoder().encode((await projectScripts()).join("\0"));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 16);
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}
