/** What visitors send, written as SPEC §7 says. Results are unions; nothing here throws. */
import type { Enquiry } from "../../client/forms/contact-schema.ts";
import { type Log, reason } from "../log.ts";
import type { Backend } from "./client.ts";

export type Stored = { ok: true } | { ok: false };

export interface Submissions {
  /** Inserts the enquiry, then asks for its confirmation mail without waiting. */
  sendEnquiry(enquiry: Enquiry): Promise<Stored>;
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

  return {
    async sendEnquiry(enquiry) {
      if (!backend) {
        log.error("enquiry_not_stored", { reason: "backend not configured" });
        return { ok: false };
      }
      try {
        const { error } = await backend.client.from("contact_submissions").insert(enquiry);
        if (error) throw error;
      } catch (error) {
        log.error("enquiry_not_stored", { reason: reason(error) });
        return { ok: false };
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
    async settle() {
      await Promise.all(pending);
    },
  };
}
