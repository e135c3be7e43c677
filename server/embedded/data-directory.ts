/** The directory of an embedded backend, locked by one process. */
import { dirname, join } from "node:path";

export type DataDirectory = Awaited<ReturnType<typeof openDataDirectory>>;

/**
 * Creates the directory if it is missing, makes it private, and locks it. The operating system releases
 * the lock of a killed process.
 *
 * @throws Error when it cannot be used, or another process has locked it
 */
export async function openDataDirectory(path: string) {
  const directory = {
    postgres: join(path, "postgres"),
    /** Uploaded files, each named by the id of its row in storage.objects. */
    objects: join(path, "objects"),
    /** Mails, each a JSON file. */
    outbox: join(path, "outbox"),
    /** URL and token of the running backend, for the inbox. */
    tools: join(path, "tools.json"),
  };
  try {
    await Deno.mkdir(path, { recursive: true });
    // Other users cannot open what is in it. Windows has no such permissions.
    if (Deno.build.os !== "windows") await Deno.chmod(path, 0o700);
    const lock = await Deno.open(join(path, "embedded.lock"), { create: true, write: true });
    if (!await lock.tryLock(true)) {
      lock.close();
      throw new Error("another process uses it. Stop that one, or set DATA_DIR to another folder.");
    }
    await Deno.mkdir(directory.objects, { recursive: true });
    await Deno.mkdir(directory.outbox, { recursive: true });
    return { ...directory, [Symbol.dispose]: () => lock.close() };
  } catch (error) {
    // Without all permissions, Deno refuses system directories such as /proc and /dev.
    const isSystem = error instanceof Deno.errors.NotCapable;
    const why = isSystem ? "it is the system's" : error instanceof Error ? error.message : error;
    throw new Error(`The data directory ${path} cannot be used: ${why}`);
  }
}

/** Flushes a file, or the entries of a directory, to disk. */
export async function sync(path: string): Promise<void> {
  using file = await Deno.open(path);
  await file.sync();
}

/** Writes a file atomically and durably. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.part`;
  await Deno.writeTextFile(temporary, text);
  await sync(temporary);
  await Deno.rename(temporary, path);
  await sync(dirname(path));
}
