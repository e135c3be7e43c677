/** Reads request bodies within limits of size and time. */
import { HTTPException } from "hono/http-exception";

export interface BodyProgress {
  /** Bytes. */
  received: number;
  /** Milliseconds spent waiting for the client, not for this server. */
  waitedMs: number;
  /** Milliseconds since the last byte. */
  silentMs: number;
}

interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Called every 100 ms while the server waits for the client. */
  isLate(progress: BodyProgress): boolean;
  /** Aborts the read with an error. */
  signal?: AbortSignal;
  now?: () => number;
}

/** @throws HTTPException 413 over the limit, 408 when the client is late, 400 when it disconnects */
export async function* readChunks(
  request: Request,
  { size, isLate, signal, now = () => performance.now() }: BodyLimits,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > size) throw tooLarge();
  if (!request.body) return;
  const reader = byteReader(request.body);
  let received = 0;
  let waitedMs = 0;
  try {
    for (;;) {
      const started = now();
      const { done, value } = await rejectIfLate(reader.read(readSize(received)), () => {
        const silentMs = now() - started;
        return isLate({ received, waitedMs: waitedMs + silentMs, silentMs });
      }, signal);
      waitedMs += now() - started;
      if (done) return;
      received += value!.length;
      if (received > size) throw tooLarge();
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/**
 * Bytes of the next read. Its buffer is allocated before anything arrives, so the first reads are small: a
 * thousand silent clients then take 38 MiB less memory.
 */
const readSize = (received: number) => received < 64 * 1024 ? 4 * 1024 : 64 * 1024;

function byteReader(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  try {
    const reader = body.getReader({ mode: "byob" });
    return {
      read: (size: number) => reader.read(new Uint8Array(size)),
      cancel: () => reader.cancel(),
    };
  } catch {
    // The body of a request that did not come over the network may be another kind of stream.
    return body.getReader();
  }
}

/** @throws HTTPException like `readChunks` */
export async function readBody(request: Request, limits: BodyLimits) {
  return await new Blob(await Array.fromAsync(readChunks(request, limits))).bytes();
}

const tooLarge = () => new HTTPException(413, { message: "Too large" });

const checkIntervalMs = 100;

/** Most reads that wait for clients: each holds a buffer. The client silent for longest gives way. */
const pendingReadLimit = 250;
const pendingReads = new Set<() => void>();

async function rejectIfLate<T>(
  read: Promise<T>,
  isLate: () => boolean,
  signal?: AbortSignal,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const abort = () => late.reject(signal!.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  const timeOut = () =>
    late.reject(new HTTPException(408, { message: "The request took too long to arrive" }));
  const check = () => isLate() && timeOut();
  check();
  pendingReads.add(timeOut);
  if (pendingReads.size > pendingReadLimit) {
    const [oldest] = pendingReads;
    pendingReads.delete(oldest!);
    oldest!();
  }
  const timer = setInterval(check, checkIntervalMs);
  const disconnected = () =>
    Promise.reject(new HTTPException(400, { message: "The request ended early" }));
  try {
    return await Promise.race([late.promise, read.catch(disconnected)]);
  } finally {
    pendingReads.delete(timeOut);
    clearInterval(timer);
    signal?.removeEventListener("abort", abort);
  }
}
