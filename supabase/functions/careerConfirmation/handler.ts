/** Confirms an application to the candidate (SPEC §7) with the promise of SPEC §9: 2 weeks. */
import { type Email, greeting, paragraph } from "../_shared/email.ts";
import { facts } from "../_shared/facts.ts";
import { address, line, requiredLine } from "../_shared/fields.ts";
import { mailFunction } from "../_shared/mail-function.ts";
import { sendToVisitor } from "../_shared/provider.ts";
import type { Settings } from "../_shared/settings.ts";
import { containsLink } from "../_shared/text.ts";

const generalApplication = "General Application";

export const handler = mailFunction({
  name: "careerConfirmation",
  fields: { first_name: requiredLine, last_name: requiredLine, email: address, position: line },
  deliver({ first_name, last_name, email, position }, settings) {
    const isPosition = position !== "" && !containsLink(position);
    return sendToVisitor({
      to: email,
      replyTo: settings.careersEmail,
      email: compose(
        `${first_name} ${last_name}`,
        isPosition ? position : generalApplication,
        settings,
      ),
    }, settings);
  },
});

function compose(
  name: string,
  position: string,
  { siteName, shortName, siteUrl }: Settings,
): Email {
  return {
    subject: `${shortName} has your application`,
    preview: "What happens next, and when you will hear from us.",
    heading: "Your application has reached us",
    blocks: [
      greeting(name),
      paragraph(
        `Thank you for applying to ${siteName}. We received your complete application and your resume.`,
      ),
      { kind: "facts", rows: [["Position", position]] },
      paragraph(
        "We compare every application with the requirements of the position. Qualified candidates are contacted within 2 weeks, by email or by phone, to arrange a first conversation.",
      ),
      paragraph(
        "If your availability or your phone number changes in the meantime, reply to this email. Our services page describes the work you would join.",
      ),
      { kind: "link", label: "See our services", href: siteUrl + facts.paths.services },
    ],
    reason:
      `You received this email because this address was entered in the application form at ${siteUrl}. If it was not you, reply with a short note and we will delete the application.`,
  };
}
