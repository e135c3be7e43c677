/** Writes to the backend that a visitor asked for. Results are unions; nothing here throws. */
import type { FormDefinition } from "../../content/forms/definition.ts";
import { column, type Row } from "../../client/forms/check.ts";
import { isLimited, ownMessage, withoutPersonalData } from "../backend/backend-error.ts";
import type { Backend } from "../backend/client.ts";
import type { Log } from "../log.ts";

export interface NotStored {
  ok: false;
  reason: "unconfigured" | "limited" | "failed";
  /** The error's own message, where it may be shown (SPEC §8). */
  message: string | null;
}

export type Stored = { ok: true } | NotStored;

export interface Submissions {
  /**
   * @param event under which a failure is logged
   * @param typed what the visitor typed, which the log does not get
   * @param write throws the backend's error
   */
  store(
    event: string,
    typed: Record<string, string | null>,
    write: (backend: Backend) => Promise<void>,
  ): Promise<Stored>;
  /** Calls a function that writes mail (SPEC §7). Nobody waits for it; a failure is only logged. */
  mail(name: string, body: Record<string, string>): void;
  /** Resolves when no call that a visitor did not wait for is under way. */
  settle(): Promise<void>;
}

export function createSubmissions(backend: Backend | null, log: Log): Submissions {
  const pending = new Set<Promise<void>>();
  return {
    async store(event, typed, write) {
      if (!backend) {
        log.error(event, { reason: "backend not configured" });
        return { ok: false, reason: "unconfigured", message: null };
      }
      try {
        await write(backend);
        return { ok: true };
      } catch (error) {
        const reason = isLimited(error) ? "limited" : "failed";
        const line = withoutPersonalData(error, Object.values(typed));
        log[reason === "limited" ? "warn" : "error"](event, line);
        return { ok: false, reason, message: ownMessage(error) };
      }
    },

    mail(name, body) {
      const call = backend!.callFunction(name, body).then((answer) => {
        if (!answer.ok) log.warn("function_failed", { name, reason: answer.reason });
      }).finally(() => pending.delete(call));
      pending.add(call);
    },

    async settle() {
      await Promise.all(pending);
    },
  };
}

/** What a form's mail is written from: an empty string for what is missing (SPEC §7). */
export function mailBody<Form extends FormDefinition>(form: Form, row: Row<Form>) {
  const mailed = Object.entries(form.fields).filter(([, { isMailed }]) => isMailed);
  const values: Record<string, string | null> = row;
  return Object.fromEntries(mailed.map(([name]) => [column(name), values[column(name)] ?? ""]));
}
