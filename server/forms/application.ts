/** POST /careers: an application with its resume (SPEC §3, §5, §7, §8). */
import {
  applicationForm,
  attemptName,
  checkApplication,
} from "../../client/forms/application-schema.ts";
import { resumeLimit } from "../../client/forms/resume.ts";
import { outcomes } from "../../client/forms/submit.ts";
import { applicationMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { checkResume, type ResumeFile } from "./resume-check.ts";
import { alert, type FormEndpoint, type FormTools, isTrapped } from "./form.ts";
import { readUpload, type Upload } from "./upload.ts";
import { createUploadBudget } from "./upload-budget.ts";

/** Bytes; the fields' own limits allow about 16,000 characters, each up to 4 bytes. */
const textLimit = 96 * 1024;

/** How many files of the largest size, or more smaller ones, are under way at the same time. */
export interface UploadRoom {
  /** From the visitor. */
  coming: number;
  /** To the storage service; each is copied twice while it is sent. */
  going: number;
  /** Milliseconds that a file waits for its turn. */
  patience: number;
}

/** Measured: docs/decisions/forms.md. */
const defaultRoom: UploadRoom = { coming: 6, going: 1, patience: 90_000 };

/** Files of one address that are in memory at the same time. */
const perAddress = 3;

const success = `${paths.careers}?${outcomes.application}=1#application-status`;

export function createApplicationEndpoint(
  { submissions, replies, limit }: FormTools,
  { coming, going, patience } = defaultRoom,
): FormEndpoint {
  const budgetOf = (files: number) =>
    createUploadBudget({ bytes: files * resumeLimit, perAddress, patience });
  const budget = budgetOf(coming);
  const toStorage = budgetOf(going);
  const rules = { field: "resume", fileLimit: resumeLimit, textLimit, budget };
  return async (request, address) => {
    using upload = await readUpload(request, rules, address);
    if (isTrapped(upload.values)) return replies.done(request, success);
    const at = attemptedAt(upload.values);
    const values = { ...upload.values, [attemptName]: String(at) };
    const submitted = { form: applicationForm, page: paths.careers, values };
    const busy = () =>
      replies.problem(request, { ...submitted, problem: alert(applicationMessages.busy) }, 503);
    if (upload.file === "no room") return await busy();
    const checked = checkApplication(values, resumeProblem(upload.file));
    if (!checked.ok) {
      const status = upload.file === "too large" ? 413 : 422;
      return await replies.problem(request, { ...submitted, problem: checked.problem }, status);
    }
    if (!limit.admit(address)) return await replies.limited(request, submitted);
    const file = upload.file as ResumeFile;
    using turn = await toStorage.reserve(file.bytes.length, address);
    if (!turn) return await busy();
    const stored = await submissions.apply(checked.value, file, at);
    if (stored.ok) return replies.done(request, success);
    const failure = stored.message ?? applicationMessages.failure;
    return await replies.notStored(request, submitted, stored, failure);
  };
}

function resumeProblem(file: Exclude<Upload["file"], "no room">): string | null {
  if (file === null) return applicationMessages.resumeMissing;
  return file === "too large" ? applicationMessages.resumeTooLarge : checkResume(file);
}

/** Milliseconds that a form may stay open between two attempts. */
const formLasts = 24 * 60 * 60 * 1000;

/** The timestamp that the form was first sent with, else the present moment. */
function attemptedAt(values: Record<string, string>): number {
  const now = Date.now();
  const at = /^\d{13}$/.test(values[attemptName] ?? "") ? Number(values[attemptName]) : now;
  return Math.abs(now - at) < formLasts ? at : now;
}
