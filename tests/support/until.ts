/** Waits for the work that goes on after a response, without a sleep of a guessed length. */

/** Polls until the answer is true. The timeout is for a machine with a load. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!await isTrue()) {
    if (Date.now() > end) throw new Error(`not reached within ${timeoutMs} ms: ${what}`);
    await new Promise((later) => setTimeout(later, 5));
  }
}
