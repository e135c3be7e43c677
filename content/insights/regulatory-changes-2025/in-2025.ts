import type { InsightSection } from "../../types.ts";
import { cite, define } from "../cite.ts";
import { sources } from "../sources.ts";

export const in2025: readonly InsightSection[] = [
  {
    title: "First quarter: pay, overtime and a policy on AI",
    short: "First quarter: pay, overtime",
    items: [
      [
        { strong: "Overtime." },
        " On November 15, 2024 a federal court in Texas set the 2024 overtime rule aside nationwide, and the salary level returned to $684 a week. The ",
        cite("Department of Labor", sources.overtime),
        " lists the current status.",
      ],
      [
        { strong: "Raises." },
        " Do not reverse one in haste. Check written promises and contracts. A job that fails the duties test earns overtime at any salary.",
      ],
      [
        { strong: "AI in agencies." },
        " Florida has no comprehensive statute. The ",
        cite("Government Technology Modernization Council", sources.technologyCouncil),
        ", created in 2024, studies how to buy and regulate new technologies, so proposals are likely.",
      ],
      [
        { strong: "Your own policy." },
        " Adopt two pages now, modeled on the ",
        cite("NIST AI Risk Management Framework", sources.riskFramework),
        ": permitted uses, forbidden data, human review, and an inventory. A prompt may be a disclosure, and a generated summary may be a public record.",
      ],
    ],
  },
  {
    title: "July 1: renewals and foreign countries of concern",
    short: "July 1: renewals",
    items: [[
      "From this day governmental entities may no longer extend or renew certain contracts that give ",
      cite("entities of foreign countries of concern", sources.foreignEntities),
      " access to personal identifying information. A vendor must sign an affidavit under section 287.138 before a new contract gives it such access, and from July 1 before a renewal does.",
    ]],
    then: [
      "Start in February: list the contracts that touch personal data and come up for renewal after July 1 and send the affidavit with the renewal notice.",
    ],
  },
  {
    title: "September 30: the minimum wage",
    items: [[
      "Florida's minimum wage rises from $13.00 to $14.00 an hour under ",
      cite("Article X, section 24", sources.minimumWage),
      " of the constitution, and to $15.00 a year later. Service contracts and grant budgets that cross the date should use it now.",
    ]],
  },
  {
    title: "October 1: accounting statements",
    items: [
      [
        cite("Statement No. 101", sources.compensatedAbsences),
        " covers years that began after December 15, 2023. Leave that is more likely than not to be used or paid is measured under one model.",
      ],
      [
        cite("Statement No. 102", sources.riskDisclosures),
        " is in force as well. A known concentration or constraint is disclosed when an event that could cause a substantial impact has begun or is more likely than not to begin within twelve months.",
      ],
      [
        cite("Statement No. 103", sources.reportingModel),
        " reaches the year that begins this October 1, for a September year end. It changes management's discussion and analysis.",
      ],
      [
        cite("Statement No. 104", sources.assetDisclosures),
        " applies to the same years. Lease, partnership and subscription assets stand apart; assets held for sale are disclosed.",
      ],
    ],
    figure: {
      kind: "table",
      caption: "Four statements of the Governmental Accounting Standards Board",
      head: ["Statement", "Years beginning after", "First September year end"],
      rows: [
        ["101, compensated absences", "December 15, 2023", "2025"],
        ["102, certain risk disclosures", "June 15, 2024", "2025"],
        ["103, reporting model", "June 15, 2025", "2026"],
        ["104, certain capital assets", "June 15, 2025", "2026"],
      ],
      sources: [
        sources.compensatedAbsences,
        sources.riskDisclosures,
        sources.reportingModel,
        sources.assetDisclosures,
      ],
    },
  },
  {
    title: "December 1: the first special district reports",
    short: "December 1: district reports",
    items: [[
      "A ",
      define("special district", "special-district"),
      " publishes its first annual report under ",
      cite("section 189.0694", sources.specialDistricts),
      " of the Florida Statutes, naming goals achieved and goals missed. Before the budget hearing, replace measures that have no figures.",
    ]],
  },
];
