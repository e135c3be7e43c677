/**
 * Builds one stylesheet for each page: Tailwind's utilities for the modules of the page, and the sheets
 * that these modules import. Each sheet is complete, because Tailwind's order holds only within one
 * sheet. It is inline in the page's document, and a file for client-side navigation.
 */
import { relative } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss from "postcss";
import type { Plugin, Rolldown } from "vite";
import { createHash } from "node:crypto";
import { addedRules } from "./added-rules.ts";
import { flattenLayers } from "./flatten-layers.ts";
import type { PageStyles } from "../runtime/http/assets.ts";

export interface SheetSources {
  /** Path of the folder whose modules have class names. */
  folder: string;
  /** Sheet that imports Tailwind, the tokens and the base styles. */
  mainSheet: string;
}

interface PageStylesOptions extends SheetSources {
  /** Path of the project. Pages are named relative to it. */
  root: string;
  /** Module of the frame, which every page has. */
  entry: string;
  /** Path of the folder of header and footer. */
  layout: string;
  /** Module that imports the pages dynamically. */
  routes: string;
  /** Sheet of the fonts. It applies to all pages: a browser loads the fonts of a new sheet anew. */
  fontSheet: string;
}

/** Writes the sheets below `assets/`, and `.vite/styles.json`. */
export function pageStyles(options: PageStylesOptions): Plugin {
  return {
    name: "page-styles",
    apply: "build",
    enforce: "pre",
    // Chunks contain no CSS.
    load: (id) => id.endsWith(".css") ? "" : null,
    async generateBundle() {
      const { root, entry, layout, routes, fontSheet } = options;
      const frame = importsOf(this, entry, { dynamic: false });
      const pages: Record<string, string> = {};
      const contents: Record<string, string> = {};
      for (const page of this.getModuleInfo(routes)!.dynamicallyImportedIds) {
        const modules = frame.union(importsOf(this, page, { dynamic: true }));
        const content = [...modules].filter((id) => !id.startsWith(layout));
        pages[relative(root, page)] = flattenLayers(await compileSheet(options, modules));
        const contentSheet = await compileSheet(options, new Set(content));
        contents[relative(root, page)] = minify(flattenLayers(contentSheet));
      }
      registerPropertiesEverywhere(pages);
      const fonts = minify(await Deno.readTextFile(fontSheet));
      const additions = Object.entries(addedRules(pages, contents));
      const hash = createHash("sha256").update(JSON.stringify(additions)).digest("base64url");
      const styles: PageStyles = { fonts, pages, folder: `assets/pages-${hash.slice(0, 8)}` };
      for (const [page, rules] of additions) {
        const fileName = `${styles.folder}/${page}.css`;
        this.emitFile({ type: "asset", fileName, source: minify(rules) });
      }
      const source = JSON.stringify(styles);
      this.emitFile({ type: "asset", fileName: ".vite/styles.json", source });
    },
  };
}

/**
 * Adds the `@property` rules of all sheets to each sheet. A navigation then registers no property: a browser
 * that does so restyles the whole document.
 */
function registerPropertiesEverywhere(sheets: Record<string, string>): void {
  const registrations = Object.values(sheets).flatMap((css) =>
    css.match(/@property [^}]*\}/g) ?? []
  );
  const all = [...new Set(registrations)].sort().join("");
  for (const [page, css] of Object.entries(sheets)) sheets[page] = minify(css + all);
}

/** A module and everything that it imports, with `dynamic` also by `import()`. */
function importsOf(
  context: Rolldown.PluginContext,
  module: string,
  { dynamic }: { dynamic: boolean },
): Set<string> {
  const found = new Set([module]);
  for (const id of found) {
    const info = context.getModuleInfo(id);
    if (!info) continue;
    for (const imported of info.importedIds) found.add(imported);
    if (!dynamic) continue;
    for (const imported of info.dynamicallyImportedIds) found.add(imported);
  }
  return found;
}

/** @param modules paths of modules and sheets; those outside the folder are ignored */
export async function compileSheet(
  { folder, mainSheet }: SheetSources,
  modules: ReadonlySet<string>,
): Promise<string> {
  const own = [...modules].filter((id) => id.startsWith(folder));
  const isSheet = (id: string) => id.endsWith(".css");
  const sheets = new Set([mainSheet, ...own.filter(isSheet)]);
  const imports = Array.from(sheets, (path) => `@import "${path}";`).join("\n");
  const { build } = await compile(imports, { base: folder, onDependency() {} });
  const sources = own.filter((id) => !isSheet(id))
    .map((id) => ({ base: folder, pattern: relative(folder, id), negated: false }));
  return withoutColorMix(minify(build(new Scanner({ sources }).scan())));
}

/**
 * Tailwind writes a mixed color twice: computed, and with `color-mix` for browsers that can. The computed one is
 * enough, because the colors of the theme never change. `currentColor` does.
 */
function withoutColorMix(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("supports", (rule) => {
    const isMix = rule.params.includes("color-mix");
    if (isMix && !rule.toString().toLowerCase().includes("currentcolor")) rule.remove();
  });
  return root.toString();
}

const minify = (css: string) => optimize(css, { minify: true }).code.trim();
