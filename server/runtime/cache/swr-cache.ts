/**
 * Stale-while-revalidate cache. An expired value is refreshed before it is served, unless the load
 * fails or takes longer than `refreshWaitMs`.
 */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";

/** `version` is a hash of the value: caches of derived data compare it. */
export type Success<T> = { ok: true; value: T; version: string };
export type Result<T> = Success<T> | { ok: false };
/** The result itself when it is cached and fresh, else a promise that never rejects. */
export type AsyncResult<T> = Result<T> | Promise<Result<T>>;

export function successOf<T>(value: T): Success<T> {
  const version = createHash("sha256").update(JSON.stringify(value)).digest("base64url");
  return { ok: true, value, version };
}

/** Of a load without a last value. One object, so that data derived from it is cached too. */
const failure: Result<never> = Object.freeze({ ok: false });

/** The result if it is a success that is available now, else null. */
export function peek<T>(result: AsyncResult<T>): Success<T> | null {
  return result instanceof Promise || !result.ok ? null : result;
}

/** Whether reading again gives the same value at once, so that what was made of `result` is current. */
export function isUnchanged<T>(result: AsyncResult<T>, read: () => AsyncResult<T>): boolean {
  const before = peek(result);
  const now = peek(read());
  return before !== null && now !== null && before.version === now.version;
}

/** Derives a result from another one, synchronously if possible. */
export function mapResult<T, U>(
  result: AsyncResult<T>,
  next: (result: Result<T>) => AsyncResult<U>,
): AsyncResult<U> {
  return result instanceof Promise ? result.then(next) : next(result);
}

/** Caches the return value for the last argument. */
export function memoizeLast<T, U>(make: (argument: T) => U): (argument: T) => U {
  let last: { argument: T; made: U } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, made: make(argument) };
    return last.made;
  };
}

/** Milliseconds before a failed load is tried again; the last value is served meanwhile. */
export const retryAfterMs = 5_000;

/** Milliseconds that a caller waits for a refresh before the last value is served. */
export const refreshWaitMs = 300;

export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => setTimeout(ms, undefined, { ref: false }),
};

export type SwrCache<T> = ReturnType<typeof createSwrCache<T>>;

/** Concurrent callers share one load. A first failure is not cached. */
export function createSwrCache<T>(
  load: () => Promise<T>,
  { ttlMs, clock }: { ttlMs: number; clock: Clock },
  /** Each receives the age of the last value in milliseconds; null when there is none. */
  events: {
    failed(error: unknown, ageMs: number | null): void;
    /** The load has not finished within `refreshWaitMs`. */
    late(ageMs: number): void;
  },
) {
  let last: Success<T> | undefined;
  let loadedAt = 0;
  let expiresAt = 0;
  let refreshing: { result: AsyncResult<T> } | undefined;
  const ageMs = () => last ? clock.now() - loadedAt : null;

  async function reload(): Promise<Result<T>> {
    try {
      const next = successOf(await load());
      if (next.version !== last?.version) last = next;
      loadedAt = clock.now();
      expiresAt = loadedAt + ttlMs;
    } catch (error) {
      events.failed(error, ageMs());
      expiresAt = clock.now() + retryAfterMs;
    } finally {
      refreshing = undefined;
    }
    return last ?? failure;
  }

  function refresh() {
    const mine: typeof refreshing = { result: reload() };
    const stale = last;
    if (stale) {
      const late = clock.sleep(refreshWaitMs).then(() => {
        if (refreshing === mine) {
          // While the load hangs, only the first callers wait.
          mine.result = stale;
          events.late(ageMs()!);
        }
        return stale;
      });
      mine.result = Promise.race([mine.result, late]);
    }
    return mine;
  }

  function read(): AsyncResult<T> {
    if (last && clock.now() < expiresAt) return last;
    refreshing ??= refresh();
    return refreshing.result;
  }
  return Object.assign(read, { hasValue: () => last !== undefined, ageMs });
}
