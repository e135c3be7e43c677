/** The application's form with its one file, read as a stream. */
import { resumeLimit } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { HttpError, readChunks } from "../http/body.ts";
import { boundaryOf, type Part, readParts } from "../http/multipart.ts";
import { createFields } from "./fields.ts";
import type { ResumeFile } from "./resume-check.ts";
import type { UploadBudget } from "./upload-budget.ts";

export interface Upload extends Disposable {
  values: Record<string, string>;
  /** Null when none was chosen. A file beyond the limit, or beyond the budget, is not kept. */
  file: ResumeFile | "too large" | "no room" | null;
}

/** Bytes of a body, with parts that nobody asked for. */
const bodyLimit = 40 * 1024 * 1024;

/** Bytes; the fields' own limits allow about 16,000 characters, each up to 4 bytes. */
const textLimit = 96 * 1024;

/** Bytes that a form has besides its texts and its file. */
const markup = 16 * 1024;

/** Milliseconds to begin with, and bytes a second that a slow connection still has to reach. */
const patience = (received: number) => 15_000 + received / 24;

/**
 * Reads text fields into memory at once and a file only when the budget has room for it; until then
 * its body waits on the network. A file for which there is no room, or none would be enough, is not
 * read on: the answer is there at once, with what was typed before it. Files under other names are
 * passed over. Disposing gives the room back.
 *
 * @param turn milliseconds in which a file has to be there while others wait for its room
 * @throws HttpError
 */
export async function readUpload(
  request: Request,
  budget: UploadBudget,
  turn: number,
  address: string | null,
): Promise<Upload> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  const fields = createFields();
  const declared = Number(request.headers.get("content-length"));
  const room = Math.min(declared || Infinity, resumeLimit);
  using held = new DisposableStack();
  let text = 0;
  let file: Upload["file"] = null;
  let seen = false;
  let heldSince = Infinity;
  const isOver = () => performance.now() - heldSince > turn && budget.isWanted();

  async function readText(part: Part): Promise<string> {
    const chunks = [];
    for await (const chunk of part.body) {
      text += chunk.length;
      if (text > textLimit) throw new HttpError(413, "Too large");
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
    return await new Blob(chunks).text();
  }

  async function readFile(part: Part, name: string): Promise<Upload["file"]> {
    if (declared > resumeLimit + textLimit + markup) return "too large";
    const share = await budget.reserve(room, address);
    if (!share) return "no room";
    held.use(share);
    heldSince = performance.now();
    const buffer = new Uint8Array(room);
    // Given back at once: garbage of this size would pile up faster than it is collected.
    held.defer(() => void buffer.buffer.transfer(0));
    let size = 0;
    for await (const chunk of part.body) {
      if (size + chunk.length > room) return "too large";
      buffer.set(chunk, size);
      size += chunk.length;
    }
    // A form without a chosen file sends an empty part without a name.
    if (size === 0 && name === "") return null;
    return { name, type: part.type ?? "", bytes: buffer.subarray(0, size) };
  }

  const chunks = readChunks(request, {
    size: bodyLimit,
    patience: (received) => isOver() ? 0 : patience(received),
  });
  for await (const part of readParts(chunks, boundary)) {
    if (part.filename === null) fields.add(part.name, await readText(part));
    else if (part.name === applicationForm.file.name && !seen) {
      seen = true;
      file = await readFile(part, part.filename);
      if (typeof file === "string") break;
    } else fields.add(part.name, "");
  }
  const kept = held.move();
  return { values: fields.values, file, [Symbol.dispose]: () => kept.dispose() };
}
