/** What the build made: its manifest for the document, its files and those of `static/` for visitors. */
import { fileURLToPath } from "node:url";
import { staticMiddleware } from "srvx/static";

export interface Assets {
  entry: string;
  /** Sheets of a page's module: the shared one first, as it declares the order of the layers. */
  styles(module: string): string[];
  /** Chunks of a page's module, to be fetched early. */
  preload(module: string): string[];
  /** A file's response, or null where there is none. */
  serve(request: Request): Promise<Response | null>;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export const entryModule = "client/entry.tsx";

/**
 * Reads the build in `dist`.
 *
 * @throws when there is none
 */
export async function readAssets(dist: URL, files: URL): Promise<Assets> {
  const text = await Deno.readTextFile(new URL(".vite/manifest.json", dist));
  const manifest: Record<string, Chunk> = JSON.parse(text);
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`no ${entryModule} in the build's manifest`);
  const url = (file: string) => `/${file}`;
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
  const pageChunks = (module: string) => [...chunksOf(module, chunksOf(entryModule))];

  return {
    entry: url(entry.file),
    styles: (module) => pageChunks(module).flatMap(({ css = [] }) => css).map(url),
    preload: (module) => pageChunks(module).slice(1).map(({ file }) => url(file)),
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
