/**
 * `deno task dev`: the same app on one port, its modules run through Vite. An edited component is
 * refreshed in place; after an edit of a server file the page reloads.
 */
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { relative, sep } from "node:path";
import { setTimeout as elapsed } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import {
  build,
  createServer as createVite,
  isRunnableDevEnvironment,
  type Plugin,
  type Rolldown,
} from "vite";
import type { App } from "../app.ts";
import { openBackend } from "../backend/open-backend.ts";
import { type Env, EnvError, parseEnv, readVariables } from "../env.ts";
import { type Assets, bootstrapModule, inlineSource } from "../runtime/http/assets.ts";
import { createLog, type Log, reason } from "../log.ts";
import { errorPage } from "./dev-error-page.ts";
import { root, viteConfig } from "./vite.ts";

/** Files that need a restart; Vite reloads all others. */
const loadedOnce =
  /^(supabase\/|server\/(embedded|build(?!\/dev-entry))\/|server\/(env|log|backend\/open-backend)\.ts$|client\/runtime\/(bootstrap|click-queue)\.ts$|deno\.json$|\.env$)/;

/** Reloads the page when a file changes that only the server has loaded. */
const reloadOnServerEdit: Plugin = {
  name: "reload-on-server-edit",
  hotUpdate({ file, modules, server: { environments: { client } } }) {
    if (this.environment.name !== "ssr" || modules.length === 0) return;
    const inClient = client.moduleGraph.getModulesByFile(file) ?? [];
    // Tailwind registers every file that it scans, as an asset.
    if ([...inClient].every(({ type }) => type === "asset")) {
      client.hot.send({ type: "full-reload" });
    }
  },
};

/** Waits while a module is empty because it is being written: without exports, the page reloads. */
const readWhole: Plugin = {
  name: "read-whole",
  async load(id) {
    if (!/\.tsx?$/.test(id)) return null;
    const end = Date.now() + 5_000;
    for (;;) {
      const code = await Deno.readTextFile(id).catch(() => null);
      if (code !== "" || Date.now() > end) return code;
      await elapsed(10);
    }
  },
};

// Bundling the bootstrap would set "production", which switches Fast Refresh off.
Deno.env.set("NODE_ENV", "development");

try {
  // Only this machine can connect; set HOST=0.0.0.0 for a phone on the same network.
  const variables = readVariables();
  const env = parseEnv({ ...variables, HOST: variables.HOST || "127.0.0.1" }, "embedded");
  const server = createServer();
  await once(server.listen(env.port, env.host), "listening");
  const started = start(env, server);
  // Early requests wait.
  server.on("request", async (request, response) => (await started)(request, response));
  await started;
} catch (error) {
  console.error(error instanceof EnvError ? error.message : reason(error));
  Deno.exit(1);
}

async function start(env: Env, server: Server): Promise<RequestListener> {
  let lastError: unknown;
  const log: Log = {
    ...createLog(env.logLevel, console.log),
    exception(event, error) {
      lastError = error;
      console.error(event, error);
    },
  };
  const [backend, startScript, vite] = await Promise.all([
    openBackend(env.backend, log),
    bundleBootstrap(),
    createVite({
      ...viteConfig,
      publicDir: fileURLToPath(new URL("static/", root)),
      plugins: [...viteConfig.plugins!, readWhole, reloadOnServerEdit],
      server: {
        middlewareMode: true,
        hmr: { server },
        watch: null,
        fs: { allow: ["client", "content", "node_modules", "server/build/dev-entry.ts"] },
      },
      optimizeDeps: { entries: ["client/entry.tsx"] },
    }),
  ]);
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runner for the server");
  const { runner } = ssr;

  const assets: Assets = {
    bootstrap: inlineSource(startScript),
    scripts: () => ["/server/build/dev-entry.ts"],
    // The page's styles apply before its script runs.
    style: () => inlineSource(stylesheets().map((href) => `@import "${href}";`).join("\n")),
    sheet: undefined,
    file: (path) => new URL(`static${path}`, root),
  };

  type Gallery = typeof import("../../tests/support/browser/gallery.tsx");
  type AppModule = typeof import("../app.ts");
  let current: { module: AppModule; app: App } | undefined;

  async function respond(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === "/gallery") {
      const { renderGallery } = await runner.import<Gallery>("/tests/support/browser/gallery.tsx");
      return new Response(renderGallery(stylesheets()), {
        headers: { "content-type": "text/html" },
      });
    }
    const module = await runner.import<AppModule>("/server/app.ts");
    if (current?.module !== module) {
      current = { module, app: module.createApp({ env, backend: backend.address, assets, log }) };
    }
    const response = await current.app(request);
    // Vite adds inline styles and its overlay, which the production policy forbids.
    response.headers.delete("content-security-policy");
    return response.status === 500 && lastError ? errorPage(lastError) : response;
  }

  const listener = getRequestListener(
    (request) =>
      respond(request).catch((error) => {
        log.exception("request_failed", error);
        return errorPage(error);
      }),
    { overrideGlobalObjects: false },
  );
  let restartLogged = false;
  watchFiles((file) => {
    // "add" retries imports that failed, but keeps transforms that have read the file before.
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.onFileChange(file);
    vite.watcher.emit(existsSync(file) ? "add" : "unlink", file);
    const path = relative(fileURLToPath(root), file).replaceAll(sep, "/");
    if (restartLogged || !loadedOnce.test(path)) return;
    restartLogged = true;
    log.warn("restart_needed", {
      reason: `${path} changed: stop deno task dev and start it again`,
    });
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, async () => {
      await vite.close();
      await backend.close();
      Deno.exit(0);
    });
  }
  const { address, port } = server.address() as AddressInfo;
  log.info("listening", { hostname: address, port, dev: true });
  return (request, response) => {
    vite.middlewares(request, response, () => listener(request, response));
  };
}

/** The inline script, as one classic script. */
async function bundleBootstrap(): Promise<string> {
  const { output } = await build({
    root: fileURLToPath(root),
    configFile: false,
    envDir: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(bootstrapModule, root)),
        output: { format: "iife" },
      },
    },
  }) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** URLs of all stylesheets, the main one first. */
function stylesheets(): string[] {
  const cwd = fileURLToPath(root);
  return [
    "/client/styles/main.css",
    ...globSync("client/**/*.css", { cwd, exclude: ["client/styles", "client/dist"] })
      .map((path) => `/${path.replaceAll(sep, "/")}`),
  ];
}

/**
 * Calls `onEdit` 50 ms after a file's last event, when it is written whole. Vite's own watcher
 * calls `fs.watch` for each file, and Deno loses events of so many watchers.
 */
function watchFiles(onEdit: (file: string) => void): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const watch = async (watcher: Deno.FsWatcher) => {
    for await (const { kind, paths } of watcher) {
      if (kind === "access") continue;
      for (const path of paths) {
        clearTimeout(timers.get(path));
        timers.set(path, setTimeout(onEdit, 50, path));
      }
    }
  };
  const folders = ["client", "content", "server", "static", "supabase", "tests/support"];
  watch(Deno.watchFs(folders.map((name) => fileURLToPath(new URL(name, root)))));
  watch(Deno.watchFs(fileURLToPath(root), { recursive: false }));
}
