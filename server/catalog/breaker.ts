/** Leaves a backend alone that keeps failing, so that it can come back and nobody waits for it. */
import { retryAfter } from "./kept.ts";

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>;

/** Failures one after another until calls are refused, but for one each `retryAfter`. */
const failures = 5;

export function createBreaker(now: () => number): Breaker {
  let failed = 0;
  let nextTry = 0;
  return async (call) => {
    if (failed >= failures) {
      if (now() < nextTry) throw new Error("the backend keeps failing and is left alone");
      nextTry = now() + retryAfter;
    }
    try {
      const result = await call();
      failed = 0;
      return result;
    } catch (error) {
      if (++failed === failures) nextTry = now() + retryAfter;
      throw error;
    }
  };
}
