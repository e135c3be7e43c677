/**
 * Recognizes Word documents in ZIP archives (ECMA-376 Part 2): `_rels/.rels` names the main part, and
 * `[Content_Types].xml` says what it is. Names are compared in lower case (§6.2.2.3).
 */
import { Buffer } from "node:buffer";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { type OtherFile, resumeRefusals } from "../../../content/forms/resume-refusals.ts";
import { decodeText, readElements, rootElement, type XmlElement } from "./xml.ts";
import { isMacroType, isWordType } from "./word-types.ts";

/** Most entries of a Word document; usual ones have dozens. */
const entryLimit = 1_000;
/** Most unpacked bytes of a Word document, in all and per packed byte (docs/decisions/forms.md). */
const unpackedLimit = 64 * 1024 * 1024;
const ratioLimit = 100;
/** Most unpacked bytes of `[Content_Types].xml` and of `_rels/.rels`. */
const partLimit = 1024 * 1024;
/** Most elements of these two parts. */
const elementLimit = 20_000;
/** Bytes of the main part that hold its root element. */
const rootReach = 64 * 1024;

const localHeader = Buffer.from("PK\x03\x04");
const directoryHeader = Buffer.from("PK\x01\x02");
const directoryEnd = Buffer.from("PK\x05\x06");
const directoryEndLength = 22;
/** The directory's offset is in a record of ZIP64. */
const zip64Offset = 0xffffffff;

/** Namespaces of the main part, transitional and strict. */
const wordNamespaces = [
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
];
/** Types of the relationship to the main part, transitional and strict. */
const mainRelationships = [
  "http://schemas.openxmlformats.org/officedocument/2006/relationships/officedocument",
  "http://purl.oclc.org/ooxml/officedocument/relationships/officedocument",
];

/** Words in the content types of other main parts. */
const otherTypes: Record<string, OtherFile> = {
  spreadsheetml: "a spreadsheet",
  "ms-excel": "a spreadsheet",
  presentationml: "a presentation",
  "ms-powerpoint": "a presentation",
};

export function isZipArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, localHeader.length).equals(localHeader);
}

/** @returns the error message; null for a Word document */
export async function checkWordPackage(bytes: Buffer): Promise<string | null> {
  const archive = withoutTrailer(bytes);
  if (!archive) return resumeRefusals.damaged;
  try {
    const zip = await fromBufferPromise(archive, { decodeStrings: false });
    const parts = await readDirectory(zip, archive.length);
    return parts ? await checkParts(zip, parts) : resumeRefusals.damaged;
  } catch {
    return resumeRefusals.damaged;
  }
}

/**
 * Cuts what follows the archive, as readers do. A comment that is shorter than its stated length is
 * dropped, in a copy.
 *
 * @returns null when the archive has no end record
 */
function withoutTrailer(bytes: Buffer): Buffer | null {
  for (let at = bytes.lastIndexOf(directoryEnd); at >= 0; at = findBefore(bytes, at)) {
    if (!isDirectoryEnd(bytes, at)) continue;
    const end = at + directoryEndLength + bytes.readUInt16LE(at + 20);
    if (end <= bytes.length) return bytes.subarray(0, end);
    const archive = Buffer.from(bytes.subarray(0, at + directoryEndLength));
    archive.writeUInt16LE(0, at + 20);
    return archive;
  }
  return null;
}

const findBefore = (bytes: Buffer, at: number) =>
  at === 0 ? -1 : bytes.lastIndexOf(directoryEnd, at - 1);

/** Whether an end record stands here: the directory that it points to ends before it. */
function isDirectoryEnd(bytes: Buffer, at: number): boolean {
  if (at + directoryEndLength > bytes.length) return false;
  const size = bytes.readUInt32LE(at + 12);
  const offset = bytes.readUInt32LE(at + 16);
  if (offset === zip64Offset) return true;
  if (offset + size > at) return false;
  return bytes.subarray(offset, offset + directoryHeader.length).equals(directoryHeader);
}

/**
 * Reads the directory without unpacking.
 *
 * @returns the entries by their part names in lower case; null beyond a limit or for an unsafe name
 */
