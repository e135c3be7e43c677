/**
 * A queue of lines for an output that may stall. Writing never waits: lines are sent in batches.
 * While the queue is full, new lines are dropped and counted (docs/decisions/log.md).
 */
import { setTimeout as elapsed } from "node:timers/promises";

export function createLineQueue({ send, droppedWarning, capacity = 1024 * 1024, batchMs = 20 }: {
  /** Writes one batch, whose bytes are reused afterwards. A batch whose write rejects is lost. */
  send(batch: Uint8Array): Promise<unknown>;
  droppedWarning(count: number): string;
  /** Most bytes in the queue. */
  capacity?: number;
  /** Milliseconds during which lines are collected into a batch. */
  batchMs?: number;
}) {
  const encoder = new TextEncoder();
  let queue = new Uint8Array(capacity);
  let spare = new Uint8Array(capacity);
  let size = 0;
  let dropped = 0;
  let sending: Promise<void> | undefined;

  /** Encodes at once: queued strings would survive garbage collections, which copy them. */
  function add(line: string): void {
    const { read, written } = encoder.encodeInto(`${line}\n`, queue.subarray(size));
    if (read > line.length) size += written;
    else dropped++;
  }

  async function drain() {
    do {
      await elapsed(batchMs);
      const batch = queue.subarray(0, size);
      [queue, spare] = [spare, queue];
      size = 0;
      if (dropped > 0) add(droppedWarning(dropped));
      dropped = 0;
      // The output is closed: nothing is left to report the error to.
      await send(batch).catch(() => {});
    } while (size > 0);
    sending = undefined;
  }

  return {
    /** Takes a line without its line break. */
    write(line: string): void {
      add(line);
      sending ??= drain();
    },
    /** Resolves when all lines written so far are sent, or after the timeout. */
    async flush(timeoutMs: number): Promise<void> {
      await Promise.race([sending, elapsed(timeoutMs)]);
    },
  };
}

/** Writes all bytes to standard output without blocking the event loop. */
export async function toStandardOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await Deno.stdout.write(bytes.subarray(at));
}
