/** PostgreSQL in this process (PGlite), on disk and durable. */
import { PGlite } from "@electric-sql/pglite";
import { join } from "node:path";
import { setPermissions, sync } from "./data-directory.ts";
import { DurableFileSystem, durableStartParams } from "./durable-file-system.ts";
import { installPlatform } from "./migrate.ts";

/** PostgreSQL version of PGlite 0.5.16. It cannot open clusters of another version. */
const postgresVersion = "18";

/**
 * Opens the cluster at `path` and creates it first if it is missing. An interrupted creation leaves
 * only `<path>.new`, which is removed.
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
    // Earlier versions created files that other users could read.
    const { mode } = await Deno.stat(join(path, "PG_VERSION"));
    if ((mode! & 0o077) !== 0) await secureAndSync(path);
    // The folder is locked already. PostgreSQL would refuse an empty file that a crash left.
    await Deno.remove(join(path, "postmaster.pid")).catch(ignoreMissing);
    return await openFiles(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `The database in ${path} cannot be opened (${reason}): put back a copy of the data directory, or move it away to begin with an empty one.`,
    );
  }
}

async function createCluster(path: string): Promise<void> {
  const temporary = `${path}.new`;
  await Deno.remove(temporary, { recursive: true }).catch(ignoreMissing);
  const db = await openFiles(temporary);
  await installPlatform(db);
  await db.close();
  await secureAndSync(temporary);
  await Deno.rename(temporary, path);
  await sync(join(path, ".."));
}

async function openFiles(path: string): Promise<PGlite> {
  const fs = new DurableFileSystem(path);
  const db = await PGlite.create({ fs, startParams: durableStartParams });
  fs.isOpen = true;
  return db;
}

/** The first files are unpacked from an archive without fsync. */
async function secureAndSync(path: string): Promise<void> {
  for await (const entry of Deno.readDir(path)) {
    const child = join(path, entry.name);
    if (entry.isDirectory) await secureAndSync(child);
    else if (entry.isFile) {
      await setPermissions(child, 0o600);
      await sync(child);
    }
  }
  await setPermissions(path, 0o700);
  await sync(path);
}

/** Null when no cluster exists. */
export async function readVersion(path: string): Promise<string | null> {
  const text = await Deno.readTextFile(join(path, "PG_VERSION")).catch(ignoreMissing);
  return text?.trim() ?? null;
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}
