/**
 * The certain checks of a resume: its kind, its signature and its structure. Whether a file of the
 * right kind is harmful is a scanner's question (docs/security.md).
 */
import { Buffer } from "node:buffer";
import { fromBufferPromise } from "yauzl";
import { declaredKind, type ResumeKind } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";

export interface ResumeFile {
  /** As its sender calls it. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const { messages } = applicationForm;

/** A PDF ends with this marker; programs look for it in the last 1,024 bytes. */
const pdfEnd = "%%EOF";
const pdfEndReach = 1_024;

const oleSignature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zipSignature = Buffer.from("PK\x03\x04");

/** Entries of a Word document, which has some dozens. */
const entryLimit = 1_000;
/** Bytes that a Word document unpacks to, and how many times its size (docs/decisions/forms.md). */
const unpackedLimit = 64 * 1024 * 1024;
const ratioLimit = 100;

/** @returns what is wrong with the file as far as its name, type and length show; else null */
export function checkClaim(file: ResumeFile): string | null {
  if (!declaredKind(file)) return messages.resumeType;
  return file.bytes.length === 0 ? messages.resumeEmpty : null;
}

/** @returns the sentence that says what is wrong with the file; null when nothing is. */
export async function checkResume(file: ResumeFile): Promise<string | null> {
  const { buffer, byteOffset, length } = file.bytes;
  return checkClaim(file) ??
    await contentChecks[declaredKind(file)!](Buffer.from(buffer, byteOffset, length));
}

const contentChecks: Record<ResumeKind, (bytes: Buffer) => string | null | Promise<string | null>> =
  {
    pdf(bytes) {
      if (!startsWith(bytes, Buffer.from("%PDF-"))) return messages.resumeMismatch;
      return bytes.subarray(-pdfEndReach).includes(pdfEnd) ? null : messages.resumeDamaged;
    },
    doc: (bytes) => startsWith(bytes, oleSignature) ? null : messages.resumeMismatch,
    docx: checkWordDocument,
  };

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);

/** Reads the directory alone: nothing is unpacked here. */
async function checkWordDocument(bytes: Buffer): Promise<string | null> {
  if (!startsWith(bytes, zipSignature)) return messages.resumeMismatch;
  const names: string[] = [];
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > entryLimit) return messages.resumeDamaged;
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      names.push(fileName);
      unpacked += uncompressedSize;
    }
  } catch {
    return messages.resumeDamaged;
  }
  if (!names.includes("word/document.xml")) return messages.resumeMismatch;
  if (unpacked > Math.min(unpackedLimit, ratioLimit * bytes.length)) return messages.resumeDamaged;
  return names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name)) ? messages.resumeMacro : null;
}
