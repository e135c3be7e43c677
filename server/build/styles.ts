/**
 * Builds the inline CSS of each page, so that the first paint needs no request. It consists of
 * Tailwind's utilities for the modules of the page, and the stylesheets that they import.
 */
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { Plugin } from "vite";
import { entryModule, type PageStyles } from "../runtime/http/assets.ts";

const client = fileURLToPath(new URL("../../client/", import.meta.url));

/** Loads the stylesheet of all pages when it opens. */
const loadsStylesheet = `${client}pages/commitments/commitment-dialog.tsx`;

/** Writes `.vite/styles.json`, and one stylesheet of all pages for client-side navigation. */
export const pageStyles: Plugin = {
  name: "page-styles",
  apply: "build",
  enforce: "pre",
  // Chunks contain no CSS.
  load: (id) => id.endsWith(".css") ? "" : null,
  async generateBundle(_, bundle) {
    const collect = (seen: Set<string>, id: string, withLazy: boolean) => {
      if (seen.has(id)) return seen;
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      const lazy = withLazy ? dynamicallyImportedIds.filter((id) => id !== loadsStylesheet) : [];
      [...importedIds, ...lazy].forEach((imported) => collect(seen, imported, withLazy));
      return seen;
    };
    const lazyChunks = Object.values(bundle).map((chunk) =>
      chunk.type === "chunk" && chunk.isDynamicEntry && chunk.facadeModuleId || ""
    );
    const lazyChunksIn = (folder: string) =>
      lazyChunks.filter((id) => id.startsWith(client + folder));
    const frame = collect(new Set(), client + entryModule.slice("client/".length), false);
    lazyChunksIn("layout/").forEach((chunk) => collect(frame, chunk, false));
    const every = new Set(frame);
    const pages: Record<string, string> = {};
    for (const page of lazyChunksIn("pages/")) {
      const own = collect(new Set(), page, true);
      pages[`client/${page.slice(client.length)}`] = await compileCss(frame.union(own));
      own.forEach((id) => every.add(id));
    }
    const sheet = this.emitFile({
      type: "asset",
      name: "pages.css",
      source: await compileCss(every),
    });
    const styles: PageStyles = { pages, sheet: this.getFileName(sheet) };
    this.emitFile({ type: "asset", fileName: ".vite/styles.json", source: JSON.stringify(styles) });
  },
};

async function compileCss(modules: Set<string>): Promise<string> {
  const own = [...modules].filter((id) => id.startsWith(client));
  const isSheet = (id: string) => id.endsWith(".css");
  const sheets = [...new Set([`${client}styles/main.css`, ...own.filter(isSheet)])];
  const { build } = await compile(sheets.map((path) => `@import "${path}";`).join("\n"), {
    base: client,
    onDependency() {},
  });
  const sources = own.filter((id) => !isSheet(id))
    .map((id) => ({ base: client, pattern: id.slice(client.length), negated: false }));
  const css = build(new Scanner({ sources }).scan());
  return withoutUnused(optimize(css, { minify: true }).code.trim());
}

/** Removes variables that no rule reads, and Tailwind's reset of date inputs, which no form has. */
function withoutUnused(css: string): string {
  const read = new Set(css.match(/(?<=var\()--tw-[\w-]+/g));
  return css.replaceAll(/::-webkit-(?:date|calendar)[\w-]*\{[^}]*\}/g, "").replaceAll(
    /@property (--tw-[\w-]+)\{[^}]*\}|(--tw-[\w-]+):[^;}]*;?/g,
    (rule, registered, set) => read.has(registered ?? set) ? rule : "",
  );
}
