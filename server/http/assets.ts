/** What the build made: its manifest for the document, its files and those of `static/` for visitors. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { staticMiddleware } from "srvx/static";

export interface Assets {
  /** Runs before the page is painted and fetches its scripts later (client/start.ts). */
  start: Inline;
  /** Chunks that run a page of these modules, to be fetched together. */
  scripts(modules: readonly string[]): string[];
  /** Rules of a page's module. */
  style(module: string): Inline;
  /** The rules of every page, for who goes on to another. */
  sheet: string | undefined;
  /** A file's response, or null where there is none. */
  serve(request: Request): Promise<Response | null>;
}

/** What stands in the page itself, with the source expression by which a policy allows it. */
export interface Inline {
  text: string;
  source: string;
}

export function inline(text: string): Inline {
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** `.vite/styles.json`, which `server/build/styles.ts` writes. */
export interface PageStyles {
  /** Rules by the page's module. */
  pages: Record<string, string>;
  sheet: string;
}

export const entryModule = "client/entry.tsx";
export const startModule = "client/start.ts";

/**
 * Reads the build in `dist`.
 *
 * @throws when there is none
 */
export async function readAssets(dist: URL, files: URL): Promise<Assets> {
  const read = (path: string) => Deno.readTextFile(new URL(path, dist));
  const manifest: Record<string, Chunk> = JSON.parse(await read(".vite/manifest.json"));
  const styles: PageStyles = JSON.parse(await read(".vite/styles.json"));
  const start = manifest[startModule];
  if (!start) throw new Error(`no ${startModule} in the build's manifest`);
  // A function of its own: what it declares is nobody else's.
  const startText = `(()=>{${(await read(start.file)).trim()}})()`;
  const pages = new Map(
    Object.entries(styles.pages).map(([module, rules]) => [module, inline(rules)]),
  );
  const year = 31_536_000;
  const built = staticMiddleware({
    dir: fileURLToPath(dist),
    encodings: true,
    compress: false,
    immutable: true,
    maxAge: year,
  });
  const plain = plainFiles(files);

  function chunksOf(name: string, seen = new Set<Chunk>()): Set<Chunk> {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    chunk.imports?.forEach((imported) => chunksOf(imported, seen));
    return seen;
  }

  return {
    start: inline(startText),
    scripts: (modules) =>
      [...modules.reduce((seen, name) => chunksOf(name, seen), chunksOf(entryModule))]
        .map(({ file }) => `/${file}`),
    style: (module) => pages.get(module)!,
    sheet: `/${styles.sheet}`,
    serve: (request) =>
      new URL(request.url).pathname.startsWith("/assets/")
        ? serveFile(built, request)
        : plain(request),
  };
}

/** Files that keep their name and may change: visitors ask again after an hour. */
export function plainFiles(directory: URL): Assets["serve"] {
  const serve = staticMiddleware({ dir: fileURLToPath(directory), maxAge: 3_600 });
  return (request) => serveFile(serve, request);
}

async function serveFile(
  serve: ReturnType<typeof staticMiddleware>,
  request: Request,
): Promise<Response | null> {
  // Only names with an extension are files; the rest are pages.
  if (!/\.\w+$/.test(new URL(request.url).pathname)) return null;
  const response = await serve(request as never, () => new Response(null, { status: 404 }));
  return response.status === 404 ? null : response;
}
