/** Files for visitors: small ones from memory, large ones from disk, a part of either if asked for. */
import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { getMimeType } from "hono/utils/mime";
import type { Site } from "../site.ts";
import type { Place } from "./assets.ts";
import { matches } from "./answer.ts";
import { partOf } from "./range.ts";
import type { Source } from "./ready.ts";

/** Files below this many bytes are kept in memory. */
const small = 256 * 1024;
/** Milliseconds before a kept file is looked at again: it may have been replaced. */
const lookAgain = 1_000;
const year = 31_536_000;

/** Names with an extension are files, the rest are pages; a name that begins with a dot is neither. */
const named = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;

/** What a browser shows as a document, and might run. */
const shown = /svg|xml|html|text\/plain/;

/** @returns what gives a file's answer, or null where there is none */
export function createFiles(
  { assets, ready, security }: Pick<Site, "assets" | "ready" | "security">,
) {
  /** Tags of large files, by place, size and time. */
  const tags = new Map<string, Promise<string>>();

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
    if (info.size < small) {
      const read = () => contentOf(place, headers);
      return await (await ready.obtain(pathname, unchanged(place, info), read)).to(request);
    }
    const version = `${place.url} ${info.size} ${info.mtime?.getTime()}`;
    const tag = tags.get(version) ?? hashOf(place.url);
    tags.set(version, tag);
    // What failed is read anew.
    tag.catch(() => tags.delete(version));
    return await fromDisk(request, place.url, info.size, { ...headers, etag: await tag });
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

function unchanged({ url }: Place, { size, mtime }: Deno.FileInfo): Source {
  let looked = performance.now();
  let same = true;
  const isSame = () => {
    try {
      const now = Deno.statSync(url);
      return now.size === size && now.mtime?.getTime() === mtime?.getTime();
    } catch {
      return false;
    }
  };
  return {
    current() {
      const now = performance.now();
      if (same && now - looked > lookAgain) [same, looked] = [isSame(), now];
      return same;
    },
  };
}

async function hashOf(url: URL): Promise<string> {
  const hash = createHash("sha256");
  using file = await Deno.open(url);
  for await (const chunk of file.readable) hash.update(chunk);
  return `"${hash.digest("base64url").slice(0, 16)}"`;
}

async function fromDisk(request: Request, url: URL, size: number, headers: Record<string, string>) {
  if (matches(request.headers.get("if-none-match"), headers.etag!)) {
    return new Response(null, { status: 304, headers });
  }
  const part = partOf(request, size, headers.etag!);
  const { status, from, to } = part ?? { status: 200, from: 0, to: size };
  const init = {
    status,
    headers: {
      ...headers,
      "accept-ranges": "bytes",
      ...part?.headers,
      "content-length": String(Math.max(0, to - from)),
    },
  };
  if (status === 416 || request.method === "HEAD") return new Response(null, init);
  const file = await open(url);
  const bytes = file.createReadStream({ start: from, end: to - 1 });
  return new Response(ReadableStream.from(bytes), init);
}
