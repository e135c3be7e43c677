/** The client build: scripts, styles and files, located by the manifest of Vite. */
import { createHash } from "node:crypto";

export type Assets = Awaited<ReturnType<typeof readAssets>>;

/** Files below it have a hash of their content in their name, and a `.br` variant. */
export const hashedFiles = "/assets/";

/** An inline script or style, with the source expression that allows it in a CSP. */
export interface InlineSource {
  text: string;
  source: string;
}

export function inlineSource(text: string): InlineSource {
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}

type Chunk = { file: string; imports?: string[] };

/** Content of `.vite/styles.json`, written by the build. */
export interface PageStyles {
  /** The `@font-face` rules. */
  fonts: string;
  /** The complete CSS of each page, by its module. */
  pages: Record<string, string>;
  /** Folder with what each page adds to the rules of all pages, in files named after the modules. */
  folder: string;
}

export const entryModule = "client/entry.tsx";
export const bootstrapModule = "client/runtime/bootstrap.ts";

/** @throws when there is no build in `dist` */
export async function readAssets(dist: URL, files: URL) {
  const read = (path: string) => Deno.readTextFile(new URL(path, dist));
  const manifest: Record<string, Chunk> = JSON.parse(await read(".vite/manifest.json"));
  const styles: PageStyles = JSON.parse(await read(".vite/styles.json"));
  const bootstrap = manifest[bootstrapModule];
  if (!bootstrap) throw new Error(`no ${bootstrapModule} in the build's manifest`);
  const pages = new Map(
    Object.entries(styles.pages).map(([module, rules]) => [module, inlineSource(rules)]),
  );

  /** Imported chunks come first, so each is evaluated in a task of its own. */
  function chunksOf(name: string, found = new Set<Chunk>()): Set<Chunk> {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) return found;
    chunk.imports?.forEach((imported) => chunksOf(imported, found));
    return found.add(chunk);
  }

  return {
    /** Runs before the first paint. The function keeps its declarations out of the global scope. */
    bootstrap: inlineSource(`(()=>{${(await read(bootstrap.file)).trim()}})()`),
    /** URLs of all chunks that these modules need, dependencies first. */
    scripts: (modules: readonly string[]) =>
      [...modules.reduce((seen, name) => chunksOf(name, seen), chunksOf(entryModule))]
        .map(({ file }) => `/${file}`),
    fonts: inlineSource(styles.fonts),
    style: (module: string) => pages.get(module)!,
    /** URL of the folder of the pages' additional stylesheets, for client-side navigation. */
    stylesheets: `/${styles.folder}`,
    file: (path: string) => new URL(`.${path}`, path.startsWith(hashedFiles) ? dist : files),
  };
}
