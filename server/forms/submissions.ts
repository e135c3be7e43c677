/** Writes to the backend that a visitor asked for. Results are unions; nothing here throws. */
import { createHash } from "node:crypto";
import type { FormDefinition } from "../../content/forms/definition.ts";
import type { FormProblem } from "../../client/forms/form-protocol.ts";
import { column } from "../../client/forms/validate.ts";
import { isLimited, kindOfError, ownMessage, retryAfter } from "../backend/backend-error.ts";
import type { Backend } from "../backend/client.ts";
import type { Log } from "../log.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";

export type Stored = { ok: true } | {
  ok: false;
  reason: "unconfigured" | "limited" | "failed";
  /** The error's own message, where it may be shown (SPEC §8). */
  message: string | null;
  /** Seconds until it may be tried again, where that is known. */
  retryAfter?: number | null;
} | {
  ok: false;
  reason: "refused";
  problem: FormProblem;
};

export type Submissions = ReturnType<typeof createSubmissions>;

export function createSubmissions(backend: Backend | null, log: Log) {
  const pending = new Set<Promise<void>>();
  const mailed = createRateLimit({ tokens: 1, periodMs: 24 * 60 * 60 * 1_000 });

  /** Calls a function that writes mail (SPEC §7). Nobody waits for it; a failure is only logged. */
  function call(name: string, body: Record<string, string>, failed = () => {}) {
    const answered = backend!.callFunction(name, body).then((reason) => {
      if (reason === null) return;
      log.warn("function_failed", { name, reason });
      failed();
    }).finally(() => pending.delete(answered));
    pending.add(answered);
  }

  return {
    call,

    /** Logs under `event` what `write` throws: the backend's error. */
    async store(event: string, write: (backend: Backend) => Promise<void>): Promise<Stored> {
      if (!backend) {
        log.error(event, { reason: "backend not configured" });
        return { ok: false, reason: "unconfigured", message: null };
      }
      try {
        await write(backend);
        return { ok: true };
      } catch (error) {
        const reason = isLimited(error) ? "limited" : "failed";
        log[reason === "limited" ? "warn" : "error"](event, kindOfError(error));
        return { ok: false, reason, message: ownMessage(error), retryAfter: retryAfter(error) };
      }
    },

    /** The same, unless it wrote this within a day: whoever sends a form again gets one mail. */
    mail(name: string, body: Record<string, string>) {
      const words = createHash("sha256").update(JSON.stringify([name, body])).digest("base64");
      if (mailed.tryConsume(words)) call(name, body, () => mailed.refill(words));
    },

    /** Resolves when no call that a visitor did not wait for is under way. */
    backgroundCallsEnded: async () => void await Promise.all(pending),
  };
}

/** What a form's mail is written from: an empty string for what is missing (SPEC §7). */
export function mailBody(form: FormDefinition, row: Record<string, string | null>) {
  const mailed = Object.entries(form.fields).filter(([, { isMailed }]) => isMailed);
  return Object.fromEntries(mailed.map(([name]) => [column(name), row[column(name)] ?? ""]));
}
