/** What counts as a resume before anyone looks inside it (SPEC §5), for both sides. */

/** Bytes: "Maximum 10MB" (SPEC §9), where 1 MB is 1024 × 1024 as everywhere sizes are shown. */
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

/** Lower case, without the dot; null when the name has none. */
export function extensionOf(name: string): string | null {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** What a file says it is, by its extension, else by its type; null for anything else (SPEC §5). */
export function declaredKind({ name, type }: { name: string; type: string }): ResumeKind | null {
  const extension = extensionOf(name);
  const kinds = Object.keys(resumeTypes) as ResumeKind[];
  return kinds.find((kind) => kind === extension) ??
    kinds.find((kind) => resumeTypes[kind] === type) ?? null;
}

/** A file's size in MB with two decimals (SPEC §5). */
export function sizeInMegabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(2);
}
