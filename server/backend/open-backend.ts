/** Opens the backend that the environment selects. */
import type { Env } from "../env.ts";
import { setTimeout as elapsed } from "node:timers/promises";
import { type Log, reason } from "../log.ts";
import type { BackendConfig } from "./client.ts";

interface Embedded extends BackendConfig {
  fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * Logs the backend's URL and whether the key is present, never the key (SPEC §7).
 *
 * @param lookMs milliseconds between looks at a disk that was full at the start
 * @returns its configuration, null for "not configured" (SPEC §8), and a function that closes it
 */
export async function openBackend(choice: Env["backend"], log: Log, lookMs = 5_000) {
  if (choice.kind === "embedded") {
    // Imported dynamically: a hosted process never loads it.
    const { openEmbedded } = await import("../embedded/embedded.ts");
    const open = () =>
      openEmbedded({ ...choice, log: (level, event, fields) => log[level](event, fields) });
    const embedded = await openWithRoom(open, choice.dataDir, log, lookMs);
    log.info("backend", { kind: "embedded", url: embedded.url, keyPresent: true });
    return { address: embedded, close: embedded.close };
  }
  const address = choice.kind === "hosted" ? choice : null;
  log.info("backend", { kind: choice.kind, url: choice.url ?? null, keyPresent: address !== null });
  return { address, close: () => Promise.resolve() };
}

/**
 * Opens an embedded backend. If its disk is full, pages are served without it: calls get 503 until there
 * is room.
 *
 * @throws the error of `open` when the disk has room
 */
async function openWithRoom(
  open: () => Promise<Embedded>,
  dataDir: string,
  log: Log,
  lookMs: number,
): Promise<Embedded> {
  const { freeBytes, rowReserve } = await import("../embedded/disk-space.ts");
  const isFull = () => freeBytes(dataDir) < rowReserve;
  try {
    return await open();
  } catch (error) {
    if (!isFull()) throw error;
    log.error("disk_full", { reason: reason(error) });
  }

  let opened: Embedded | null = null;
  const closing = new AbortController();
  const opening = (async () => {
    while (!opened) {
      await elapsed(lookMs, undefined, { signal: closing.signal, ref: false });
      if (isFull()) continue;
      try {
        opened = await open();
        log.info("backend", { kind: "embedded", url: opened.url, keyPresent: true });
      } catch (error) {
        log.error("disk_full", { reason: reason(error) });
      }
    }
  })().catch(() => {});
  return {
    url: "http://embedded.invalid",
    key: "unknown until it opens",
    isLocal: true,
    async fetch(input, init) {
      if (!opened) return Response.json({ message: "The disk is full" }, { status: 503 });
      const request = new Request(input, init);
      request.headers.set("apikey", opened.key);
      request.headers.set("authorization", `Bearer ${opened.key}`);
      return await opened.fetch(request);
    },
    async close() {
      closing.abort();
      await opening;
      await opened?.close();
    },
  };
}
