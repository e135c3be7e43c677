/**
 * Runs in an idle period, or after a second. A page may never be idle: an extension keeps it busy, or
 * Chromium on a busy machine stops telling it about idle periods. Safari has no idle callbacks.
 *
 * The bootstrap has its own copy: it is inline, so it shares no chunk.
 */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run);
}
