/**
 * Confirms an inquiry to its sender (SPEC §7) with the promise of SPEC §9. What was sent is not
 * repeated: anyone can enter anyone's address, and the firm's mail would carry their text and links.
 */
import { type Email, greeting, paragraph } from "../_shared/email.ts";
import { facts } from "../_shared/facts.ts";
import { address, line, requiredLine } from "../_shared/fields.ts";
import { mailFunction } from "../_shared/mail-function.ts";
import { sendToVisitor } from "../_shared/provider.ts";
import type { Settings } from "../_shared/settings.ts";

export const handler = mailFunction({
  name: "contactConfirmation",
  fields: {
    name: requiredLine,
    email: address,
    organization: line,
    phone: line,
    service: line,
    message: { kind: "lines", max: 20_000, required: true },
  },
  deliver: ({ name, email }, settings) =>
    sendToVisitor(
      { to: email, replyTo: settings.replyTo, email: compose(name, settings) },
      settings,
    ),
});

function compose(name: string, { siteName, shortName, siteUrl }: Settings): Email {
  return {
    subject: `${shortName} has your message`,
    preview: "We answer within 24 hours.",
    heading: "Your message has reached us",
    blocks: [
      greeting(name),
      paragraph(
        `Thank you for writing to ${siteName}. The managing partner reads every message, and you will have our answer within 24 hours.`,
      ),
      paragraph(
        `The first consultation is free and commits you to nothing. If a deadline is close, call ${facts.phone.display}, ${facts.hours}.`,
      ),
      paragraph("Something to add or correct? Reply, and we will read it with your message."),
    ],
    reason:
      `You received this email because this address was entered in the contact form at ${siteUrl}. If it was not you, reply with a short note and we will delete the message.`,
  };
}
