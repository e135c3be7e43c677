/**
 * Limits the bodies of requests that are in progress: in number and bytes, for each network and in all,
 * and in time (docs/decisions/forms.md).
 */
import { HTTPException } from "hono/http-exception";

export type OpenBodies = ReturnType<typeof createOpenBodies>;

export interface OpenBody extends Disposable {
  /** Aborted with an `HTTPException` when the body is late (408) or gives way to others (503). */
  readonly signal: AbortSignal;
  /** Awaits the body's turn to be read. Until then it can give way, and no time counts. */
  waitForTurn(turn: Promise<unknown>): Promise<void>;
  /** Awaits bytes of the client. The time until then counts as the client's. */
  waitFor<T>(bytes: Promise<T>): Promise<T>;
  /** Counts received bytes. */
  add(bytes: number): void;
}

interface Entry {
  network: string | null;
  /** When its turn came. */
  openedAt: number;
  /** Bytes. */
  received: number;
  /** Milliseconds spent waiting for the client, not for this server, until `waitingSince`. */
  waitedMs: number;
  /** Null while the client is not waited for. */
  waitingSince: number | null;
  /** Waits for its turn. */
  isQueued: boolean;
  drop: AbortController;
}

export const bodyLimits = {
  /** Bodies in all. */
  total: 250,
  perNetwork: 20,
  /** Bytes of all bodies. Files among them are on disk. */
  bytes: 1024 * 1024 * 1024,
};

/** Milliseconds that a client may take: 15 s, and 1 s for every 24 KB that have come. */
export const bodyTimeoutMs = (received: number): number => 15_000 + received / 24;

const checkIntervalMs = 100;

/** A body is never slow before this age: speeds are compared as if it had reached it. */
const youngMs = 1_000;

export function createOpenBodies(
  { total, perNetwork, bytes } = bodyLimits,
  now = () => performance.now(),
) {
  const open = new Set<Entry>();
  let receivedInAll = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function start(entry: Entry): void {
    open.add(entry);
    timer ??= setInterval(dropLate, checkIntervalMs);
  }

  function end(entry: Entry): void {
    if (!open.delete(entry)) return;
    receivedInAll -= entry.received;
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function drop(entry: Entry, reason: HTTPException): void {
    end(entry);
    entry.drop.abort(reason);
  }

  function dropLate(): void {
    for (const entry of open) {
      if (entry.waitingSince === null) continue;
      const waitedMs = entry.waitedMs + now() - entry.waitingSince;
      if (waitedMs > bodyTimeoutMs(entry.received)) drop(entry, late());
    }
  }

  /** Without another body to drop, the newest body gives way itself. */
  function dropWhileFull(newest: Entry): void {
    while (open.has(newest) && (open.size > total || receivedInAll > bytes)) {
      drop(slowestOfLargestNetwork(open, newest, now()) ?? newest, busy());
    }
  }

  function isAtLimit(network: string): boolean {
    return [...open].filter((it) => it.network === network).length >= perNetwork;
  }

  return {
    /**
     * Opens the body of a request until it is disposed. At the limits, the slowest body of the network
     * with the most bodies gives way.
     *
     * @param network of the visitor (`clientAddress`); an unknown one (null) has no limit of its own
     * @throws HTTPException 429 when the network has too many
     */
    open(network: string | null): OpenBody {
      if (network !== null && isAtLimit(network)) throw tooMany();
      const entry: Entry = {
        network,
        openedAt: now(),
        received: 0,
        waitedMs: 0,
        waitingSince: null,
        isQueued: false,
        drop: new AbortController(),
      };
      start(entry);
      dropWhileFull(entry);
      return {
        signal: entry.drop.signal,
        async waitForTurn(turn) {
          entry.isQueued = true;
          await turn;
          entry.isQueued = false;
          entry.openedAt = now();
          entry.drop.signal.throwIfAborted();
        },
        async waitFor(bytes) {
          entry.waitingSince = now();
          try {
            return await bytes;
          } finally {
            entry.waitedMs += now() - entry.waitingSince;
            entry.waitingSince = null;
          }
        },
        add(bytes) {
          if (!open.has(entry)) return;
          entry.received += bytes;
          receivedInAll += bytes;
          dropWhileFull(entry);
        },
        [Symbol.dispose]: () => end(entry),
      };
    },
  };
}

/** Null when no other body than the newest waits for its client or its turn. */
function slowestOfLargestNetwork(
  open: ReadonlySet<Entry>,
  newest: Entry,
  now: number,
): Entry | null {
  const counts = new Map<string, number>();
  for (const { network } of open) {
    if (network !== null) counts.set(network, (counts.get(network) ?? 0) + 1);
  }
  const countOf = ({ network }: Entry) => network === null ? 1 : counts.get(network)!;
  const canGiveWay = ({ waitingSince, isQueued }: Entry) => waitingSince !== null || isQueued;
  const candidates = [...open].filter((it) => it !== newest && canGiveWay(it));
  const largest = Math.max(...candidates.map(countOf));
  const [first, ...others] = candidates.filter((it) => countOf(it) === largest);
  if (!first) return null;
  return others.reduce(
    (slowest, it) => speedOf(it, now) < speedOf(slowest, now) ? it : slowest,
    first,
  );
}

/** Bytes per millisecond in all its time: a client cannot renew it by a byte now and then. */
function speedOf({ received, openedAt, isQueued }: Entry, now: number): number {
  const age = now - openedAt;
  // Its first bytes may have come and wait to be read, on a busy server.
  const isUnread = received === 0 && (isQueued || age < youngMs);
  if (isUnread) return Infinity;
  return received / Math.max(youngMs, age);
}

const late = () => new HTTPException(408, { message: "The request took too long to arrive" });

const busy = () =>
  new HTTPException(503, { message: "The site is busy. Please go back and send the form again." });

const tooMany = () =>
  new HTTPException(429, { message: "Too many requests at once. Please wait a moment." });
