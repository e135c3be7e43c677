/** Checks the modules below `StaticMarkup`, which are never hydrated. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Modules that import this one may dynamically import static modules only. */
const staticChunkModule = new URL("../../client/runtime/static-chunk.ts", import.meta.url);

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
      const found = code && interactiveName(this.parse(code));
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

/** The first hook call or event handler in a syntax tree. */
function interactiveName(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null) return;
  const { type, callee, key } = node as { type?: string; callee?: Name; key?: Name };
  const called = callee?.property?.name ?? callee?.name;
  if (type === "CallExpression" && called && /^use([A-Z]|$)/.test(called)) return called;
  const given = key?.name ?? key?.value;
  if (type === "Property" && /^on[A-Z]/.test(String(given))) return given;
  for (const child of Object.values(node)) {
    const found = interactiveName(child);
    if (found) return found;
  }
}

/** An identifier, a string, or a member such as `React.useState`. */
interface Name {
  name?: string;
  value?: string;
  property?: { name?: string };
}
