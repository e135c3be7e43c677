/** PGlite's file system on disk, with fsync, private files and an exit when the disk is full. */
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGlite } from "@electric-sql/pglite";
import { fsyncSync } from "node:fs";

/** PostgreSQL settings with which acknowledged rows survive a power failure. */
export const durableStartParams = [
  // PGlite's own list starts with -F, which switches fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"], // fdatasync silently does nothing in this build
  ...["-c", "shared_buffers=16MB"],
];

type FileStream = { nfd?: number; path?: string };
interface NodeFiles {
  node_ops: { mknod(parent: unknown, name: string, mode: number, device: number): unknown };
  stream_ops: {
    fsync?: (stream: FileStream) => number;
    write(stream: FileStream, buffer: unknown, at: number, length: number, to?: number): number;
  };
}

/** Emscripten's number of ENOSPC. */
const noSpace = 51;

/** Operator message for a full disk. */
export const fullDisk = (path: string) =>
  `The disk is full: the database in ${path} cannot go on. Make room there and start again; ` +
  "nothing that was answered is lost.";

export class DurableFileSystem extends NodeFS {
  /** Until the database is open, PGlite reports failed writes unintelligibly. */
  isOpen = false;

  override async init(...options: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...options);
    emscriptenOpts.preRun!.unshift(({ NODEFS }) => {
      const { stream_ops, node_ops }: NodeFiles = NODEFS;
      const { mknod } = node_ops;
      node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device);
      const { write } = stream_ops;
      stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
      stream_ops.write = (stream, buffer, at, length, to) => {
        const isCritical = !this.isOpen || stream.path?.includes("/pg_wal/");
        try {
          const written = write(stream, buffer, at, length, to);
          if (isCritical && written < length) this.#exitFull();
          return written;
        } catch (error) {
          if (isCritical && (error as { errno?: number }).errno === noSpace) this.#exitFull();
          throw error;
        }
      };
    });
    return { emscriptenOpts };
  }

  /** PostgreSQL would restart; PGlite would recurse endlessly. */
  #exitFull(): never {
    console.error(fullDisk(this.rootDir));
    Deno.exit(1);
  }
}
