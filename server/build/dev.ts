/**
 * `deno task dev`: the same app on one port, its modules run through Vite. An edited component is
 * refreshed in place; after an edit of a server file the page reloads.
 */
import { existsSync, globSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, relative, sep } from "node:path";
import { setTimeout as elapsed } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { openBackend } from "../backend/open-backend.ts";
import { parseEnv, readVariables } from "../env.ts";
import { memoizeLast } from "../runtime/cache/swr-cache.ts";
import { type Assets, bootstrapModule, inlineSource } from "../runtime/http/assets.ts";
import { createLog, type Log, reason } from "../log.ts";
import { root, viteConfig } from "./vite.ts";

/** Files that need a restart; Vite reloads all others. */
const loadedOnce =
  /^(supabase\/|server\/(embedded|build(?!\/(dev-entry|gallery)))\/|server\/(env|log|backend\/open-backend)\.ts$|deno\.json$|\.env$)/;

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

// "production" would switch Fast Refresh off.
Deno.env.set("NODE_ENV", "development");

type Gallery = typeof import("./gallery.tsx");
type AppModule = typeof import("../app.ts");

const assets: Assets = {
  // The parser waits for it, so it runs before the page is loaded, as in production.
  bootstrap: inlineSource(
    `document.write('<script type="module" src="/${bootstrapModule}"><\\/script>')`,
  ),
  scripts: () => ["/server/build/dev-entry.ts"],
  // The page's styles apply before its script runs.
  style: () => inlineSource(stylesheets().map((href) => `@import "${href}";`).join("\n")),
  fonts: inlineSource(""),
  stylesheets: "",
  file: (path) => new URL(`../../static${path}`, import.meta.url),
};

try {
  // Only this machine can connect; set HOST=0.0.0.0 for a phone on the same network.
  const variables = readVariables();
  const env = parseEnv({ ...variables, HOST: variables.HOST || "127.0.0.1" }, "embedded");
  let lastError: unknown;
  const log: Log = {
    ...createLog(env.logLevel, console.log),
    exception(event, error) {
      lastError = error;
      console.error(event, error);
    },
  };
  const backend = await openBackend(env.backend, log);
  const appOf = memoizeLast(({ createApp }: AppModule) =>
    createApp({ env, backend: backend.address, assets, log })
  );

  const respond = async (vite: ViteDevServer, request: Request): Promise<Response> => {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runner for the server");
    if (new URL(request.url).pathname === "/gallery") {
      const { renderGallery } = await ssr.runner.import<Gallery>("/server/build/gallery.tsx");
      return new Response(renderGallery(stylesheets()), {
        headers: { "content-type": "text/html" },
      });
    }
    const module = await ssr.runner.import<AppModule>("/server/app.ts");
    const response = await appOf(module)(request);
    if (response.status === 500) throw lastError;
    // Vite adds inline styles and its overlay, which the production policy forbids.
    response.headers.delete("content-security-policy");
    return response;
  };

  /** Answers what Vite does not. Vite shows errors in its overlay, and the next edit reloads the page. */
  const site: Plugin = {
    name: "site",
    configureServer: (vite) => () =>
      vite.middlewares.use(async (incoming, outgoing, next) => {
        const listener = getRequestListener((request) => respond(vite, request), {
          overrideGlobalObjects: false,
          errorHandler: (error) => next(innermostCause(error)),
        });
        await listener(incoming, outgoing);
      }),
  };

  const vite = await createServer({
    ...viteConfig,
    publicDir: join(root, "static"),
    plugins: [...viteConfig.plugins!, readWhole, reloadOnServerEdit, site],
    server: {
      host: env.host,
      port: env.port,
      strictPort: true,
      watch: null,
      fs: { allow: ["client", "content", "node_modules", "server/build/dev-entry.ts"] },
    },
    optimizeDeps: { entries: ["client/entry.tsx"] },
  });
  let restartLogged = false;
  watchFiles((file) => {
    // "add" retries imports that failed, but keeps transforms that have read the file before.
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.onFileChange(file);
    vite.watcher.emit(existsSync(file) ? "add" : "unlink", file);
    const path = relative(root, file).replaceAll(sep, "/");
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
  await vite.listen();
  const { address, port } = vite.httpServer!.address() as AddressInfo;
  log.info("listening", { hostname: address, port, dev: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : reason(error));
  Deno.exit(1);
}

/** A failed import is wrapped by its importer. */
function innermostCause(error: unknown): unknown {
  return error instanceof Error && error.cause ? innermostCause(error.cause) : error;
}

/** URLs of all stylesheets, the main one first. */
function stylesheets(): string[] {
  return [
    "/client/styles/main.css",
    "/client/styles/fonts.css",
    ...globSync("client/**/*.css", { cwd: root, exclude: ["client/styles", "client/dist"] })
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
        // If Tailwind has scanned an editor's backup, its deletion would reload the page.
        if (path.endsWith("~")) continue;
        clearTimeout(timers.get(path));
        timers.set(path, setTimeout(onEdit, 50, path));
      }
    }
  };
  const folders = ["client", "content", "server", "static", "supabase"];
  watch(Deno.watchFs(folders.map((name) => join(root, name))));
  watch(Deno.watchFs(root, { recursive: false }));
}
