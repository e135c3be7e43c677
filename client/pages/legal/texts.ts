/** The legal pages' texts by path, each fetched only where it is read. */
import type { LegalPage } from "../../../content/legal/legal-page.ts";
import { paths } from "../../../content/paths.ts";
import { keptPart, type LazyPart } from "../../lazy.ts";

export const legalTexts: Readonly<Record<string, LazyPart<LegalPage>>> = {
  [paths.privacy]: keptPart(
    "content/legal/privacy.ts",
    async () => (await import("../../../content/legal/privacy.ts")).privacyPage,
  ),
  [paths.terms]: keptPart(
    "content/legal/terms.ts",
    async () => (await import("../../../content/legal/terms.ts")).termsPage,
  ),
  [paths.accessibility]: keptPart(
    "content/legal/accessibility.ts",
    async () => (await import("../../../content/legal/accessibility.ts")).accessibilityPage,
  ),
  [paths.cookies]: keptPart(
    "content/legal/cookies.ts",
    async () => (await import("../../../content/legal/cookies.ts")).cookiesPage,
  ),
  [paths.disclaimer]: keptPart(
    "content/legal/disclaimer.ts",
    async () => (await import("../../../content/legal/disclaimer.ts")).disclaimerPage,
  ),
};
