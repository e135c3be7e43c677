/**
 * Lines on their way to an output that may be slow or stand still. Writing never waits: lines leave
 * in batches, and when the reader stops, further lines are dropped and counted
 * (docs/decisions/log.md).
 */

export function createLineQueue({ send, lost, capacity = 1024 * 1024, interval = 20 }: {
  /** Writes one batch, which is lost when this rejects. */
  send(bytes: Uint8Array): Promise<unknown>;
  /** The line that tells of lost ones. */
  lost(count: number): string;
  /** Characters that may wait. */
  capacity?: number;
  /** Milliseconds in which lines are gathered into a batch. */
  interval?: number;
}) {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let size = 0;
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  async function drain() {
    while (waiting.length > 0 || dropped > 0) {
      if (dropped > 0) waiting.push(lost(dropped));
      const batch = waiting;
      waiting = [];
      size = 0;
      dropped = 0;
      // When nobody reads any more there is no other place to say so.
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
      if (sending === undefined) timer ??= setTimeout(start, interval);
    },
    /** Resolves when all lines so far are out, or after so many milliseconds. */
    async flush(deadline: number): Promise<void> {
      clearTimeout(timer);
      start();
      const late = Promise.withResolvers<void>();
      const limit = setTimeout(late.resolve, deadline);
      await Promise.race([sending, late.promise]);
      clearTimeout(limit);
    },
  };
}

/** Writes all bytes to standard output, without blocking whoever waits for it. */
export async function toStandardOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await Deno.stdout.write(bytes.subarray(at));
}
