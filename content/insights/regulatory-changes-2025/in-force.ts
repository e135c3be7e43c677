import { paths } from "../../paths.ts";
import type { InsightSection } from "../../types.ts";
import { cite, define } from "../cite.ts";
import { sources } from "../sources.ts";

export const inForce: readonly InsightSection[] = [
  {
    title: "Already in force: award rules",
    items: [[
      "The revised ",
      cite("2 CFR Part 200", sources.uniformGuidance),
      " took effect on October 1, 2024 for most agencies. The Department of Health and Human Services ",
      cite("adopted only certain provisions", sources.healthAdoption),
      " that day, thresholds and rates among them, and applies the rest from October 1, 2025.",
    ]],
    then: [[
      "The ",
      define("single audit", "single-audit"),
      " threshold is $1,000,000 for fiscal years that begin on or after October 1, 2024, the ",
      define("de minimis", "de-minimis-rate"),
      " indirect rate is up to 15 percent, and the equipment threshold is $10,000.",
    ], [
      "If your purchasing manual, cost allocation plan and ",
      define("subrecipient", "subrecipient"),
      " agreement still quote the old figures, staff will follow it, and the auditor may hold you to your own stricter text. Our article on ",
      {
        text: "grant success in 2025",
        href: paths.insight("grant-success-best-practices-2025"),
      },
      " follows one award under both rules.",
    ]],
  },
  {
    title: "Already in force: contract clauses of 2024",
    short: "Already in force: contract clauses",
    items: [
      [
        { strong: "Coercion for labor or services." },
        " Since July 1, 2024, a nongovernmental entity that signs, renews or extends a contract with a governmental entity must give an ",
        cite("affidavit under section 787.06(13)", sources.coercion),
        ".",
      ],
      [
        { strong: "Vendor interests." },
        " Solicitations must state that the awarding body will not consider a vendor's ",
        cite("social, political or ideological interests", sources.vendorInterests),
        ". Review scoring sheets and sustainability questions against the text.",
      ],
      [
        { strong: "Employment eligibility." },
        " Public employers, contractors and subcontractors register with and use ",
        cite("E-Verify", sources.employmentEligibility),
        ". The contractor must obtain an affidavit from each subcontractor.",
      ],
      [
        { strong: "Iron and steel." },
        " Public works contracts with state funding carry the ",
        cite("domestic product requirement", sources.steel),
        " of 2024; each exception must be determined and recorded.",
      ],
    ],
  },
  {
    title: "January 1: cybersecurity reaches small governments",
    short: "January 1: cybersecurity",
    items: [[
      "Counties under 75,000 people and municipalities under 25,000 must by now have adopted ",
      cite("cybersecurity standards", sources.localCybersecurity),
      " consistent with generally accepted practice, such as the ",
      cite("NIST Cybersecurity Framework", sources.cyberFramework),
      ". The same section requires employees with network access to be trained within thirty days of hire and every year after that.",
    ]],
    then: [
      "Ransomware is reported within 12 hours of discovery, and other incidents at severity levels three to five within 48, to the state Cybersecurity Operations Center, the Cybercrime Office and the sheriff. An after-action report follows within a week of remediation.",
      [
        "Because ",
        cite("section 282.3186", sources.ransom),
        " forbids state agencies, counties and municipalities to pay a ransom, backups have become a legal question: a body that may not buy its data back must be able to restore it.",
      ],
    ],
    figure: {
      kind: "bars",
      caption: "How long an incident may go unreported",
      head: ["Incident", "From discovery"],
      rows: [
        ["Ransomware", "12 hours", 0, 12],
        [
          "Others at severity levels three to five",
          "48 hours",
          0,
          48,
        ],
      ],
      sources: [sources.localCybersecurity],
    },
  },
  {
    title: "What to have ready before the 12-hour clock starts",
    as: "checklist",
    items: [
      "One page on paper with phone numbers for the state center, the Cybercrime Office, the sheriff, the insurer and counsel.",
      "One person and two deputies who may file a report without asking permission.",
      "Three local examples for each severity level, agreed in advance between technology, legal and communications.",
      "One important system restored each quarter to separate equipment, and the time it took reported to the manager.",
    ],
  },
];
