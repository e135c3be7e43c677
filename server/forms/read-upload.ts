/** Reads the application form with its file as a stream. */
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { once } from "node:events";
import { maxResumeBytes } from "../../content/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { HTTPException } from "hono/http-exception";
import { type BodyProgress, readChunks } from "../runtime/http/body.ts";
import { createFields, fieldLimit } from "./read-fields.ts";
import type { RateLimit } from "../runtime/limits/rate-limit.ts";
import type { ResumeFile } from "./resume/check-resume.ts";
import type { UploadSlots } from "./upload-slots.ts";

export interface Upload extends Disposable {
  values: Record<string, string>;
  /** Null when no file was chosen; a string says why it was not read to its end. */
  file: ResumeFile | "too large" | "limited" | "no slot" | null;
}

interface UploadOptions {
  slots: UploadSlots;
  /** An incomplete upload costs a token. An address without tokens has no file read. */
  rateLimit: RateLimit;
  /** Network of the visitor (`clientAddress`). */
  network: string | null;
  now?: () => number;
}

/** Most bytes of a body. Up to here a file that is too large returns the form with its values. */
const bodyLimit = 40 * 1024 * 1024;

/** Most bytes of all text fields; their limits allow about 16,000 characters of up to 4 bytes. */
const textLimit = 96 * 1024;

/** Most bytes besides texts and file. */
const multipartOverhead = 16 * 1024;

/** First size of a file's buffer. A client that holds a slot and sends nothing takes no more. */
const initialBufferBytes = 64 * 1024;

/** Milliseconds for a body: 15 s, and more for each received byte (24 bytes per ms). */
const timeoutMs = (received: number) => 15_000 + received / 24;
/** While others wait, a slot's holder may be silent for this long, and hold it for this long. */
const contendedSilenceMs = 5_000;
const contendedMs = 30_000;

/**
 * Reads text fields into memory, and the file once it has a slot; until then TCP backpressure holds
 * the body. Returns at once when the file is refused, with the fields before it. Files with other names
 * are skipped. Disposing frees the slot.
 *
 * @throws HTTPException
 */
export async function readUpload(
  request: Request,
  { slots, rateLimit, network, now = () => performance.now() }: UploadOptions,
): Promise<Upload> {
  const parser = createParser(request.headers.get("content-type") ?? "");
  const fields = createFields();
  const declared = Number(request.headers.get("content-length"));
  const room = Math.min(declared || Infinity, maxResumeBytes);
  using held = new DisposableStack();
  let heldSince = Infinity;
  let file: Upload["file"] = null;
  let reading: Promise<void> | null = null;
  let textLength = 0;
  let problem: unknown = null;
  /** Aborted when the rest of the body is not needed. */
  const decided = new AbortController();
  const fail = (error: unknown) => {
    problem ??= error;
    decided.abort();
  };

  async function readFile(stream: BusboyFileStream, name: string, type: string) {
    const refusal = await acquireSlot();
    if (refusal) return refusal;
    // The buffer grows with the file, and `transfer` frees the old one at once: garbage of this size
    // grows faster than it is collected.
    let buffer = new ArrayBuffer(initialBufferBytes);
    held.defer(() => void buffer.transfer(0));
    let size = 0;
    for await (const chunk of stream) {
      const end = size + chunk.length;
      if (end > room) return "too large";
      if (end > buffer.byteLength) buffer = buffer.transfer(Math.min(room, 2 * end));
      new Uint8Array(buffer).set(chunk, size);
      size = end;
    }
    if (stream.truncated) return "too large";
    // Without a chosen file, browsers send an empty part without a name.
    return size === 0 && name === ""
      ? null
      : { name, type, bytes: new Uint8Array(buffer, 0, size) };
  }

  async function acquireSlot() {
    if (declared > maxResumeBytes + textLimit + multipartOverhead) return "too large";
    if (rateLimit.retryAfter(network) > 0) return "limited";
    const slot = await slots.acquire(network);
    if (!slot) return "no slot";
    // The rest of the body may have failed meanwhile.
    if (decided.signal.aborted) {
      slot[Symbol.dispose]();
      return "no slot";
    }
    held.use(slot);
    heldSince = now();
    return null;
  }

  parser.on("field", (name: string | undefined, value, _nameTruncated, isTruncated) => {
    textLength += value.length;
    if (isTruncated || textLength > textLimit) {
      return fail(new HTTPException(413, { message: "Too large" }));
    }
    if (name === undefined) return fail(unreadable());
    try {
      fields.add(name, value);
    } catch (error) {
      fail(error);
    }
  });
  parser.on("file", (name, stream, filename, _encoding, type) => {
    stream.on("error", fail);
    if (name !== applicationForm.file.name || reading) return void stream.resume();
    reading = readFile(stream, filename ?? "", type).then((read) => {
      file = read;
      if (typeof read === "string") decided.abort();
    }, fail);
  });
  // An error event without a listener would end the process.
  parser.on("error", fail);
  const parsed = once(parser, "finish");
  parsed.catch(() => {});

  try {
    const isLate = ({ received, waitedMs, silentMs }: BodyProgress) =>
      waitedMs > timeoutMs(received) ||
      slots.isContended() &&
        (silentMs > contendedSilenceMs && heldSince < Infinity || now() - heldSince > contendedMs);
    let received = 0;
    const limits = { size: bodyLimit, isLate, signal: decided.signal, now };
    for await (const chunk of readChunks(request, limits)) {
      received += chunk.length;
      const isTaken = parser.write(chunk);
      if (!reading && received > textLimit + multipartOverhead) {
        throw new HTTPException(413, { message: "Too large" });
      }
      if (!isTaken) await once(parser, "drain", { signal: decided.signal });
    }
    decided.signal.throwIfAborted();
    parser.end();
    await Promise.race([parsed, once(decided.signal, "abort")]);
    await reading;
  } catch (error) {
    if (!decided.signal.aborted) problem = error;
  } finally {
    decided.abort();
    parser.destroy();
  }
  if (problem) {
    if (heldSince < Infinity) rateLimit.tryConsume(network);
    throw problem instanceof HTTPException ? problem : unreadable();
  }
  const slot = held.move();
  return { values: fields.values, file, [Symbol.dispose]: () => slot.dispose() };
}

const unreadable = () => new HTTPException(400, { message: "The form could not be read" });

/** @throws HTTPException for another content type, or without a boundary */
function createParser(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new HTTPException(415, { message: "Unsupported content type" });
  }
  const limits = {
    fieldSize: textLimit,
    fileSize: maxResumeBytes,
    parts: 2 * fieldLimit,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits });
  } catch {
    throw unreadable();
  }
}
