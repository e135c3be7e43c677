/**
 * Stale-while-revalidate cache of backend reads: an expired answer is refreshed before it is served,
 * unless the backend fails or does not answer soon (SPEC §6).
 */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";

/** `version` changes only with the value, so that what was made from it can be cached. */
export type Good<T> = { ok: true; value: T; version: string };
export type Answer<T> = Good<T> | { ok: false };
/** A promise of an answer; never rejects. */
export interface Pending<T> extends Promise<Answer<T>> {
  /** Whether it resolves within `refreshWaitMs`, because there is a last good answer. */
  isBounded?: boolean;
}
/** The answer itself when it is cached and fresh, else a promise of it. */
export type Answered<T> = Answer<T> | Pending<T>;

export function answerOf<T>(value: T): Good<T> {
  const version = createHash("sha256").update(JSON.stringify(value)).digest("base64url");
  return { ok: true, value, version };
}

/** An answer that is there and good, else null. */
export function peek<T>(answer: Answered<T>): Good<T> | null {
  return answer instanceof Promise || !answer.ok ? null : answer;
}

/** Derives an answer from another, synchronously when that one is there. */
export function whenAnswered<T, U>(
  answer: Answered<T>,
  next: (answer: Answer<T>) => Answered<U>,
): Answered<U> {
  if (!(answer instanceof Promise)) return next(answer);
  return Object.assign(answer.then(next), { isBounded: answer.isBounded });
}

/** Remembers the result for the last argument. */
export function memoizeLast<T, U>(make: (argument: T) => U): (argument: T) => U {
  let last: { argument: T; made: U } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, made: make(argument) };
    return last.made;
  };
}

/** Milliseconds before a failed read is tried again; meanwhile the last good answer is served. */
export const retryAfterMs = 5_000;

/** Milliseconds a visitor waits for a refresh before the last good answer is served. */
export const refreshWaitMs = 300;

export interface Clock {
  /** Milliseconds on a clock that nobody sets. */
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => setTimeout(ms, undefined, { ref: false }),
};

/** Each gets the age of the last good answer in milliseconds; null when there is none. */
export interface CacheEvents {
  failed(error: unknown, ageMs: number | null): void;
  /** The backend has not answered within `refreshWaitMs`. */
  late(ageMs: number): void;
}

export type SwrCache<T> = ReturnType<typeof swrCache<T>>;

/** One backend call for all who ask meanwhile; a first failure is not cached. */
export function swrCache<T>(
  load: () => Promise<T>,
  { ttlMs, clock }: { ttlMs: number; clock: Clock },
  events: CacheEvents,
) {
  let last: Good<T> | undefined;
  /** When the backend last sent it. */
  let loadedAt = 0;
  let expiresAt = 0;
  let refreshing: { answer: Pending<T>; isLate: boolean } | undefined;
  const ageMs = () => last ? clock.now() - loadedAt : null;

  async function reload(): Promise<Answer<T>> {
    try {
      const next = answerOf(await load());
      if (next.version !== last?.version) last = next;
      loadedAt = clock.now();
      expiresAt = loadedAt + ttlMs;
    } catch (error) {
      events.failed(error, ageMs());
      expiresAt = clock.now() + retryAfterMs;
    } finally {
      refreshing = undefined;
    }
    return last ?? { ok: false };
  }

  function refresh() {
    const mine: typeof refreshing = { answer: reload(), isLate: false };
    const stale = last;
    if (stale) {
      const late = clock.sleep(refreshWaitMs).then(() => {
        if (refreshing === mine) {
          mine.isLate = true;
          events.late(ageMs()!);
        }
        return stale;
      });
      mine.answer = Object.assign(Promise.race([mine.answer, late]), { isBounded: true });
    }
    return mine;
  }

  function read(): Answered<T> {
    if (last && clock.now() < expiresAt) return last;
    refreshing ??= refresh();
    // While the backend hangs, only the first visitors wait.
    return last && refreshing.isLate ? last : refreshing.answer;
  }
  return Object.assign(read, { hasValue: () => last !== undefined, ageMs });
}
