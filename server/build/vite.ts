/** How Vite builds the client; the server needs no build. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { commitmentDialog } from "../../client/pages/commitments/parts.ts";
import { briefDialog } from "../../client/pages/insights/parts.ts";
import { entryModule, startModule } from "../http/assets.ts";
import { pageStyles } from "./styles.ts";

export const root = new URL("../../", import.meta.url);
const dist = new URL("client/dist/", root);

/** Libraries that every page needs and that change less often than the site's own code. */
const vendor =
  /client\/react-dom|node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Modules that a first visit does not fetch: what stands in the document, and dialogs. */
let later: Set<string>;

/** Asked for by a build alone: Vite shows what a developer has broken in these modules. */
const firstVisits: Plugin = {
  name: "first-visits",
  apply: "build",
  async buildStart() {
    const { matchRoute, partsOf, routes } = await import("../../client/routes.tsx");
    const { footerLinks } = await import("../../client/layout/footer.tsx");
    const { listPages } = await import("../../content/pages.ts");
    const kept = [
      ...routes.map(({ page }) => page),
      ...listPages([]).flatMap(({ path }) => partsOf(matchRoute(path), new URLSearchParams())),
    ].filter(({ kept }) => kept);
    later = new Set(
      [footerLinks, briefDialog, commitmentDialog, ...kept]
        .map(({ module }) => fileURLToPath(new URL(module, root))),
    );
  },
};

/**
 * A first visit fetches few files: libraries, the frame, the page, and what only the pages of its
 * section share. What several sections share is small and stands in the frame; what only others share
 * is fetched with the first of them.
 */
function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (vendor.test(id)) return "vendor";
  const seen = new Set([id]);
  const roots = new Set<string>();
  for (const module of seen) {
    const { isEntry, importers, dynamicImporters } = graph.getModuleInfo(module)!;
    if (isEntry || dynamicImporters.length > 0) roots.add(module);
    importers.forEach((importer) => seen.add(importer));
  }
  if (roots.has(fileURLToPath(new URL(entryModule, root)))) return "frame";
  if (roots.has(id)) return null;
  if (/content\/insights\/(cite|sources)/.test(id)) return "sources";
  const live = [...roots].filter((root) => !later.has(root));
  const sections = new Set(
    (live.length ? live : [...roots]).flatMap((path) =>
      path.match(section)?.[1]?.replace("home", "service") ?? []
    ),
  );
  const [name] = sections;
  if (live.length === 0) {
    return sections.size > 1 ? "later" : roots.size > 1 ? `later-${name}` : null;
  }
  if (sections.size > 1) return "frame";
  return name && roots.size > 1 ? `${name}-pages` : null;
}

/** Of a page's module: the home page shows the services' cards. */
const section = /client\/pages\/(?:home\/)?([\w-]+?)s?[./]/;

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
      replacement: fileURLToPath(new URL("client/ui/lucide-icon.ts", root)),
    }],
  },
  plugins: [firstVisits, pageStyles, lessRouter, noPreload, react(), tailwindcss(), compressed],
  build: {
    outDir: fileURLToPath(dist),
    emptyOutDir: true,
    manifest: true,
    target: ["es2022", "safari16"],
    // Else an empty sheet would take the name of whichever chunk comes first, and change the build.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: [entryModule, startModule].map((path) => fileURLToPath(new URL(path, root))),
      output: {
        // V8 compiles all of these while they arrive, not a function at a time on the main thread.
        postBanner: ({ name }) =>
          /^(vendor|entry)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: "sections" }],
        },
      },
    },
  },
};
