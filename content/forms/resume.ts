/** Type and size rules of the resume field (SPEC §5). */

/** 10 MB (SPEC §9). */
export const maxResumeBytes = 10 * 1024 * 1024;

export const resumeTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeKind = keyof typeof resumeTypes;

export const acceptedResumes = [
  ...Object.keys(resumeTypes).map((extension) => `.${extension}`),
  ...Object.values(resumeTypes),
].join(",");

/** @returns the extension in lower case without the dot, or null */
export function extensionOf(name: string): string | null {
  const [, extension] = /\.([a-z0-9]{1,8})$/i.exec(name) ?? [];
  return extension ? extension.toLowerCase() : null;
}

/** @returns the kind by the extension, else by the MIME type, else null (SPEC §5) */
export function declaredKind({ name, type }: { name: string; type: string }): ResumeKind | null {
  const extension = extensionOf(name);
  const kinds = Object.keys(resumeTypes) as ResumeKind[];
  return kinds.find((kind) => kind === extension) ??
    kinds.find((kind) => resumeTypes[kind] === type) ?? null;
}

/** Two decimals (SPEC §5). */
export function sizeInMegabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(2);
}
