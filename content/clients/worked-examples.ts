/**
 * One dated case for each situation, with bars on one scale where lengths differ. Organizations, dates and amounts are
 * invented; those that an article or an example page of the site has are the same there.
 */
import { sharedSources as sources } from "../insights/shared-sources.ts";
import type { Bars, Figure, Source } from "../types.ts";
import type { ClientSlug } from "./chooser.ts";
import { firstAward } from "./shown-example.ts";

/** @param origin the rule's source, or where the case is from */
function example(
  caption: string,
  head: Bars["head"],
  rows: Bars["rows"],
  origin: Source | string,
): Figure {
  const shown = { kind: "bars", caption, head, rows } as const;
  return typeof origin === "string" ? { ...shown, note: origin } : { ...shown, sources: [origin] };
}

/** Amounts that are nearly the same, or none: bars would show nothing. */
function amounts(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  note: string,
): Figure {
  return { kind: "table", caption, head, rows, note };
}

/** By the id of the situation. */
export const workedExamples: Record<ClientSlug, Record<string, Figure>> = {
  "local-government": {
    "audit-finding": example(
      "Eight weeks from a finding of March 14, 2025",
      ["Step and owner", "Due"],
      [
        ["Cause, rule and record: controller", "by March 21", 0, 7],
        ["The year's purchases tested again: procurement manager", "by April 11", 7, 28],
        ["Evidence to the auditor: finance director", "by May 9", 28, 56],
      ],
      "Our order of steps.",
    ),
    "recovery-funds": amounts(
      "Who pays for two plans examiners, plan of 2025",
      ["Who pays", "Each year"],
      [
        ["Cost of both, recurring", "$148,000"],
        ["From permit fees, Building Fund", "$148,000"],
        ["Left to fund", "$0"],
      ],
      "From the plan on our page of examples.",
    ),
    "unsolicited-proposal": amounts(
      "Thirty years of a garage, in dollars of January 2025",
      ["Way", "Total", "Beside a partnership"],
      [
        ["Partnership", "$40.9 million", "the basis"],
        ["Built by the county, overrun of 8 percent", "$40.9 million", "the same"],
        ["Built by the county, overrun of 12 percent", "$41.9 million", "$1.0 million more"],
      ],
      "From the article on partnerships.",
    ),
    departures: example(
      "Three months before a retirement on June 30, 2025",
      ["Work", "Time"],
      [
        ["List the tasks that only she can do", "April 1 to 14", 0, 14],
        ["A colleague watches each one", "April 15 to May 14", 14, 44],
        ["The colleague does each one, and she watches", "May 15 to June 30", 44, 91],
      ],
      "Our plan.",
    ),
  },
  nonprofits: {
    "grant-ends": example(
      "An award that ends on June 30, 2025",
      ["Work", "Time"],
      [
        ["No new commitments; reconcile, list property", "April 1 to June 30", 0, 91],
        ["Subrecipients' final reports", "by September 28", 91, 181],
        ["Our final reports", "by October 28", 91, 211],
      ],
      sources.uniformGuidance,
    ),
    "first-award": firstAward,
    "show-results": example(
      "A training program, from the baseline of 2024",
      ["Measure", "People"],
      [
        ["Job seekers without a certificate, 2024", "1,120", 0, 1_120],
        ["Hold one by June 30 of the second year", "180", 0, 180],
        ["Work in a job that asks for it", "120", 0, 120],
      ],
      "From the application on our page of examples.",
    ),
    storm: example(
      "Cash after a storm on September 1, 2024",
      ["Day", "Dollars"],
      [
        ["September 1", "$420,000", 0, 420],
        ["October 1, after claims stopped for a month", "$210,000", 0, 210],
        ["October 21, near day 51", "$0", 0, 0],
      ],
      "From the article on resilience.",
    ),
  },
  business: {
    "first-bid": example(
      "Two state purchases of March 2025, and the limit between them",
      ["Purchase", "Dollars"],
      [
        ["A survey: a quote is enough", "$28,000", 0, 28],
        ["Limit", "$35,000", 0, 35, true],
        ["A system: bids, proposals or negotiation", "$60,000", 0, 60],
      ],
      sources.purchasingCategories,
    ),
    "lost-award": example(
      "An award posted on Tuesday, March 4, 2025, at 10 a.m.",
      ["Step", "Due"],
      [
        ["Notice of protest", "Friday, March 7, 10 a.m.", 0, 3],
        ["Formal protest, with the bond", "Monday, March 17", 3, 13],
      ],
      sources.protests,
    ),
    affidavits: example(
      "One folder for a contract that starts on July 1, 2025",
      ["Statement and owner", "Lapses"],
      [
        ["Insurance certificate: office manager", "December 31, 2025", 0, 183],
        ["Accessibility report: product lead", "March 31, 2026", 0, 273],
        ["Affidavit on coercion: president", "renewal, July 1, 2026", 0, 365],
      ],
      sources.coercion,
    ),
    partnership: example(
      "Twelve weeks from a proposal of March 3, 2025",
      ["Work of the county", "Due"],
      [
        ["Log, comparator, decision memo", "by April 18", 0, 7],
        ["Summary of terms, first public meeting", "by May 2", 7, 9],
        ["Analysis, second meeting, finding, report", "by May 23", 9, 12],
      ],
      "Our plan. The law asks for the meetings, the finding and the report.",
    ),
  },
};
