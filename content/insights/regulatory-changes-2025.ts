import { servicePath } from "../navigation.ts";
import type { InsightText } from "../types.ts";
import { cite } from "./cite.ts";
import { in2025 } from "./regulatory-changes-2025/in-2025.ts";
import { inForce } from "./regulatory-changes-2025/in-force.ts";
import { webRules } from "./regulatory-changes-2025/web-rules.ts";
import { sources } from "./sources.ts";

export default {
  updates: [
    {
      date: "2026-11-23",
      text:
        "The Legislature passed Senate Bill 1134 on March 10, 2026, to take effect on January 1, 2027. We have not confirmed that it became law. It requires recipients of county and city contracts or grants to certify, before the award, that they do not and will not use those funds to require anyone to adopt, study or be taught diversity, equity and inclusion as the bill defines it.",
      source: sources.localContracts,
    },
    {
      date: "2026-11-23",
      text:
        "Executive Order 14332 of August 7, 2025 directs agencies to allow termination for convenience in discretionary awards, where the law permits, and to prefer lower indirect cost rates between equal applicants. Formula grants are outside it.",
      source: sources.grantOversight,
    },
    {
      date: "2026-11-23",
      text:
        "On May 29, 2026 the Office of Management and Budget proposed to revise 2 CFR Part 200, including termination and cost principles. We have not confirmed a final rule. Check the Federal Register before you rely on a threshold below.",
      source: sources.proposedGuidance,
    },
    {
      date: "2026-11-23",
      text:
        "GASB Statements No. 103 and 104 now apply: their first September year end was in 2026. Statement No. 105, on subsequent events, follows for years that begin after June 15, 2026.",
      source: sources.subsequentEvents,
    },
    {
      date: "2026-11-21",
      text:
        "By an interim final rule of April 20, 2026 the Justice Department moved the dates of its web rule: to April 26, 2027 for governments with 50,000 people or more, and to April 26, 2028 for smaller ones and all special districts. The standard is unchanged. We have not confirmed a final rule.",
      source: sources.webRuleDates,
    },
    {
      date: "2026-11-21",
      text:
        "By an interim final rule in force since May 7, 2026 the Department of Health and Human Services moved the dates of its own web rule: to May 11, 2027 for recipients with fifteen or more employees, and to May 10, 2028 for smaller ones. We have not confirmed a final rule.",
      source: sources.section504Dates,
    },
  ],
  inBrief: {
    changed:
      "Award rules, contract clauses, cybersecurity, wages, accounting and two federal web rules: in force already, or with a date set.",
    who:
      "State agencies, cities, counties, special districts, their contractors, and nonprofits with public money.",
    by: "Thirteen dates, and one since. Web rules moved to 2027 and 2028.",
  },
  content: {
    introduction: [
      "This calendar lists the main dates for Florida agencies, local governments and nonprofits in 2025 and the two years after, as they stood in early January 2025, and what work each one takes. Ask counsel how a rule applies to you.",
    ],
    sections: [
      {
        title: "The calendar on one page",
        items: [
          "Write an owner beside each line.",
        ],
        figure: {
          kind: "timeline",
          caption: "What applies, date by date",
          head: ["Date", "What applies from then on, or is due"],
          rows: [
            [
              "2024-07-01",
              "Contractors' affidavit on coercion; iron and steel in public works with state funds",
            ],
            ["2024-10-01", "Revised award rules at most agencies"],
            ["2025-01-01", "Cybersecurity standards in smaller counties and municipalities"],
            [
              "2025-07-01",
              "No renewals that open personal data to entities of foreign countries of concern",
            ],
            ["2025-09-30", "Minimum wage of $14.00"],
            [
              "2025-10-01",
              "Remaining award rules at Health and Human Services; GASB Statements No. 103 and 104, September year ends",
            ],
            ["2025-12-01", "First annual reports of special districts"],
            [
              "2026-09-30",
              "Minimum wage of $15.00; recovery funds spent in surface transportation and Title I projects",
            ],
            ["2026-12-31", "Other recovery funds spent"],
            [
              "2027-01-01",
              "Added since: contract and grant certification, if SB 1134 is law",
            ],
            [
              "2027-04-26",
              "Federal web rule: governments with 50,000 people or more",
              "2026-04-24",
            ],
            [
              "2027-05-11",
              "Section 504 web rule: recipients with fifteen or more employees",
              "2026-05-11",
            ],
            [
              "2028-04-26",
              "Federal web rule: smaller governments and special districts",
              "2027-04-26",
            ],
            ["2028-05-10", "Section 504 web rule: smaller recipients", "2027-05-10"],
          ],
          note: "As of January 6, 2025. Sources of later changes are above.",
        },
      },
      ...inForce,
      ...in2025,
      ...webRules,
      {
        title: "Later dates to enter now",
        items: [
          [
            { strong: "September 30, 2026." },
            " ",
            cite("Recovery funds", sources.recoveryFunds),
            " in surface transportation and community development (Title I) projects must be ",
            cite("spent", sources.recoveryDeadlines),
            ".",
          ],
          [
            { strong: "December 31, 2026." },
            " The last day to spend other State and Local Fiscal Recovery Funds that were obligated by the end of 2024.",
          ],
        ],
      },
      {
        title: "A register to hold it all, with an illustrative entry",
        as: "example",
        items: [
          "One spreadsheet is enough, with a row for each duty. Review it twenty minutes a month, and show the board.",
        ],
        figure: {
          kind: "table",
          caption: "A row, field by field",
          head: ["Field", "Entry"],
          rows: [
            ["Rule, with link", "Web rule, 28 CFR Part 35 subpart H"],
            ["Why it applies", "We are a county of 80,000"],
            ["Date", "April 26, 2027 (was April 24, 2026)"],
            ["Owner", "Communications director"],
            ["Proof", "Test reports for ten tasks"],
            ["Next step, due", "Vendor letters, June 12, 2026"],
            ["Cost", "$45,000"],
            ["Source last read", "May 4, 2026"],
          ],
          note: "Invented entry.",
        },
      },
      {
        title: "The first sixty days",
        items: [
          "By the end of January, build the register, fill every owner cell and print the incident page. By mid-February, finish the web inventory, send the vendor letters and add the contract clauses to your templates. By early March, present the register and its cost to the board before the budget calendar closes.",
        ],
        then: [[
          "Our ",
          {
            text: "compliance and risk",
            href: servicePath("compliance-risk-management"),
          },
          " and ",
          {
            text: "digital",
            href: servicePath("ai-solutions-digital-transformation"),
          },
          " teams can draft it with your staff.",
        ]],
      },
    ],
  },
} satisfies InsightText;
