/** Circuit breaker: refuses calls to a backend that keeps failing, so that it can recover. */
import { retryAfterMs } from "../cache/swr-cache.ts";

/** @param isFailure whether an error counts as a failure of the backend; by default all do */
export type CircuitBreaker = <T>(
  call: () => Promise<T>,
  isFailure?: (error: unknown) => boolean,
) => Promise<T>;

/** Consecutive failures that open the circuit. One call per `retryAfterMs` is still tried. */
const failureLimit = 5;

/** @param now milliseconds of a monotonic clock */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failed = 0;
  let nextTry = 0;
  return async (call, isFailure = () => true) => {
    if (failed >= failureLimit) {
      if (now() < nextTry) throw new Error("the circuit breaker is open");
      nextTry = now() + retryAfterMs;
    }
    try {
      const result = await call();
      failed = 0;
      return result;
    } catch (error) {
      if (isFailure(error) && ++failed === failureLimit) nextTry = now() + retryAfterMs;
      throw error;
    }
  };
}
