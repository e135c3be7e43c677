/** Vite configuration of the client build. The server needs no build. */
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { bootstrapModule, entryModule } from "../runtime/http/assets.ts";
import { staticMarkupCheck } from "./static-markup-check.ts";
import { pageStyles } from "./styles.ts";

/** Path of the project. */
export const root = join(import.meta.dirname!, "../..");

/** Libraries of every page, which change less often than the code of the site. */
const vendor =
  /client\/react-dom|node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** The pages that import a module; null for the frame, none for dialogs and texts. */
function pagesOf(id: string, graph: Rolldown.ChunkingContext): string[] | null {
  const seen = new Set([id]);
  for (const module of seen) {
    graph.getModuleInfo(module)?.importers.forEach((importer) => seen.add(importer));
  }
  if (seen.has(join(root, entryModule))) return null;
  return graph.getModuleInfo(join(root, "client/routes.tsx"))!.dynamicallyImportedIds
    .filter((page) => seen.has(page));
}

/**
 * A first visit loads few files: libraries, frame, page, and modules that two or three pages share.
 * Modules of more pages, and small ones, belong to the frame.
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

/** Removes display names from React Router, which would prevent tree shaking. */
const routerTreeShaking: Plugin = {
  name: "router-tree-shaking",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\// },
    handler: (code) =>
      code.replace(/^\w+\.displayName = .*$/gm, "")
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ "),
  },
};

/** Chunks have no stylesheets or chunks to preload. */
const noPreload: Plugin = {
  name: "no-preload",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (f) => f();" : null,
};

const precompress: Plugin = {
  name: "precompress",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(js|css|svg)$/.test(name)) continue;
      const file = join(dir!, name);
      const bytes = await Deno.readFile(file);
      await Deno.writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    }
  },
};

export const viteConfig: InlineConfig = {
  root,
  // server/env.ts reads the environment; a change of .env must not restart Vite.
  envDir: false,
  configFile: false,
  appType: "custom",
  publicDir: false,
  clearScreen: false,
  resolve: {
    alias: { "../createLucideIcon.mjs": join(root, "client/ui/media/lucide-icon.ts") },
  },
  plugins: [
    staticMarkupCheck,
    pageStyles,
    routerTreeShaking,
    noPreload,
    react(),
    tailwindcss(),
    precompress,
  ],
  build: {
    outDir: join(root, "client/dist/"),
    emptyOutDir: true,
    manifest: true,
    target: ["es2022", "safari16"],
    // Otherwise an empty stylesheet would be named after the first chunk, and change the build.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: [entryModule, bootstrapModule].map((module) => join(root, module)),
      output: {
        // V8 compiles these files while they download instead of on the main thread.
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
