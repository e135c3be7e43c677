/**
 * `deno task generate class-order` sorts the class strings of the client; a unit test checks them.
 * The order is Tailwind's own, as its editor plugins have it: first what is no utility, then by
 * property and breakpoint.
 */
import { globSync } from "node:fs";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";

const styles = new URL("../../client/styles/", import.meta.url);
const tailwind = new URL(import.meta.resolve("tailwindcss/index.css"));

const design = await loadDesignSystem(await Deno.readTextFile(new URL("main.css", styles)), {
  base: styles.href,
  async loadStylesheet(id, base) {
    const url = id === "tailwindcss" ? tailwind : new URL(id, base);
    return { path: url.href, base: new URL(".", url).href, content: await Deno.readTextFile(url) };
  },
});

const client = new URL("../../client/", import.meta.url);

export interface ClassString {
  path: string;
  names: string[];
  sorted: string[];
}

/** Every string of the client with two utilities or more, wherever it stands. */
export function classStrings(): ClassString[] {
  return clientModules().flatMap((path) => {
    const found: ClassString[] = [];
    eachClassString(readModule(path), (names, sorted) => found.push({ path, names, sorted }));
    return found;
  });
}

export const clientModules = () =>
  globSync("**/*.{ts,tsx}", { cwd: client, exclude: ["dist"] }).sort();

export const readModule = (path: string) => Deno.readTextFileSync(new URL(path, client));

/** The text with each class string replaced by what is returned for it, if anything is. */
function eachClassString(
  text: string,
  visit: (names: string[], sorted: string[]) => unknown,
): string {
  return text.replace(
    /"[^"\n]*"|`[^`]*`/g,
    (literal) =>
      literal.split(/(\$\{[^}]*\})/).map((part) => {
        const names = part.match(/[^\s"`]+/g) ?? [];
        if (part.startsWith("${") || names.filter(isUtility).length < 2) return part;
        const sorted = sortClasses(names);
        visit(names, sorted);
        return part.replace(/[^\s"`].*[^\s"`]/s, sorted.join(" "));
      }).join(""),
  );
}

/** Whether Tailwind makes a rule for it. */
function isUtility(name: string): boolean {
  return design.getClassOrder([name])[0]![1] !== null;
}

function sortClasses(names: readonly string[]): string[] {
  const orders = new Map(design.getClassOrder([...names]));
  const at = (name: string) => orders.get(name) ?? -1n;
  return [...names].sort((a, b) => at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0);
}

if (import.meta.main) {
  for (const path of clientModules()) {
    const before = readModule(path);
    const after = eachClassString(before, () => {});
    if (after !== before) Deno.writeTextFileSync(new URL(path, client), after);
  }
}
