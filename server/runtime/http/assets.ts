/** What the build made: its manifest for the document, its files and those of `static/` for visitors. */
import { createHash } from "node:crypto";

export interface Assets {
  /** Runs before the page is painted and loads its modules later (client/runtime/bootstrap.ts). */
  start: Inline;
  /** Chunks that run a page of these modules, to be fetched together. */
  scripts(modules: readonly string[]): string[];
  /** Rules of a page's module. */
  style(module: string): Inline;
  /** The rules of every page, for who goes on to another. */
  sheet: string | undefined;
  /** Where the file of an address is. */
  file(path: string): Place;
}

export interface Place {
  url: URL;
  /** Whether its name changes with what is in it, and it lies there compressed too. */
  hashed: boolean;
}

/** What stands in the page itself, with the source expression by which a policy allows it. */
export interface Inline {
  text: string;
  source: string;
}

export function inline(text: string): Inline {
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}

type Chunk = { file: string; imports?: string[] };

/** `.vite/styles.json`, which `server/build/styles.ts` writes. */
export interface PageStyles {
  /** Rules by the page's module. */
  pages: Record<string, string>;
  sheet: string;
}

export const entryModule = "client/entry.tsx";
export const startModule = "client/runtime/bootstrap.ts";

/** @throws when there is no build in `dist` */
export async function readAssets(dist: URL, files: URL): Promise<Assets> {
  const read = (path: string) => Deno.readTextFile(new URL(path, dist));
  const manifest: Record<string, Chunk> = JSON.parse(await read(".vite/manifest.json"));
  const styles: PageStyles = JSON.parse(await read(".vite/styles.json"));
  const start = manifest[startModule];
  if (!start) throw new Error(`no ${startModule} in the build's manifest`);
  const pages = new Map(
    Object.entries(styles.pages).map(([module, rules]) => [module, inline(rules)]),
  );

  /** What a chunk imports comes before it: each is evaluated in a task of its own then. */
  function chunksOf(name: string, found = new Set<Chunk>()): Set<Chunk> {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) return found;
    chunk.imports?.forEach((imported) => chunksOf(imported, found));
    return found.add(chunk);
  }

  return {
    // A function of its own: what it declares is nobody else's.
    start: inline(`(()=>{${(await read(start.file)).trim()}})()`),
    scripts: (modules) =>
      [...modules.reduce((seen, name) => chunksOf(name, seen), chunksOf(entryModule))]
        .map(({ file }) => `/${file}`),
    style: (module) => pages.get(module)!,
    sheet: `/${styles.sheet}`,
    file: (path) =>
      path.startsWith("/assets/")
        ? { url: new URL(`.${path}`, dist), hashed: true }
        : { url: new URL(`.${path}`, files), hashed: false },
  };
}
