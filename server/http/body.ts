/** Reads request bodies: never more than a limit, never longer than a sender's patience allows. */

/** A refusal before the form's own rules: its status and what to say in plain words. */
export class HttpError extends Error {
  constructor(readonly status: 400 | 408 | 413 | 415, message: string) {
    super(message);
  }
}

interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds this side may have waited for the sender once so many bytes have come; may change. */
  patience(received: number): number;
}

/**
 * Passes a body on, piece by piece. Only the time spent waiting for the sender counts against its
 * patience: a body that has to wait for a place in memory is not late.
 *
 * @throws HttpError 413 with the first byte over the limit, 408 when the sender is too slow, 400 when
 * it goes away.
 */
export async function* readChunks(
  request: Request,
  { size, patience }: BodyLimits,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > size) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return;
  let received = 0;
  let waited = 0;
  try {
    for (;;) {
      const started = performance.now();
      const isLate = () => waited + performance.now() - started > patience(received);
      const { done, value } = await within(reader.read(), isLate);
      waited += performance.now() - started;
      if (done) return;
      received += value.length;
      if (received > size) throw tooLarge();
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** @throws HttpError as `readChunks` does */
export async function readBody(request: Request, limits: BodyLimits) {
  return await new Blob(await Array.fromAsync(readChunks(request, limits))).bytes();
}

const tooLarge = () => new HttpError(413, "Too large");

/** Milliseconds after which a sender's patience is asked about again. */
const interval = 100;

async function within<T>(read: Promise<T>, isLate: () => boolean): Promise<T> {
  const late = Promise.withResolvers<never>();
  const check = () => {
    if (isLate()) late.reject(new HttpError(408, "The request took too long to arrive"));
  };
  check();
  const timer = setInterval(check, interval);
  const gone = () => Promise.reject(new HttpError(400, "The request ended early"));
  try {
    return await Promise.race([late.promise, read.catch(gone)]);
  } finally {
    clearInterval(timer);
  }
}
