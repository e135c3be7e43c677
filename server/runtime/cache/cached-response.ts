/** One response in every variant: plain or compressed, whole or a part, or 304. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { type Encoding, encodingFor } from "../http/encoding.ts";
import { type Range, rangeOf } from "../http/range.ts";
import { semaphore } from "../limits/semaphore.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface Content {
  bytes: Bytes;
  /** With content-type; without `cache-control: no-store` the response gets an ETag. */
  headers: Record<string, string>;
  /** 200 when left out. */
  status?: number;
  /**
   * Variants that were compressed before, instead of compressing here; with a plain one, `bytes` are
   * not what is sent.
   */
  packed?: Record<Encoding, () => Promise<Bytes>> & { plain?: () => Promise<Bytes> };
  /** Whether a part of it may be asked for. */
  ranges?: boolean;
}

interface Variant {
  /** Never sent itself: its clones share its bytes, where a new `Response` would copy them. */
  whole: Response;
  /** To HEAD. A response without a body can be given any number of times. */
  head: Response;
}

/** Bodies below this many bytes are not worth compressing. */
const compressFrom = 512;
/** From this many bytes on they take more to keep, and to compress well, than that is worth. */
const large = 256 * 1024;
const compressible = /^(text\/|application\/([\w.]+\+)?(json|xml)|image\/svg)/;

/** What an unchanged answer says again (RFC 9110 §15.4.5). */
const unchanged = ["etag", "cache-control", "vary", "strict-transport-security"];

export class CachedResponse {
  /** Bytes it takes in memory, about: compressed variants are a fraction of the plain one, a plain one is a copy. */
  readonly size: number;
  readonly #content: Content;
  readonly #etag: string | null;
  readonly #compressible: boolean;
  readonly #variants: Partial<Record<Encoding | "plain", Variant | Promise<Variant>>> = {};
  /** Browsers ask for a film from its first byte on. */
  #wholeRange: Response | undefined;
  readonly #unchanged: Record<"plain" | "packed", Response> | null;

