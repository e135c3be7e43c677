/** Waits for what happens behind an answer, without a sleep of a guessed length. */

/** Asks again and again until the answer is true; fails after fifteen seconds. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!await isTrue()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((later) => setTimeout(later, 5));
  }
}
