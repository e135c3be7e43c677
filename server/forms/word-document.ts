/** Looks inside a Word document: whether it is one, and safe to open. */
import { Buffer } from "node:buffer";
import { applicationForm } from "../../content/forms/application.ts";
import { type Attributes, readPlainTags } from "./plain-tags.ts";
import { readZipDirectory, unpacked, type ZipEntry } from "./zip-directory.ts";

/** Bytes it may grow to when opened, and how many times its size (docs/decisions/forms.md). */
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
/** Names of parts are the same in any case. */
const isTypes = ({ name }: ZipEntry) => name.toLowerCase() === typesPart.toLowerCase();
const isText = (entry: ZipEntry) => isTypes(entry) || /\.rels$/i.test(entry.name);

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
  const text = textOf(content);
  if (macroPart.test(text)) return messages.resumeActive;
  const tags = readPlainTags(text);
  // No program spells a type in characters' numbers, unless to hide what it is.
  if (!tags) {
    return isTypes(entry) && text.includes("&#") ? messages.resumeActive : messages.resumeUnsafe;
  }
  return tags.some(isFetched) ? messages.resumeUnsafe : null;
}

/** Word reads UTF-16 as well. */
function textOf(content: Buffer): string {
  const [first, second] = content;
  const isLittle = first === 0xff || second === 0;
  const encoding = first === 0xfe || first === 0 ? "utf-16be" : isLittle ? "utf-16le" : "utf-8";
  return new TextDecoder(encoding).decode(content);
}

const relationNames = ["TargetMode", "Type", "Target"];

/**
 * Whether a relationship leads to what Word fetches by itself from elsewhere, as templates, frames
 * and linked objects (ECMA-376 part 2 §6.5.3), or may. Links are usual, pictures from the web too,
 * and so is the template on the sender's own disk; a picture in a foreign network would be asked for
 * with the reader's password.
 */
function isFetched(relation: Attributes): boolean {
  const [mode = "Internal", type = "", target = ""] = relationNames.map((name) =>
    relation.get(name)
  );
  const isUsual = type.endsWith("/hyperlink") || /^(file:\/\/\/)?[a-z]:/i.test(target) ||
    type.endsWith("/image") && /^https?:/i.test(target);
  const isForeign = relation.keys().some((name) =>
    relationNames.includes(name.split(":")[1] ?? "")
  );
  return isForeign || mode !== "Internal" && !isUsual;
}
