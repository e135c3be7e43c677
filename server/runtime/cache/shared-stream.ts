/**
 * A stream that many read, each from its beginning however late they come: the page that a hundred
 * visitors wait for is made once and compressed once.
 */
import type { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "../http/encoding.ts";

export class SharedStream {
  #chunks: Uint8Array[] = [];
  #more = Promise.withResolvers<void>();
  #ended = false;
  #packed: Partial<Record<Encoding, SharedStream>> = {};
  /** Resolves when all of it is there; never rejects. */
  readonly ended: Promise<void>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.ended = this.#take(source);
  }

  /** All of it, now and as it comes. Who stops reading stops nobody else. */
  read(encoding: Encoding | null = null): ReadableStream<Uint8Array> {
    if (encoding) {
      return (this.#packed[encoding] ??= new SharedStream(compress(this.read(), encoding))).read();
    }
    let next = 0;
    return new ReadableStream({
      pull: async (controller) => {
        while (next === this.#chunks.length && !this.#ended) await this.#more.promise;
        const chunk = this.#chunks[next++];
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
  }

  async #take(source: AsyncIterable<Uint8Array>) {
    try {
      for await (const chunk of source) {
        this.#chunks.push(chunk);
        this.#tell();
      }
    } catch {
      // Whoever makes the stream has logged it; what there is of it stands.
    }
    this.#ended = true;
    this.#tell();
  }

  #tell() {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }
}

/** A window of 128 KB is a whole page; larger ones take megabytes for each stream. */
const encoders = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
    }),
  gzip: createGzip,
};

/** What comes in at the same moment goes out together, at once. */
function compress(source: ReadableStream<Uint8Array>, encoding: Encoding): Readable {
  const encoder = encoders[encoding]();
  let timer: ReturnType<typeof setTimeout> | undefined;
  (async () => {
    for await (const chunk of source) {
      encoder.write(chunk);
      timer ??= setTimeout(() => {
        timer = undefined;
        encoder.flush();
      });
    }
    clearTimeout(timer);
    encoder.end();
  })();
  return encoder;
}
