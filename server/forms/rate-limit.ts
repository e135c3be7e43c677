/**
 * How often one address on the network may send. Kept in memory, so it counts for this process
 * only; the limit that holds across processes is the database's, per e-mail address.
 */
export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * So many turns at once, and again after `period` milliseconds, evenly spread. An unknown address
 * (null) is always admitted: there is nothing to count by.
 *
 * @param options `capacity`: addresses remembered; the quiet one is forgotten first
 */
export function createRateLimit(
  { turns, period, capacity = 20_000, now = () => performance.now() }: {
    turns: number;
    period: number;
    capacity?: number;
    now?: () => number;
  },
) {
  const known = new Map<string, { left: number; at: number }>();

  function left(address: string | null): number {
    const last = address === null ? undefined : known.get(address);
    return last ? Math.min(turns, last.left + (now() - last.at) * turns / period) : turns;
  }

  return {
    /** Takes so many of the address's turns, or answers false when fewer are left. */
    admit(address: string | null, cost = 1): boolean {
      if (address === null) return true;
      const available = left(address);
      const admitted = available >= cost;
      known.delete(address);
      known.set(address, { left: available - (admitted ? cost : 0), at: now() });
      if (known.size > capacity) known.delete(known.keys().next().value!);
      return admitted;
    },
    /** Seconds until the address has so many turns. */
    wait: (address: string | null, cost = 1) =>
      Math.max(0, Math.ceil((cost - left(address)) * period / turns / 1_000)),
    /** Gives the address all of its turns back. */
    forget: (address: string) => void known.delete(address),
  };
}
