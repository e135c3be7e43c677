/**
 * The worked example that the services page shows, and the labels of all of them. The page loads no other one.
 */
import { uniformGuidance } from "../insights/uniform-guidance.ts";
import type { Figure } from "../types.ts";

export const workedExampleLabels = {
  each: "Example",
  /** Once on a page, before all of them. */
  all: "In the examples, organizations, dates and amounts are invented.",
} as const;

export const firstAward: Figure = {
  kind: "bars",
  caption: "Indirect costs in a budget of March 2025",
  head: ["Rules", "Dollars"],
  rows: [
    ["Old: 10 percent of $375,000", "$37,500", 0, 37.5],
    ["Revised: 15 percent of $400,000", "$60,000", 0, 60],
    ["Left behind by the old figures", "$22,500", 37.5, 60, true],
  ],
  sources: [uniformGuidance],
};
