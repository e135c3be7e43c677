import { use } from "react";

/** A chunk cannot be fetched, for example after a deployment. Only a reload helps. */
class ChunkLoadError extends Error {}

const timeoutMs = 10_000;

/** A dynamically imported module that can be preloaded. */
export interface LazyChunk<T = unknown> {
  /** Key in the build's manifest: the module's path. */
  module: string;
  /** Never hydrated (static-markup.tsx). */
  isStatic?: true;
  isLoaded(): boolean;
  hasFailed(): boolean;
  /** Fetches the chunk once, or again after a failure. @throws ChunkLoadError */
  preload(): Promise<T>;
  /** Suspends the component until the chunk is loaded. @throws ChunkLoadError */
  read(): T;
}

export function lazyChunk<T>(module: string, load: () => Promise<T>): LazyChunk<T> {
  let fetched: Promise<T> | undefined;
  let failed: ChunkLoadError | undefined;
  let loaded = false;

  function start(): Promise<T> {
    failed = undefined;
    let timer: ReturnType<typeof setTimeout>;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer in time")), timeoutMs);
    });
    const loading = Promise.race([load(), timeout]).finally(() => clearTimeout(timer));
    const started: Promise<T> = loading.then((value) => {
      loaded = true;
      // `use` reads these fields, else it suspends once more.
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
    isLoaded: () => loaded,
    hasFailed: () => failed !== undefined,
    preload: () => fetched ??= start(),
    read() {
      // Rendering again must not fetch again.
      if (failed) throw failed;
      return use(fetched ??= start());
    },
  };
}
