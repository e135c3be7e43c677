/** Looks inside a Word document: whether it is one, and safe to open. */
import { Buffer } from "node:buffer";
import { applicationForm } from "../../content/forms/application.ts";
import { readZipDirectory, unpacked, type ZipEntry } from "./zip-directory.ts";

/**
 * What it may grow to when it is opened, in bytes and in relation to its size: an uncompressed scan
 * makes 36 MB of 1, a hundred pages of phrases that come again 52 times their size.
 */
const unpackedLimit = 64 * 1024 * 1024;
const ratioLimit = 100;

/** Bytes of all parts that are read as text; they have some thousands. */
const textLimit = 512 * 1024;

const { messages } = applicationForm;

export const oleSignature = Buffer.from("d0cf11e0a1b11ae1", "hex");

const typesPart = "[Content_Types].xml";
/** How a part, or a type of part, with macros is called (ECMA-376). */
const macroPart = /vba(Project|Data)|macroEnabled/i;

/** @returns the sentence that says what is wrong with it; null when nothing is. */
export async function checkWordDocument(bytes: Buffer): Promise<string | null> {
  const entries = readZipDirectory(bytes);
  if (!entries) return messages.resumeMismatch;
  if (entries === "unsafe") return messages.resumeUnsafe;
  const names = entries.map(({ name }) => name);
  if (!names.includes(typesPart) || !names.some((name) => name.startsWith("word/"))) {
    return messages.resumeMismatch;
  }
  const isBomb = sizeOf(entries) > Math.min(unpackedLimit, bytes.length * ratioLimit) ||
    sizeOf(entries.filter(isText)) > textLimit;
  if (isBomb || entries.some(({ encrypted }) => encrypted)) return messages.resumeUnsafe;
  if (names.some((name) => macroPart.test(name))) return messages.resumeActive;
  for (const entry of entries) {
    const problem = await problemOf(bytes, entry);
    if (problem) return problem;
  }
  return null;
}

const sizeOf = (entries: ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);
const isText = ({ name }: ZipEntry) => name === typesPart || /\.rels$/i.test(name);

/** Word keeps programs in OLE files, under whatever name. No more is unpacked than the directory says. */
async function problemOf(bytes: Buffer, entry: ZipEntry): Promise<string | null> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(bytes, entry)) {
      if (isText(entry) || size < oleSignature.length) kept.push(chunk);
      size += chunk.length;
      if (size > entry.size) break;
    }
  } catch {
    return messages.resumeUnsafe;
  }
  if (size !== entry.size) return messages.resumeUnsafe;
  const content = Buffer.concat(kept);
  if (oleSignature.equals(content.subarray(0, 8))) return messages.resumeActive;
  if (!isText(entry)) return null;
  // Word reads UTF-16 as well.
  const text = content.toString().replaceAll("\0", "");
  if (macroPart.test(text)) return messages.resumeActive;
  const relations = text.matchAll(/<[^<]*TargetMode[^<]*/g);
  return relations.some(([relation]) => isFetched(relation)) ? messages.resumeUnsafe : null;
}

/**
 * Whether a relationship leads to what Word fetches by itself from elsewhere, as templates, frames
 * and linked objects (ECMA-376 part 2 §6.5.3). Links are usual, pictures from the web too, and so is
 * the template on the sender's own disk; a picture in a foreign network would be asked for with the
 * reader's password.
 */
function isFetched(relation: string): boolean {
  const attributes = relation.matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  const { TargetMode = "Internal", Type = "", Target = "" }: Record<string, string | undefined> =
    Object.fromEntries(attributes.map(([, name, double, single]) => [name, double ?? single]));
  const isUsual = Type.endsWith("/hyperlink") || /^(file:\/\/\/)?[a-z]:/i.test(Target) ||
    Type.endsWith("/image") && /^https?:/i.test(Target);
  return TargetMode !== "Internal" && !isUsual;
}
