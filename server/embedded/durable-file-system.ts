/**
 * PGlite's file system on disk, with what it leaves out: fsync, files that are the owner's alone,
 * and an end when the disk is full.
 */
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGlite } from "@electric-sql/pglite";
import { fsyncSync } from "node:fs";

/** Postgres' settings for a database whose acknowledged rows must survive a power cut. */
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

/** ENOSPC as Emscripten numbers it. */
const noSpace = 51;

/** Operator message for a full disk. */
export const fullDisk = (path: string) =>
  `The disk is full: the database in ${path} cannot go on. Make room there and start again; ` +
  "nothing that was answered is lost.";

export class DurableFileSystem extends NodeFS {
  /** Until then PGlite says nothing that could be understood of a write that failed. */
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
        const isVital = !this.isOpen || stream.path?.includes("/pg_wal/");
        try {
          const written = write(stream, buffer, at, length, to);
          if (isVital && written < length) this.#endFull();
          return written;
        } catch (error) {
          if (isVital && (error as { errno?: number }).errno === noSpace) this.#endFull();
          throw error;
        }
      };
    });
    return { emscriptenOpts };
  }

  /** Without room PostgreSQL ends and starts again; PGlite would call itself without end. */
  #endFull(): never {
    console.error(fullDisk(this.rootDir));
    Deno.exit(1);
  }
}
