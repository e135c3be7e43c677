/** A stream with many readers, each from the beginning: a page is rendered and compressed once. */
import type { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "./cached-response.ts";

export class SharedStream {
  #chunks: Uint8Array[] = [];
  #more = Promise.withResolvers<void>();
  #ended = false;
  #encoded: Partial<Record<Encoding, SharedStream>> = {};
  /** Resolves when the source has ended; never rejects. */
  readonly ended: Promise<void>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.ended = this.#consume(source);
  }

  /** A new reader. Canceling it does not affect the others. */
  read(encoding: Encoding | null = null): ReadableStream<Uint8Array> {
    if (encoding) {
      return (this.#encoded[encoding] ??= new SharedStream(compress(this.read(), encoding))).read();
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

  async #consume(source: AsyncIterable<Uint8Array>) {
    try {
      for await (const chunk of source) {
        this.#chunks.push(chunk);
        this.#notify();
      }
    } catch {
      // The creator of the source logs its errors. Readers get the chunks so far.
    }
    this.#ended = true;
    this.#notify();
  }

  #notify() {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }
}

/** A window of 128 KB holds a whole page; larger windows take megabytes per stream. */
const encoders = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
    }),
  gzip: createGzip,
};

/** Flushes after each event-loop turn, so that compression does not delay chunks. */
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
