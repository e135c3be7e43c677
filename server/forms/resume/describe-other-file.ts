/** Says what a file is that is no document, so that its sender can be told the truth. */
import { Buffer } from "node:buffer";
import type { OtherFile } from "../../../content/forms/resume-refusals.ts";
import { decodeText } from "./xml.ts";

/** Bytes of the beginning that are looked at. */
const reach = 4_096;

/** The first bytes of files, in Latin-1. A question mark stands for any byte. */
const signatures: readonly [start: string, file: OtherFile][] = [
  ["\xff\xd8\xff", "a picture"],
  ["\x89PNG", "a picture"],
  ["GIF8", "a picture"],
  ["BM", "a picture"],
  ["II*\0", "a picture"],
  ["MM\0*", "a picture"],
  ["RIFF????WEBP", "a picture"],
  ["????ftyphe", "a picture"],
  ["????ftypmif", "a picture"],
  ["????ftypavif", "a picture"],
  ["MZ", "a program"],
  ["\x7fELF", "a program"],
  ["Rar!", "an archive"],
  ["7z\xbc\xaf", "an archive"],
  ["\x1f\x8b", "an archive"],
];

/** Lines that begin mail messages and web pages saved as one file (RFC 5322, RFC 2557). */
const mailHeaders = ["from:", "return-path:", "received:", "delivered-to:", "message-id:"];
const webHeaders = ["mime-version:", "content-type:"];
const webTags = ["<!doctype html", "<html", "<head", "<body", "<meta", "<title", "<div", "<script"];

/** @returns null when the file is not recognized */
export function describeOtherFile(bytes: Buffer): OtherFile | null {
  const start = bytes.subarray(0, reach);
  for (const [signature, file] of signatures) {
    if (beginsWith(start, signature)) return file;
  }
  const text = decodeText(start).replace(/^\ufeff/, "").trimStart().toLowerCase();
  if (webTags.some((tag) => text.startsWith(tag))) return "a web page";
  // Comments and an XML declaration may precede the first tag.
  const isMarkup = text.startsWith("<!--") || text.startsWith("<?xml");
  if (isMarkup && text.includes("<html")) return "a web page";
  if (webHeaders.some((header) => text.startsWith(header))) return "a web page";
  if (mailHeaders.some((header) => text.startsWith(header))) return "an email message";
  return isPlainText(text) ? "plain text" : null;
}

function beginsWith(bytes: Buffer, signature: string): boolean {
  const start = bytes.toString("latin1", 0, signature.length);
  return start.length === signature.length &&
    Array.from(signature).every((letter, index) => letter === "?" || letter === start[index]);
}

/** Whether a text has letters and no control characters but tabs, line ends and form feeds. */
function isPlainText(text: string): boolean {
  return /\p{L}/u.test(text) && !/[^\P{Cc}\t\n\f\r]|\ufffd(?!$)/u.test(text);
}
