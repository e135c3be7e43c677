/**
 * Tells the firm that an application was stored (SPEC §7, "post-application notification"). It goes
 * to the careers mailbox and, blind, to one fixed recipient; answering it writes to the candidate.
 */
import { type Email, paragraph } from "../_shared/email.ts";
import { facts } from "../_shared/facts.ts";
import { address, isAddress, line, requiredLine, type Values } from "../_shared/fields.ts";
import { mailFunction } from "../_shared/mail-function.ts";

const fields = {
  // The firm hears of every application, also with an address that no mail can be sent to.
  email: { ...requiredLine, max: address.max },
  first_name: requiredLine,
  last_name: requiredLine,
  position: line,
} as const;

export const handler = mailFunction({
  name: "applicationNotification",
  fields,
  write: (application, settings) => ({
    to: settings.careersEmail,
    bcc: facts.blindCopy,
    replyTo: isAddress(application.email) ? application.email : settings.careersEmail,
    email: compose(application, application.position || "General Application"),
  }),
});

function compose(
  { email, first_name, last_name }: Values<typeof fields>,
  position: string,
): Email {
  const name = `${first_name} ${last_name}`;
  return {
    subject: `New application: ${position}, ${name}`,
    preview: "Qualified candidates expect an answer within 2 weeks.",
    heading: "A new application is in",
    blocks: [
      { kind: "facts", rows: [["Candidate", name], ["Email", email], ["Position", position]] },
      paragraph(
        "The full application is in the table careers_applications, the resume in the bucket resumes. The careers page promises qualified candidates an answer within 2 weeks.",
      ),
      paragraph("A reply to this email goes to the candidate."),
    ],
    reason: "Sent by the careers page to the people who handle applications. Do not forward it.",
  };
}
