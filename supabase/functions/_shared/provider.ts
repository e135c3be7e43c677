/** Hands one mail to the provider's HTTP API (Resend's `POST /emails`). */
import { callDatabase } from "./database.ts";
import { type Failure, failure } from "./responses.ts";
import type { Delivery } from "./mail-function.ts";
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
  /**
   * What the mail is about, for mails that are tried again after a failure. The provider sends the same
   * text for the same key once within 24 hours.
   */
  idempotencyKey?: string;
}

/** Milliseconds until the provider has answered. */
export const timeoutMs = 8_000;

/** A line of a mail may hold 998 characters (RFC 5322); the rest is for the header's name. */
const headerMax = 900;
const subjectMax = 150;

/** Statuses with which the provider refuses one mail for its content; it may accept others. */
const refusals = [400, 413, 422];

/** Sends a mail to a visitor or subscriber, as long as the hour's number of them is not used up. */
export async function sendToVisitor(mail: Mail, settings: Settings): Promise<Delivery> {
  const counted = await callDatabase("count_mail");
  if (!counted.ok) return counted;
  if (counted.value !== true) {
    return failure(429, "mail_limit_reached", "This hour's number of mails is used up.");
  }
  return await send(mail, settings);
}

/** @returns a failure with the code `mail_refused` when another try has no prospect, else `mail_failed` */
export async function send(mail: Mail, settings: Settings): Promise<Delivery> {
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
  const body = JSON.stringify(message);
  try {
    const response = await fetch(settings.apiUrl, {
      method: "POST",
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        "content-type": "application/json",
        ...mail.idempotencyKey && {
          "idempotency-key": `${mail.idempotencyKey}-${await digest(body)}`,
        },
      },
      body,
      // A redirect is a failure: the mail must not travel on to an address nobody configured.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The answer repeats addresses and says nothing the status does not.
    response.body?.cancel().catch(() => {});
    if (response.ok) return { ok: true };
    const reason = `The mail provider answered ${response.status}.`;
    return refusals.includes(response.status)
      ? failure(502, "mail_refused", reason)
      : failed(reason);
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return failed(`The mail provider ${late ? "did not answer in time" : "could not be reached"}.`);
  }
}

function failed(message: string): Failure {
  return failure(502, "mail_failed", message);
}

/** The provider refuses a key that comes with another text, such as after a changed secret. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
