import { use } from "react";

/** A chunk cannot be fetched, for example after a deployment: the server has to be asked for the page. */
export class ChunkLoadError extends Error {}

/** Milliseconds a chunk may take to arrive. */
const timeoutMs = 20_000;

/** Code in a chunk of its own, which can be fetched before it is rendered. */
export interface LazyChunk<T = unknown> {
  /** The module's path, the chunk's key in the build's manifest. */
  module: string;
  /** Fetches the chunk, once; after a failure it may be tried again. */
  preload(): Promise<T>;
  /** For components: suspends until the chunk is there. @throws ChunkLoadError */
  read(): T;
}

export function lazyChunk<T>(module: string, load: () => Promise<T>): LazyChunk<T> {
  let fetched: Promise<T> | undefined;
  let failed: ChunkLoadError | undefined;

  function start(): Promise<T> {
    failed = undefined;
    let timer: ReturnType<typeof setTimeout>;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer in time")), timeoutMs);
    });
    const loading = Promise.race([load(), timeout]).finally(() => clearTimeout(timer));
    const started: Promise<T> = loading.then((value) => {
      // `use` would otherwise suspend once to find this out.
      Object.assign(started, { status: "fulfilled", value });
      return value;
    }, (cause) => {
      fetched = undefined;
      failed = new ChunkLoadError("could not be fetched", { cause });
      throw failed;
    });
    return started;
  }

  return {
    module,
    preload: () => fetched ??= start(),
    read() {
      // Thrown to the page's boundary; rendering again must not fetch again and again.
      if (failed) throw failed;
      // Always read by `use`: React takes a component up again where it has suspended.
      return use(fetched ??= start());
    },
  };
}
