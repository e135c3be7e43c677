/**
 * The names in a PDF's dictionaries, which say what it will do when it is opened (ISO 32000-1
 * §7.3.5). Texts, comments and the contents of pages are passed over: what they speak of means
 * nothing. Object streams are unpacked, because they hold dictionaries too (§7.5.7). Every byte is
 * looked at once, and a file that is nothing but names is given up, so that none takes long.
 */
import { Buffer } from "node:buffer";
import { promisify } from "node:util";
import { inflate } from "node:zlib";

/** Of all object streams together; a resume has a thousandth of it. */
const unpackedLimit = 32 * 1024 * 1024;
const streamLimit = 5_000;
const nameLimit = 200_000;

const [slash, open, close, percent, escape, greater, s, m, space, lineFeed, carriageReturn] = Buffer
  .from(
    "/()%\\>sm \n\r",
  );
const isDelimiter = new Set(Buffer.from("\0\t\n\f\r ()<>[]{}/%"));
const stream = Buffer.from("stream");
const endOfStream = Buffer.from("endstream");

/**
 * @param wanted the names that are looked for
 * @returns those that were found; null when the object streams unpack to more than any resume has
 */
export async function findPdfNames(bytes: Buffer, wanted: string[]): Promise<Set<string> | null> {
  const found = new Set<string>();
  const objectStreams = scan(bytes, new Set([...wanted, "ObjStm"]), found);
  if (!objectStreams || objectStreams.length > streamLimit) return null;
  let left = unpackedLimit;
  for (const content of objectStreams) {
    const unpacked = await unpack(content, left);
    if (!unpacked || !scan(unpacked, new Set(wanted), found)) return null;
    left -= unpacked.length;
  }
  return found;
}

/** @returns the object streams; null when there are too many names */
function scan(bytes: Buffer, wanted: Set<string>, found: Set<string>): Buffer[] | null {
  const objectStreams: Buffer[] = [];
  const firsts = new Set(Buffer.from([...wanted].map((name) => name[0]).join("") + "#"));
  let isObjectStream = false;
  let depth = 0;
  let names = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (depth > 0) {
      if (byte === escape) at++;
      else if (byte === open) depth++;
      else if (byte === close) depth--;
    } else if (byte === open) depth++;
    else if (byte === percent) {
      while (at + 1 < bytes.length && !isLineEnd(bytes[at + 1])) at++;
    } else if (byte === slash && firsts.has(bytes[at + 1]!)) {
      if (++names > nameLimit) return null;
      let end = at + 1;
      while (end < bytes.length && !isDelimiter.has(bytes[end]!)) end++;
      const name = nameOf(bytes.toString("latin1", at + 1, Math.min(end, at + 100)));
      if (name === "ObjStm") isObjectStream = true;
      else if (wanted.has(name)) found.add(name);
      at = end - 1;
    } else if (byte === s && bytes[at + 5] === m && isLineEnd(bytes[at + stream.length])) {
      if (!bytes.subarray(at, at + stream.length).equals(stream)) continue;
      if (!followsDictionary(bytes, at)) continue;
      const end = bytes.indexOf(endOfStream, at);
      if (end < 0) break;
      const start = bytes.indexOf(lineFeed!, at) + 1;
      if (isObjectStream) objectStreams.push(bytes.subarray(start, end));
      isObjectStream = false;
      at = end + endOfStream.length - 1;
    }
  }
  return objectStreams;
}

/** Elsewhere the word would hide what follows it. */
function followsDictionary(bytes: Buffer, at: number): boolean {
  let before = at - 1;
  while (before > at - 32 && bytes[before]! <= space!) before--;
  return bytes[before] === greater && bytes[before - 1] === greater;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === lineFeed || byte === carriageReturn;
}

/** With escapes made plain: `Encr#79pt` is `Encrypt`. */
function nameOf(written: string): string {
  return written.replace(
    /#([\da-f]{2})/gi,
    (_, code) => String.fromCharCode(parseInt(code, 16)),
  );
}

/** Null when it is more than the limit; as it is when it is not packed in the usual way. */
async function unpack(content: Buffer, limit: number): Promise<Buffer | null> {
  try {
    return await promisify(inflate)(content, { maxOutputLength: limit });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? null : content;
  }
}
