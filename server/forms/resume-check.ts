/** Checks type, signature and structure of a resume. A scanner finds malware (docs/security.md). */
import { Buffer } from "node:buffer";
import { fromBufferPromise } from "yauzl";
import { declaredKind, type ResumeKind } from "../../content/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";

export interface ResumeFile {
  /** Name on the visitor's device. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const { messages } = applicationForm;

/** End marker of a PDF. Readers search it in the last 1,024 bytes. */
const pdfEnd = "%%EOF";
const pdfEndReach = 1_024;

const oleSignature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zipSignature = Buffer.from("PK\x03\x04");

/** Most entries of a Word document; usual ones have dozens. */
const entryLimit = 1_000;
/** Most unpacked bytes of a Word document, in all and per packed byte (docs/decisions/forms.md). */
const unpackedLimit = 64 * 1024 * 1024;
const ratioLimit = 100;

/** @returns the error message for name, type or length; null when they are valid */
export function checkDeclaredType(file: ResumeFile): string | null {
  if (!declaredKind(file)) return messages.resumeType;
  return file.bytes.length === 0 ? messages.resumeEmpty : null;
}

/** @returns the error message; null for a valid file */
export async function checkResume(file: ResumeFile): Promise<string | null> {
  const { buffer, byteOffset, length } = file.bytes;
  return checkDeclaredType(file) ??
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

/** Reads the zip directory without unpacking. */
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
