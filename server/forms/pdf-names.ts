/**
 * The names in a PDF's dictionaries, which say what it will do when it is opened (ISO 32000-1
 * §7.3.5). Texts, comments and the contents of pages are passed over: what they speak of means
 * nothing. Readers find objects by their places, in the midst of anything, so each begins anew here.
 * Object streams are unpacked, because they hold objects too (§7.5.7). A file that is nothing but
 * names or objects is given up, so that none takes long; while it is read, others have their turns.
 */
import { Buffer } from "node:buffer";
import { constants, inflateSync } from "node:zlib";
import { yieldToEventLoop } from "../yield-to-event-loop.ts";

/** Bytes of all object streams together; a resume has a hundredth of it. */
const unpackedLimit = 8 * 1024 * 1024;
/** Programs put a hundred objects into each. */
const streamLimit = 500;
/** Tagged page by page, a resume has some thousands. */
const objectLimit = 50_000;
const nameLimit = 200_000;
/** Steps, most of them a byte, that are taken at a stretch. */
const stretch = 4 * 1024;

/** The dictionary of an object stream as programs write it; packed in another way it would hide what it holds. */
const usual =
  /^\s*<<(?:\s*\/(?:Type\s*\/ObjStm|N\s+\d+|First\s+\d+|Length\s+\d+(?:\s+\d+\s+R)?|Extends\s+\d+\s+\d+\s+R|Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])))+\s*>>\s*stream\s*$/;
const usualLength = 500;

const [slash, open, close, percent, escape, less, greater, left, right, letter] = Buffer.from(
  "/()%\\<>[]s",
);
const isDelimiter = new Set(Buffer.from("\0\t\n\f\r ()<>[]{}/%"));
const endOfStream = Buffer.from("endstream");

/**
 * @param wanted the names that are looked for
 * @returns those that were found; null when a file holds more than any resume, or packs it otherwise
 */
export async function findPdfNames(bytes: Buffer, wanted: string[]): Promise<Set<string> | null> {
  const found = new Set<string>();
  const looked = new Set([...wanted, "ObjStm", "First"]);
  const firsts = new Set(Buffer.from([...looked].map((name) => name[0]).join("") + "#"));
  let [names, objects, streams, unpacked, steps] = [0, 0, 0, 0, 0];

  /** Where the object's stream begins, if it has one that holds objects; else 0. Null when it hides what it is. */
  async function scan(object: Buffer): Promise<number | null> {
    let [depth, nesting, start] = [0, 0, 0];
    let holdsObjects = false;
    for (let at = 0; at < object.length && names <= nameLimit; at++) {
      if (++steps % stretch === 0) await yieldToEventLoop();
      const byte = object[at]!;
      if (depth > 0) {
        if (byte === escape) at++;
        else if (byte === open) depth++;
        else if (byte === close) depth--;
      } else if (byte === open) depth++;
      else if (byte === percent) at = afterComment(object, at);
      else if (byte === less || byte === left) nesting++;
      else if (byte === right) nesting--;
      else if (byte === greater) {
        nesting--;
        const content = object[at - 1] === greater ? streamAfter(object, at + 1) : 0;
        if (content === 0) continue;
        if (nesting !== 0) return null;
        start ||= content;
        const end = object.indexOf(endOfStream, content);
        if (end < 0) break;
        at = end + endOfStream.length - 1;
      } else if (byte === slash && firsts.has(object[at + 1]!)) {
        let end = at + 1;
        while (end < Math.min(object.length, at + 100) && !isDelimiter.has(object[end]!)) end++;
        const name = nameOf(object.toString("latin1", at + 1, end));
        if (wanted.includes(name)) found.add(name);
        else if (start === 0 && looked.has(name)) holdsObjects = true;
        names++;
        at = end - 1;
      }
    }
    return depth > 0 || names > nameLimit ? null : holdsObjects ? start : 0;
  }

  const places = objectsOf(bytes);
  if ((objects += places.length) > objectLimit) return null;
  for (const [index, place] of places.entries()) {
    const start = await scan(bytes.subarray(place, places[index + 1]));
    if (start === null) return null;
    if (start === 0) continue;
    const dictionary = bytes.toString("latin1", place, place + Math.min(start, usualLength));
    const first = usual.test(dictionary) && Number(/First\s+(\d+)/.exec(dictionary)?.[1]);
    // To the end of what is packed, wherever that is: in its midst may stand anything.
    const content = first && ++streams <= streamLimit &&
      unpack(bytes.subarray(place + start), unpackedLimit - unpacked);
    if (!content) return null;
    await yieldToEventLoop();
    unpacked += content.length;
    const numbers = content.toString("latin1", 0, first).matchAll(/\d+/g).take(2 * objectLimit);
    const inside = [...numbers].filter((_, index) => index % 2)
      .map(([offset]) => first + Number(offset)).sort((a, b) => a - b);
    if ((objects += inside.length) > objectLimit) return null;
    for (const [index, from] of inside.entries()) {
      await scan(content.subarray(from, inside[index + 1]));
    }
  }
  return found;
}

/** Where objects and trailers begin: after the word, wherever it stands. */
function objectsOf(bytes: Buffer): number[] {
  const words = bytes.toString("latin1").matchAll(/(?<=\d[\s\0]+|[\r\n])obj(?![A-Za-z])|trailer/g);
  return [0, ...words.map(({ index, 0: word }) => index + word.length).take(objectLimit)];
}

/** Where the stream's content begins; 0 when none follows. */
function streamAfter(object: Buffer, at: number): number {
  while (object[at]! <= 32 || object[at] === percent) {
    at = object[at] === percent ? afterComment(object, at) + 1 : at + 1;
  }
  if (object[at] !== letter || object.toString("latin1", at, at + 6) !== "stream") return 0;
  at += 6;
  while (object[at]! <= 32) at++;
  return at;
}

function afterComment(bytes: Buffer, at: number): number {
  while (at + 1 < bytes.length && bytes[at + 1] !== 10 && bytes[at + 1] !== 13) at++;
  return at;
}

/** With escapes made plain: `Encr#79pt` is `Encrypt`. */
function nameOf(written: string): string {
  return written.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
}

/** Null when it is more than the limit, or not packed. What breaks off is read as far as it goes. */
function unpack(content: Buffer, limit: number): Buffer | null {
  try {
    return inflateSync(content, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}
