/** POST /careers: an application with its resume (SPEC §3, §5, §7, §8). */
import { attemptName } from "../../client/forms/answer.ts";
import { newAttempt, timeOfAttempt } from "../../client/forms/attempt.ts";
import { resumeLimit } from "../../client/forms/resume.ts";
import { applicationForm as form } from "../../content/forms/application.ts";
import { blindCopy } from "../../content/mail.ts";
import { assertWritten, isRepeated } from "../backend/backend-error.ts";
import { type FormEndpoint, type FormTools, receive } from "./form.ts";
import { createRateLimit } from "./rate-limit.ts";
import { checkClaim, checkResume, type ResumeFile } from "./resume-check.ts";
import { keepResume } from "./resume-store.ts";
import { mailBody } from "./submissions.ts";
import { readUpload, type Upload } from "./upload.ts";
import { createUploadBudget } from "./upload-budget.ts";

/**
 * How many files of the largest size, or more smaller ones, are under way at the same time.
 * Measured: docs/decisions/forms.md.
 */
const defaultRoom = {
  /** From the visitor. */
  coming: 6,
  /** To the storage service; each is copied twice while it is sent. */
  going: 1,
  /** Milliseconds that a file waits for its turn. */
  patience: 90_000,
  /** Milliseconds in which a file has to be there while others wait for its room. */
  turn: 30_000,
  /** Bytes that one address may store a day. */
  daily: 500 * 1024 * 1024,
};

/** Files of one address that are in memory at the same time. */
const perAddress = 3;

const day = 24 * 60 * 60 * 1_000;

const { messages } = form;
const busy = { ok: false, reason: "failed", message: messages.busy } as const;

export function createApplicationEndpoint(
  tools: FormTools,
  { coming, going, patience, turn, daily } = defaultRoom,
): FormEndpoint {
  const { submissions } = tools;
  const budgetOf = (files: number) =>
    createUploadBudget({ bytes: files * resumeLimit, perAddress, patience });
  const budget = budgetOf(coming);
  const toStorage = budgetOf(going);
  const stored = createRateLimit({ tokens: daily, periodMs: day });
  return async (request, address) => {
    using upload = await readUpload(request, budget, turn, address);
    const attempt = attemptOf(upload.values);
    return await receive(tools, request, address, {
      form,
      values: { ...upload.values, [attemptName]: attempt },
      file: problemOf(upload.file),
      status: upload.file === "too large" ? 413 : 422,
      async store(application) {
        if (upload.file === "no room") return busy;
        const file = upload.file as ResumeFile;
        const message = await checkResume(file);
        if (message) {
          const problem = { alert: message, fields: [{ name: form.file.name, message }] };
          return { ok: false, reason: "refused", problem };
        }
        const { length } = file.bytes;
        if (!stored.tryConsume(address, length)) {
          const retryAfter = stored.wait(address, length);
          return { ok: false, reason: "limited", message: null, retryAfter };
        }
        using share = await toStorage.reserve(length, address);
        if (!share) return busy;
        return await submissions.store("application_not_stored", async (backend) => {
          const { path, url } = await keepResume(backend, application, file, attempt);
          const record = { ...application, resume_url: url, resume_path: path };
          const answer = await backend.client.from("careers_applications").insert(record);
          if (!isRepeated(answer.error)) assertWritten(answer);
          const body = mailBody(form, application);
          submissions.mail("careerConfirmation", body);
          const position = body.position || "General Application";
          submissions.mail("applicationNotification", { ...body, position, bcc: blindCopy });
        });
      },
    });
  };
}

function problemOf(file: Upload["file"]): string | null {
  if (file === null) return messages.resumeMissing;
  if (file === "no room") return null;
  return file === "too large" ? messages.resumeTooLarge : checkClaim(file);
}

/** The name that the form was first sent with, up to a day ago, else that of a new attempt. */
function attemptOf(values: Record<string, string>): string {
  const known = values[attemptName] ?? "";
  const time = timeOfAttempt(known);
  return time !== null && Math.abs(Date.now() - time) < day ? known : newAttempt();
}
