/** Waits for what happens behind an answer, without a sleep of a guessed length. */

/** Asks again and again until the answer is true; fails after `timeoutMs`. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = 15_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!await isTrue()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((later) => setTimeout(later, 5));
  }
}
