/**
 * A queue of lines for an output that may stall. Writing never waits: lines are sent in batches.
 * While the queue is full, new lines are dropped and counted (docs/decisions/log.md).
 */
import { setTimeout as elapsed } from "node:timers/promises";

export function createLineQueue({ send, droppedWarning, capacity = 1024 * 1024, batchMs = 20 }: {
  /** Writes one batch. A batch whose write rejects is lost. */
  send(bytes: Uint8Array): Promise<unknown>;
  /** Builds the line that reports dropped lines. */
  droppedWarning(count: number): string;
  /** Most characters in the queue. */
  capacity?: number;
  /** Milliseconds during which lines are collected into a batch. */
  batchMs?: number;
}) {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let size = 0;
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  async function drain() {
    while (waiting.length > 0 || dropped > 0) {
      if (dropped > 0) waiting.push(droppedWarning(dropped));
      const batch = waiting;
      waiting = [];
      size = 0;
      dropped = 0;
      // The output is closed: nothing is left to report the error to.
      await send(encoder.encode(`${batch.join("\n")}\n`)).catch(() => {});
    }
    sending = undefined;
  }

  function start() {
    timer = undefined;
    sending ??= drain();
  }

  return {
    /** Takes a line without its line break. */
    write(line: string): void {
      if (size + line.length > capacity) return void dropped++;
      size += line.length;
      waiting.push(line);
      if (sending === undefined) timer ??= setTimeout(start, batchMs);
    },
    /** Resolves when all lines written so far are sent, or after the timeout. */
    async flush(timeoutMs: number): Promise<void> {
      clearTimeout(timer);
      start();
      await Promise.race([sending, elapsed(timeoutMs)]);
    },
  };
}

/** Writes all bytes to standard output without blocking the event loop. */
export async function toStandardOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await Deno.stdout.write(bytes.subarray(at));
}
