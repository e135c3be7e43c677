/** Upload slots: each allows one file in memory. Other uploads wait on their connection. */

export type UploadSlots = ReturnType<typeof createUploadSlots>;

/** A free slot goes to the waiting networks in turn (round-robin), oldest upload first. */
export function createUploadSlots({ slots, slotsPerNetwork, timeoutMs }: {
  slots: number;
  /** Most slots that one network holds at the same time. */
  slotsPerNetwork: number;
  timeoutMs: number;
}) {
  /** The network of each slot in use. */
  const holders: (string | null)[] = [];
  /** Waiting uploads by network, the next network first. */
  const queues = new Map<string | null, ((slot: Disposable | null) => void)[]>();

  const isAtLimit = (network: string | null) =>
    network !== null && holders.filter((holder) => holder === network).length >= slotsPerNetwork;

  function serve() {
    for (const [network, [grant, ...rest]] of [...queues]) {
      if (holders.length === slots) return;
      if (isAtLimit(network)) continue;
      queues.delete(network);
      if (rest.length > 0) queues.set(network, rest);
      grant!(take(network));
    }
  }

  function take(network: string | null): Disposable {
    holders.push(network);
    const slot = new DisposableStack();
    slot.defer(() => {
      holders.splice(holders.indexOf(network), 1);
      serve();
    });
    return slot;
  }

  return {
    /** Whether a waiting upload would get a free slot. */
    isContended: () => queues.keys().some((network) => !isAtLimit(network)),
    /** Null when no slot became free in time. An unknown network (null) is never limited. */
    async acquire(network: string | null): Promise<Disposable | null> {
      const { promise, resolve: grant } = Promise.withResolvers<Disposable | null>();
      queues.set(network, [...queues.get(network) ?? [], grant]);
      serve();
      const timer = setTimeout(() => {
        const others = queues.get(network)?.filter((other) => other !== grant) ?? [];
        if (others.length > 0) queues.set(network, others);
        else queues.delete(network);
        grant(null);
      }, timeoutMs);
      return await promise.finally(() => clearTimeout(timer));
    },
  };
}
