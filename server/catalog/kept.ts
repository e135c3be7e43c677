/** Answers of the backend that are kept: fresh for a while, then refreshed behind the visitor's back. */
import { createHash } from "node:crypto";

/** `version` changes only with the value, so that what was made from it can be kept. */
export type Good<T> = { ok: true; value: T; version: string };
export type Answer<T> = Good<T> | { ok: false };
/** The answer itself when at hand, else a promise of it, which never rejects. */
export type Answered<T> = Answer<T> | Promise<Answer<T>>;

export function answerOf<T>(value: T): Good<T> {
  const version = createHash("sha256").update(JSON.stringify(value)).digest("base64url");
  return { ok: true, value, version };
}

/** An answer that is at hand and good, else null. */
export function atHand<T>(answer: Answered<T>): Good<T> | null {
  return answer instanceof Promise || !answer.ok ? null : answer;
}

/** What follows from an answer, at once when that is at hand. */
export function whenAnswered<T, U>(
  answer: Answered<T>,
  next: (answer: Answer<T>) => Answered<U>,
): Answered<U> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}

/** Made of the last answer, and made again only when that is another. */
export function madeOnce<T, U>(make: (answer: T) => U): (answer: T) => U {
  let last: { answer: T; made: U } | undefined;
  return (answer) => {
    if (last?.answer !== answer) last = { answer, made: make(answer) };
    return last.made;
  };
}

/** Milliseconds before what failed is tried again; meanwhile the last good answer stands. */
export const retryAfter = 5_000;

export interface Freshness {
  /** Milliseconds an answer is fresh. */
  ttl: number;
  /** Milliseconds on a clock that nobody sets. */
  now: () => number;
}

export type Kept<T> = ReturnType<typeof kept<T>>;

/** One call for all who ask meanwhile; a first failure is not kept. `atHand`: answers at once. */
export function kept<T>(
  load: () => Promise<T>,
  { ttl, now }: Freshness,
  onError: (error: unknown) => void,
) {
  let last: Good<T> | undefined;
  let pending: Promise<Answer<T>> | undefined;
  let expires = 0;

  async function refresh(): Promise<Answer<T>> {
    try {
      const next = answerOf(await load());
      if (next.version !== last?.version) last = next;
      expires = now() + ttl;
    } catch (error) {
      onError(error);
      expires = now() + retryAfter;
    } finally {
      pending = undefined;
    }
    return last ?? { ok: false };
  }

  function read(): Answered<T> {
    if (!last || now() >= expires) pending ??= refresh();
    return last ?? pending!;
  }
  return Object.assign(read, { atHand: () => last !== undefined });
}
