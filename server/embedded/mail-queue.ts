/** Calls the edge function mailQueue, as triggers and a minutely job do in the hosted database. */
import type { Clock } from "../runtime/cache/swr-cache.ts";

const periodMs = 60_000;

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Starts with a first call and repeats it every minute.
 *
 * @param call resolves with the status of the function's answer
 */
export function createMailQueue({ call, clock, onFailure }: {
  call: () => Promise<number>;
  clock: Clock;
  onFailure(status: number): void;
}) {
  let current: Promise<void> = Promise.resolve();
  let isCalled = false;
  let isStopped = false;

  async function run() {
    isCalled = false;
    if (isStopped) return;
    const status = await call();
    if (status !== 200) onFailure(status);
  }

  /** One call at a time. A call that has begun may miss a new row, so another one follows it. */
  function work(): void {
    if (isCalled) return;
    isCalled = true;
    current = current.then(run);
  }

  async function repeat() {
    while (!isStopped) {
      work();
      await clock.sleep(periodMs);
    }
  }
  repeat();

  return {
    work,
    /** Resolves when the last call has ended. */
    async stop() {
      isStopped = true;
      await current;
    },
  };
}
