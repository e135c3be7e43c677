/**
 * How often one address on the network may send. Kept in memory, so it counts for this process
 * only; the limit that holds across processes is the database's, per e-mail address.
 */
export interface RateLimit {
  /** Takes one of the address's turns, or answers false when none is left. */
  admit(address: string | null): boolean;
}

export interface RateLimitOptions {
  /** So many at once, and again after `period` milliseconds, evenly spread. */
  turns: number;
  period: number;
  /** Addresses remembered at most; the one that was quiet for longest is forgotten first. */
  capacity?: number;
  now?: () => number;
}

/** An unknown address (null) is always admitted: there is nothing to count by. */
export function createRateLimit(
  { turns, period, capacity = 20_000, now = Date.now }: RateLimitOptions,
): RateLimit {
  const known = new Map<string, { left: number; at: number }>();
  return {
    admit(address) {
      if (address === null) return true;
      const time = now();
      const { left, at } = known.get(address) ?? { left: turns, at: time };
      const available = Math.min(turns, left + (time - at) * turns / period);
      const admitted = available >= 1;
      known.delete(address);
      known.set(address, { left: available - (admitted ? 1 : 0), at: time });
      if (known.size > capacity) known.delete(known.keys().next().value!);
      return admitted;
    },
  };
}
