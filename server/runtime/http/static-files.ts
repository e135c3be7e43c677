/** Files for visitors, from the response cache. */
import { getMimeType } from "hono/utils/mime";
import type { CacheValidator, ResponseCache } from "../cache/response-cache.ts";
import type { Assets, Place } from "./assets.ts";
import type { Security } from "./security-headers.ts";

/** Milliseconds before a cached file is compared with the disk again: it may have been replaced. */
const checkAfterMs = 1_000;
const year = 31_536_000;

/** Names with an extension are files, the rest are pages; a name that begins with a dot is neither. */
const named = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;

/** Types that a browser shows as a document, and might run. */
const shown = /svg|xml|html|text\/plain/;

/** @returns the handler of files; its result is null where there is none */
export function createFiles({ assets, responseCache, security }: {
  assets: Assets;
  responseCache: ResponseCache;
  security: Security;
}) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!named.test(pathname)) return null;
    const place = assets.file(pathname);
    const info = await Deno.stat(place.url).catch(() => null);
    if (!info?.isFile) return null;
    const type = getMimeType(pathname) ?? "application/octet-stream";
    const headers = {
      ...(shown.test(type) ? security.plain : security.inert),
      "content-type": type,
      "cache-control": place.hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600",
    };
    const read = () => contentOf(place, headers);
    const response = await responseCache.getOrCreate(pathname, unchanged(place, info), read);
    return await response.to(request);
  };
}

async function contentOf({ url, hashed }: Place, headers: Record<string, string>) {
  const packed = (suffix: string) => () => Deno.readFile(new URL(`${url}${suffix}`));
  return {
    bytes: await Deno.readFile(url),
    headers,
    ranges: true,
    packed: hashed ? { br: packed(".br"), gzip: packed(".gz") } : undefined,
  };
}

function unchanged({ url }: Place, { size, mtime }: Deno.FileInfo): CacheValidator {
  let checkedAt = performance.now();
  let isSame = true;
  const compare = () => {
    try {
      const now = Deno.statSync(url);
      return now.size === size && now.mtime?.getTime() === mtime?.getTime();
    } catch {
      return false;
    }
  };
  return {
    isCurrent() {
      const now = performance.now();
      if (isSame && now - checkedAt > checkAfterMs) [isSame, checkedAt] = [compare(), now];
      return isSame;
    },
  };
}
