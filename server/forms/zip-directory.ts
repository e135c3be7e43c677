/** The table of contents of a zip file (APPNOTE 4.3.12, 4.3.16), and what it speaks of. */
import type { Buffer } from "node:buffer";
import { yieldToEventLoop } from "../yield-to-event-loop.ts";

export interface ZipEntry {
  name: string;
  /** Bytes when unpacked, as the directory says. */
  size: number;
  encrypted: boolean;
  /** Bytes in the file. */
  packed: number;
  method: number;
  /** Where its local header stands. */
  offset: number;
}

const methods = { stored: 0, deflated: 8 } as const;

const endLength = 22;
const entryLength = 46;
const localLength = 30;
/** The end record is followed by a comment of at most 65,535 bytes. */
const endReach = endLength + 0xffff;
const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
/** Word documents have some dozens. */
const entryLimit = 1_000;

/** Bytes that are unpacked at a stretch; they become a thousand times as many at most. */
const pieceLength = 4 * 1024;

/**
 * @returns null when the bytes are no zip file; "unsafe" when its directory contradicts itself, as
 * files made to harm those who unpack them do: parts that overlap, or sizes that are left open.
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | "unsafe" | null {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== signatures.local) return null;
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count > entryLimit || start + count * entryLength > end) return "unsafe";
  const entries: ZipEntry[] = [];
  for (let at = start; entries.length < count;) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== signatures.entry) return "unsafe";
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + entryLength + nameLength + bytes.readUInt16LE(at + 30) +
      bytes.readUInt16LE(at + 32);
    if (next > end) return "unsafe";
    entries.push({
      name: bytes.toString("utf8", at + entryLength, at + entryLength + nameLength),
      size: bytes.readUInt32LE(at + 24),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = next;
  }
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  return packed > start ? "unsafe" : entries;
}

/**
 * An entry's content, piece by piece, with everybody else's turn in between.
 *
 * @throws when it is not where the directory says, or not packed as Word packs
 */
export async function* unpacked(
  bytes: Buffer,
  { name, offset, packed, method }: ZipEntry,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (bytes.readUInt32LE(offset) !== signatures.local) throw new Error("no local header");
  const named = offset + localLength;
  const nameEnd = named + bytes.readUInt16LE(offset + 26);
  if (bytes.toString("utf8", named, nameEnd) !== name) throw new Error("another part's header");
  const start = nameEnd + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed) as Uint8Array<ArrayBuffer>;
  if (method === methods.stored) return yield content;
  if (method !== methods.deflated) throw new Error("unknown method");
  yield* ReadableStream.from(inTurns(content)).pipeThrough(new DecompressionStream("deflate-raw"));
}

async function* inTurns(content: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < content.length; at += pieceLength) {
    await yieldToEventLoop();
    yield content.subarray(at, at + pieceLength);
  }
}

function findEnd(bytes: Buffer): number | null {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endReach); at--) {
    if (bytes.readUInt32LE(at) === signatures.end) return at;
  }
  return null;
}
