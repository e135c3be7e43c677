/** Looks inside a resume: whether it is what its name says, and safe to open. */
import { Buffer } from "node:buffer";
import { claimedKind, type ResumeKind } from "../../client/forms/resume.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { findPdfNames } from "./pdf-names.ts";
import { readZipDirectory, unpacked, type ZipEntry } from "./zip-directory.ts";

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
export async function checkResume({ name, type, bytes }: ResumeFile): Promise<string | null> {
  const kind = claimedKind({ name, type });
  if (!kind) return messages.resumeType;
  if (bytes.length === 0) return messages.resumeEmpty;
  return await contents[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

/** Names in a PDF with which it acts by itself when it is opened. */
const acting = ["JavaScript", "JS", "Launch", "ImportData", "RichMedia", "XFA"];
/** How a storage, a part, or a type of part with macros is called (MS-OVBA §2.2.1, ECMA-376). */
const macroStorage = Buffer.from("_VBA_PROJECT", "utf16le");
const macroPart = /vba(Project|Data)|macroEnabled/i;
/** Holds a whole document, encrypted: nobody can look inside (MS-OFFCRYPTO §2.3.4.4). */
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le");

const contents: Record<ResumeKind, (bytes: Buffer) => Promise<string | null> | string | null> = {
  async pdf(bytes) {
    if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return messages.resumeMismatch;
    const names = await findPdfNames(bytes, ["Encrypt", ...acting]);
    if (!names) return messages.resumeUnsafe;
    if (names.has("Encrypt")) return messages.resumeEncrypted;
    return acting.some((name) => names.has(name)) ? messages.resumeActive : null;
  },
  doc(bytes) {
    if (!bytes.subarray(0, 8).equals(oleSignature)) return messages.resumeMismatch;
    if (bytes.includes(encryptedPackage)) return messages.resumeUnsafe;
    return bytes.includes(macroStorage) ? messages.resumeActive : null;
  },
  async docx(bytes) {
    const entries = readZipDirectory(bytes);
    if (!entries) return messages.resumeMismatch;
    if (entries === "unsafe") return messages.resumeUnsafe;
    const types = entries.find(({ name }) => name === typesPart);
    if (!types || !entries.some(({ name }) => name.startsWith("word/"))) {
      return messages.resumeMismatch;
    }
    const declared = entries.reduce((sum, { size }) => sum + size, 0);
    const isBomb = declared > unpackedLimit || declared > bytes.length * ratioLimit;
    if (isBomb || entries.some(({ encrypted }) => encrypted)) return messages.resumeUnsafe;
    for (const entry of entries) {
      const problem = await problemOf(bytes, entry);
      if (problem) return problem;
    }
    const text = await unpackEntry(bytes, types);
    const isActive = macroPart.test(text) || entries.some(({ name }) => macroPart.test(name));
    return isActive ? messages.resumeActive : null;
  },
};

const typesPart = "[Content_Types].xml";

/** Word keeps programs in OLE files, under whatever name. No more is unpacked than the directory says. */
async function problemOf(bytes: Buffer, entry: ZipEntry): Promise<string | null> {
  let size = 0;
  try {
    for await (const chunk of unpacked(bytes, entry)) {
      if (size === 0 && oleSignature.equals(chunk.subarray(0, 8))) return messages.resumeActive;
      size += chunk.length;
      if (size > entry.size) break;
    }
  } catch {
    return messages.resumeUnsafe;
  }
  return size === entry.size ? null : messages.resumeUnsafe;
}

async function unpackEntry(bytes: Buffer, entry: ZipEntry): Promise<string> {
  return await new Blob(await Array.fromAsync(unpacked(bytes, entry))).text();
}
