/** Alone, so that the services page loads no other source. */
import type { Source } from "../types.ts";

export const ecfr = "https://www.ecfr.gov/on/2025-01-20";

export const uniformGuidance: Source = {
  label: "2 CFR Part 200 (eCFR, January 20, 2025): uniform requirements for federal awards",
  href: `${ecfr}/title-2/subtitle-A/chapter-II/part-200`,
};
