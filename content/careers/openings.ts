/** The openings (SPEC §9), each with the text of its own page. */
import type { PageMeta } from "../types.ts";
import { type OpeningInBrief, openingsInBrief } from "./openings-in-brief.ts";

export interface Opening extends OpeningInBrief {
  meta: PageMeta;
  summary: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
}

export const openings: readonly Opening[] = [
  {
    ...factsOf("senior-strategic-consultant"),
    meta: {
      title: "Senior Strategic Consultant, Florida",
      description:
        "Lead planning engagements for agencies and nonprofits from first interviews to an adopted plan. Full-time, 5+ years of experience.",
    },
    summary:
      "You lead planning engagements for state agencies, local governments and nonprofits, from the first interviews to the adopted plan and its first year of reporting. You serve two or three clients at a time, guide one or two analysts, and have the support of one of the firm's leaders.",
    responsibilities: [
      "Plan and lead engagements of three to nine months, and own their scope, budget and schedule",
      "Read statutes, budgets, audits and performance data, and turn them into findings a board can use",
      "Facilitate workshops with executives, front-line staff and residents",
      "Write plans, option papers and board presentations that survive questions in public",
      "Review the work of analysts and help them grow",
      "Take part in proposals, including scope and price",
    ],
    qualifications: [
      "5+ years in consulting, public administration or nonprofit management",
      "Plans or policies of your own that were adopted and carried out",
      "Clear, economical writing; we ask for a sample",
      "Ease with budgets and performance measures",
      "Willingness to travel in Florida about four days a month",
    ],
  },
  {
    ...factsOf("grant-writing-specialist"),
    meta: {
      title: "Grant Writing Specialist, remote",
      description:
        "Find, write and win federal, state and foundation grants with public and nonprofit clients. Full-time, remote, 3+ years of experience.",
    },
    summary:
      "You take an application from the notice of funding to the submitted package and, when it is won, help the client set up the files that will carry it through the audit. You work with program staff who know the need and finance staff who know the numbers.",
    responsibilities: [
      "Screen federal, state and foundation notices against each client's plan and capacity",
      "Build compliance matrices and calendars for every application",
      "Write narratives, logic models and evaluation plans with the client's staff",
      "Prepare budgets and justifications together with our financial analysts",
      "Submit through Grants.gov and state portals, with time to spare",
      "Hand over award files: terms, reporting dates, procurement and time records",
    ],
    qualifications: [
      "3+ years of grant writing for public bodies or nonprofits",
      "At least two awarded applications in which you wrote the main narrative",
      "Working knowledge of 2 CFR Part 200",
      "Reliable habits with deadlines and version control",
    ],
  },
  {
    ...factsOf("financial-analyst"),
    meta: {
      title: "Financial Analyst, Tallahassee",
      description:
        "Build budgets, forecasts and cost studies for public and nonprofit clients from our Tallahassee office. Full-time, 2+ years of experience.",
    },
    summary:
      "You build the budgets, forecasts and cost studies on which our recommendations rest. Your models are read by finance directors, auditors and board members, so they have to be right and also easy to follow.",
    responsibilities: [
      "Prepare multi-year forecasts with stated assumptions and sensitivity tests",
      "Analyze costs, fees and indirect rates for agencies and nonprofits",
      "Reconcile grant budgets with ledgers and prepare reimbursement files",
      "Review internal controls and help clients answer audit findings",
      "Present results in tables and charts that non-specialists can read",
    ],
    qualifications: [
      "2+ years in finance, budget or audit, with government or nonprofit experience a plus",
      "Degree in accounting, finance, economics or public administration, or equivalent practice",
      "Strong spreadsheet skills and a habit of documenting models",
      "Familiarity with fund accounting, or the willingness to learn it quickly",
    ],
  },
  {
    ...factsOf("project-manager"),
    meta: {
      title: "Project Manager, remote",
      description:
        "Keep consulting projects on scope, on time and on budget across several clients. Remote, full-time or contract, 4+ years of experience.",
    },
    summary:
      "You keep several client projects moving at once: scope, schedule, risks, money and the small promises made in meetings. You report early when something slips, with a plan to recover.",
    responsibilities: [
      "Set up work plans, risk registers and decision logs that teams actually use",
      "Run weekly reviews with clients and consultants, and write the notes the same day",
      "Track hours, invoices and grant-related time records",
      "Coordinate vendors and technology changes with the client's own project office",
      "Prepare status reports fit for a public agenda",
    ],
    qualifications: [
      "4+ years managing projects with several parties and a fixed budget",
      "Experience with public procurement or grant-funded work",
      "Plain writing and steady facilitation, online as well as in person",
      "PMP or a comparable certification is welcome but not required",
    ],
  },
];

function factsOf(slug: string): OpeningInBrief {
  const facts = openingsInBrief.find((opening) => opening.slug === slug);
  if (!facts) {
    throw new Error(
      `Missing step: content/careers/openings-in-brief.ts has the facts of ${slug}, or openings.ts loses its text`,
    );
  }
  return facts;
}