  constructor(content: Content) {
    const { bytes } = this.#content = content;
    this.#compressible = content.packed?.plain !== undefined || isCompressible(content);
    this.size = 1_000 + Math.ceil(bytes.length * (this.#compressible ? 1.5 : 2));
    this.#etag = content.headers["cache-control"] === "no-store" ? null : tagOf(content);
    const same = (encoding: Encoding | null) => {
      const headers = Object.entries(this.#headers(encoding));
      const said = headers.filter(([name]) => unchanged.includes(name));
      return new Response(null, { status: 304, headers: said });
    };
    this.#unchanged = this.#etag === null ? null : { plain: same(null), packed: same("br") };
  }

  /** At once, except for a variant that has to be compressed first; plain if that fails. */
  to(request: Request): Response | Promise<Response> {
    const { headers, method } = request;
    const encoding = this.#compressible ? encodingFor(headers.get("accept-encoding")) : null;
    if (this.#unchanged && matches(headers.get("if-none-match"), this.#etag!)) {
      return this.#unchanged[encoding ? "packed" : "plain"];
    }
    const { bytes, ranges } = this.#content;
    const range = ranges && rangeOf(request, bytes.length, this.#etag!);
    const part = range && this.#part(range);
    if (part) return part;
    const variant = this.#variants[encoding ?? "plain"] ??= this.#variant(encoding);
    const give = ({ whole, head }: Variant) => method === "HEAD" ? head : whole.clone();
    return variant instanceof Promise ? variant.then(give) : give(variant);
  }

  /** Null where too many are under way: the whole is sent instead (RFC 9110 §14.2). */
  #part({ status, from, to, headers }: Range): Response | null {
    const { bytes } = this.#content;
    const init = {
      status,
      headers: { ...this.#headers(null), ...headers, "content-length": String(to - from) },
    };
    if (status === 416) return new Response(null, init);
    if (from === 0 && to === bytes.length) {
      return (this.#wholeRange ??= new Response(bytes, init)).clone();
    }
    return partsUnderWay < partLimit ? new Response(inPieces(bytes, from, to), init) : null;
  }

  #variant(encoding: Encoding | null): Variant | Promise<Variant> {
    const { bytes, packed, status = 200 } = this.#content;
    const variant = (body: Bytes): Variant => {
      const headers = this.#headers(encoding);
      return {
        whole: new Response(body, { status, headers }),
        head: new Response(null, {
          status,
          headers: { ...headers, "content-length": String(body.length) },
        }),
      };
    };
    if (!encoding) {
      return packed?.plain?.().then(variant).finally(() => delete this.#variants.plain) ??
        variant(bytes);
    }
    const keep = (body: Bytes) => this.#variants[encoding] = variant(body);
    return (async () => {
      if (packed) return keep(await packed[encoding]());
      const first = keep(await encoders[encoding](bytes));
      if (encoding === "br" && this.#etag) {
        setTimeout(
          () => oneAtATime(() => brotli(bytes, best)).then(keep, () => {}),
          recompressDelayMs,
        );
      }
      return first;
    })().catch(() => {
      delete this.#variants[encoding];
      return this.#variant(null);
    });
  }

  /**
   * A tag that compressed variants share with the plain one must be weak, and none of them may be
   * continued with a part of the plain one (RFC 9110 §8.8.1).
   */
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

/** Of what is sent, not of when it was written: the same in every checkout and process. */
function tagOf({ bytes, headers }: Content): string {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bytes);
  return `"${hash.digest("base64url").slice(0, 16)}"`;
}

/** What is large, kept as its brotli form alone: the others are made of that when asked for. */
export async function compact(content: Content): Promise<Content> {
  if (content.bytes.length < large || content.ranges || !isCompressible(content)) return content;
  const bytes = await encoders.br(content.bytes);
  const plain = () => promisify(brotliDecompress)(bytes);
  const gzip = async () => encoders.gzip(await plain());
  return { ...content, bytes, packed: { br: () => Promise.resolve(bytes), gzip, plain } };
}

function isCompressible({ bytes, headers }: Content): boolean {
  return bytes.length >= compressFrom && compressible.test(headers["content-type"] ?? "");
}

/**
 * First response: brotli 6. Later ones: brotli 11, about 8% smaller. Compressing it holds up the
 * process for a tenth of a second (Deno compresses on the main thread), so it is delayed until the
 * first visitor has the page's files. Qualities in between are no smaller and take 30 MB.
 */
const [quick, best] = [6, 11];
const recompressDelayMs = 2_000;
const oneAtATime = semaphore(1);

const brotli = (bytes: Bytes, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Below 17 the encoder takes 28 MB, from there on 4.
      [constants.BROTLI_PARAM_LGWIN]: clamp(Math.ceil(Math.log2(bytes.length)), 17, 22),
    },
  });

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

const twoAtATime = semaphore(2);
const encoders = {
  br: (bytes: Bytes) => twoAtATime(() => brotli(bytes, quick)),
  gzip: (bytes: Bytes) => twoAtATime(() => promisify(gzip)(bytes)),
};

/** Parts of files under way at once. Clients that never read hold them, and cannot share them. */
const partLimit = 128;
const pieceSize = 64 * 1024;
let partsUnderWay = 0;

/** A part of a file without a copy of it. */
function inPieces(bytes: Bytes, from: number, to: number): ReadableStream<Uint8Array> {
  let at = from;
  let isUnderWay = true;
  const end = () => {
    if (isUnderWay) partsUnderWay--;
    isUnderWay = false;
  };
  partsUnderWay++;
  return new ReadableStream({
    pull(controller) {
      const next = Math.min(to, at + pieceSize);
      controller.enqueue(bytes.subarray(at, next));
      at = next;
      if (at < to) return;
      controller.close();
      end();
    },
    cancel: end,
  }, { highWaterMark: 0 });
}

/** Weak comparison (RFC 9110 §13.1.2). */
export function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header === etag || header === `W/${etag}` || header.trim() === "*" ||
    header.split(",").some((tag) => /^\s*(?:W\/)?(.*?)\s*$/.exec(tag)![1] === etag);
}
