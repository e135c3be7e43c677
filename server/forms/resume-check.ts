/** Looks inside a resume: whether it is what its name says, and safe to open. */
import { Buffer } from "node:buffer";
import { claimedKind, type ResumeKind } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { readZipDirectory } from "./zip-directory.ts";

export interface ResumeFile {
  /** As its sender calls it. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a Word document may grow to when it is opened, in bytes and in relation to its size. */
const unpackedLimit = 200 * 1024 * 1024;
const ratioLimit = 200;

const { messages } = applicationForm;

const oleSignature = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** @returns the sentence that says what is wrong with the file; null when nothing is. */
export function checkResume({ name, type, bytes }: ResumeFile): string | null {
  const kind = claimedKind({ name, type });
  if (!kind) return messages.resumeType;
  if (bytes.length === 0) return messages.resumeEmpty;
  return contents[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

const contents: Record<ResumeKind, (bytes: Buffer) => string | null> = {
  pdf(bytes) {
    if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
      return messages.resumeMismatch;
    }
    return isEncrypted(bytes) ? messages.resumeEncrypted : null;
  },
  doc: (bytes) => bytes.subarray(0, 8).equals(oleSignature) ? null : messages.resumeMismatch,
  docx(bytes) {
    const entries = readZipDirectory(bytes);
    if (!entries) return messages.resumeMismatch;
    if (entries === "unsafe") return messages.resumeUnsafe;
    const isWord = entries.some(({ name }) => name === "[Content_Types].xml") &&
      entries.some(({ name }) => name.startsWith("word/"));
    if (!isWord) return messages.resumeMismatch;
    const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
    const isBomb = unpacked > unpackedLimit || unpacked > bytes.length * ratioLimit ||
      entries.some(({ encrypted }) => encrypted);
    return isBomb ? messages.resumeUnsafe : null;
  },
};

/**
 * Whether a PDF's trailer names an encryption dictionary (ISO 32000-1 §7.5.5, §7.6.1). A trailer is
 * the dictionary after `trailer`, or that of a cross-reference stream; the same words in a page's
 * text mean nothing.
 */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = bytes.indexOf("/Encrypt"); at >= 0; at = bytes.indexOf("/Encrypt", at + 1)) {
    const after = bytes.toString("latin1", at, at + 64);
    if (!/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(after)) continue;
    if (isInTrailer(bytes, at)) return true;
  }
  return false;
}

/** Bytes around a key within which its dictionary begins and ends. */
const dictionaryReach = 4_096;

function isInTrailer(bytes: Buffer, at: number): boolean {
  const before = bytes.toString("latin1", Math.max(0, at - dictionaryReach), at);
  const start = Math.max(before.lastIndexOf("endobj"), before.lastIndexOf("endstream"));
  const opening = before.slice(start + 1);
  if (/\btrailer\b/.test(opening)) return true;
  const after = bytes.toString("latin1", at, at + dictionaryReach);
  const dictionary = opening.slice(opening.lastIndexOf(" obj") + 1) + after.split("stream")[0];
  return /\/Type\s*\/XRef\b/.test(dictionary);
}
