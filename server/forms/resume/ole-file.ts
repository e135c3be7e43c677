/**
 * Recognizes Word 97-2003 documents: OLE compound files (MS-CFB) whose root has a stream
 * `WordDocument` (MS-DOC 2.1).
 */
import { Buffer } from "node:buffer";
import { type OtherFile, resumeRefusals } from "../../../content/forms/resume-refusals.ts";

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const headerLength = 512;
const entryLength = 128;
/** Sector numbers above it mark ends and free sectors. */
const lastSector = 0xfffffffa;
/** Entries of the sector table that the header holds itself. */
const headerTableLength = 109;
/** Streams below this length are in sectors of 64 bytes, which the root's stream holds. */
const miniStreamLimit = 4_096;
const miniSectorLength = 64;
/** In the flags of a document's first block: the document is encrypted (MS-DOC 2.5.2). */
const encryptedFlag = 0x0100;

interface Entry {
  name: string;
  left: number;
  right: number;
  child: number;
  /** First sector of a stream. */
  start: number;
  /** Bytes of a stream. */
  length: number;
}

/** Streams that tell what else an OLE file is. */
const otherStreams: Record<string, OtherFile> = {
  workbook: "a spreadsheet",
  book: "a spreadsheet",
  "powerpoint document": "a presentation",
  "__properties_version1.0": "an email message",
};

export function isOleFile(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** @returns the error message; null for a Word document */
export function checkOleFile(bytes: Buffer): string | null {
  const file = readOleFile(bytes);
  if (!file) return resumeRefusals.damaged;
  if (file.entries.has("encryptedpackage")) return resumeRefusals.password;
  const document = file.entries.get("worddocument");
  if (document) return isEncrypted(file.firstBlock(document)) ? resumeRefusals.password : null;
  for (const name of file.entries.keys()) {
    const other = otherStreams[name];
    if (other) return resumeRefusals.other(other);
  }
  return resumeRefusals.unknown;
}

function isEncrypted(firstBlock: Buffer | null): boolean {
  if (!firstBlock || firstBlock.length < 12) return false;
  return (firstBlock.readUInt16LE(10) & encryptedFlag) !== 0;
}

/**
 * Reads the root's entries by their names in lower case. Each sector and entry is visited once at
 * most, so that a table with loops ends.
 *
 * @returns null when the file has no readable directory
 */
function readOleFile(bytes: Buffer) {
  if (bytes.length < headerLength) return null;
  const sectorShift = bytes.readUInt16LE(0x1e);
  if (sectorShift !== 9 && sectorShift !== 12) return null;
  const sectorLength = 1 << sectorShift;

  /** The bytes of a sector. The last one of a file may be short. */
  function sector(number: number): Buffer | null {
    const start = (number + 1) * sectorLength;
    if (number > lastSector || start >= bytes.length) return null;
    return bytes.subarray(start, start + sectorLength);
  }

  const directory = readChain(bytes, sector, bytes.readUInt32LE(0x30));
  const root = readEntry(directory, 0);
  if (!root) return null;

  /** The first bytes of a stream. */
  function firstBlock({ start, length }: Entry): Buffer | null {
    if (length >= miniStreamLimit) return sector(start);
    const streams = readChain(bytes, sector, root!.start);
    return streams.subarray(start * miniSectorLength, (start + 1) * miniSectorLength);
  }

  return { firstBlock, entries: readSiblings(directory, root.child) };
}

/** Joins the sectors of a chain, as the file's sector table links them. */
function readChain(
  bytes: Buffer,
  sector: (number: number) => Buffer | null,
  first: number,
): Buffer {
  const table = readSectorTable(bytes, sector);
  const parts: Buffer[] = [];
  const visited = new Set<number>();
  for (let number = first; !visited.has(number);) {
    const part = sector(number);
    if (!part) break;
    visited.add(number);
    parts.push(part);
    number = table(number);
  }
  return Buffer.concat(parts);
}

/** @returns a function from a sector to the next one of its chain */
function readSectorTable(
  bytes: Buffer,
  sector: (number: number) => Buffer | null,
): (number: number) => number {
  const tableSectors: number[] = [];
  for (let index = 0; index < headerTableLength; index++) {
    tableSectors.push(bytes.readUInt32LE(0x4c + 4 * index));
  }
  // Files over 7 MB list further sectors of the table in sectors of their own.
  const visited = new Set<number>();
  let list = bytes.readUInt32LE(0x44);
  for (let part = sector(list); part && !visited.has(list); part = sector(list)) {
    visited.add(list);
    const last = part.length - 4;
    for (let at = 0; at < last; at += 4) tableSectors.push(part.readUInt32LE(at));
    list = part.readUInt32LE(last);
  }
  const perSector = (1 << bytes.readUInt16LE(0x1e)) / 4;
  return (number) => {
    const part = sector(tableSectors[Math.floor(number / perSector)] ?? lastSector + 1);
    const at = 4 * (number % perSector);
    return part && at + 4 <= part.length ? part.readUInt32LE(at) : lastSector + 1;
  };
}

/** The entries of a storage by name: a binary tree of siblings. */
function readSiblings(directory: Buffer, first: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const visited = new Set<number>();
  const pending = [first];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (visited.has(index)) continue;
    visited.add(index);
    const entry = readEntry(directory, index);
    if (!entry) continue;
    entries.set(entry.name.toLowerCase(), entry);
    pending.push(entry.left, entry.right);
  }
  return entries;
}

function readEntry(directory: Buffer, index: number): Entry | null {
  const start = index * entryLength;
  if (start + entryLength > directory.length) return null;
  const entry = directory.subarray(start, start + entryLength);
  // The length counts the final null.
  const nameLength = Math.min(64, entry.readUInt16LE(0x40));
  return {
    name: entry.toString("utf16le", 0, Math.max(0, nameLength - 2)),
    left: entry.readUInt32LE(0x44),
    right: entry.readUInt32LE(0x48),
    child: entry.readUInt32LE(0x4c),
    start: entry.readUInt32LE(0x74),
    length: entry.readUInt32LE(0x78),
  };
}
