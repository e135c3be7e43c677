/** Hands one mail to the provider's HTTP API (Resend's `POST /emails`). */
import { type Failure, failure } from "./responses.ts";
import { html } from "./email-html.ts";
import { type Email, plainText } from "./email.ts";
import type { Settings } from "./settings.ts";
import { singleLine } from "./text.ts";

export interface Mail {
  /** One address. */
  to: string;
  bcc?: string;
  replyTo: string;
  headers?: Record<string, string>;
  email: Email;
}

/** Milliseconds until the provider has answered. */
export const timeoutMs = 8_000;

/** A line of a mail may hold 998 characters (RFC 5322); the rest is for the header's name. */
const headerMax = 900;
const subjectMax = 150;

export async function send(mail: Mail, settings: Settings): Promise<{ ok: true } | Failure> {
  const header = (value: string) => singleLine(value, headerMax);
  const message = {
    from: header(settings.from),
    to: [header(mail.to)],
    bcc: mail.bcc === undefined ? undefined : [header(mail.bcc)],
    reply_to: [header(mail.replyTo)],
    subject: singleLine(mail.email.subject, subjectMax),
    text: plainText(mail.email, settings),
    html: html(mail.email, settings),
    headers: mail.headers && Object.fromEntries(
      Object.entries(mail.headers).map(([name, value]) => [name, header(value)]),
    ),
  };
  try {
    const response = await fetch(settings.apiUrl, {
      method: "POST",
      headers: { authorization: `Bearer ${settings.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(message),
      // A redirect is a failure: the mail must not travel on to an address nobody configured.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The answer repeats addresses and says nothing the status does not.
    response.body?.cancel().catch(() => {});
    return response.ok ? { ok: true } : failed(`The mail provider answered ${response.status}.`);
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return failed(`The mail provider ${late ? "did not answer in time" : "could not be reached"}.`);
  }
}

function failed(message: string): Failure {
  return failure(502, "mail_failed", message);
}
