/** Circuit breaker: leaves a backend alone that keeps failing, so that it can recover. */
import { retryAfterMs } from "../cache/swr-cache.ts";

/** @param counts whether an error says that the backend fails; all do when left out */
export type Breaker = <T>(
  call: () => Promise<T>,
  counts?: (error: unknown) => boolean,
) => Promise<T>;

/** Consecutive failures until calls are refused, except for one each `retryAfterMs`. */
const failureLimit = 5;

/** @param now milliseconds on a clock that nobody sets */
export function createBreaker(now: () => number): Breaker {
  let failed = 0;
  let nextTry = 0;
  return async (call, counts = () => true) => {
    if (failed >= failureLimit) {
      if (now() < nextTry) throw new Error("the backend keeps failing and is left alone");
      nextTry = now() + retryAfterMs;
    }
    try {
      const result = await call();
      failed = 0;
      return result;
    } catch (error) {
      if (counts(error) && ++failed === failureLimit) nextTry = now() + retryAfterMs;
      throw error;
    }
  };
}
