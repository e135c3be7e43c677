/** The site as `main.ts` serves it, in this process and on a port of its own. */
import { paths } from "../../content/paths.ts";
import { type App, createApp } from "../../server/app.ts";
import { rowLimits } from "../../server/catalog/read-rows.ts";
import { type Assets, readAssets } from "../../server/runtime/http/assets.ts";
import type { BackendConfig } from "../../server/backend/client.ts";
import { parseEnv } from "../../server/env.ts";
import type { Clock } from "../../server/runtime/cache/swr-cache.ts";
import { createLog } from "../../server/log.ts";
import { openInMemory } from "./backend/memory.ts";
import { recordingBackend } from "./backend/recording-backend.ts";

export interface AppOptions {
  /** A recording backend with its default rows when left out; null is "not configured". */
  backend?: BackendConfig | "embedded" | null;
  assets?: Assets;
  siteUrl?: string;
  trustProxy?: number;
  pictureOrigins?: string[];
  /** Milliseconds a backend answer is fresh. */
  ttlMs?: number;
  /** Time of the limits and of the catalog. */
  clock?: Clock;
}

export interface LogEvent {
  level: string;
  event: string;
  [field: string]: unknown;
}

export interface RunningApp extends AsyncDisposable {
  /** Origin without a trailing slash. */
  url: string;
  app: App;
  /** One GET by default; redirects are not followed. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** The body of `get`. */
  text(path: string, init?: RequestInit): Promise<string>;
  /** The status of `get`. */
  status(path: string, init?: RequestInit): Promise<number>;
  /** Reads all rows, so that the next pages come whole. */
  fillCatalog(): Promise<void>;
  /** How many pages it has rendered. */
  rendered(): number;
  /** All log lines so far. */
  log: string[];
  events(name: string): LogEvent[];
}

const root = new URL("../../", import.meta.url);

/** The build in `client/dist`, which `deno task test` brings up to date before the tests run. */
export function builtAssets(
  dist = new URL("client/dist/", root),
  files = new URL("static/", root),
): Promise<Assets> {
  return readAssets(dist, files);
}

export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const log: string[] = [];
  const embedded = options.backend === "embedded" ? await openInMemory() : null;
  const backend = options.backend === undefined ? recordingBackend().address : options.backend;
  const { promise: handler, resolve } = Promise.withResolvers<App>();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request, connection) => await (await handler)(request, connection),
  );
  const url = `http://127.0.0.1:${server.addr.port}`;
  const assets = options.assets ?? await builtAssets();
  let rendered = 0;
  const scripts: Assets["scripts"] = (modules) => (rendered++, assets.scripts(modules));
  const app = createApp({
    env: {
      ...parseEnv({}, "none"),
      siteUrl: options.siteUrl ?? url,
      trustProxy: options.trustProxy ?? 0,
      pictureOrigins: options.pictureOrigins ?? [],
    },
    backend: embedded ?? (backend as BackendConfig | null),
    assets: { ...assets, scripts },
    log: createLog("debug", (line) => void log.push(line)),
    ttlMs: options.ttlMs,
    clock: options.clock,
  });
  resolve(app);
  const get: RunningApp["get"] = (path, init) => fetch(url + path, { redirect: "manual", ...init });
  const text: RunningApp["text"] = async (path, init) => await (await get(path, init)).text();
  return {
    url,
    app,
    log,
    get,
    text,
    async status(path, init) {
      const { status, body } = await get(path, init);
      await body?.cancel();
      return status;
    },
    async fillCatalog() {
      for (const table of Object.keys(rowLimits)) await text(paths.data(table));
    },
    rendered: () => rendered,
    events: (name) =>
      log.map((line) => JSON.parse(line) as LogEvent).filter(({ event }) => event === name),
    async [Symbol.asyncDispose]() {
      const forced = new Promise<void>((done) => setTimeout(done, 500));
      await Promise.race([server.shutdown(), forced]);
      await embedded?.close();
    },
  };
}