async function readDirectory(zip: ZipFile, length: number): Promise<Map<string, Entry> | null> {
  if (zip.entryCount > entryLimit) return null;
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = decodeName(entry.fileNameRaw.toString("utf8").replaceAll("\\", "/"));
    if (name.split("/").includes("..")) return null;
    parts.set(name, entry);
    unpacked += entry.uncompressedSize;
  }
  return unpacked > Math.min(unpackedLimit, ratioLimit * length) ? null : parts;
}

async function checkParts(zip: ZipFile, parts: Map<string, Entry>): Promise<string | null> {
  const types = parts.get("[content_types].xml");
  const relationships = parts.get("_rels/.rels");
  if (!types || !relationships) return await describeArchive(zip, parts);
  if (types.isEncrypted()) return resumeRefusals.password;

  const typeOf = readContentTypes(await readXml(zip, types));
  const main = readMainPart(await readXml(zip, relationships));
  const mainEntry = main === null ? undefined : parts.get(main);
  if (main === null || !mainEntry) return resumeRefusals.damaged;

  const mainType = typeOf(main);
  if ([...parts.keys()].some((name) => isMacroType(typeOf(name)))) return resumeRefusals.macro;
  if (!isWordType(mainType)) return refuseOtherType(mainType);
  const root = rootElement(decodeText(await readPart(zip, mainEntry, rootReach)));
  const isDocument = root?.name === "document" && wordNamespaces.includes(root.namespace);
  return isDocument ? null : resumeRefusals.damaged;
}

/** Says what an archive is that is no package of Office. */
async function describeArchive(zip: ZipFile, parts: Map<string, Entry>): Promise<string> {
  const mediaType = parts.get("mimetype");
  if (mediaType) {
    const text = decodeText(await readPart(zip, mediaType, 200));
    if (text.startsWith("application/vnd.oasis.opendocument")) {
      return resumeRefusals.other("an OpenDocument file");
    }
  }
  const isPages = parts.has("index/document.iwa") || parts.has("index.xml");
  return resumeRefusals.other(isPages ? "a Pages document" : "a ZIP archive");
}

function refuseOtherType(type: string): string {
  for (const [word, file] of Object.entries(otherTypes)) {
    if (type.toLowerCase().includes(word)) return resumeRefusals.other(file);
  }
  return resumeRefusals.unknown;
}

/** @returns a function from a part's name in lower case to its content type, or to "" */
function readContentTypes(elements: XmlElement[]): (part: string) => string {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  for (const { name, attributes } of elements) {
    const type = attributes.get("ContentType") ?? "";
    if (name === "Override") byName.set(partName(attributes.get("PartName") ?? ""), type);
    if (name === "Default") {
      byExtension.set((attributes.get("Extension") ?? "").toLowerCase(), type);
    }
  }
  return (part) => {
    const own = byName.get(part);
    if (own !== undefined) return own;
    return byExtension.get(part.slice(part.lastIndexOf(".") + 1)) ?? "";
  };
}

/** @returns the name of the main part in lower case; null when none is named */
function readMainPart(elements: XmlElement[]): string | null {
  for (const { name, attributes } of elements) {
    if (name !== "Relationship" || attributes.get("TargetMode") === "External") continue;
    const type = (attributes.get("Type") ?? "").toLowerCase();
    if (mainRelationships.includes(type)) return partName(attributes.get("Target") ?? "");
  }
  return null;
}

/** Resolves the address of a part against the root. @returns its name in lower case */
function partName(address: string): string {
  return decodeName(new URL(address, "http://package/").pathname);
}

/** @returns a part's name in lower case, without escapes and the leading slash */
function decodeName(path: string): string {
  const name = path.startsWith("/") ? path.slice(1) : path;
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    // A percent sign that escapes nothing stands for itself.
    return name.toLowerCase();
  }
}

async function readXml(zip: ZipFile, entry: Entry): Promise<XmlElement[]> {
  if (entry.uncompressedSize > partLimit) throw new Error("the part is too large");
  return readElements(decodeText(await readPart(zip, entry, partLimit)), elementLimit);
}

/** Unpacks at most `limit` bytes of a part. */
async function readPart(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}
