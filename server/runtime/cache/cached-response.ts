/** One response in every variant: identity or compressed, complete, partial (206) or 304. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as elapsed } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, gzip } from "node:zlib";
import pLimit from "p-limit";

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = "br" | "gzip";

export interface Content {
  bytes: Bytes;
  /** Includes content-type. Without `cache-control: no-store` the response gets an ETag. */
  headers: Record<string, string>;
  /** 200 when left out. */
  status?: number;
  /** Reads the brotli variant, if it exists already. */
  brotli?: () => Promise<Bytes>;
  ranges?: boolean;
}

interface Variant {
  /** Only clones of it are sent: they share its bytes, while a new `Response` would copy them. */
  get: Response;
  /** Responses without a body can be sent any number of times. */
  head: Response;
  notModified: Response;
}

/** Smaller bodies are not compressed. */
const compressFromSize = 512;
const compressible = /^(text\/|application\/([\w.]+\+)?(json|xml)|image\/svg)/;

/** Headers that a 304 response repeats (RFC 9110 §15.4.5). */
const notModifiedHeaders = ["etag", "cache-control", "vary", "strict-transport-security"];

export class CachedResponse {
  /** Approximate bytes in memory. */
  readonly size: number;
  readonly #content: Content;
  readonly #etag: string | null;
  readonly #compressible: boolean;
  #isRecompressed = false;
  readonly #variants: Partial<Record<Encoding | "identity", Variant | Promise<Variant>>> = {};

