/**
 * A streaming parser of multipart/form-data that reads only as far as it is asked to, so that
 * whoever asks decides how much is in memory (docs/decisions/forms.md).
 */
import { Buffer } from "node:buffer";
import { HttpError } from "./body.ts";

export interface Part {
  name: string;
  /** Without folders, as its sender calls it; null for a part that is no file. */
  filename: string | null;
  /** The part's own content type, without parameters. */
  type: string | null;
  /** Has to be read to its end before the next part is asked for. */
  body: AsyncGenerator<Uint8Array>;
}

const unreadable = () => new HttpError(400, "The form could not be read");

const headLimit = 8 * 1024;
const lineBreak = Buffer.from("\r\n");
const blankLine = Buffer.from("\r\n\r\n");

/** @throws HttpError when the content type is another, or names no boundary */
export function boundaryOf(contentType: string): string {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new HttpError(415, "Unsupported content type");
  }
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
    .exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) throw unreadable();
  return boundary;
}

/** @throws HttpError when the stream ends early, or a part has no name or an endless header */
export async function* readParts(
  stream: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const source = stream[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter may stand at the very start, with no line break before it.
  let pending: Buffer = lineBreak;

  async function more(): Promise<void> {
    const { done, value } = await source.next();
    if (done) throw unreadable();
    pending = Buffer.concat([pending, value]);
  }

  async function* until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = pending.indexOf(mark);
      // All that can still be the beginning of the mark stays behind.
      const end = at < 0 ? Math.max(0, pending.length - mark.length + 1) : at;
      const ready = pending.subarray(0, end);
      pending = pending.subarray(at < 0 ? end : end + mark.length);
      if (ready.length > 0) yield ready;
      if (at >= 0) return;
      await more();
    }
  }

  async function readHead(): Promise<string> {
    const pieces = [];
    let length = 0;
    for await (const piece of until(blankLine)) {
      length += piece.length;
      if (length > headLimit) throw unreadable();
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString("utf8");
  }

  try {
    for await (const _preamble of until(delimiter)) { /* ignored */ }
    for (;;) {
      while (pending.length < 2) await more();
      if (pending.subarray(0, 2).toString() === "--") return;
      const head = await readHead();
      const body = until(delimiter);
      yield { ...describe(head), body };
      for await (const _rest of body) { /* what the reader left */ }
    }
  } finally {
    // What follows the last boundary, or the fault, is not read.
    await source.return?.();
  }
}

function describe(head: string): Omit<Part, "body"> {
  const headers = new Map(
    head.split("\r\n").filter(Boolean).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const disposition = headers.get("content-disposition") ?? "";
  const parameters = new Map(
    [...disposition.matchAll(/;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g)].map(
      ([, name, quoted, plain]) => [name!.toLowerCase(), quoted ?? plain ?? ""],
    ),
  );
  const name = parameters.get("name");
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) throw unreadable();
  const filename = parameters.get("filename");
  return {
    name: unquote(name),
    filename: filename === undefined ? null : unquote(filename).replace(/^.*[\\/]/s, ""),
    type: headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? null,
  };
}

/** Browsers write a quote as %22, other programs put a backslash before it. */
function unquote(value: string): string {
  return value.replace(/\\(["\\])/g, "$1").replace(/%22/g, '"');
}
