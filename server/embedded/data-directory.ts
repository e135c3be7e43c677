/** The folder an embedded backend lives in, held by one process at a time. */
import { join } from "node:path";

export type DataDirectory = Awaited<ReturnType<typeof openDataDirectory>>;

/** Another process holds the folder. The message is one line that names it. */
export class DataDirectoryLocked extends Error {
  override name = "DataDirectoryLocked";
}

/**
 * Creates the folder where it is missing, keeps other users out of it, and locks it. The lock goes
 * with the process, however that ends, so nothing has to be cleaned up after a kill.
 *
 * @throws DataDirectoryLocked when another process has it; an Error that names the folder when it
 * cannot be used.
 */
export async function openDataDirectory(path: string) {
  const directory = {
    postgres: join(path, "postgres"),
    /** Uploaded files, each named by the id of its row in storage.objects. */
    objects: join(path, "objects"),
    /** Mails, each a JSON file. */
    outbox: join(path, "outbox"),
    /** URL, key and token of the running backend. */
    tools: join(path, "tools.json"),
  };
  try {
    await Deno.mkdir(path, { recursive: true, mode: 0o700 });
    // A folder made by someone else before may be open to everyone, and PGlite's files in it are.
    await setPermissions(path, 0o700);
    const options = { create: true, write: true, mode: 0o600 };
    const lock = await Deno.open(join(path, "embedded.lock"), options);
    if (!await lock.tryLock(true)) {
      lock.close();
      throw new DataDirectoryLocked(
        `The data directory ${path} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
      );
    }
    await Deno.mkdir(directory.objects, { recursive: true, mode: 0o700 });
    await Deno.mkdir(directory.outbox, { recursive: true, mode: 0o700 });
    return { ...directory, [Symbol.dispose]: () => lock.close() };
  } catch (error) {
    if (error instanceof DataDirectoryLocked || !(error instanceof Error)) throw error;
    // Deno keeps the system's own folders, as /proc and /dev, from who may not do everything.
    const why = error instanceof Deno.errors.NotCapable ? "it is the system's" : error.message;
    throw new Error(`The data directory ${path} cannot be used: ${why}`);
  }
}

/** On Windows a folder belongs to its owner by itself. */
export async function setPermissions(path: string, mode: 0o600 | 0o700): Promise<void> {
  if (Deno.build.os !== "windows") await Deno.chmod(path, mode);
}

/** Makes a file, or what was created or renamed in a folder, survive a power cut. */
export async function sync(path: string): Promise<void> {
  using file = await Deno.open(path);
  await file.sync();
}

/** Writes a text for its owner alone: a restart after a kill sees all of it or nothing. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const unfinished = `${path}.part`;
  await Deno.writeTextFile(unfinished, text, { mode: 0o600 });
  await sync(unfinished);
  await Deno.rename(unfinished, path);
}
