/** Answers kept as bytes, plain and compressed, until what they were made from changes. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

export interface Kept {
  version: string;
  etag: string;
  headers: Record<string, string>;
  bytes: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

/** Bodies below this many bytes are not worth compressing. */
const compressFrom = 512;

export class ByteCache {
  #entries = new Map<string, Kept>();
  #size = 0;

  /** @param limit bytes of plain bodies kept at most; the least recently used make room */
  constructor(readonly limit = 32 * 1024 * 1024) {}

  /** What is kept under the key, if it was made from that version. */
  get(key: string, version: string): Kept | undefined {
    const kept = this.#entries.get(key);
    if (kept?.version !== version) return;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept;
  }

  async put(
    key: string,
    version: string,
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ): Promise<Kept> {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 12);
    const etag = `"${btoa(String.fromCharCode(...hash))}"`;
    const kept = { version, etag, headers: { ...headers, etag, vary: "accept-encoding" }, bytes };
    this.#drop(key);
    this.#entries.set(key, { ...kept, encoded: {} });
    this.#size += bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.limit || oldest === key) break;
      this.#drop(oldest);
    }
    return this.#entries.get(key)!;
  }

  #drop(key: string) {
    const kept = this.#entries.get(key);
    if (!kept) return;
    this.#size -= kept.bytes.length;
    this.#entries.delete(key);
  }
}

/** A 304 when the visitor has it already, else the bytes in the best encoding they accept. */
export async function respond(request: Request, kept: Kept): Promise<Response> {
  if (matches(request.headers.get("if-none-match"), kept.etag)) {
    return new Response(null, { status: 304, headers: kept.headers });
  }
  const encoding = kept.bytes.length < compressFrom ? null : bestEncoding(request);
  if (!encoding) return new Response(kept.bytes, { headers: kept.headers });
  const encoded = await (kept.encoded[encoding] ??= encoders[encoding](kept.bytes));
  return new Response(encoded, { headers: { ...kept.headers, "content-encoding": encoding } });
}

/** Weak comparison: a proxy that compresses may have weakened the tag (RFC 9110 §13.1.2). */
function matches(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((tag) =>
    tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag
  );
}

function bestEncoding(request: Request): Encoding | null {
  const accepted = request.headers.get("accept-encoding") ?? "";
  for (const encoding of ["br", "gzip"] as const) {
    const found = accepted.match(new RegExp(`\\b${encoding}\\b(?:\\s*;\\s*q=([\\d.]+))?`, "i"));
    if (found && found[1] !== "0" && Number(found[1] ?? 1) > 0) return encoding;
  }
  return null;
}
