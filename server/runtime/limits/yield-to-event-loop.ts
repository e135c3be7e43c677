/** Splits long work into steps, so that other requests are handled in between. */
import { setTimeout } from "node:timers/promises";

const stepMs = 4;

let stepStart = 0;

/**
 * Yields when the current step has lasted `stepMs`. Call it more often than that. It uses a timer,
 * because Deno polls the network only every 61st time while immediates are pending.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - stepStart < stepMs) return;
  await setTimeout(0);
  stepStart = performance.now();
}
