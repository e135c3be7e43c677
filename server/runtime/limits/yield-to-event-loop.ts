/** Long work in steps, so that other requests are answered in between. */
import { setTimeout } from "node:timers/promises";

const stepMs = 4;

let since = 0;

/**
 * Lets other work go first when the current step has lasted `stepMs`; call it more often than that.
 * Uses a timer: while immediates wait, Deno's runtime looks at the network every 61st time only.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - since < stepMs) return;
  await setTimeout(0);
  since = performance.now();
}
