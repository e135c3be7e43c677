/**
 * A token bucket for each key, usually a network address. Buckets are in memory, so they limit this
 * process only; the database has limits of its own.
 */
export type RateLimit = ReturnType<typeof createRateLimit>;

/** Most keys in memory. The least recently used one is removed first. */
const capacity = 20_000;

/**
 * A full bucket holds `tokens`. An empty bucket refills evenly and is full after `periodMs`. An
 * unknown key (null) is never limited.
 */
export function createRateLimit({ tokens, periodMs, now = () => performance.now() }: {
  tokens: number;
  periodMs: number;
  now?: () => number;
}) {
  const tokenMs = periodMs / tokens;
  /** Time at which each bucket is full again. */
  const fullAt = new Map<string, number>();

  const waitMs = (key: string | null, cost: number) =>
    key === null ? 0 : (fullAt.get(key) ?? 0) - now() - (tokens - cost) * tokenMs;

  return {
    /** Takes `cost` tokens, or takes nothing and returns false when fewer are left. */
    tryConsume(key: string | null, cost = 1): boolean {
      if (key === null) return true;
      // Sums of fractional milliseconds are inexact.
      const allowed = waitMs(key, cost) < 1;
      const full = Math.max(now(), fullAt.get(key) ?? 0) + (allowed ? cost * tokenMs : 0);
      for (const [oldest, time] of fullAt) {
        if (time > now()) break;
        fullAt.delete(oldest);
      }
      fullAt.delete(key);
      fullAt.set(key, full);
      if (fullAt.size > capacity) fullAt.delete(fullAt.keys().next().value!);
      return allowed;
    },
    /**
     * Seconds in which `cost` tokens refill, for `Retry-After`; 0 when they are available. The time until
     * then is at most this long. Its exact value would tell when others used the key.
     */
    retryAfter: (key: string | null, cost = 1): number =>
      waitMs(key, cost) < 1 ? 0 : Math.ceil(cost * tokenMs / 1_000),
    refill: (key: string) => void fullAt.delete(key),
  };
}
