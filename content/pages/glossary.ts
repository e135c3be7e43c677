/** Words of grants, purchasing and public contracts, each as its source defines it. */
import { sources } from "../insights/sources.ts";
import type { Source } from "../types.ts";

interface Term {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** How articles write it; the first is what they are searched for. */
  written: readonly string[];
  definition: string;
  source: Source;
}

/** In the order of the alphabet. */
export const terms = [
  {
    id: "availability-payment",
    name: "Availability payment",
    written: ["availability payment", "availability contract"],
    definition:
      "A regular payment by a government to an operator that keeps an asset open and in the agreed condition, less deductions when it does not. The operator carries the risk of construction and upkeep; the government carries the risk that few people use it.",
    source: sources.partnershipAccounting,
  },
  {
    id: "closeout",
    name: "Closeout",
    written: ["closeout"],
    definition:
      "The steps by which an agency confirms that the work and the administrative duties under an award are complete. Recipients generally have 120 days after the period of performance for their final reports, subrecipients 90.",
    source: sources.uniformGuidance,
  },
  {
    id: "competitive-solicitation",
    name: "Competitive solicitation",
    written: ["competitive solicitation"],
    definition:
      "A request for competing sealed bids, proposals or replies. State agencies choose among an invitation to bid, a request for proposals and an invitation to negotiate.",
    source: sources.purchasingDefinitions,
  },
  {
    id: "de-minimis-rate",
    name: "De minimis rate",
    written: ["de minimis"],
    definition:
      "A rate of up to 15 percent of modified total direct costs that an organization without a current negotiated rate may charge for indirect costs. No documentation is needed to justify it. Until October 2024 the ceiling was 10 percent.",
    source: sources.uniformGuidance,
  },
  {
    id: "essential-function",
    name: "Essential function",
    written: ["essential function"],
    definition:
      "A service or task that must continue, or resume within hours or days, whatever else stops. Continuity plans name the people, places, systems and records that each one needs.",
    source: sources.continuity,
  },
  {
    id: "fixed-amount-subaward",
    name: "Fixed amount subaward",
    written: ["fixed amount subaward"],
    definition:
      "A subaward that pays for results, not receipts. With the agency's prior approval a pass-through entity may issue one of up to $500,000.",
    source: sources.uniformGuidance,
  },
  {
    id: "indirect-costs",
    name: "Indirect costs",
    written: ["indirect cost"],
    definition:
      "Costs that serve several programs at once and cannot readily be assigned to one, such as accounting, supervision, rent and insurance. An award pays its share through a rate.",
    source: sources.uniformGuidance,
  },
  {
    id: "mtdc",
    name: "Modified total direct costs (MTDC)",
    written: ["modified total direct cost", "MTDC"],
    definition:
      "The base to which an indirect rate is applied: salaries, wages and fringe benefits, materials, supplies, services, travel, and up to the first $50,000 of each subaward. Equipment, capital expenditures, rent, tuition, patient care, participant support and the rest of each subaward are excluded.",
    source: sources.uniformGuidance,
  },
  {
    id: "pass-through-entity",
    name: "Pass-through entity",
    written: ["pass-through"],
    definition:
      "A recipient that passes part of its award to a subrecipient, such as a state department that funds county programs with federal money. It sets conditions, monitors the work and is accountable for the money.",
    source: sources.uniformGuidance,
  },
  {
    id: "period-of-performance",
    name: "Period of performance",
    written: ["period of performance"],
    definition:
      "The time between the start and the end date of an award. As a rule only costs incurred within it can be charged.",
    source: sources.uniformGuidance,
  },
  {
    id: "qualifying-project",
    name: "Qualifying project",
    written: ["qualifying project"],
    definition:
      "A project that a Florida local government may build or run through a public-private partnership: a facility that serves a public purpose, an improvement to a building used mainly by a public entity or the public, or a water, wastewater or surface water facility.",
    source: sources.partnerships,
  },
  {
    id: "responsible-public-entity",
    name: "Responsible public entity",
    written: ["responsible public entity"],
    definition:
      "The county, municipality, school district, special district or other local body that may enter into a public-private partnership and signs for it.",
    source: sources.partnerships,
  },
  {
    id: "single-audit",
    name: "Single audit",
    written: ["single audit"],
    definition:
      "One audit of an organization's financial statements and of its federal awards together. The threshold is federal spending of $1,000,000 in a fiscal year that began on or after October 1, 2024, and was $750,000 before. Florida has its own threshold for state assistance, $750,000.",
    source: sources.uniformGuidance,
  },
  {
    id: "special-district",
    name: "Special district",
    written: ["special district"],
    definition:
      "A unit of local government created within a limited boundary, for one purpose or a few, such as drainage, fire protection, a hospital or community development.",
    source: sources.districtDefinitions,
  },
  {
    id: "subrecipient",
    name: "Subrecipient",
    written: ["subrecipient"],
    definition:
      "An organization that carries out part of a federal program with money from a pass-through entity, and is bound by the program's rules. A contractor, by contrast, sells goods or services.",
    source: sources.uniformGuidance,
  },
  {
    id: "sunshine-law",
    name: "Sunshine Law",
    written: ["Sunshine Law"],
    definition:
      "Florida's open-meetings statute: meetings of two or more members of a board about business that may come before it must be noticed, open to the public and recorded in minutes.",
    source: sources.sunshine,
  },
  {
    id: "uniform-guidance",
    name: "Uniform Guidance",
    written: ["Uniform Guidance"],
    definition:
      "The common rules for federal awards in 2 CFR Part 200: administration, cost principles and audit. The Office of Management and Budget revised them in April 2024 and proposed another revision on May 29, 2026.",
    source: sources.uniformGuidanceRule,
  },
  {
    id: "uei",
    name: "Unique Entity Identifier (UEI)",
    written: ["Unique Entity Identifier", "UEI"],
    definition:
      "The identifier of an organization in federal systems, assigned without charge in SAM.gov. It replaced the DUNS number in April 2022.",
    source: sources.registration,
  },
  {
    id: "unsolicited-proposal",
    name: "Unsolicited proposal",
    written: ["unsolicited proposal"],
    definition:
      "A plan for a qualifying project that a private entity brings to a government on its own initiative, with costs, payments, financing, deliverables and a schedule.",
    source: sources.partnershipAct,
  },
  {
    id: "wcag",
    name: "WCAG 2.1, Level AA",
    written: ["WCAG"],
    definition:
      "The version and level of the Web Content Accessibility Guidelines that federal rules require for the websites and apps of governments and of recipients of health funding.",
    source: sources.webRule,
  },
] as const satisfies readonly Term[];

export type TermId = (typeof terms)[number]["id"];

export const glossaryPage = {
  meta: {
    title: "Glossary of grants and public contracts",
    description:
      "Plain definitions, with sources, of terms in grants, purchasing and public contracts: MTDC, de minimis, single audit, qualifying project and more.",
  },
  title: "Glossary",
  intro: "Plain definitions of terms in our articles, each with the law or standard it comes from.",
  asOf:
    "Amounts and dates are as of January 2025; a revision of 2 CFR Part 200 was proposed on May 29, 2026, and we have not confirmed whether it is final.",
  contents: "Terms",
  byLetter: "Terms by letter",
  source: "Source",
};
