/**
 * A token bucket for each network address. It lives in memory, so it counts for this process only;
 * the limit that holds across processes is the database's, per email address.
 */
export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * A full bucket holds `tokens`; an empty one is full again after `periodMs`, evenly refilled. An
 * unknown address (null) is never limited: there is nothing to count by.
 */
export function createRateLimit(
  { tokens, periodMs, capacity = 20_000, now = () => performance.now() }: {
    tokens: number;
    periodMs: number;
    /** Most addresses remembered. The one quiet for longest is forgotten first. */
    capacity?: number;
    now?: () => number;
  },
) {
  const tokenMs = periodMs / tokens;
  /** The time at which each address's bucket is full again. */
  const fullAt = new Map<string, number>();

  const waitMs = (address: string | null, cost: number) =>
    address === null ? 0 : (fullAt.get(address) ?? 0) - now() - (tokens - cost) * tokenMs;

  return {
    /** Takes `cost` tokens, or takes nothing and returns false when fewer are left. */
    tryConsume(address: string | null, cost = 1): boolean {
      if (address === null) return true;
      // The clock has fractions, and sums of them are not exact.
      const allowed = waitMs(address, cost) < 1;
      const full = Math.max(now(), fullAt.get(address) ?? 0) + (allowed ? cost * tokenMs : 0);
      for (const [quiet, time] of fullAt) {
        if (time > now()) break;
        fullAt.delete(quiet);
      }
      fullAt.delete(address);
      fullAt.set(address, full);
      if (fullAt.size > capacity) fullAt.delete(fullAt.keys().next().value!);
      return allowed;
    },
    /** Seconds until the address has `cost` tokens, for `Retry-After`; 0 when it has them. */
    retryAfter: (address: string | null, cost = 1) =>
      Math.max(0, Math.ceil(waitMs(address, cost) / 1_000)),
    /** Fills the address's bucket. */
    refill: (address: string) => void fullAt.delete(address),
  };
}
