/** Loads each legal page, by path, in the order of the footer: a file of its own in the browser. */
import { paths } from "../paths.ts";
import type { LegalPage } from "./legal-page.ts";

export const legalTexts: Readonly<Record<string, () => Promise<{ default: LegalPage }>>> = {
  [paths.privacy]: () => import("./privacy.ts"),
  [paths.terms]: () => import("./terms.ts"),
  [paths.accessibility]: () => import("./accessibility.ts"),
  [paths.cookies]: () => import("./cookies.ts"),
  [paths.disclaimer]: () => import("./disclaimer.ts"),
};
