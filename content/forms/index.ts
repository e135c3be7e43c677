import { applicationForm } from "./application.ts";
import { contactForm } from "./contact.ts";
import { newsletterForms } from "./newsletter.ts";

/** The query parameters that say what became of a form. */
export const outcomeNames: readonly string[] = [
  contactForm.outcome.name,
  newsletterForms.footer.outcome.name,
  applicationForm.outcome.name,
];
