/** PGlite's file system on disk, with the one thing it leaves out: fsync. */
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

interface FileStream {
  nfd?: number;
}
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } };
}

export class DurableFileSystem extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      (module: unknown) => {
        (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
      },
      ...(emscriptenOpts.preRun as ((module: unknown) => void)[]),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}
