/** The secrets of mailing, read anew for each call so that a change needs no deployment. */
import { type Failure, failure } from "./responses.ts";
import { facts } from "./facts.ts";
import { isAddress } from "./fields.ts";

export interface Settings {
  apiUrl: string;
  apiKey: string;
  /** `Name <address>` or an address. */
  from: string;
  /** Reply-To of mails to clients and subscribers, and recipient of notices of inquiries. */
  replyTo: string;
  /** Reply-To of mails to candidates, and recipient of notices of applications. */
  careersEmail: string;
  siteName: string;
  /** Where space is short: in subjects. */
  shortName: string;
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** The provider's list of newsletter subscribers; empty when it has none. */
  audienceId: string;
}

/** @returns the settings, or a 503 that names the secret to correct and never its value. */
export function readSettings(): { ok: true; settings: Settings } | Failure {
  const secret = (name: string, fallback = "") => Deno.env.get(name)?.trim() || fallback;
  const settings: Settings = {
    apiUrl: secret("MAIL_API_URL", "https://api.resend.com/emails"),
    apiKey: secret("MAIL_API_KEY"),
    from: secret("MAIL_FROM", `${facts.name} <${facts.email}>`),
    replyTo: secret("REPLY_TO", facts.email),
    careersEmail: secret("CAREERS_EMAIL", facts.careersEmail),
    siteName: secret("SITE_NAME", facts.name),
    shortName: secret("SITE_NAME", facts.shortName),
    siteUrl: secret("SITE_URL", facts.url).replace(/\/+$/, ""),
    audienceId: secret("MAIL_AUDIENCE_ID"),
  };
  if (!settings.apiKey) return missing("MAIL_API_KEY is not set.");
  if (!isHttp(settings.apiUrl)) return missing("MAIL_API_URL is not an http or https URL.");
  if (!isHttp(settings.siteUrl)) return missing("SITE_URL is not an http or https URL.");
  if (!isAddress(settings.replyTo)) return missing("REPLY_TO is not an email address.");
  if (!isAddress(settings.careersEmail)) return missing("CAREERS_EMAIL is not an email address.");
  return { ok: true, settings };
}

function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function missing(message: string): Failure {
  return failure(503, "mail_not_configured", message);
}
