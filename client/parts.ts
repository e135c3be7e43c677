/** What stands far down its page, each part with all that it needs. */
import { lazyPart } from "./lazy.ts";

export const footer = lazyPart(
  "client/layout/footer.tsx",
  async () => (await import("./layout/footer.tsx")).Footer,
);

export const newsletterForm = lazyPart(
  "client/forms/newsletter-form.tsx",
  async () => (await import("./forms/newsletter-form.tsx")).NewsletterForm,
);

export const applicationForm = lazyPart(
  "client/forms/application-form.tsx",
  async () => (await import("./forms/application-form.tsx")).ApplicationForm,
);
