/** The five legal pages, in the order of the footer. */
import accessibilityPage from "./accessibility.ts";
import cookiesPage from "./cookies.ts";
import disclaimerPage from "./disclaimer.ts";
import type { LegalPage } from "./legal-page.ts";
import privacyPage from "./privacy.ts";
import termsPage from "./terms.ts";

export const legalPages: readonly LegalPage[] = [
  privacyPage,
  termsPage,
  accessibilityPage,
  cookiesPage,
  disclaimerPage,
];
