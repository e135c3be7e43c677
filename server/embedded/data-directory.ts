/** The directory of an embedded backend, locked by one process. */
import { join } from "node:path";

export type DataDirectory = Awaited<ReturnType<typeof openDataDirectory>>;

/** Another process has locked the directory. */
export class DataDirectoryLocked extends Error {
  override name = "DataDirectoryLocked";
}

/**
 * Creates the directory if it is missing, makes it private, and locks it. The operating system releases
 * the lock of a killed process.
 *
 * @throws DataDirectoryLocked when another process has locked it; an Error when it cannot be
 * used
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
    // An existing directory may be public, and so may the files of PGlite in it.
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
    // Without all permissions, Deno refuses system directories such as /proc and /dev.
    const why = error instanceof Deno.errors.NotCapable ? "it is the system's" : error.message;
    throw new Error(`The data directory ${path} cannot be used: ${why}`);
  }
}

/** Windows has no such permissions. */
export async function setPermissions(path: string, mode: 0o600 | 0o700): Promise<void> {
  if (Deno.build.os !== "windows") await Deno.chmod(path, mode);
}

/** Flushes a file, or the entries of a directory, to disk. */
export async function sync(path: string): Promise<void> {
  using file = await Deno.open(path);
  await file.sync();
}

/** Writes a private file atomically. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.part`;
  await Deno.writeTextFile(temporary, text, { mode: 0o600 });
  await sync(temporary);
  await Deno.rename(temporary, path);
}
