/** Opens the backend that the environment selects. */
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";

/**
 * Logs the backend's URL and whether the key is present, never the key (SPEC §7).
 *
 * @returns its configuration, null for "not configured" (SPEC §8), and a function that closes it
 */
export async function openBackend(choice: Env["backend"], log: Log) {
  if (choice.kind === "embedded") {
    // Imported dynamically: a hosted process never loads it.
    const { openEmbedded } = await import("../embedded/embedded.ts");
    const embedded = await openEmbedded({
      ...choice,
      log: (level, event, fields) => log[level](event, fields),
    });
    log.info("backend", { kind: "embedded", url: embedded.url, keyPresent: true });
    return { address: embedded, close: embedded.close };
  }
  const address = choice.kind === "hosted" ? choice : null;
  log.info("backend", { kind: choice.kind, url: choice.url ?? null, keyPresent: address !== null });
  return { address, close: () => Promise.resolve() };
}
