/**
 * Checks the name, type, length and content of a resume. The content decides what a file is; the
 * name is a hint, since job boards and mail programs name files wrongly. A scanner finds malware
 * (docs/security.md).
 */
import { Buffer } from "node:buffer";
import { applicationForm } from "../../../content/forms/application.ts";
import { declaredKind } from "../../../content/forms/resume.ts";
import { resumeRefusals } from "../../../content/forms/resume-refusals.ts";
import { describeOtherFile } from "./describe-other-file.ts";
import { checkOleFile, isOleFile } from "./ole-file.ts";
import { checkPdf, isPdf } from "./pdf-file.ts";
import { checkWordPackage, isZipArchive } from "./word-package.ts";
import {
  checkWordPerfect,
  checkXmlDocument,
  isRichText,
  isWord2,
  isWordPerfect,
} from "./text-documents.ts";

export interface ResumeFile {
  /** Name on the visitor's device. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const { messages } = applicationForm;

/** @returns the error message for name, type or length (SPEC §5); null when they are valid */
export function checkDeclaredType(
  { name, type, size }: Omit<ResumeFile, "bytes"> & { size: number },
): string | null {
  if (!declaredKind({ name, type })) return messages.resumeType;
  return size === 0 ? messages.resumeEmpty : null;
}

/** @returns the error message; null for a PDF or a Word document */
export async function checkResume(file: ResumeFile): Promise<string | null> {
  const { buffer, byteOffset, length } = file.bytes;
  const problem = checkDeclaredType({ ...file, size: length });
  if (problem) return problem;
  return await checkContent(Buffer.from(buffer, byteOffset, length));
}

async function checkContent(bytes: Buffer): Promise<string | null> {
  if (isZipArchive(bytes)) return await checkWordPackage(bytes);
  if (isOleFile(bytes)) return checkOleFile(bytes);
  if (isRichText(bytes) || isWord2(bytes)) return null;
  if (isWordPerfect(bytes)) return checkWordPerfect(bytes);
  if (isPdf(bytes)) return checkPdf(bytes);
  const document = checkXmlDocument(bytes);
  if (document.isWord) return document.problem;
  const other = describeOtherFile(bytes);
  return other ? resumeRefusals.other(other) : resumeRefusals.unknown;
}
