/** The legal pages' texts by path, each fetched only where it is read. */
import type { LegalPage } from "../../../content/legal/legal-page.ts";
import { paths } from "../../../content/paths.ts";
import { type LazyPart, lazyPart } from "../../lazy.ts";

export const legalTexts: Readonly<Record<string, LazyPart<LegalPage>>> = {
  [paths.privacy]: lazyPart(
    "content/legal/privacy.ts",
    async () => (await import("../../../content/legal/privacy.ts")).privacyPage,
  ),
  [paths.terms]: lazyPart(
    "content/legal/terms.ts",
    async () => (await import("../../../content/legal/terms.ts")).termsPage,
  ),
  [paths.accessibility]: lazyPart(
    "content/legal/accessibility.ts",
    async () => (await import("../../../content/legal/accessibility.ts")).accessibilityPage,
  ),
  [paths.cookies]: lazyPart(
    "content/legal/cookies.ts",
    async () => (await import("../../../content/legal/cookies.ts")).cookiesPage,
  ),
  [paths.disclaimer]: lazyPart(
    "content/legal/disclaimer.ts",
    async () => (await import("../../../content/legal/disclaimer.ts")).disclaimerPage,
  ),
};
