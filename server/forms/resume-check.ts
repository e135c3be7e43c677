/** Looks at a resume: whether it is what its name says, and safe to open. */
import { Buffer } from "node:buffer";
import { claimedKind, type ResumeKind } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { semaphore } from "../http/semaphore.ts";
import { findPdfNames } from "./pdf-names.ts";
import { checkWordDocument, oleSignature } from "./word-document.ts";

export interface ResumeFile {
  /** As its sender calls it. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const { messages } = applicationForm;

/** @returns what is wrong with the file before anyone looks inside it; null when nothing is. */
export function checkClaim(file: ResumeFile): string | null {
  if (!claimedKind(file)) return messages.resumeType;
  return file.bytes.length === 0 ? messages.resumeEmpty : null;
}

/** One file at a time, and everybody else's turn within it: each may take some tenths of a second. */
const inTurn = semaphore(1);

/** @returns the sentence that says what is wrong with the file; null when nothing is. */
export async function checkResume(file: ResumeFile): Promise<string | null> {
  const { buffer, byteOffset, length } = file.bytes;
  const look = contents[claimedKind(file) ?? "pdf"];
  return checkClaim(file) ??
    await inTurn(async () => await look(Buffer.from(buffer, byteOffset, length)));
}

/** Names in a PDF with which it acts by itself when it is opened. */
const acting = "JavaScript JS Launch ImportData SubmitForm GoToE RichMedia XFA".split(" ");

/** A storage's name in an OLE file: compared without case (MS-CFB §2.6.4). */
const storage = (name: string) => new RegExp([...name].join("\0"), "i");
/** Holds macros (MS-OVBA §2.2.1). */
const macroStorage = storage("_VBA_PROJECT");
/** Holds a whole document, encrypted: nobody can look inside (MS-OFFCRYPTO §2.3.4.4). */
const encryptedPackage = storage("EncryptedPackage");

const contents: Record<ResumeKind, (bytes: Buffer) => Promise<string | null> | string | null> = {
  async pdf(bytes) {
    if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return messages.resumeMismatch;
    const names = await findPdfNames(bytes, ["Encrypt", ...acting]);
    if (!names) return messages.resumeUnsafe;
    if (names.has("Encrypt")) return messages.resumeEncrypted;
    return names.size > 0 ? messages.resumeActive : null;
  },
  doc(bytes) {
    if (!bytes.subarray(0, 8).equals(oleSignature)) return messages.resumeMismatch;
    const text = bytes.toString("latin1");
    if (encryptedPackage.test(text)) return messages.resumeUnsafe;
    return macroStorage.test(text) ? messages.resumeActive : null;
  },
  docx: checkWordDocument,
};