  constructor(content: Content) {
    const { bytes } = this.#content = content;
    this.#compressible = bytes.length >= compressFromSize &&
      compressible.test(content.headers["content-type"] ?? "");
    this.size = 1_000 + Math.ceil(bytes.length * (this.#compressible ? 1.5 : 2));
    this.#etag = content.headers["cache-control"] === "no-store" ? null : etagOf(content);
  }

  /** Synchronous, except while a variant is compressed. Falls back to identity if that fails. */
  respondTo(request: Request): Response | Promise<Response> {
    const { headers, method } = request;
    const accepted = this.#compressible ? headers.get("accept-encoding") : null;
    const encoding = negotiateEncoding(accepted, this.#etag ? "br" : "gzip");
    const isKnown = this.#etag && matchesEtag(headers.get("if-none-match"), this.#etag);
    const { bytes, ranges } = this.#content;
    const range = ranges && !isKnown && parseRange(request, bytes.length, this.#etag!);
    const partial = range && this.#partial(range);
    if (partial) return partial;
    if (encoding === "br" && this.#variants.br && !isKnown) this.#recompress();
    const variant = this.#variants[encoding ?? "identity"] ??= this.#variant(encoding);
    const send = ({ get, head, notModified }: Variant) =>
      isKnown ? notModified : method === "HEAD" ? head : get.clone();
    return variant instanceof Promise ? variant.then(send) : send(variant);
  }

  /** Null when too many are in progress: the complete response is sent (RFC 9110 §14.2). */
  #partial({ status, from, to, headers }: NonNullable<ReturnType<typeof parseRange>>) {
    const { bytes } = this.#content;
    const init = {
      status,
      headers: { ...this.#headers(null), ...headers, "content-length": String(to - from) },
    };
    if (status === 416) return new Response(null, init);
    return activeRanges.size < rangeLimit ? new Response(streamSlice(bytes, from, to), init) : null;
  }

  #variant(encoding: Encoding | null): Variant | Promise<Variant> {
    const { bytes } = this.#content;
    if (!encoding) return this.#variantOf(bytes, null);
    const cache = (body: Bytes) => this.#variants[encoding] = this.#variantOf(body, encoding);
    return (async () => {
      const existing = encoding === "br" ? this.#content.brotli : undefined;
      return cache(await (existing ? existing() : encoders[encoding](bytes)));
    })().catch(() => {
      delete this.#variants[encoding];
      return this.#variant(null);
    });
  }

  #variantOf(body: Bytes, encoding: Encoding | null): Variant {
    const { status = 200 } = this.#content;
    const headers = this.#headers(encoding);
    const repeated = Object.entries(headers).filter(([name]) => notModifiedHeaders.includes(name));
    return {
      get: new Response(body, { status, headers }),
      head: new Response(null, {
        status,
        headers: { ...headers, "content-length": String(body.length) },
      }),
      notModified: new Response(null, { status: 304, headers: repeated }),
    };
  }

  #recompress(): void {
    if (this.#isRecompressed || !this.#etag || this.#content.brotli) return;
    this.#isRecompressed = true;
    const compress = () => brotliInSteps(this.#content.bytes);
    const cache = (body: Bytes) => void (this.#variants.br = this.#variantOf(body, "br"));
    setTimeout(() => oneAtATime(compress).then(cache, () => {}), recompressDelayMs);
  }

  /** Compressed variants get a weak ETag: a range of the identity variant cannot continue them. */
  #headers(encoding: Encoding | null): Record<string, string> {
    return {
      ...this.#content.headers,
      ...this.#etag && { etag: encoding ? `W/${this.#etag}` : this.#etag },
      ...encoding && { "content-encoding": encoding },
      ...this.#compressible && { vary: "accept-encoding" },
      ...this.#content.ranges && { "accept-ranges": "bytes" },
    };
  }
}

/** Depends on the content only, so all processes and deployments agree. */
function etagOf({ bytes, headers }: Content): string {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bytes);
  return `"${hash.digest("base64url").slice(0, 16)}"`;
}

/**
 * Content that is requested again is compressed again: brotli 11 is about 8% smaller than brotli 6.
 * Deno compresses on the main thread. So this starts when the visitor has the page's files, and takes
 * steps: the longest blocks the event loop for 50 ms, compression at once for 160 ms.
 */
const [quick, best] = [6, 11];
const recompressDelayMs = 2_000;
const stepBytes = 32 * 1024;
const oneAtATime = pLimit(1);

const paramsOf = (bytes: Bytes, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  // Below 17 the encoder takes 28 MB, else 4 MB.
  [constants.BROTLI_PARAM_LGWIN]: clamp(Math.ceil(Math.log2(bytes.length)), 17, 22),
});

async function brotliInSteps(bytes: Bytes): Promise<Bytes> {
  async function* steps() {
    for (let at = 0; at < bytes.length; at += stepBytes) {
      // Other requests are handled here.
      await elapsed(0);
      yield bytes.subarray(at, at + stepBytes);
    }
  }
  const encoder = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: paramsOf(bytes, best),
  });
  const [packed] = await Promise.all([buffer(encoder), pipeline(steps, encoder)]);
  return new Uint8Array(packed);
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

const twoAtATime = pLimit(2);
const encoders = {
  br: (bytes: Bytes) =>
    twoAtATime(() => promisify(brotliCompress)(bytes, { params: paramsOf(bytes, quick) })),
  gzip: (bytes: Bytes) => twoAtATime(() => promisify(gzip)(bytes)),
};

/** Most range responses in progress: a client that never reads holds one. */
const rangeLimit = 128;
const chunkSize = 64 * 1024;
const activeRanges = new Set<ReadableStream>();

/** Streams a slice without copying it. */
function streamSlice(bytes: Bytes, from: number, to: number): ReadableStream<Uint8Array> {
  let at = from;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = Math.min(to, at + chunkSize);
      controller.enqueue(bytes.subarray(at, next));
      at = next;
      if (at < to) return;
      controller.close();
      activeRanges.delete(stream);
    },
    cancel: () => void activeRanges.delete(stream),
  }, { highWaterMark: 0 });
  activeRanges.add(stream);
  return stream;
}

/** Weak comparison (RFC 9110 §13.1.2). */
function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header === etag || header === `W/${etag}` || header.trim() === "*" ||
    header.split(",").some((tag) => /^\s*(?:W\/)?(.*?)\s*$/.exec(tag)![1] === etag);
}

/**
 * The first of `preferred`, br and gzip that an Accept-Encoding header allows; `q=0` forbids one.
 * Responses that are sent once prefer gzip: 7% more bytes than brotli 6, a sixth of its time.
 */
function negotiateEncoding(header: string | null, preferred: Encoding) {
  return ([preferred, "br", "gzip"] as const).find((it) => accepts[it].test(header ?? "")) ?? null;
}

const accepts = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
};

/**
 * The requested range (RFC 9110 §14), `to` exclusive; null for the complete file, also when several
 * ranges are requested.
 */
function parseRange({ method, headers }: Request, size: number, etag: string) {
  if (method !== "GET") return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (!first && !last) return null;
  if (first && last && Number(last) < Number(first)) return null;
  const condition = headers.get("if-range");
  if (condition !== null && condition !== etag) return null;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(size, Number(last) + 1) : size;
  const isWithin = from < size;
  return {
    status: isWithin ? 206 : 416,
    from: isWithin ? from : size,
    to: isWithin ? to : size,
    headers: { "content-range": `bytes ${isWithin ? `${from}-${to - 1}` : "*"}/${size}` },
  };
}
