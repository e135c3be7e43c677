/** Vite configuration of the client build. The server needs no build. */
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { bootstrapModule, entryModule } from "../runtime/http/assets.ts";
import { pageStyles } from "./styles.ts";

/** Path of the project. */
export const root = join(import.meta.dirname!, "../..");

/** Libraries of every page, which change less often than the code of the site. */
const vendor =
  /client\/runtime\/react-dom|node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Chunks that every page has loaded. */
const frameChunk = /\/(rolldown-runtime|vendor|entry)-/;

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

/** Figures and citations, which several pages share. Their sources are apart: /services needs one of them. */
const reading =
  /content\/(insights\/(figures|cite)|clients\/shown-example|pages\/term-link)\.ts$|client\/ui\/(figures\/figure|text\/cited)\.(tsx|css)$/;

/**
 * A page loads few files: libraries, frame, page, and what two or three pages share, a file for their folder.
 * The heading of a navigation waits for at most six, sheet and data included: HTTP/1.1 browsers have six connections.
 * Modules of more pages, and small ones, belong to the frame.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "vendor", test: vendor, priority: 4 },
  { name: "sources", test: /content\/insights\/sources\.ts$/, priority: 3 },
  { name: "shared-sources", test: /content\/insights\/shared-(figures|sources)\.ts$/, priority: 3 },
  { name: "reading", test: reading, priority: 3 },
  { name: "answers", test: /content\/clients\/(client-page|worked-examples)\.ts$/, priority: 3 },
  { name: "questions", test: /content\/pages\/faq\.ts$/, priority: 3 },
  { name: "contents", test: /client\/ui\/lists\/table-of-contents\.tsx$/, priority: 3 },
  {
    name(id, graph) {
      const pages = pagesOf(id, graph) ?? [];
      if (pages.length < 2 || pages.length > 3) return null;
      const folders = [...new Set(pages.map((page) => basename(dirname(page))))].join("-");
      return `${folders}-shared`;
    },
    debugName: "shared by pages",
    minSize: 2_000,
    priority: 2,
  },
  {
    name(id, graph) {
      const pages = pagesOf(id, graph);
      return pages && pages.length < 2 ? null : "frame";
    },
    debugName: "frame",
    priority: 1,
  },
];

/**
 * Removes names for React's developer tools, by which the bundler keeps unused components of React
 * Router: 4.9 KB of every first visit, which take seven pages over the limit of 95 KB.
 */
const withoutDisplayNames: Plugin = {
  name: "without-display-names",
  apply: "build",
  transform: {
    filter: { id: /react-router.*\/dist\// },
    handler: (code) => code.replace(/^\w+\.displayName = "\w+";$/gm, ""),
  },
};

const precompress: Plugin = {
  name: "precompress",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
    await Promise.all(names.map(async (name) => {
      const file = join(dir!, name);
      const bytes = await Deno.readFile(file);
      await Deno.writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    }));
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
  plugins: [
    pageStyles({
      root,
      folder: join(root, "client/"),
      entry: join(root, entryModule),
      layout: join(root, "client/layout/"),
      routes: join(root, "client/routes.tsx"),
      mainSheet: join(root, "client/styles/main.css"),
      fontSheet: join(root, "client/styles/fonts.css"),
    }),
    react(),
    tailwindcss(),
    withoutDisplayNames,
    precompress,
  ],
  build: {
    outDir: join(root, "client/dist/"),
    emptyOutDir: true,
    manifest: true,
    target: ["es2022", "safari16"],
    // Otherwise an empty stylesheet would be named after the first chunk, and change the build.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Every page has the frame. An import then asks for a page's other chunks at once.
      resolveDependencies: (_, chunks) => chunks.filter((chunk) => !frameChunk.test(chunk)),
    },
    rolldownOptions: {
      treeshake: {
        // Otherwise unused components of React Router remain. The bundler names React `import_react`.
        // Property writes have effects: React DOM sets the names and types of inputs by them.
        manualPureFunctions: ["createContext", "forwardRef", "memo"]
          .map((name) => `import_react.${name}`),
      },
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
