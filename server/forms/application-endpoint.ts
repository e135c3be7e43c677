/** POST /careers: an application with its resume (SPEC §3, §5, §7, §8). */
import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { attemptField } from "../../client/forms/form-protocol.ts";
import { createAttemptId, timeOfAttemptId } from "../../client/forms/attempt-id.ts";
import { applicationForm as form } from "../../content/forms/application.ts";
import { blindCopy } from "../../content/mail.ts";
import { assertStored, isDuplicateApplication } from "../backend/backend-error.ts";
import { formMessages } from "../../content/messages/forms.ts";
import { HTTPException } from "hono/http-exception";
import { createOpenRequestLimit } from "../runtime/limits/open-requests.ts";
import { type FormContext, type FormEndpoint, receiveForm } from "./receive-form.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import { checkDeclaredType, checkResume, type ResumeFile } from "./resume/check-resume.ts";
import { storeResume } from "./resume-store.ts";
import { mailBody } from "./submissions.ts";
import { yieldToEventLoop } from "../runtime/limits/yield-to-event-loop.ts";
import { readUpload, type Upload } from "./read-upload.ts";
import { createUploadSlots } from "./upload-slots.ts";

/** Figures: docs/decisions/forms.md. */
const defaultLimits = {
  upload: { slots: 6, slotsPerNetwork: 3, timeoutMs: 90_000 },
  /** Open uploads of one network. The next one is not read, so its response is one line. */
  openPerNetwork: 6,
  /** Uploads of one network that may end with 408 in a minute. Further ones are not read. */
  latePerNetwork: 3,
  /** Bytes that one network may store per day. */
  dailyBytes: 500 * 1024 * 1024,
  now: () => performance.now(),
};

const dayMs = 24 * 60 * 60 * 1_000;

const { messages } = form;

export function createApplicationEndpoint(
  tools: FormContext,
  limits = defaultLimits,
): FormEndpoint {
  const { submissions, rateLimit } = tools;
  const { now } = limits;
  const slots = createUploadSlots(limits.upload);
  // A file on its way to the storage service holds two copies.
  const inStorageSlot = pLimit(1);
  const oneByOne = pLimit(1);
  const stored = createRateLimit({ tokens: limits.dailyBytes, periodMs: dayMs, now });
  const openUploads = createOpenRequestLimit(limits.openPerNetwork);
  const lateUploads = createRateLimit({ tokens: limits.latePerNetwork, periodMs: 60_000, now });
  return async (request, network) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    using _ = { [Symbol.dispose]: end };
    if (lateUploads.retryAfter(network) > 0 || !openUploads.tryOpen(network, ended)) {
      throw new HTTPException(429, { message: formMessages.tooMany });
    }
    // A thousand uploads that begin at once would block the event loop.
    await oneByOne(yieldToEventLoop);
    using upload = await readUpload(request, { slots, rateLimit, network, now })
      .catch((error) => {
        if (error instanceof HTTPException && error.status === 408) lateUploads.tryConsume(network);
        throw error;
      });
    const attempt = attemptOf(upload.values);
    return await receiveForm(tools, request, network, {
      form,
      values: { ...upload.values, [attemptField]: attempt },
      file: problemOf(upload.file),
      status: upload.file === "too large" ? 413 : 422,
      async store(application) {
        if (upload.file === "no slot") {
          return { ok: false, reason: "failed", message: messages.busy };
        }
        if (upload.file === "limited") {
          const retryAfter = rateLimit.retryAfter(network) || 60;
          return { ok: false, reason: "limited", message: null, retryAfter };
        }
        const file = upload.file as ResumeFile;
        const message = await checkResume(file);
        if (message) {
          const problem = { alert: message, fields: [{ name: form.file.name, message }] };
          return { ok: false, reason: "refused", problem };
        }
        const { length } = file.bytes;
        if (!stored.tryConsume(network, length)) {
          const retryAfter = stored.retryAfter(network, length);
          return { ok: false, reason: "limited", message: null, retryAfter };
        }
        return await submissions.store("application_not_stored", async (backend) => {
          const { path, url } = await inStorageSlot(() =>
            storeResume(backend, application, file, attemptFor(application.position, attempt))
          );
          const record = { ...application, resume_url: url, resume_path: path };
          const answer = await backend.client.from("careers_applications").insert(record);
          if (!isDuplicateApplication(answer.error)) assertStored(answer);
          const body = mailBody(form, application);
          // The database stores another text or file as another record.
          const content = [application, createHash("sha256").update(file.bytes).digest("hex")];
          submissions.sendMailOnce("careerConfirmation", body, content);
          const position = body.position || "General Application";
          submissions.sendMailOnce("applicationNotification", {
            ...body,
            position,
            bcc: blindCopy,
          }, content);
        });
      },
    });
  };
}

function problemOf(file: Upload["file"]): string | null {
  if (file === null) return messages.resumeMissing;
  if (file === "too large") return messages.resumeTooLarge;
  return typeof file === "string" ? null : checkDeclaredType(file);
}

/** The attempt id that the form was sent with, if it is less than a day old, else a new one. */
function attemptOf(values: Record<string, string>): string {
  const known = values[attemptField] ?? "";
  const time = timeOfAttemptId(known);
  return time !== null && Math.abs(Date.now() - time) < dayMs ? known : createAttemptId();
}

/**
 * The attempt id for one position. A duplicate of a tab has its attempt id, and an application for
 * another position is another one.
 */
function attemptFor(position: string | null, attempt: string): string {
  const [time, random] = attempt.split("-");
  const digest = createHash("sha256").update(`${random} ${position ?? ""}`).digest("hex");
  return `${time}-${digest.slice(0, random!.length)}`;
}
