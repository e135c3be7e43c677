/**
 * The worked example that the services page shows, and the labels of all of them. The page loads no other one.
 */
import { sharedSources as sources } from "../insights/shared-sources.ts";
import { serviceLinks, type serviceNames } from "../navigation.ts";
import { paths } from "../paths.ts";
import type { Figure } from "../types.ts";
import { clients } from "./chooser.ts";

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
  sources: [sources.uniformGuidance],
};

const serviceLink = (name: (typeof serviceNames)[number]) =>
  serviceLinks.find(({ label }) => label === name)!;

/** On the services page. */
export const shownExample = {
  label: "One question, worked through",
  title: `“${clients.nonprofits.situations["first-award"]}.”`,
  text:
    "The budget still follows the old rules. Under the revised ones both the rate and its base are larger, and the difference pays for the accounting, supervision and space that the program uses either way.",
  links: [
    serviceLink("Grant Writing & Management"),
    serviceLink("Compliance & Risk Management"),
    { label: "The whole case", href: paths.insight("grant-success-best-practices-2025") },
  ],
};
