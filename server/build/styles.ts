/**
 * A page's rules stand in the page, so that nothing has to be fetched before it is painted. They
 * are what Tailwind makes of the modules that the page is made of, and those modules' sheets.
 */
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { Plugin } from "vite";
import { entryModule, type PageStyles } from "../runtime/http/assets.ts";

const client = fileURLToPath(new URL("../../client/", import.meta.url));

/** Fetched with the sheet, when it is needed. */
const bringsItsOwn = `${client}pages/commitments/commitment-dialog.tsx`;

/** Words in modules that Tailwind mistakes for classes. */
const words = new Set(["container", "resize", "static", "table", "visible"]);

/** Writes `.vite/styles.json` and one sheet of all pages, for who moves on to another. */
export const pageStyles: Plugin = {
  name: "page-styles",
  apply: "build",
  enforce: "pre",
  // Sheets are no part of any chunk.
  load: (id) => id.endsWith(".css") ? "" : null,
  async generateBundle(_, bundle) {
    const climb = (seen: Set<string>, id: string, lazily: boolean) => {
      if (seen.has(id)) return seen;
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      const late = lazily ? dynamicallyImportedIds.filter((id) => id !== bringsItsOwn) : [];
      [...importedIds, ...late].forEach((imported) => climb(seen, imported, lazily));
      return seen;
    };
    const parts = Object.values(bundle).map((chunk) =>
      chunk.type === "chunk" && chunk.isDynamicEntry && chunk.facadeModuleId || ""
    );
    const partsIn = (folder: string) => parts.filter((id) => id.startsWith(client + folder));
    const frame = climb(new Set(), client + entryModule.slice("client/".length), false);
    partsIn("layout/").forEach((part) => climb(frame, part, false));
    const every = new Set(frame);
    const pages: Record<string, string> = {};
    for (const page of partsIn("pages/")) {
      const own = climb(new Set(), page, true);
      pages[`client/${page.slice(client.length)}`] = await rulesOf(frame.union(own));
      own.forEach((id) => every.add(id));
    }
    const sheet = this.emitFile({ type: "asset", name: "pages.css", source: await rulesOf(every) });
    const styles: PageStyles = { pages, sheet: this.getFileName(sheet) };
    this.emitFile({ type: "asset", fileName: ".vite/styles.json", source: JSON.stringify(styles) });
  },
};

async function rulesOf(modules: Set<string>): Promise<string> {
  const own = [...modules].filter((id) => id.startsWith(client));
  const isSheet = (id: string) => id.endsWith(".css");
  const sheets = [...new Set([`${client}styles/main.css`, ...own.filter(isSheet)])];
  const { build } = await compile(sheets.map((path) => `@import "${path}";`).join("\n"), {
    base: client,
    onDependency() {},
  });
  const sources = own.filter((id) => !isSheet(id))
    .map((id) => ({ base: client, pattern: id.slice(client.length), negated: false }));
  const found = new Scanner({ sources }).scan().filter((word) => !words.has(word));
  return withoutUnused(optimize(build(found), { minify: true }).code.trim());
}

/**
 * Drops variables that no rule reads, which Tailwind sets for utilities that may not be there, and
 * its reset of a date's fields, for which no form asks.
 */
function withoutUnused(css: string): string {
  const read = new Set(css.match(/(?<=var\()--tw-[\w-]+/g));
  return css.replaceAll(/::-webkit-(?:date|calendar)[\w-]*\{[^}]*\}/g, "").replaceAll(
    /@property (--tw-[\w-]+)\{[^}]*\}|(--tw-[\w-]+):[^;}]*;?/g,
    (rule, registered, set) => read.has(registered ?? set) ? rule : "",
  );
}
