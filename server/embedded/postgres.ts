/** PostgreSQL in this process (PGlite), on disk and durable. */
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import fs, { globSync } from "node:fs";
import { join } from "node:path";
import { sync } from "./data-directory.ts";
import { freeBytes, rowReserve } from "./disk-space.ts";
import { installPlatform } from "./migrate.ts";

/** PostgreSQL version of PGlite 0.5.16. It cannot open clusters of another version. */
const postgresVersion = "18";

/** PostgreSQL settings with which acknowledged rows survive a power failure. */
const startParams = [
  // PGlite's own list starts with -F, which switches fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"], // fdatasync silently does nothing in this build
  ...["-c", "shared_buffers=16MB"],
];

interface FileStream {
  nfd?: number;
  path?: string;
}

/** PGlite's file system on disk, with fsync, and with an exit when the disk is full. */
class DurableFileSystem extends NodeFS {
  override async init(...options: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...options);
    emscriptenOpts.preRun!.unshift(({ NODEFS: { stream_ops } }) => {
      const { write } = stream_ops;
      stream_ops.fsync = ({ nfd }: FileStream) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
      stream_ops.write = (
        stream: FileStream,
        bytes: Uint8Array,
        at: number,
        length: number,
        to?: number,
      ) => {
        let written = 0;
        try {
          return written = write(stream, bytes, at, length, to);
        } finally {
          // PostgreSQL would restart; PGlite would try forever.
          if (written < length && stream.path?.includes("/pg_wal/")) {
            console.error(`The disk is full: the database in ${this.rootDir} cannot go on.`);
            Deno.exit(1);
          }
        }
      };
    });
    return { emscriptenOpts };
  }
}

const openFiles = (path: string) => PGlite.create({ fs: new DurableFileSystem(path), startParams });

/**
 * Opens the cluster at `path` and creates it first if it is missing. An interrupted creation leaves
 * only `<path>.new`, which is removed.
 */
export async function openCluster(path: string): Promise<PGlite> {
  const version = await readVersion(path);
  if (version === null) await createCluster(path);
  // A crash or a failed copy left it: nothing is known about the rest.
  else if (version === "") throw damaged(path, "PG_VERSION is empty");
  else if (version !== postgresVersion) {
    throw new Error(
      `${path} was made by PostgreSQL ${version}, this version needs ${postgresVersion}: move the folder away.`,
    );
  }
  try {
    // The folder is locked already. PostgreSQL would refuse an empty file that a crash left.
    await Deno.remove(join(path, "postmaster.pid")).catch(ignoreMissing);
    return await openFiles(path);
  } catch (error) {
    if (freeBytes(path) < rowReserve) throw diskFull(path);
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
}

const diskFull = (path: string) =>
  new Error(
    `The disk is full: the database in ${path} needs ${
      rowReserve / 1024 ** 2
    } MB to start. What is stored there is safe.`,
  );

const damaged = (path: string, reason: string) =>
  new Error(
    `The database in ${path} cannot be opened (${reason}): put back a copy of the data directory, or move it away to begin with an empty one.`,
  );

async function createCluster(path: string): Promise<void> {
  const temporary = `${path}.new`;
  await Deno.remove(temporary, { recursive: true }).catch(ignoreMissing);
  const db = await openFiles(temporary);
  await installPlatform(db);
  await db.close();
  // The first files are unpacked from an archive without fsync.
  for (const file of globSync("**", { cwd: temporary })) await sync(join(temporary, file));
  await Deno.rename(temporary, path);
  await sync(join(path, ".."));
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
