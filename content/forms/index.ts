import { applicationForm } from "./application.ts";
import { contactForm } from "./contact.ts";
import type { FormDefinition } from "./definition.ts";
import { newsletterForms } from "./newsletter.ts";

/** Every form of the site. */
export const forms: readonly FormDefinition[] = [
  contactForm,
  newsletterForms.footer,
  newsletterForms.insights,
  applicationForm,
];

/** Query parameters of the pages that confirm a plain POST. */
export const outcomes = new Set(forms.map(({ outcome }) => outcome));
