/** Stores resumes in the bucket `resumes` (SPEC §3, §7). */
import { Buffer } from "node:buffer";
import type { Row } from "../../client/forms/validate.ts";
import { declaredKind, extensionOf, resumeTypes } from "../../content/forms/resume.ts";
import type { applicationForm } from "../../content/forms/application.ts";
import { slugify } from "../../content/paths.ts";
import { asBackendError } from "../backend/backend-error.ts";
import type { Backend } from "../backend/client.ts";
import type { ResumeFile } from "./resume/check-resume.ts";

type Applicant = Pick<Row<typeof applicationForm>, "position" | "first_name" | "last_name">;

/**
 * The stored name (SPEC §3): timestamp, position or "role", first and last name, extension or "bin".
 * The attempt id's random bits make the URL unguessable (docs/decisions/resume-privacy.md).
 */
export function resumePath(applicant: Applicant, fileName: string, attempt: string) {
  const [time, random] = attempt.split("-");
  const { position, first_name, last_name } = applicant;
  const extension = extensionOf(fileName);
  // A file accepted by its media type may have any extension.
  const known = extension !== null && extension in resumeTypes ? extension : "bin";
  const slugs = [slugify(position ?? "") || "role", slugify(first_name), slugify(last_name)];
  return `${[time, ...slugs.filter(Boolean), random].join("-")}.${known}`;
}

/**
 * Uploads the file and never overwrites one. If the name exists, an earlier attempt uploaded it: the
 * same bytes are used again.
 *
 * @param attempt id, the same for all attempts of one form
 * @throws the error of the storage service
 */
export async function storeResume(
  backend: Backend,
  applicant: Applicant,
  file: ResumeFile,
  attempt: string,
): Promise<{ path: string; url: string }> {
  const bucket = backend.client.storage.from("resumes");
  // `?download` makes the storage service answer with `content-disposition: attachment`.
  const publicUrl = (path: string) => bucket.getPublicUrl(path, { download: true }).data.publicUrl;
  const upload = async (path: string) => {
    const { error, data } = await bucket.upload(path, file.bytes, {
      cacheControl: "3600",
      contentType: contentType(file),
      upsert: false,
    });
    if (data && data.fullPath !== `resumes/${path}`) {
      throw Object.assign(new Error("the upload was not stored"), { code: "upload_not_stored" });
    }
    return { error, stored: { path, url: publicUrl(path) } };
  };
  const first = await upload(resumePath(applicant, file.name, attempt));
  if (!first.error) return first.stored;
  if (asBackendError(first.error).statusCode !== "409") throw first.error;
  if (await hasBytes(backend, first.stored.url, file.bytes)) return first.stored;
  // Another file of the same attempt keeps the random bits. The database finds its row by them.
  const [, random] = attempt.split("-");
  const second = await upload(resumePath(applicant, file.name, `${Date.now()}-${random}`));
  if (second.error) throw second.error;
  return second.stored;
}

/** The declared type if it matches the kind of file, else octet-stream (SPEC §7). */
function contentType(file: ResumeFile): string {
  const kind = declaredKind(file);
  return kind && resumeTypes[kind] === file.type ? file.type : "application/octet-stream";
}

/** Whether a public URL has exactly these bytes; false if it cannot be read. */
async function hasBytes(backend: Backend, url: string, bytes: Uint8Array): Promise<boolean> {
  const response = await backend.fetch(url).catch(() => null);
  return response?.ok === true && Buffer.from(await response.arrayBuffer()).equals(bytes);
}
