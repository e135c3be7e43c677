/** Reads the application form as a stream: its texts into memory, its file into a spool file. */
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { once } from "node:events";
import { maxResumeBytes } from "../../content/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { HTTPException } from "hono/http-exception";
import { readChunks } from "../runtime/http/body.ts";
import type { OpenBody } from "../runtime/limits/open-bodies.ts";
import type { RateLimit } from "../runtime/limits/rate-limit.ts";
import { createFields, fieldLimit } from "./read-fields.ts";
import type { SpoolFile } from "./spool-file.ts";

export interface Upload extends Disposable {
  values: Record<string, string>;
  /** Null when no file was chosen; a string says why it was not read to its end. */
  file: ReceivedFile | FileRefusal | null;
}

/** A file that was received completely. */
export interface ReceivedFile {
  /** Name on the visitor's device. */
  name: string;
  type: string;
  content: SpoolFile;
}

export type FileRefusal = "too large" | "limited" | "no space";

export interface UploadOptions {
  body: OpenBody;
  /** An incomplete upload costs a token. A network without tokens has no file read. */
  rateLimit: RateLimit;
  /** Network of the visitor (`clientAddress`). */
  network: string | null;
  openSpoolFile(): Promise<SpoolFile>;
  /** Called with the error when the disk takes no file. */
  onSpoolError(error: unknown): void;
}

/** Most bytes of a body. Up to here a file that is too large returns the form with its values. */
const bodyLimit = 40 * 1024 * 1024;

/** Most bytes of all text fields; their limits allow about 16,000 characters of up to 4 bytes. */
const textLimit = 96 * 1024;

/** Most bytes besides texts and file. */
const multipartOverhead = 16 * 1024;

/** Most bytes of a body whose file is accepted. */
export const uploadLimit = maxResumeBytes + textLimit + multipartOverhead;

/**
 * Returns at once when the file is refused, with the fields before it. Files with other names are skipped.
 * Disposing deletes the file.
 *
 * @throws HTTPException
 */
export async function readUpload(request: Request, options: UploadOptions): Promise<Upload> {
  const reader = new UploadReader(request, options);
  try {
    await reader.feed();
    return reader.upload();
  } catch (error) {
    reader.abandon();
    throw error;
  }
}

class UploadReader {
  readonly #request: Request;
  readonly #options: UploadOptions;
  readonly #parser: BusboyInstance;
  readonly #fields = createFields();
  #textLength = 0;
  /** Set when the part of the file begins; resolves when its last byte is on disk. */
  #receiving: Promise<void> | null = null;
  #spooled: SpoolFile | null = null;
  #file: Upload["file"] = null;
  /** Aborted when the rest of the body is not needed: by an exception, or by null for a refused file. */
  readonly #decision = new AbortController();
  readonly #decided = Promise.withResolvers<void>();

  constructor(request: Request, options: UploadOptions) {
    this.#request = request;
    this.#options = options;
    this.#parser = createParser(request.headers.get("content-type") ?? "");
    this.#parser.on("field", (name, value, _isNameTruncated, isTruncated) => {
      this.#addField(name, value, isTruncated);
    });
    this.#parser.on("file", (name, stream, filename, _encoding, type) => {
      this.#addFile(name, stream, filename ?? "", type);
    });
    this.#parser.on("error", () => this.#decide(unreadable()));
  }

  /** Passes the body to the parser, until the end of the body or a decision. */
  async feed(): Promise<void> {
    const finished = once(this.#parser, "finish");
    // An error of the parser rejects it too, and is the decision.
    finished.catch(() => {});
    let received = 0;
    for await (const chunk of readChunks(this.#request, this.#options.body, bodyLimit)) {
      received += chunk.length;
      const isTaken = this.#parser.write(chunk);
      if (!this.#receiving && received > textLimit + multipartOverhead) throw tooLarge();
      if (!isTaken) await this.#unlessDecided(once(this.#parser, "drain"));
      if (this.#isDecided) break;
    }
    if (!this.#isDecided) {
      this.#parser.end();
      await this.#unlessDecided(finished);
    }
    if (!this.#isDecided) await this.#receiving;
    if (this.#decision.signal.reason) throw this.#decision.signal.reason;
    this.#parser.destroy();
  }

  upload(): Upload {
    return {
      values: this.#fields.values,
      file: this.#file,
      [Symbol.dispose]: () => this.#spooled?.[Symbol.dispose](),
    };
  }

  /** Ends a failed upload. Once its file has begun, it counts as a submission. */
  abandon(): void {
    this.#decide(null);
    this.#parser.destroy();
    this.#spooled?.[Symbol.dispose]();
    if (this.#receiving) this.#options.rateLimit.tryConsume(this.#options.network);
  }

  get #isDecided(): boolean {
    return this.#decision.signal.aborted;
  }

  #decide(reason: HTTPException | null): void {
    this.#decision.abort(reason);
    this.#decided.resolve();
  }

  async #unlessDecided(event: Promise<unknown>): Promise<void> {
    await Promise.race([event.catch(() => this.#decided.promise), this.#decided.promise]);
  }

  #addField(name: string | undefined, value: string, isTruncated: boolean): void {
    this.#textLength += value.length;
    if (isTruncated || this.#textLength > textLimit) return this.#decide(tooLarge());
    if (name === undefined) return this.#decide(unreadable());
    try {
      this.#fields.add(name, value);
    } catch (error) {
      this.#decide(error as HTTPException);
    }
  }

  #addFile(name: string | undefined, stream: BusboyFileStream, filename: string, type: string) {
    stream.on("error", () => this.#decide(unreadable()));
    if (name !== applicationForm.file.name || this.#receiving) return void stream.resume();
    const receive = async () => {
      this.#file = this.#refusal() ?? await this.#spool(stream, filename, type);
      if (typeof this.#file === "string") this.#decide(null);
    };
    this.#receiving = receive().catch(() => this.#decide(unreadable()));
  }

  /** Why the file is refused before its first byte; null if it is not. */
  #refusal(): FileRefusal | null {
    const { rateLimit, network } = this.#options;
    if (Number(this.#request.headers.get("content-length")) > uploadLimit) return "too large";
    return rateLimit.retryAfter(network) > 0 ? "limited" : null;
  }

  async #spool(stream: BusboyFileStream, name: string, type: string): Promise<Upload["file"]> {
    const content = await this.#openFile();
    if (!content) return "no space";
    for await (const chunk of stream) {
      if (!await this.#isOnDisk(content.write(chunk))) return "no space";
    }
    if (stream.truncated) return "too large";
    // Without a chosen file, browsers send an empty part without a name.
    return content.size === 0 && name === "" ? null : { name, type, content };
  }

  async #openFile(): Promise<SpoolFile | null> {
    const opening = this.#options.openSpoolFile();
    if (!await this.#isOnDisk(opening)) return null;
    const content = await opening;
    // The rest of the body may have failed meanwhile.
    if (this.#isDecided) content[Symbol.dispose]();
    else this.#spooled = content;
    return content;
  }

  /** False when the disk took nothing. */
  async #isOnDisk(operation: Promise<unknown>): Promise<boolean> {
    try {
      await operation;
      return true;
    } catch (error) {
      // The file of a failed upload is closed while it is written.
      if (!this.#isDecided) this.#options.onSpoolError(error);
      return false;
    }
  }
}

/** @throws HTTPException for another content type, or without a boundary */
function createParser(contentType: string): BusboyInstance {
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

const unreadable = () => new HTTPException(400, { message: "The form could not be read" });

const tooLarge = () => new HTTPException(413, { message: "Too large" });
