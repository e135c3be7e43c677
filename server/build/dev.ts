/**
 * `deno task dev`: the same app on one port, its modules run through Vite, so that a change to the
 * client refreshes in place and a change to the server is there on the next request.
 */
import { globSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import type { App, AppOptions } from "../app.ts";
import { type Assets, plainFiles } from "../http/assets.ts";
import { openBackend } from "../backend/open.ts";
import { parseEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { root, viteConfig } from "./vite.ts";

const env = parseEnv(Deno.env.toObject(), "embedded");
const log = createLog(env.logLevel);
const server = createServer();
const [backend, vite] = await Promise.all([
  openBackend(env.backend, log),
  createVite({
    ...viteConfig,
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ["**/.data/**"] } },
    optimizeDeps: { entries: ["client/entry.tsx"] },
  }),
]);

const { runner } = (() => {
  const { ssr } = vite.environments;
  if (isRunnableDevEnvironment(ssr)) return ssr;
  throw new Error("Vite has no runner for the server");
})();

const sheets = [
  "/client/styles/main.css",
  ...globSync("client/**/*.css", { cwd: root, exclude: ["client/styles", "client/dist"] })
    .map((path) => `/${path}`),
];

const assets: Assets = {
  entry: "/server/build/dev-entry.ts",
  // Linked as well as imported, so that the page is dressed before its script runs.
  styles: () => sheets,
  preload: () => [],
  serve: plainFiles(new URL("static/", root)),
};

type Gallery = typeof import("./gallery.tsx");
type Module = { createApp(options: AppOptions): App };
let loaded: { module: Module; app: App } | null = null as { module: Module; app: App } | null;

async function handle(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === "/gallery") {
    const { renderGallery } = await runner.import<Gallery>("/server/build/gallery.tsx");
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

const listener = getRequestListener(handle, { overrideGlobalObjects: false });
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
server.listen(env.port, env.host, () => log.info("listening", { port: env.port, dev: true }));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  Deno.addSignalListener(signal, async () => {
    await vite.close();
    await backend.close();
    Deno.exit(0);
  });
}
