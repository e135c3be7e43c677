/** POST /careers: an application with its resume (SPEC §3, §5, §7, §8). */
import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { attemptField } from "../../client/forms/form-protocol.ts";
import { createAttemptId, timeOfAttemptId } from "../../client/forms/attempt-id.ts";
import { applicationForm as form } from "../../content/forms/application.ts";
import { blindCopy } from "../../content/mail.ts";
import { assertStored, isDuplicateApplication } from "../backend/backend-error.ts";
import { type FormContext, type FormEndpoint, receiveForm } from "./receive-form.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import { checkDeclaredType, checkResume, type ResumeFile } from "./resume/check-resume.ts";
import { storeResume } from "./resume-store.ts";
import { mailBody, type StoreResult } from "./submissions.ts";
import { yieldToEventLoop } from "../runtime/limits/yield-to-event-loop.ts";
import { readUpload, type ReceivedFile, type Upload } from "./read-upload.ts";
import { openSpoolFile } from "./spool-file.ts";
import { createUploadSlots } from "./upload-slots.ts";
import type { Row } from "../../client/forms/validate.ts";

/** Figures: docs/decisions/forms.md. */
export const uploadLimits = {
  /** Files in memory, in all and of one network, and milliseconds that a received one may wait. */
  slots: { slots: 3, slotsPerNetwork: 1, timeoutMs: 90_000 },
  /** Bytes that one network may store per day. */
  dailyBytes: 500 * 1024 * 1024,
};

const dayMs = 24 * 60 * 60 * 1_000;

const { messages } = form;

const busy: StoreResult = { ok: false, reason: "failed", message: messages.busy };

export function createApplicationEndpoint(
  tools: FormContext,
  limits = uploadLimits,
): FormEndpoint {
  const { submissions, rateLimit, bodies, clock, log, spoolFolder } = tools;
  const slots = createUploadSlots(limits.slots, clock);
  const oneByOne = pLimit(1);
  const stored = createRateLimit({ tokens: limits.dailyBytes, periodMs: dayMs, now: clock.now });

  return async (request, network) => {
    // Open until the file is stored, because it is on disk until then.
    using body = bodies.open(network);
    // A thousand uploads that begin at once would block the event loop. One that gave way takes no turn.
    await body.waitForTurn(oneByOne(() => body.signal.aborted ? undefined : yieldToEventLoop()));
    using upload = await readUpload(request, {
      body,
      rateLimit,
      network,
      openSpoolFile: () => openSpoolFile(spoolFolder),
      onSpoolError: (error) => log.exception("upload_not_spooled", error),
    });
    const attempt = attemptOf(upload.values);
    return await receiveForm(tools, request, network, {
      form,
      values: { ...upload.values, [attemptField]: attempt },
      file: problemOf(upload.file),
      status: upload.file === "too large" ? 413 : 422,
      store: (application) => storeUpload(upload.file, application, attempt, network),
    });
  };

  async function storeUpload(
    file: Upload["file"],
    application: Application,
    attempt: string,
    network: string | null,
  ): Promise<StoreResult> {
    if (file === "limited") {
      const retryAfter = rateLimit.retryAfter(network) || 60;
      return { ok: false, reason: "limited", message: null, retryAfter };
    }
    if (file === null || typeof file === "string") return busy;
    using slot = await slots.acquire(network);
    if (!slot) return busy;
    return await withBytes(file, async (resume) => {
      const message = await checkResume(resume);
      if (message) {
        const problem = { alert: message, fields: [{ name: form.file.name, message }] };
        return { ok: false, reason: "refused", problem };
      }
      const { length } = resume.bytes;
      if (!stored.tryConsume(network, length)) {
        const retryAfter = stored.retryAfter(network, length);
        return { ok: false, reason: "limited", message: null, retryAfter };
      }
      return await storeApplication(application, resume, attempt);
    });
  }

  async function storeApplication(
    application: Application,
    resume: ResumeFile,
    attempt: string,
  ): Promise<StoreResult> {
    return await submissions.store("application_not_stored", async (backend) => {
      const { path, url } = await storeResume(
        backend,
        application,
        resume,
        attemptFor(application.position, attempt),
      );
      const record = { ...application, resume_url: url, resume_path: path };
      const answer = await backend.client.from("careers_applications").insert(record);
      if (!isDuplicateApplication(answer.error)) assertStored(answer);
      const body = mailBody(form, application);
      // The database stores another text or file as another record.
      const content = [application, createHash("sha256").update(resume.bytes).digest("hex")];
      submissions.sendMailOnce("careerConfirmation", body, content);
      const position = body.position || "General Application";
      submissions.sendMailOnce("applicationNotification", {
        ...body,
        position,
        bcc: blindCopy,
      }, content);
    });
  }
}

type Application = Row<typeof form>;

/** Frees the bytes at once: garbage of this size grows faster than it is collected. */
async function withBytes<T>(
  { name, type, content }: ReceivedFile,
  use: (file: ResumeFile) => Promise<T>,
): Promise<T> {
  const bytes = await content.read();
  try {
    return await use({ name, type, bytes });
  } finally {
    bytes.buffer.transfer(0);
  }
}

function problemOf(file: Upload["file"]): string | null {
  if (file === null) return messages.resumeMissing;
  if (file === "too large") return messages.resumeTooLarge;
  if (typeof file === "string") return null;
  return checkDeclaredType({ ...file, size: file.content.size });
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
