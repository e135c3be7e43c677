/** Static files, served from the response cache. */
import { getMimeType } from "hono/utils/mime";
import { alwaysCurrent, type ResponseCache } from "../cache/response-cache.ts";
import { type Assets, hashedFiles } from "./assets.ts";
import type { SecurityHeaders } from "./security-headers.ts";

const yearSeconds = 31_536_000;

const filePath = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;

/** Types that a browser opens as a document. */
const documentTypes = /svg|xml|html|text\/plain/;

/** @returns a handler whose result is null when there is no such file */
export function createStaticFiles({ assets, responseCache, security }: {
  assets: Assets;
  responseCache: ResponseCache;
  security: SecurityHeaders;
}) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!filePath.test(pathname)) return null;
    const url = assets.file(pathname);
    const info = await Deno.stat(url).catch(() => null);
    if (!info?.isFile) return null;
    const type = getMimeType(pathname) ?? "application/octet-stream";
    const isHashed = pathname.startsWith(hashedFiles);
    const headers = {
      ...(documentTypes.test(type) ? security.sandboxed : security.subresource),
      "content-type": type,
      "cache-control": isHashed
        ? `public, max-age=${yearSeconds}, immutable`
        : "public, max-age=3600",
    };
    return await responseCache.respond(request, pathname, alwaysCurrent, async () => ({
      bytes: await Deno.readFile(url),
      headers,
      ranges: true,
      brotli: isHashed ? () => Deno.readFile(new URL(`${url}.br`)) : undefined,
    }));
  };
}
