/** Upload slots: each allows one received file in memory. Others wait on disk. */
import type { Clock } from "../runtime/cache/swr-cache.ts";

type Grant = (slot: Disposable | null) => void;

/** A free slot goes to the waiting networks in turn (round-robin), oldest upload first. */
export function createUploadSlots(
  { slots, slotsPerNetwork, timeoutMs }: {
    slots: number;
    /** Most slots that one network holds at the same time. */
    slotsPerNetwork: number;
    /** Milliseconds that an upload waits at most. */
    timeoutMs: number;
  },
  clock: Clock,
) {
  /** The network of each slot in use. */
  const holders: (string | null)[] = [];
  /** Waiting uploads by network, the next network first. */
  const queues = new Map<string | null, Grant[]>();

  const isAtLimit = (network: string | null) =>
    network !== null && holders.filter((holder) => holder === network).length >= slotsPerNetwork;

  function isWaiting(network: string | null, grant: Grant): boolean {
    return queues.get(network)?.includes(grant) ?? false;
  }

  function enqueue(network: string | null, grant: Grant): void {
    queues.set(network, [...queues.get(network) ?? [], grant]);
  }

  function withdraw(network: string | null, grant: Grant): void {
    const others = queues.get(network)!.filter((other) => other !== grant);
    if (others.length > 0) queues.set(network, others);
    else queues.delete(network);
  }

  function grantFreeSlots(): void {
    for (const [network, [grant]] of [...queues]) {
      if (holders.length === slots) return;
      if (isAtLimit(network)) continue;
      withdraw(network, grant!);
      moveToEnd(network);
      grant!(take(network));
    }
  }

  /** The other networks come first. */
  function moveToEnd(network: string | null): void {
    const queue = queues.get(network);
    if (!queue) return;
    queues.delete(network);
    queues.set(network, queue);
  }

  function take(network: string | null): Disposable {
    holders.push(network);
    const slot = new DisposableStack();
    slot.defer(() => {
      holders.splice(holders.indexOf(network), 1);
      grantFreeSlots();
    });
    return slot;
  }

  return {
    /** Null when no slot became free in time. An unknown network (null) is never limited. */
    async acquire(network: string | null): Promise<Disposable | null> {
      const { promise, resolve: grant } = Promise.withResolvers<Disposable | null>();
      enqueue(network, grant);
      grantFreeSlots();
      if (isWaiting(network, grant)) {
        clock.sleep(timeoutMs).then(() => {
          if (!isWaiting(network, grant)) return;
          withdraw(network, grant);
          grant(null);
        });
      }
      return await promise;
    },
  };
}
