/** Recognizes PDF files as readers do (ISO 32000-1, Annex H.3.4). */
import { Buffer } from "node:buffer";
import { resumeRefusals } from "../../../content/forms/resume-refusals.ts";

/** Readers search the header in the first 1,024 bytes. */
const headerReach = 1_024;

/** Readers rebuild a file that has one of these words. A file that was cut has none. */
const trailerWords = ["startxref", "%%EOF", "trailer"];

/** Poppler opens a file without a header that has an object and all of these words. */
const wordsWithoutHeader = ["/Root", "startxref", "%%EOF"];

const whiteSpace = Buffer.from("\0\t\n\f\r ");
const digits = Buffer.from("0123456789");
/** Bytes that are searched at a time. */
const pieceSize = 64 * 1024;
/** Most characters of a number, or between two of them. */
const runLimit = 20;

/** Whether it is a PDF, with its header or with all that readers need in its place. */
export function isPdf(bytes: Buffer): boolean {
  if (hasHeader(bytes)) return true;
  return wordsWithoutHeader.every((word) => hasWord(bytes, word)) && hasObject(bytes);
}

/** Whether `%PDF-` begins within the first 1,024 bytes. Print jobs and byte order marks precede it. */
function hasHeader(bytes: Buffer): boolean {
  return bytes.subarray(0, headerReach + "%PDF-".length - 1).includes("%PDF-");
}

/**
 * Checks that the file has an object and a trailer. Bytes after the end, such as a scanner's padding
 * or a mail footer, are ignored.
 *
 * @returns the error message; null for a PDF
 */
export function checkPdf(bytes: Buffer): string | null {
  const hasTrailer = trailerWords.some((word) => hasWord(bytes, word));
  return hasTrailer && hasObject(bytes) ? null : resumeRefusals.damaged;
}

/** Whether the file has an object: its number, its generation and the word `obj`. */
function hasObject(bytes: Buffer): boolean {
  for (const word of placesOf(bytes, "obj")) {
    const generationEnd = skipBack(bytes, word, whiteSpace);
    const generation = skipBack(bytes, generationEnd, digits);
    const numberEnd = skipBack(bytes, generation, whiteSpace);
    const number = skipBack(bytes, numberEnd, digits);
    const isSpaced = numberEnd < generation;
    if (number < numberEnd && isSpaced && generation < generationEnd) return true;
  }
  return false;
}

const hasWord = (bytes: Buffer, word: string) => !placesOf(bytes, word).next().done;

/** Where a word begins. Searches strings: `Buffer.indexOf` of Deno 2.9 takes 20 times as long. */
function* placesOf(bytes: Buffer, word: string): Generator<number> {
  for (let start = 0; start < bytes.length; start += pieceSize) {
    const piece = bytes.subarray(start, start + pieceSize + word.length - 1).toString("latin1");
    for (let at = piece.indexOf(word); at >= 0; at = piece.indexOf(word, at + 1)) yield start + at;
  }
}

/** @returns where the run of these characters before a place begins */
function skipBack(bytes: Buffer, end: number, characters: Buffer): number {
  const first = Math.max(0, end - runLimit);
  let start = end;
  while (start > first && characters.includes(bytes[start - 1]!)) start--;
  return start;
}
