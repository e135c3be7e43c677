/**
 * `deno task dev`: the same app on one port, its modules run through Vite, so that a change to the
 * client refreshes in place and a change to the server is there on the next request.
 */
import { globSync } from "node:fs";
import { createServer } from "node:http";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import {
  build as buildVite,
  createServer as createVite,
  isRunnableDevEnvironment,
  type Rolldown,
} from "vite";
import type { App } from "../app.ts";
import { type Assets, inline, startModule } from "../http/assets.ts";
import { openBackend } from "../backend/open.ts";
import { parseEnv, readVariables } from "../env.ts";
import { createLog, type Log } from "../log.ts";
import { faultPage, sourceOf } from "./dev-fault.ts";
import { root, viteConfig } from "./vite.ts";

// A developer's machine serves itself; HOST=0.0.0.0 opens it to a phone in the same network.
const variables = await readVariables();
const env = parseEnv({ ...variables, HOST: variables.HOST || "127.0.0.1" }, "embedded");
/** The last fault since a page was asked for. */
let fault: unknown;
const log: Log = {
  ...createLog(env.logLevel, console.log),
  fault(event, error) {
    fault = error;
    console.error(event, error, `\n${sourceOf(error)}`);
  },
};
// Half of all there is to watch, and like the bundle it comes and goes.
const dataDir = env.backend.kind === "embedded" ? resolve(env.backend.dataDir) : null;
const isData = (path: string) => dataDir !== null && `${path}${sep}`.startsWith(dataDir + sep);
const server = createServer();
const [backend, vite] = await Promise.all([
  openBackend(env.backend, log),
  createVite({
    ...viteConfig,
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ["**/.data/**", "**/bundle/**", isData] },
      fs: { allow: ["client", "content", "node_modules", "server/build/dev-entry.ts"] },
    },
    optimizeDeps: { entries: ["client/entry.tsx"] },
  }),
]);

const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runner for the server");
const { runner } = ssr;

const sheets = [
  "/client/styles/main.css",
  ...globSync("client/**/*.css", { cwd: root, exclude: ["client/styles", "client/dist"] })
    .map((path) => `/${path}`),
];

// Inline in the page, so built as in production and not served as modules.
const { output: [start] } = await buildVite({
  configFile: false,
  logLevel: "warn",
  build: { write: false, minify: false, rolldownOptions: { input: startModule } },
}) as Rolldown.RolldownOutput;
const style = inline(sheets.map((href) => `@import "${href}";`).join("\n"));

const assets: Assets = {
  start: inline(start.code),
  scripts: () => ["/server/build/dev-entry.ts"],
  // Imported here too, so that the page is dressed before its script runs.
  style: () => style,
  sheet: undefined,
  file: (path) => ({ url: new URL(`static${path}`, root), hashed: false }),
};

type Gallery = typeof import("../../tests/support/gallery.tsx");
type Module = typeof import("../app.ts");
let loaded: { module: Module; app: App } | null = null as { module: Module; app: App } | null;

async function handle(request: Request): Promise<Response> {
  fault = undefined;
  const response = await answer(request).catch((error) => {
    log.fault("request_failed", error);
    return new Response(null, { status: 500 });
  });
  if (response.status !== 500 || fault === undefined) return response;
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(faultPage(fault), { status: 500, headers });
}

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === "/gallery") {
    const { renderGallery } = await runner.import<Gallery>("/tests/support/gallery.tsx");
    return new Response(renderGallery(sheets), { headers: { "content-type": "text/html" } });
  }
  const module = await runner.import<Module>("/server/app.ts");
  if (loaded?.module !== module) {
    loaded = { module, app: module.createApp({ env, backend: backend.address, assets, log }) };
  }
  const response = await loaded.app(request);
  // Vite puts styles and its overlay into the page; the policy of production would refuse them.
  response.headers.delete("content-security-policy");
  return response;
}

vite.watcher.on("all", (_, file) => {
  if (!file.startsWith(fileURLToPath(new URL("supabase/", root)))) return;
  log.warn("restart_needed", { reason: "supabase/ changed: it is read when deno task dev starts" });
});

const listener = getRequestListener(handle, { overrideGlobalObjects: false });
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
server.on("error", ({ message }) => {
  console.error(`HOST ${env.host} and PORT ${env.port} cannot be listened on: ${message}`);
  Deno.exit(1);
});
server.listen(env.port, env.host, () => {
  log.info("listening", { hostname: env.host, port: env.port, dev: true });
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  Deno.addSignalListener(signal, async () => {
    await vite.close();
    await backend.close();
    Deno.exit(0);
  });
}
