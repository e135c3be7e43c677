/** Welcomes a new subscriber (SPEC §7): `{email, name}`, the name usually empty. */
import { callDatabase } from "../_shared/database.ts";
import { type Email, greeting, paragraph } from "../_shared/email.ts";
import { facts } from "../_shared/facts.ts";
import { address, line } from "../_shared/fields.ts";
import { type Delivery, mailFunction } from "../_shared/mail-function.ts";
import { sendToVisitor } from "../_shared/provider.ts";
import { failure } from "../_shared/responses.ts";
import type { Settings } from "../_shared/settings.ts";

export const handler = mailFunction({
  name: "newsletterWelcome",
  fields: { email: address, name: line },
  deliver: ({ email, name }, settings) => welcome(email, name, settings),
});

/**
 * Sends one mail for each time that an address joins, and none to an address that is suppressed or not
 * on the list. The claim ends with the mail, so that the next sign-up tries again after a failure.
 */
async function welcome(email: string, name: string, settings: Settings): Promise<Delivery> {
  const claim = await callDatabase("claim_welcome", { address: email });
  if (!claim.ok) return claim;
  if (claim.value === null) return { ok: true };
  if (typeof claim.value !== "string") {
    return failure(502, "database_failed", "claim_welcome answered no token.");
  }
  const link = `${settings.siteUrl}${facts.paths.unsubscribe}?token=${claim.value}`;
  const sent = await sendToVisitor({
    to: email,
    replyTo: settings.replyTo,
    headers: {
      // RFC 8058: mail programs offer to leave the list with one click.
      "List-Unsubscribe": `<${link}>, <${mailto(settings.replyTo)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    email: compose(name, link, settings),
  }, settings);
  const settled = await callDatabase("settle_welcome", { address: email, accepted: sent.ok });
  return sent.ok && !settled.ok ? settled : sent;
}

function compose(name: string, link: string, { shortName, siteUrl, replyTo }: Settings): Email {
  return {
    subject: `You are subscribed to ${shortName} Insights`,
    preview: "One email a month, and a place to start reading.",
    heading: "You are on the list",
    blocks: [
      greeting(name),
      paragraph(
        "Thank you for subscribing. Once a month we send one newsletter on how to plan, fund and run work the public depends on: what changed, whom it affects, and what we would do about it this quarter.",
      ),
      paragraph("Until the first one arrives, the 2025 outlook is a good place to start."),
      {
        kind: "link",
        label: "Read the 2025 Strategic Outlook (PDF)",
        href: siteUrl + facts.paths.outlook,
      },
      paragraph(
        `It is dated January 2025. For dates that have changed since, such as those of the federal web rule, see the top of ${siteUrl}${facts.paths.regulatoryChanges}.`,
      ),
      paragraph(
        `Our articles are at ${siteUrl}${facts.paths.insights}. If there is a subject you want us to cover, reply to this email and tell us.`,
      ),
    ],
    reason:
      `You received this email because this address was entered in the newsletter form at ${siteUrl}. To leave the list, or if it was not you, use the link below or write "unsubscribe" to ${replyTo}.`,
    leave: { label: "Leave the list", href: link },
  };
}

function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=unsubscribe`;
}
