/** Welcomes a new subscriber (SPEC §7): `{email, name}`, the name usually empty. */
import { type Email, greeting, paragraph } from "../_shared/email.ts";
import { facts } from "../_shared/facts.ts";
import { address, line } from "../_shared/fields.ts";
import { mailFunction } from "../_shared/mail-function.ts";
import type { Settings } from "../_shared/settings.ts";
import { claimWelcome } from "./claim-welcome.ts";

export const handler = mailFunction({
  name: "newsletterWelcome",
  fields: { email: address, name: line },
  shouldSend: ({ email }) => claimWelcome(email),
  write: ({ email, name }, settings) => ({
    to: email,
    replyTo: settings.replyTo,
    headers: { "List-Unsubscribe": `<${unsubscribe(settings.replyTo)}>` },
    email: compose(name, settings),
  }),
});

function compose(name: string, { shortName, siteUrl, replyTo }: Settings): Email {
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
      `You received this email because this address was entered in the newsletter form at ${siteUrl}. To leave the list, or if it was not you, write "unsubscribe" to ${replyTo}.`,
  };
}

function unsubscribe(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=unsubscribe`;
}
