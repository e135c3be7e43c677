/** Circuit breaker: refuses calls to a backend that keeps failing, so that it can recover. */
import { retryAfterMs } from "../cache/swr-cache.ts";

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Consecutive failures that open the circuit. One call per `retryAfterMs` is still tried. */
const failureLimit = 5;

/** Returns a function that runs a call. `isFailure` says whether its error counts. */
export function createCircuitBreaker(now: () => number) {
  let failed = 0;
  let nextTry = 0;
  return async <T>(call: () => Promise<T>, isFailure: () => boolean): Promise<T> => {
    if (failed >= failureLimit) {
      if (now() < nextTry) throw new Error("the circuit breaker is open");
      nextTry = now() + retryAfterMs;
    }
    try {
      const result = await call();
      failed = 0;
      return result;
    } catch (error) {
      if (isFailure() && ++failed === failureLimit) nextTry = now() + retryAfterMs;
      throw error;
    }
  };
}
