/**
 * Recognizes what Word opens and has no container: Word 2, WordPerfect, RTF, Word 2003 XML, packages in
 * one file.
 */
import { Buffer } from "node:buffer";
import { resumeRefusals } from "../../../content/forms/resume-refusals.ts";
import { decodeText, rootElement } from "./xml.ts";
import { isMacroType, isWordType } from "./word-types.ts";

/** Bytes of the beginning that hold the root element. */
const rootReach = 64 * 1024;

const word2Signature = Buffer.from("dba52d00", "hex");
/** The prefix of a file of WordPerfect, and from byte 8 on "WordPerfect" and "document". */
const wordPerfect = {
  signature: Buffer.from("ff575043", "hex"),
  kind: Buffer.from("010a", "hex"),
};
const word2003 = "http://schemas.microsoft.com/office/word/2003/wordml";
const flatPackage = "http://schemas.microsoft.com/office/2006/xmlPackage";

/** Whether it is a document of Word for Windows 2, which Word and LibreOffice open. */
export function isWord2(bytes: Buffer): boolean {
  return bytes.subarray(0, word2Signature.length).equals(word2Signature);
}

/** Whether it is a document of WordPerfect 5 or later. Its prefix also begins graphics and macros. */
export function isWordPerfect(bytes: Buffer): boolean {
  const { signature, kind } = wordPerfect;
  return bytes.subarray(0, signature.length).equals(signature) &&
    bytes.subarray(8, 8 + kind.length).equals(kind);
}

/** @returns the error message; null for a document that opens without a password */
export function checkWordPerfect(bytes: Buffer): string | null {
  const isEncrypted = bytes.length >= 14 && bytes.readUInt16LE(12) !== 0;
  return isEncrypted ? resumeRefusals.password : null;
}

/** Whether it is Rich Text Format. Readers skip white space before it. */
export function isRichText(bytes: Buffer): boolean {
  return decodeText(bytes.subarray(0, 1_024)).trimStart().startsWith("{\\rtf");
}

/** @returns whether the file is a Word document in XML, and then its error message or null */
export function checkXmlDocument(
  bytes: Buffer,
): { isWord: true; problem: string | null } | { isWord: false } {
  const root = rootElement(decodeText(bytes.subarray(0, rootReach)));
  if (root?.namespace === word2003 && root.name === "wordDocument") {
    const hasMacro = root.attributes.get("macrosPresent") === "yes";
    return { isWord: true, problem: hasMacro ? resumeRefusals.macro : null };
  }
  if (root?.namespace === flatPackage && root.name === "package") {
    const types = contentTypesOf(bytes);
    if (types.some(isMacroType)) return { isWord: true, problem: resumeRefusals.macro };
    if (types.some(isWordType)) return { isWord: true, problem: null };
  }
  return { isWord: false };
}

/** The content types of the parts of a package in one XML file. */
function contentTypesOf(bytes: Buffer): string[] {
  const attribute = Buffer.from("contentType=");
  const types: string[] = [];
  let at = bytes.indexOf(attribute);
  while (at >= 0) {
    const value = bytes.toString("latin1", at + attribute.length, at + attribute.length + 200);
    const [, type] = value.split(value[0] ?? "", 2);
    if (type) types.push(type);
    at = bytes.indexOf(attribute, at + attribute.length);
  }
  return types;
}
