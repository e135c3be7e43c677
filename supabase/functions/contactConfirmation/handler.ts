/** Confirms an enquiry to its sender (SPEC §7), with what was sent and the promise of SPEC §9. */
import { type Email, greeting, paragraph } from "../_shared/email.ts";
import { facts } from "../_shared/facts.ts";
import { address, labelled, line, requiredLine, type Values } from "../_shared/fields.ts";
import { mailFunction } from "../_shared/mail-function.ts";
import type { Settings } from "../_shared/settings.ts";
import { cap } from "../_shared/text.ts";

const fields = {
  name: { ...requiredLine, label: "Name" },
  email: { ...address, label: "Email" },
  organization: { ...line, label: "Organization" },
  phone: { ...line, label: "Phone" },
  service: { ...line, label: "Service" },
  message: { kind: "lines", max: 20_000, required: true },
} as const;

/** Enough to recognise an enquiry by; more would make the mail a carrier for other people's texts. */
const echoMax = 2_000;

export const handler = mailFunction({
  name: "contactConfirmation",
  fields,
  write: (enquiry, settings) => ({
    to: enquiry.email,
    replyTo: settings.replyTo,
    email: compose(enquiry, settings),
  }),
});

function compose(enquiry: Values<typeof fields>, { siteName, siteUrl }: Settings): Email {
  return {
    subject: `${siteName} has your message`,
    preview: "We answer within 24 hours. A copy of what you sent is below.",
    heading: "Your message has reached us",
    blocks: [
      greeting(enquiry.name),
      paragraph(
        `Thank you for writing to ${siteName}. A partner reads every message, and you will have our answer within 24 hours.`,
      ),
      paragraph(
        `The first consultation is free and commits you to nothing. If a deadline is close, call ${facts.phone.display}, ${facts.hours}.`,
      ),
      { kind: "quote", label: "Your message", text: cap(enquiry.message, echoMax) },
      { kind: "facts", rows: labelled(fields, enquiry) },
      paragraph("Something to add or correct? Reply to this email and we will read both together."),
    ],
    reason:
      `You receive this because this address was entered in the contact form at ${siteUrl}. If it was not you, reply with a short note and we will delete the message.`,
  };
}
