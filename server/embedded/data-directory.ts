/** The folder an embedded backend lives in, held by one process at a time. */
import { join } from "node:path";

export interface DataDirectory {
  path: string;
  /** The database cluster. */
  postgres: string;
  /** Uploaded files, each named by the id of its row in storage.objects. */
  objects: string;
  /** Mails, each a JSON file. */
  outbox: string;
  /** Where the running backend is reached, with which key and token; readable by the owner only. */
  tools: string;
  /** Gives the folder back; a temporary one is removed. */
  release(): Promise<void>;
}

/** Another process holds the folder. The message is one line that names it. */
export class DataDirectoryBusy extends Error {
  override name = "DataDirectoryBusy";
}

/**
 * Creates the folder where it is missing, keeps other users out of it, and locks it. The lock goes
 * with the process, however that ends, so nothing has to be cleaned up after a kill.
 *
 * @throws DataDirectoryBusy when another process has it; an Error that names the folder when it
 * cannot be used.
 */
export async function openDataDirectory(path: string): Promise<DataDirectory> {
  const directory = layout(path);
  try {
    await Deno.mkdir(path, { recursive: true, mode: 0o700 });
    // A folder made by someone else before may be open to everyone, and PGlite's files in it are.
    await keepPrivate(path, 0o700);
    return await lockDirectory(directory);
  } catch (error) {
    if (error instanceof DataDirectoryBusy || !(error instanceof Error)) throw error;
    throw new Error(`The data directory ${path} cannot be used: ${error.message}`);
  }
}

async function lockDirectory(directory: Omit<DataDirectory, "release">): Promise<DataDirectory> {
  const { path } = directory;
  const lock = await Deno.open(join(path, "embedded.lock"), {
    create: true,
    write: true,
    mode: 0o600,
  });
  if (!await lock.tryLock(true)) {
    lock.close();
    throw new DataDirectoryBusy(
      `The data directory ${path} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  await Deno.mkdir(directory.objects, { recursive: true, mode: 0o700 });
  await Deno.mkdir(directory.outbox, { recursive: true, mode: 0o700 });
  // deno-lint-ignore require-await
  return { ...directory, release: async () => lock.close() };
}

/** A folder of its own for a backend that keeps its rows in memory. */
export async function openTemporaryDirectory(): Promise<DataDirectory> {
  const path = await Deno.makeTempDir({ prefix: "embedded-" });
  const directory = await openDataDirectory(path);
  return {
    ...directory,
    async release() {
      await directory.release();
      await Deno.remove(path, { recursive: true });
    },
  };
}

/** On Windows a folder belongs to its owner by itself. */
export async function keepPrivate(path: string, mode: 0o600 | 0o700): Promise<void> {
  if (Deno.build.os !== "windows") await Deno.chmod(path, mode);
}

/** Makes names in a folder survive a power cut: what was created or renamed there stays so. */
export async function syncFolder(path: string): Promise<void> {
  using folder = await Deno.open(path);
  await folder.sync();
}

/** Writes a whole file so that readers, and a restart after a kill, see all of it or nothing. */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const unfinished = `${path}.part`;
  {
    using file = await Deno.open(unfinished, { create: true, write: true, truncate: true, mode });
    let written = 0;
    while (written < bytes.length) written += await file.write(bytes.subarray(written));
    await file.sync();
  }
  await Deno.rename(unfinished, path);
}

function layout(path: string): Omit<DataDirectory, "release"> {
  return {
    path,
    postgres: join(path, "postgres"),
    objects: join(path, "objects"),
    outbox: join(path, "outbox"),
    tools: join(path, "tools.json"),
  };
}
