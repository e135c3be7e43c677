/** The legal texts by path, as lazy chunks. */
import type { LegalPage } from "../../../content/legal/legal-page.ts";
import { paths } from "../../../content/paths.ts";
import { type LazyChunk, lazyChunk } from "../../runtime/lazy-chunk.ts";

const text = (path: string, load: () => Promise<{ default: LegalPage }>) =>
  [path, lazyChunk(`content/legal${path}.ts`, async () => (await load()).default)] as const;

export const legalTexts: Readonly<Record<string, LazyChunk<LegalPage>>> = Object.fromEntries([
  text(paths.privacy, () => import("../../../content/legal/privacy.ts")),
  text(paths.terms, () => import("../../../content/legal/terms.ts")),
  text(paths.accessibility, () => import("../../../content/legal/accessibility.ts")),
  text(paths.cookies, () => import("../../../content/legal/cookies.ts")),
  text(paths.disclaimer, () => import("../../../content/legal/disclaimer.ts")),
]);
