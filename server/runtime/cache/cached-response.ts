/** One response in every variant: identity or compressed, complete, partial (206) or 304. */
import { type ByteRange, requestedRange, streamSlice } from "./byte-range.ts";
import {
  compress,
  compressBest,
  type Encoding,
  isCompressible,
  negotiateEncoding,
} from "./compression.ts";
import { entityTagOf, matchesEntityTag } from "./entity-tag.ts";

type Bytes = Uint8Array<ArrayBuffer>;

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

/** Only clones of these are sent: they share the bytes, which a new `Response` would copy. */
interface Variant {
  get: Response;
  head: Response;
  notModified: Response;
}

/** Headers that a 304 response repeats (RFC 9110 §15.4.5). */
const notModifiedHeaders = ["etag", "cache-control", "vary", "strict-transport-security"];

/** Milliseconds after which a visitor has the page's files, so that compressing again delays nothing. */
const recompressDelayMs = 2_000;

export class CachedResponse {
  /** Approximate bytes in memory. */
  readonly size: number;
  readonly #content: Content;
  readonly #entityTag: string | null;
  readonly #isCompressible: boolean;
  #isRecompressed = false;
  readonly #variants: Partial<Record<Encoding | "identity", Variant | Promise<Variant>>> = {};

  constructor(content: Content) {
    const { bytes, headers } = this.#content = content;
    this.#isCompressible = isCompressible(bytes, headers["content-type"] ?? "");
    this.size = 1_000 + Math.ceil(bytes.length * (this.#isCompressible ? 1.5 : 2));
    this.#entityTag = headers["cache-control"] === "no-store" ? null : entityTagOf(content);
  }

  /** Synchronous, except while a variant is compressed. Falls back to identity if that fails. */
  respondTo(request: Request): Response | Promise<Response> {
    const isKnown = this.#entityTag !== null &&
      matchesEntityTag(request.headers.get("if-none-match"), this.#entityTag);
    if (!isKnown) {
      const partial = this.#partial(request);
      if (partial) return partial;
    }
    const encoding = this.#encodingFor(request);
    if (encoding === "br" && this.#variants.br && !isKnown) this.#recompress();
    const variant = this.#variants[encoding ?? "identity"] ??= this.#variant(encoding);
    const send = ({ get, head, notModified }: Variant) => {
      if (isKnown) return notModified.clone();
      return request.method === "HEAD" ? head.clone() : get.clone();
    };
    return variant instanceof Promise ? variant.then(send) : send(variant);
  }

  #encodingFor({ headers }: Request): Encoding | null {
    if (!this.#isCompressible) return null;
    return negotiateEncoding(headers.get("accept-encoding"), this.#entityTag ? "br" : "gzip");
  }

  /** Null for the complete response, also when too many ranges are in progress (RFC 9110 §14.2). */
  #partial(request: Request): Response | null {
    const { bytes, ranges } = this.#content;
    if (!ranges) return null;
    const range = requestedRange(request, bytes.length, this.#entityTag!);
    if (range === null) return null;
    if (range === "unsatisfiable") {
      const headers = { ...this.#headers(null), "content-range": `bytes */${bytes.length}` };
      return new Response(null, { status: 416, headers: { ...headers, "content-length": "0" } });
    }
    const slice = streamSlice(bytes, range);
    return slice && new Response(slice, { status: 206, headers: this.#partialHeaders(range) });
  }

  #partialHeaders({ from, to }: ByteRange): Record<string, string> {
    return {
      ...this.#headers(null),
      "content-range": `bytes ${from}-${to - 1}/${this.#content.bytes.length}`,
      "content-length": String(to - from),
    };
  }

  #variant(encoding: Encoding | null): Variant | Promise<Variant> {
    if (encoding === null) return this.#variantOf(this.#content.bytes, null);
    return this.#compressed(encoding).then(
      (body) => this.#variants[encoding] = this.#variantOf(body, encoding),
      () => {
        delete this.#variants[encoding];
        return this.#variant(null);
      },
    );
  }

  async #compressed(encoding: Encoding): Promise<Bytes> {
    const { bytes, brotli } = this.#content;
    return encoding === "br" && brotli ? await brotli() : await compress[encoding](bytes);
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

  /** Content that is requested again is compressed again, better and in the background. */
  #recompress(): void {
    if (this.#isRecompressed || this.#entityTag === null || this.#content.brotli) return;
    this.#isRecompressed = true;
    const cache = (body: Bytes) => void (this.#variants.br = this.#variantOf(body, "br"));
    // Without a better variant the present one stays.
    setTimeout(() => compressBest(this.#content.bytes).then(cache, () => {}), recompressDelayMs);
  }

  /** Compressed variants get a weak ETag: a range of the identity variant cannot continue them. */
  #headers(encoding: Encoding | null): Record<string, string> {
    const headers = { ...this.#content.headers };
    if (this.#entityTag) headers.etag = encoding ? `W/${this.#entityTag}` : this.#entityTag;
    if (encoding) headers["content-encoding"] = encoding;
    if (this.#isCompressible) headers.vary = "accept-encoding";
    if (this.#content.ranges) headers["accept-ranges"] = "bytes";
    return headers;
  }
}
