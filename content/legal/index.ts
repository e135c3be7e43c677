/** The five legal pages, in the order of the footer. */
import type { LegalPage } from "./legal-page.ts";
import { legalTexts } from "./texts.ts";

export const legalPages: readonly LegalPage[] = await Promise.all(
  Object.values(legalTexts).map(async (load) => (await load()).default),
);
