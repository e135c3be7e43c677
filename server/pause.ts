/** Long work, and everybody else's turn in between. */
import { setTimeout } from "node:timers/promises";

/** Milliseconds at a stretch. */
const stretch = 4;

let since = 0;

/**
 * To be called more often than that: lets others go first when it is their turn. With a timer, for
 * while immediates wait Deno's runtime looks at the network every 61st time only.
 */
export async function pause(): Promise<void> {
  if (performance.now() - since < stretch) return;
  await setTimeout(0);
  since = performance.now();
}
