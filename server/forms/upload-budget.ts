/**
 * Memory for files on their way through. A file takes its share before it is read; without one its
 * body waits on the network, where it costs nothing.
 */
export type UploadBudget = ReturnType<typeof createUploadBudget>;

interface Waiting {
  bytes: number;
  address: string | null;
  grant(share: Disposable): void;
}

/**
 * @param options `perAddress`: files that one address may have in memory at the same time;
 * `patience` in milliseconds
 */
export function createUploadBudget(
  { bytes: free, perAddress, patience }: { bytes: number; perAddress: number; patience: number },
) {
  const held = new Map<string, number>();
  const queue = new Set<Waiting>();

  function take({ bytes, address }: Waiting): Disposable {
    free -= bytes;
    if (address !== null) held.set(address, (held.get(address) ?? 0) + 1);
    const share = new DisposableStack();
    share.defer(() => {
      free += bytes;
      if (address !== null) {
        const left = held.get(address)! - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      }
      serve();
    });
    return share;
  }

  const hasFull = ({ address }: Waiting) =>
    address !== null && (held.get(address) ?? 0) >= perAddress;

  /** In the order of arrival, except that an address with its hands full lets others pass. */
  function serve() {
    for (const waiting of queue) {
      if (hasFull(waiting)) continue;
      if (waiting.bytes > free) return;
      queue.delete(waiting);
      waiting.grant(take(waiting));
    }
  }

  return {
    /** Whether somebody waits only because others hold what there is. */
    isWanted: () => queue.values().some((waiting) => !hasFull(waiting)),
    /** Waits for so many bytes; disposing gives them back. Null when the wait was too long. */
    async reserve(bytes: number, address: string | null): Promise<Disposable | null> {
      const { promise, resolve: grant } = Promise.withResolvers<Disposable | null>();
      const waiting = { bytes, address, grant };
      queue.add(waiting);
      serve();
      const timer = setTimeout(() => {
        queue.delete(waiting);
        grant(null);
      }, patience);
      return await promise.finally(() => clearTimeout(timer));
    },
  };
}
