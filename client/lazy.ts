import { use } from "react";

/** A module is not there, as after a deployment: the page has to be asked for anew. */
export class LoadFailure extends Error {}

/** Milliseconds after which a line counts as broken: the server is asked for the whole page. */
const patience = 20_000;

/** What a page is made of, in a chunk of its own that can be fetched before it is needed. */
export interface LazyPart<T = unknown> {
  /** The module, as the build's manifest names its chunk. */
  module: string;
  /** Stands in the document on a first visit, which does not fetch it (`ui/kept.tsx`). */
  kept: boolean;
  /** Fetches it, once; after a failure it may be tried again. */
  preload(): Promise<T>;
  /** In a component: what was fetched. Suspends until it is there. */
  read(): T;
}

export function lazyPart<T>(module: string, load: () => Promise<T>, kept = false): LazyPart<T> {
  let fetched: Promise<T> | undefined;
  let failed: LoadFailure | undefined;

  function start(): Promise<T> {
    failed = undefined;
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer in time")), patience);
    });
    const loading = Promise.race([load(), late]).finally(() => clearTimeout(timer));
    const started: Promise<T> = loading.then((value) => {
      // What `use` would otherwise find out by suspending.
      Object.assign(started, { status: "fulfilled", value });
      return value;
    }, (cause) => {
      fetched = undefined;
      failed = new LoadFailure("could not be fetched", { cause });
      throw failed;
    });
    return started;
  }

  return {
    module,
    kept,
    preload: () => fetched ??= start(),
    read() {
      // Thrown to the page's boundary; rendering again must not fetch again and again.
      if (failed) throw failed;
      // Always asked by `use`: React takes a component up again where it has suspended.
      return use(fetched ??= start());
    },
  };
}

export const keptPart = <T>(module: string, load: () => Promise<T>) => lazyPart(module, load, true);

/** What a module of `content/` says. */
export const keptText = <T>(module: string, load: () => Promise<{ default: T }>) =>
  keptPart(module, async () => (await load()).default);
