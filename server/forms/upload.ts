/** The application's form with its one file, read as a stream. */
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { once } from "node:events";
import { maxResumeBytes } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { type BodyProgress, HttpError, readChunks } from "../runtime/http/body.ts";
import { createFields, fieldLimit } from "./fields.ts";
import type { RateLimit } from "../runtime/limits/rate-limit.ts";
import type { ResumeFile } from "./resume-check.ts";
import type { UploadSlots } from "./upload-slots.ts";

export interface Upload extends Disposable {
  values: Record<string, string>;
  /** Null when none was chosen; a word for why it was not read to its end. */
  file: ResumeFile | "too large" | "limited" | "no slot" | null;
}

interface UploadOptions {
  slots: UploadSlots;
  /** An upload that ends before it is complete costs a token; without tokens no file is read. */
  limit: RateLimit;
  /** The uploader's (`networkOf`). */
  network: string | null;
  now?: () => number;
}

/** Bytes of a body, also one with a file that is too large: its sender gets the form back. */
const bodyLimit = 40 * 1024 * 1024;

/** Bytes; the fields' own limits allow about 16,000 characters, each up to 4 bytes. */
const textLimit = 96 * 1024;

/** Bytes that a form has besides its texts and its file. */
const markupLimit = 16 * 1024;

/** Milliseconds to begin with, and bytes a second that a slow connection still has to reach. */
const timeoutMs = (received: number) => 15_000 + received / 24;
/** While others wait for a slot: milliseconds of silence, and in all, that the file's holder gets. */
const contendedSilenceMs = 5_000;
const contendedMs = 30_000;

/**
 * Reads text fields into memory at once, and the file once it has a slot; until then its body waits
 * on the network. A file that is not read to its end is answered at once, with what was typed before
 * it. Files under other names are passed over. Disposing frees the slot.
 *
 * @throws HttpError
 */
export async function readUpload(
  request: Request,
  { slots, limit, network, now = () => performance.now() }: UploadOptions,
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
  /** Aborted when the rest of the body no longer matters. */
  const decided = new AbortController();
  const fail = (error: unknown) => {
    problem ??= error;
    decided.abort();
  };

  async function readFile(stream: BusboyFileStream, name: string, type: string) {
    const buffer = await reserve();
    if (!(buffer instanceof Uint8Array)) return buffer;
    let size = 0;
    for await (const chunk of stream) {
      if (size + chunk.length > room) return "too large";
      buffer.set(chunk, size);
      size += chunk.length;
    }
    if (stream.truncated) return "too large";
    // A form without a chosen file sends an empty part without a name.
    return size === 0 && name === "" ? null : { name, type, bytes: buffer.subarray(0, size) };
  }

  async function reserve() {
    if (declared > maxResumeBytes + textLimit + markupLimit) return "too large";
    if (limit.retryAfter(network) > 0) return "limited";
    const slot = await slots.acquire(network);
    if (slot === "too many") return "limited";
    if (slot === "timeout") return "no slot";
    // The rest of the body may have failed meanwhile.
    if (decided.signal.aborted) {
      slot[Symbol.dispose]();
      return null;
    }
    held.use(slot);
    heldSince = now();
    const buffer = new Uint8Array(room);
    // Freed at once: garbage of this size would pile up faster than it is collected.
    held.defer(() => void buffer.buffer.transfer(0));
    return buffer;
  }

  parser.on("field", (name: string | undefined, value, _nameTruncated, isTruncated) => {
    textLength += value.length;
    if (isTruncated || textLength > textLimit) return fail(new HttpError(413, "Too large"));
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
  // Every stream of the library needs a listener: an error without one ends the process.
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
      if (!reading && received > textLimit + markupLimit) throw new HttpError(413, "Too large");
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
    if (heldSince < Infinity) limit.tryConsume(network);
    throw problem instanceof HttpError ? problem : unreadable();
  }
  const kept = held.move();
  return { values: fields.values, file, [Symbol.dispose]: () => kept.dispose() };
}

const unreadable = () => new HttpError(400, "The form could not be read");

/** @throws HttpError when the content type is another, or names no boundary */
function createParser(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new HttpError(415, "Unsupported content type");
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
