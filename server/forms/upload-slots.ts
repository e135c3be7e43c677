/** Upload slots: each allows one file in memory. Other uploads wait on their connection. */

export type UploadSlots = ReturnType<typeof createUploadSlots>;

/** "timeout": no slot became free in time. */
type Grant = Disposable | "timeout";

/** A free slot goes to the waiting networks in turn (round-robin), oldest upload first. */
export function createUploadSlots({ slots: free, slotsPerNetwork, timeoutMs }: {
  slots: number;
  /** Most slots that one network holds at the same time. */
  slotsPerNetwork: number;
  /** Milliseconds that an upload waits for a slot. */
  timeoutMs: number;
}) {
  const held = new Map<string, number>();
  /** Waiting uploads by network, the next network first. */
  const queues = new Map<string | null, ((grant: Grant) => void)[]>();

  const isAtLimit = (network: string | null) =>
    network !== null && (held.get(network) ?? 0) >= slotsPerNetwork;

  function serve() {
    for (const [network, [grant, ...rest]] of [...queues]) {
      if (free === 0) return;
      if (isAtLimit(network)) continue;
      queues.delete(network);
      if (rest.length > 0) queues.set(network, rest);
      grant!(take(network));
    }
  }

  function take(network: string | null): Disposable {
    const count = (change: 1 | -1) => {
      free -= change;
      if (network === null) return;
      const slots = (held.get(network) ?? 0) + change;
      if (slots > 0) held.set(network, slots);
      else held.delete(network);
    };
    count(1);
    const slot = new DisposableStack();
    slot.defer(() => {
      count(-1);
      serve();
    });
    return slot;
  }

  return {
    /** Whether a waiting upload would get a free slot. */
    isContended: () => queues.keys().some((network) => !isAtLimit(network)),
    /** @param network the uploader's (`networkOf`); null when unknown, which is never limited */
    async acquire(network: string | null): Promise<Grant> {
      const { promise, resolve: grant } = Promise.withResolvers<Grant>();
      queues.set(network, [...queues.get(network) ?? [], grant]);
      serve();
      const timer = setTimeout(() => {
        const others = queues.get(network)?.filter((other) => other !== grant) ?? [];
        if (others.length > 0) queues.set(network, others);
        else queues.delete(network);
        grant("timeout");
      }, timeoutMs);
      return await promise.finally(() => clearTimeout(timer));
    },
  };
}

/** An IPv4 address, or the /56 network of an IPv6 address: providers give one to each customer. */
export function networkOf(address: string | null): string | null {
  return address?.replace(
    /^((?:[\da-f]+:){3})([\da-f]+)$/i,
    (_, start, group) => start + (parseInt(group, 16) & 0xff00).toString(16),
  ) ?? null;
}
