/** Waits for the work that goes on after a response, without a sleep of a guessed length. */

const deadlineMs = 120_000;

/** Polls until the answer is true. The deadline is for a machine with a load. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  intervalMs = 25,
): Promise<void> {
  const end = Date.now() + deadlineMs;
  while (!await isTrue()) {
    if (Date.now() > end) throw new Error(`not reached within ${deadlineMs} ms: ${what}`);
    await new Promise((later) => setTimeout(later, intervalMs));
  }
}
