/**
 * Takes the mail provider's webhooks (Resend, signed by Svix). An address whose mail bounced for good,
 * or whose owner complained, becomes `suppressed`. One that left the list there becomes `unsubscribed`.
 */
import { callDatabase } from "../_shared/database.ts";
import { isAddress } from "../_shared/fields.ts";
import { parseJsonObject, readBytes } from "../_shared/body.ts";
import {
  type Failure,
  failure,
  failureResponse,
  okResponse,
  report,
} from "../_shared/responses.ts";
import { isSigned } from "./signature.ts";

/** What an event says about addresses. */
interface Report {
  addresses: unknown[];
  status: "suppressed" | "unsubscribed";
}

export async function handler(request: Request): Promise<Response> {
  const outcome = await run(request);
  if (outcome.ok) return okResponse();
  if (outcome.status >= 500) report("mailEvents", outcome);
  return failureResponse(outcome);
}

async function run(request: Request): Promise<{ ok: true } | Failure> {
  if (request.method !== "POST") {
    return failure(405, "method_not_allowed", "Send a POST request.", { allow: "POST" });
  }
  const secret = Deno.env.get("MAIL_WEBHOOK_SECRET")?.trim();
  if (!secret) return failure(503, "mail_not_configured", "MAIL_WEBHOOK_SECRET is not set.");
  const body = await readBytes(request);
  if (!body.ok) return body;
  if (!await isSigned(request.headers, body.bytes, secret, Date.now())) {
    return failure(401, "unauthorized", "The signature is not the mail provider's.");
  }
  const event = parseJsonObject(body.bytes);
  if (!event.ok) return event;
  const reported = reportOf(event.value);
  if (!reported) return { ok: true };
  const at = timeOf(event.value.created_at);
  for (const address of reported.addresses) {
    if (typeof address !== "string" || !isAddress(address)) continue;
    const parameters = { address, reported: reported.status, at };
    const recorded = await callDatabase("record_mail_event", parameters);
    if (!recorded.ok) return recorded;
  }
  return { ok: true };
}

/** Null for an event that changes nothing. */
function reportOf({ type, data }: Record<string, unknown>): Report | null {
  const { to, email, unsubscribed, bounce } = Object(data);
  const isHardBounce = type === "email.bounced" && Object(bounce).type === "Permanent";
  if (isHardBounce || type === "email.complained") {
    return { addresses: Array.isArray(to) ? to : [], status: "suppressed" };
  }
  if (type === "contact.updated" && unsubscribed === true) {
    return { addresses: [email], status: "unsubscribed" };
  }
  return null;
}

/** ISO 8601; now for an event without a time. */
function timeOf(created: unknown): string {
  const time = new Date(typeof created === "string" ? created : NaN);
  return Number.isNaN(time.getTime()) ? new Date().toISOString() : time.toISOString();
}
