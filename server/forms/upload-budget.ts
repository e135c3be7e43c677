/**
 * Memory for files on their way through. A file takes its share before it is read; without one its
 * body waits on the network, where it costs nothing.
 */
export interface UploadBudget {
  /**
   * Waits for so many bytes; disposing gives them back. Null when the wait was too long.
   *
   * @param address whose upload it is: one address cannot take everything.
   */
  reserve(bytes: number, address: string | null): Promise<Disposable | null>;
  /** Whether somebody waits only because others hold what there is. */
  isWanted(): boolean;
}

export interface UploadBudgetOptions {
  bytes: number;
  /** Files that one address may have in memory at the same time. */
  perAddress: number;
  /** Milliseconds. */
  patience: number;
}

interface Waiting {
  bytes: number;
  address: string | null;
  grant(share: Disposable): void;
}

export function createUploadBudget(
  { bytes: total, perAddress, patience }: UploadBudgetOptions,
): UploadBudget {
  let free = total;
  const held = new Map<string, number>();
  const queue = new Set<Waiting>();

  function take({ bytes, address }: Waiting): Disposable {
    free -= bytes;
    if (address !== null) held.set(address, (held.get(address) ?? 0) + 1);
    let open = true;
    return {
      [Symbol.dispose]() {
        if (!open) return;
        open = false;
        free += bytes;
        if (address !== null) {
          const left = held.get(address)! - 1;
          if (left > 0) held.set(address, left);
          else held.delete(address);
        }
        serve();
      },
    };
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
    isWanted: () => queue.values().some((waiting) => !hasFull(waiting)),
    async reserve(bytes, address) {
      const { promise, resolve } = Promise.withResolvers<Disposable | null>();
      const waiting = { bytes, address, grant: resolve };
      queue.add(waiting);
      serve();
      const timer = setTimeout(() => {
        queue.delete(waiting);
        resolve(null);
      }, patience);
      const share = await promise;
      clearTimeout(timer);
      return share;
    },
  };
}
