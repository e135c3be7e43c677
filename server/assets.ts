/** What the build made: its manifest for the document, its files and those of `static/` for visitors. */
import { staticMiddleware } from "srvx/static";

export interface Assets {
  /** Changes with every build; pages rendered for another build are not used again. */
  build: string;
  entry: string;
  styles: string[];
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
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`no ${entryModule} in the build's manifest`);
  const url = (file: string) => `/${file}`;
  const year = 31_536_000;
  const built = staticMiddleware({
    dir: dist.pathname,
    encodings: true,
    compress: false,
    immutable: true,
    maxAge: year,
  });
  const plain = staticMiddleware({ dir: files.pathname, maxAge: 3_600 });

  function chunksOf(name: string, seen = new Set<string>()): Set<string> {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    chunk.imports?.forEach((imported) => chunksOf(imported, seen));
    return seen;
  }

  return {
    build: await digest(text),
    entry: url(entry.file),
    styles: (entry.css ?? []).map(url),
    preload: (module) => [...chunksOf(module, chunksOf(entryModule))].slice(1).map(url),
    async serve(request) {
      const { pathname } = new URL(request.url);
      if (!/\.\w+$/.test(pathname)) return null;
      const missing = () => new Response(null, { status: 404 });
      const response = await (pathname.startsWith("/assets/") ? built : plain)(
        request as never,
        missing,
      );
      return response.status === 404 ? null : response;
    },
  };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 6)].map((b) => b.toString(16).padStart(2, "0")).join(
    "",
  );
}
