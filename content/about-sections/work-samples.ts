/**
 * Two pages as a client would get them, each block beside the note that says how to check it. The
 * organizations and amounts are invented; the budget is that of the worked case in the grants
 * article (`grant-success-best-practices-2025`).
 */
import { sharedSources as sources } from "../insights/shared-sources.ts";
import { paths } from "../paths.ts";
import type { Source } from "../types.ts";

export interface SampleBlock {
  heading?: string;
  text?: string;
  rows?: readonly (readonly [item: string, amount: string])[];
  /** In the margin: how a reader checks the passage, or the row with that item. */
  notes: readonly { at: "heading" | "text" | { item: string }; text: string; source?: Source }[];
}

export interface SamplePage {
  title: string;
  /** Over the sheet. */
  document: string;
  blocks: readonly SampleBlock[];
}

const application: SamplePage = {
  title: "A page of a grant application",
  document: "Three-County Skills Project, application narrative, page 7",
  blocks: [
    {
      heading: "Criterion 2. Need for the project (20 points)",
      text:
        "Of 1,840 people who registered as job seekers in the three counties in 2024, 1,120 had no certificate beyond high school. In the same year, employers posted 640 jobs that ask for one.",
      notes: [{
        at: "heading",
        text:
          "Criterion: the heading repeats the notice's own words and points, so a reviewer with a score sheet finds the answer where it is asked for.",
      }, {
        at: "text",
        text:
          "Evidence: each number has a place and a year, and its file is listed in Attachment C. A national figure would say nothing about these counties.",
      }],
    },
    {
      text:
        "By June 30 of the second year, 180 people will hold a certificate and 120 of them will have a job that asks for it. Two trainers and one coordinator run the program.",
      notes: [{
        at: "text",
        text:
          "Promise: two numbers and a date. The agency will hold the applicant to the sentence, so the applicant promises nothing that staff could not deliver.",
      }],
    },
    {
      heading: "Budget for this criterion",
      rows: [
        ["Two trainers and one coordinator", "$270,000"],
        ["Materials and supplies", "$50,000"],
        ["Travel", "$30,000"],
        ["Training partner, subaward", "$90,000"],
        ["One vehicle", "$20,000"],
        ["Direct costs", "$460,000"],
        ["Indirect costs, 15 percent of $400,000", "$60,000"],
        ["Requested", "$520,000"],
      ],
      notes: [{
        at: { item: "Two trainers and one coordinator" },
        text:
          "Budget line: the people in the paragraph above are the first line here. The base for the rate leaves out the vehicle and the part of the subaward above $50,000.",
        source: sources.uniformGuidance,
      }],
    },
  ],
};

const plan: SamplePage = {
  title: "A page of a plan, with its budget line",
  document: "Example County, strategic plan 2025 to 2028, page 4",
  blocks: [
    {
      heading: "Goal 3. A building permit decision in 20 days",
      rows: [
        ["Owner", "Director, Building Services"],
        ["Measure", "Median days from a complete application to a decision"],
        ["Baseline", "34 days, October 2023 to September 2024"],
        ["Target", "20 days, by September 30, 2026"],
      ],
      notes: [{
        at: "heading",
        text:
          "Goal: one result that a resident would notice. Steps and committees are in the work plan, not here.",
      }, {
        at: { item: "Baseline" },
        text:
          "Measure: the baseline comes from the permit system, with the months it covers. The owner is a position, because people move on.",
      }],
    },
    {
      heading: "Budget line",
      rows: [
        ["Two plans examiners, recurring", "$148,000"],
        ["Paid from permit fees, Building Fund", "$148,000"],
        ["Left to fund", "$0"],
      ],
      notes: [{
        at: { item: "Paid from permit fees, Building Fund" },
        text:
          "Budget line: the cost recurs, so the source has to recur. A goal without this line is labeled an aspiration.",
      }],
    },
    {
      text: "To make room, paper applications end on March 31, 2025.",
      notes: [{
        at: "text",
        text: "Stop: every goal names what ends. Otherwise the plan is paid for in overtime.",
      }],
    },
  ],
};

export const workSamples = {
  title: "How to check our work",
  intro:
    "You do not need to know one of our clients to judge our work. Read these two pages as a reviewer or an auditor would; the numbered notes say what to look for, in our work and in anyone else's.",
  label: "Example: organizations, people and amounts are invented.",
  from: "Source:",
  pages: [application, plan],
  more: {
    title: "More to check",
    links: [
      {
        label: "The whole grant case, month by month",
        href: paths.insight("grant-success-best-practices-2025"),
      },
      { label: "How an engagement runs", href: paths.aboutSection("our-approach") },
      { label: "How we price", href: paths.faq },
    ],
  },
} as const;
