/**
 * How often one address on the network may send. Kept in memory, so it counts for this process
 * only; the limit that holds across processes is the database's, per e-mail address.
 */
export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * A token bucket for each address: `tokens` at once, refilled evenly over `periodMs`. An unknown
 * address (null) is always admitted: there is nothing to count by.
 */
export function createRateLimit(
  { tokens, periodMs, capacity = 20_000, now = () => performance.now() }: {
    tokens: number;
    periodMs: number;
    /** Addresses remembered; the quiet one is forgotten first. */
    capacity?: number;
    now?: () => number;
  },
) {
  const tokenMs = periodMs / tokens;
  /** When an address has all of its tokens again. */
  const known = new Map<string, number>();

  /** Milliseconds until the address has so many tokens. */
  const wait = (address: string | null, cost: number) =>
    address === null ? 0 : (known.get(address) ?? 0) - now() - (tokens - cost) * tokenMs;

  return {
    /** Takes so many of the address's tokens, or answers false when fewer are left. */
    tryConsume(address: string | null, cost = 1): boolean {
      if (address === null) return true;
      // The clock has fractions, and sums of them are not exact.
      const admitted = wait(address, cost) < 1;
      const whole = Math.max(now(), known.get(address) ?? 0) + (admitted ? cost * tokenMs : 0);
      for (const [quiet, whole] of known) {
        if (whole > now()) break;
        known.delete(quiet);
      }
      known.delete(address);
      known.set(address, whole);
      if (known.size > capacity) known.delete(known.keys().next().value!);
      return admitted;
    },
    /** Seconds until the address has so many tokens. */
    wait: (address: string | null, cost = 1) => Math.max(0, Math.ceil(wait(address, cost) / 1_000)),
    /** Gives the address all of its tokens back. */
    forget: (address: string) => void known.delete(address),
  };
}
