/** Checks the modules below `StaticMarkup`, which are never hydrated. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Modules that import this one may dynamically import static modules only. */
const staticChunkModule = new URL("../../client/runtime/static-chunk.ts", import.meta.url);

/** A hook call or an event handler in compiled code. */
const interactive = /\b(use(?:[A-Z]\w*)?(?=\()|on[A-Z]\w*(?="?:))/;

/** Fails the build, naming the file, when a module of a static chunk has a hook or an event handler. */
export const staticMarkupCheck: Plugin = {
  name: "static-markup-check",
  apply: "build",
  buildEnd(error) {
    if (error) return;
    const { importers } = this.getModuleInfo(fileURLToPath(staticChunkModule))!;
    const below = new Set(
      importers.flatMap((id) => this.getModuleInfo(id)!.dynamicallyImportedIds),
    );
    for (const id of below) {
      const { code, importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
      if (id.includes("/node_modules/")) continue;
      const [, found] = interactive.exec(code ?? "") ?? [];
      if (found) {
        this.error(
          `${id} uses ${found}, and is rendered by StaticMarkup: it would never run. Move it out of ` +
            "the static chunk, to the page that renders it.",
        );
      }
      [...importedIds, ...dynamicallyImportedIds].forEach((imported) => below.add(imported));
    }
  },
};
