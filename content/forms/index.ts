import { applicationForm } from "./application.ts";
import { contactForm } from "./contact.ts";
import type { FormDefinition } from "./definition.ts";
import { newsletterForms } from "./newsletter.ts";

/** The query parameters that say what became of a form, with every value they have. */
export const outcomes: readonly FormDefinition["outcome"][] = [
  contactForm.outcome,
  newsletterForms.footer.outcome,
  newsletterForms.insights.outcome,
  applicationForm.outcome,
];
