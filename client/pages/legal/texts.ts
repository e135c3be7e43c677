/** The legal pages' texts by path, each fetched only where it is read. */
import type { LegalPage } from "../../../content/legal/legal-page.ts";
import { paths } from "../../../content/paths.ts";
import { keptText, type LazyPart } from "../../lazy.ts";

const text = (path: string, load: () => Promise<{ default: LegalPage }>) =>
  [path, keptText(`content/legal${path}.ts`, load)] as const;

export const legalTexts: Readonly<Record<string, LazyPart<LegalPage>>> = Object.fromEntries([
  text(paths.privacy, () => import("../../../content/legal/privacy.ts")),
  text(paths.terms, () => import("../../../content/legal/terms.ts")),
  text(paths.accessibility, () => import("../../../content/legal/accessibility.ts")),
  text(paths.cookies, () => import("../../../content/legal/cookies.ts")),
  text(paths.disclaimer, () => import("../../../content/legal/disclaimer.ts")),
]);
