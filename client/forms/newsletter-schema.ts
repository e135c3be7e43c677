/**
 * The newsletter's rules, for browser and server (SPEC §5). The form is on every page, so they do
 * without the schema library that the larger forms bring along.
 */
import { newsletterMessages } from "../../content/messages.ts";
import { emailPattern } from "./email.ts";
import type { Checked } from "./submit.ts";

/** The longest address that can be delivered to (RFC 5321). */
const emailLimit = 254;

export const places = ["footer", "insights"] as const;

export type Place = (typeof places)[number];

/** The form's name, which is also its id. */
export const newsletterForm = (place: Place) => `newsletter-${place}`;

/** The hidden field that names the form's page where the address of the page does not. */
export const pageName = "page";

/** Trims and lower-cases the address. */
export function checkSubscription(values: Record<string, string>): Checked<{ email: string }> {
  const email = (values.email ?? "").trim().toLowerCase();
  if (emailPattern.test(email) && email.length <= emailLimit) return { ok: true, value: { email } };
  const message = newsletterMessages.disabled;
  return { ok: false, problem: { alert: message, fields: [{ name: "email", message }] } };
}
