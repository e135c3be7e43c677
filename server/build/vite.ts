/** How Vite builds the client; the server needs no build. */
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { bootstrapModule, entryModule } from "../runtime/http/assets.ts";
import { staticCheck } from "./static-check.ts";
import { pageStyles } from "./styles.ts";

export const root = new URL("../../", import.meta.url);
const path = (file: string) => fileURLToPath(new URL(file, root));

/** Libraries that every page needs and that change less often than the site's own code. */
const vendor =
  /client\/react-dom|node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** The pages that a module is part of, null for the frame. Modules of dialogs and texts have none. */
function pagesOf(id: string, graph: Rolldown.ChunkingContext): string[] | null {
  const seen = new Set([id]);
  for (const module of seen) {
    graph.getModuleInfo(module)?.importers.forEach((importer) => seen.add(importer));
  }
  if (seen.has(path(entryModule))) return null;
  return graph.getModuleInfo(path("client/routes.tsx"))!.dynamicallyImportedIds
    .filter((page) => seen.has(page));
}

/**
 * A first visit fetches few files: libraries, the frame, the page, and modules that it shares with
 * one or two others. Modules that more pages share, and small ones, are part of the frame.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "vendor", test: vendor, priority: 3 },
  {
    name(id, graph) {
      const pages = pagesOf(id, graph) ?? [];
      if (pages.length < 2 || pages.length > 3) return null;
      return pages.map((page) => basename(page, ".tsx")).join("-");
    },
    minSize: 5_000,
    priority: 2,
  },
  {
    name(id, graph) {
      const pages = pagesOf(id, graph);
      return pages && pages.length < 2 ? null : "frame";
    },
    priority: 1,
  },
];

/** Lets what the site does not use of React Router go: names for developer tools would keep it. */
const lessRouter: Plugin = {
  name: "less-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\// },
    handler: (code) =>
      code.replace(/^\w+\.displayName = .*$/gm, "")
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ "),
  },
};

/** Chunks have neither sheets nor chunks of their own to fetch before them. */
const noPreload: Plugin = {
  name: "no-preload",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (f) => f();" : null,
};

/** Lays a brotli and a gzip form beside each file of a build, which is what visitors get. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(js|css|svg)$/.test(name)) continue;
      const file = join(dir!, name);
      const bytes = await Deno.readFile(file);
      await Deno.writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await Deno.writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
  },
};

export const viteConfig: InlineConfig = {
  root: fileURLToPath(root),
  // The environment is server/env.ts's; a change of .env must not restart what serves.
  envDir: false,
  configFile: false,
  appType: "custom",
  publicDir: false,
  clearScreen: false,
  resolve: {
    alias: [{
      find: /^\.\.\/createLucideIcon\.mjs$/,
      replacement: path("client/ui/media/lucide-icon.ts"),
    }],
  },
  plugins: [staticCheck, pageStyles, lessRouter, noPreload, react(), tailwindcss(), compressed],
  build: {
    outDir: path("client/dist/"),
    emptyOutDir: true,
    manifest: true,
    target: ["es2022", "safari16"],
    // Else an empty sheet would take the name of whichever chunk comes first, and change the build.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: [entryModule, bootstrapModule].map(path),
      output: {
        // V8 compiles all of these while they arrive, not a function at a time on the main thread.
        postBanner: ({ name }) =>
          /^(vendor|entry)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups,
        },
      },
    },
  },
};
