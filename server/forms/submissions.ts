/** Stores forms in the backend and sends their mails. Results are unions; nothing throws. */
import { createHash } from "node:crypto";
import type { FormDefinition } from "../../content/forms/definition.ts";
import type { FormProblem } from "../../client/forms/form-protocol.ts";
import { column } from "../../client/forms/validate.ts";
import {
  errorFields,
  isLimited,
  limitPeriodSeconds,
  messageForVisitor,
} from "../backend/backend-error.ts";
import type { Backend } from "../backend/client.ts";
import type { Log } from "../log.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";

/** Functions in `supabase/functions` that the site calls. */
export type FunctionName =
  | "contactConfirmation"
  | "careerConfirmation"
  | "applicationNotification"
  | "newsletterWelcome";

/** Most calls in progress: while the functions hang, each holds a form in memory. */
const pendingLimit = 1_000;

export type StoreResult = { ok: true } | {
  ok: false;
  reason: "unconfigured" | "failed";
  /** The message of the error, if it is safe to show (SPEC §8). */
  message: string | null;
} | {
  ok: false;
  reason: "limited";
  message: string | null;
  /** Seconds, the same whenever the limit was reached. */
  retryAfter: number;
} | {
  ok: false;
  reason: "refused";
  problem: FormProblem;
};

export type Submissions = ReturnType<typeof createSubmissions>;

export function createSubmissions(backend: Backend | null, log: Log) {
  const pending = new Set<Promise<void>>();
  const mailLimit = createRateLimit({ tokens: 1, periodMs: 24 * 60 * 60 * 1_000 });

  /** Calls a mail function in the background (SPEC §7). Failures are only logged. */
  function callInBackground(
    name: FunctionName,
    body: Record<string, string>,
    onFailure = () => {},
  ) {
    if (pending.size >= pendingLimit) {
      log.warn("function_failed", { name, reason: "too many calls wait" });
      return onFailure();
    }
    const call = backend!.callFunction(name, body).then((reason) => {
      if (reason === null) return;
      log.warn("function_failed", { name, reason });
      onFailure();
    }).finally(() => pending.delete(call));
    pending.add(call);
  }

  return {
    callInBackground,

    /** Logs an error of `write` as `event`. */
    async store(event: string, write: (backend: Backend) => Promise<void>): Promise<StoreResult> {
      if (!backend) {
        log.error(event, { reason: "backend not configured" });
        return { ok: false, reason: "unconfigured", message: null };
      }
      try {
        await write(backend);
        return { ok: true };
      } catch (error) {
        const message = messageForVisitor(error);
        if (isLimited(error)) {
          log.warn(event, errorFields(error));
          return { ok: false, reason: "limited", message, retryAfter: limitPeriodSeconds };
        }
        log.error(event, errorFields(error));
        return { ok: false, reason: "failed", message };
      }
    },

    /** Sends a mail once per day and `content`, so that a repeated form causes one mail. */
    sendMailOnce(name: FunctionName, body: Record<string, string>, content: unknown = body) {
      const digest = createHash("sha256").update(JSON.stringify([name, content])).digest("base64");
      if (mailLimit.tryConsume(digest)) {
        callInBackground(name, body, () => mailLimit.refill(digest));
      }
    },

    /** Resolves when the background calls have ended. */
    backgroundCallsEnded: async () => void await Promise.all(pending),
  };
}

/** JSON body of a mail function; missing values are empty strings (SPEC §7). */
export function mailBody(form: FormDefinition, row: Record<string, string | null>) {
  const confirmed = Object.entries(form.fields).filter(([, { isInConfirmation }]) =>
    isInConfirmation
  );
  return Object.fromEntries(confirmed.map(([name]) => [column(name), row[column(name)] ?? ""]));
}
