/** What visitors send, written as SPEC §7 says. Results are unions; nothing here throws. */
import type { Application } from "../../client/forms/application-schema.ts";
import type { Enquiry } from "../../client/forms/contact-schema.ts";
import { applicationMessages } from "../../content/messages.ts";
import type { Log } from "../log.ts";
import { isLimited, isRepeated, ownMessage, withoutPersonalData } from "./backend-error.ts";
import type { Backend } from "./client.ts";
import type { ResumeFile } from "../forms/resume-check.ts";
import { keepResume, type KeptResume } from "./resume-store.ts";

export interface NotStored {
  ok: false;
  reason: "unconfigured" | "limited" | "failed";
  /** The error's own message, where it may be shown (SPEC §8). */
  message: string | null;
}

export type Stored = { ok: true } | NotStored;

export interface Submissions {
  /** Inserts the enquiry, then asks for its confirmation mail without waiting. */
  sendEnquiry(enquiry: Enquiry): Promise<Stored>;
  /** Upserts the subscriber, then asks for the welcome mail without making the visitor wait. */
  subscribe(email: string): Promise<Stored>;
  /**
   * Uploads the resume, inserts the record, then asks for both mails without waiting.
   *
   * @param at the form's timestamp in milliseconds: an attempt that is repeated with the same one
   * uses the same upload and is stored once.
   */
  apply(application: Application, resume: ResumeFile, at: number): Promise<Stored>;
  /** Resolves when no call that a visitor did not wait for is under way. */
  settle(): Promise<void>;
}

export function createSubmissions(backend: Backend | null, log: Log): Submissions {
  const pending = new Set<Promise<void>>();

  function callWithoutWaiting(name: string, body: Record<string, unknown>): void {
    const call = backend!.callFunction(name, body).then((answer) => {
      if (!answer.ok) log.warn("function_failed", { name, reason: answer.reason });
    }).finally(() => pending.delete(call));
    pending.add(call);
  }

  function unconfigured(event: string, message: string | null = null): NotStored {
    log.error(event, { reason: "backend not configured" });
    return { ok: false, reason: "unconfigured", message };
  }

  function failed(event: string, error: unknown, typed: readonly (string | null)[]): NotStored {
    const reason = isLimited(error) ? "limited" : "failed";
    log[reason === "limited" ? "warn" : "error"](event, withoutPersonalData(error, typed));
    return { ok: false, reason, message: ownMessage(error) };
  }

  return {
    async sendEnquiry(enquiry) {
      const event = "enquiry_not_stored";
      if (!backend) return unconfigured(event);
      try {
        const { error } = await backend.client.from("contact_submissions").insert(enquiry);
        if (error) throw error;
      } catch (error) {
        return failed(event, error, Object.values(enquiry));
      }
      const { name, email, organization, phone, service, message } = enquiry;
      callWithoutWaiting("contactConfirmation", {
        name,
        email,
        organization: organization ?? "",
        phone: phone ?? "",
        service: service ?? "",
        message,
      });
      return { ok: true };
    },

    async subscribe(email) {
      const event = "subscriber_not_stored";
      if (!backend) return unconfigured(event);
      try {
        const { error } = await backend.client.from("subscribers")
          .upsert({ email, name: "", status: "active" }, { onConflict: "email" });
        if (error) throw error;
      } catch (error) {
        return failed(event, error, [email]);
      }
      callWithoutWaiting("newsletterWelcome", { email, name: "" });
      return { ok: true };
    },

    async apply(application, resume, at) {
      const event = "application_not_stored";
      if (!backend) return unconfigured(event, applicationMessages.notConfigured);
      let kept: KeptResume | null = null;
      try {
        kept = await keepResume(backend, application, resume, at);
        const { error } = await backend.client.from("careers_applications")
          .insert({ ...application, resume_url: kept.url, resume_path: kept.path });
        if (error && !isRepeated(error)) throw error;
      } catch (error) {
        // Without a record nobody finds the file, unless the same form is sent again.
        if (kept) log.warn("resume_orphaned", { path: kept.path });
        return failed(event, error, Object.values(application));
      }
      const { email, first_name, last_name, position } = application;
      callWithoutWaiting("careerConfirmation", {
        first_name,
        last_name,
        email,
        position: position ?? "",
      });
      callWithoutWaiting("applicationNotification", {
        email,
        first_name,
        last_name,
        position: position ?? "General Application",
      });
      return { ok: true };
    },

    async settle() {
      await Promise.all(pending);
    },
  };
}
