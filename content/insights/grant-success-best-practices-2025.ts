import { servicePath } from "../navigation.ts";
import type { InsightText } from "../types.ts";
import { cite, define } from "./cite.ts";
import { awardEnd, awardLimits } from "./shared-figures.ts";
import { sources } from "./sources.ts";

export default {
  updates: [
    {
      date: "2026-11-23",
      text:
        "Executive Order 14332 of August 7, 2025 directs agencies to allow termination for convenience in discretionary awards, where the law permits, and to prefer lower indirect cost rates where applicants are otherwise equal. It asks the Office of Management and Budget to limit indirect costs. Read the termination and cost terms of each award before you accept it.",
      source: sources.grantOversight,
    },
    {
      date: "2026-11-23",
      text:
        "On May 29, 2026 the Office of Management and Budget proposed to revise 2 CFR Part 200, including termination and cost principles. Comments closed on July 13, 2026. We have not confirmed whether a final rule has been published. Check the Federal Register before you rely on a figure below.",
      source: sources.proposedGuidance,
    },
    {
      date: "2026-11-23",
      text:
        "The remaining provisions at the Department of Health and Human Services took effect on October 1, 2025, under its interim final rule of October 2, 2024.",
      source: sources.healthAdoption,
    },
  ],
  inBrief: {
    changed:
      "The Uniform Guidance was revised: a higher audit threshold, a de minimis rate of up to 15 percent on a larger base, higher limits for equipment, supplies and fixed amount subawards.",
    who: "Recipients and subrecipients of federal awards; health funding changed in two steps.",
    by:
      "October 1, 2024 for new awards of most agencies; October 1, 2025 for the remaining provisions at Health and Human Services.",
  },
  content: {
    introduction:
      "This article follows one federal award from the notice to the closed file. The applicant is invented: a nonprofit that teaches job skills in three rural counties, with $2 million a year and a bookkeeper who leaves at five. The rules are real.",
    background: [
      "The ",
      define("Uniform Guidance", "uniform-guidance"),
      " changed on October 1, 2024, and several of the changes favor applicants who read them. Where our invented director decides something, the reason is given, so that you can decide differently.",
    ],
    sections: [
      {
        title: "January: what changed in the rules",
        items: [
          [
            { strong: "Audit." },
            " The ",
            define("single audit", "single-audit"),
            " threshold in ",
            cite("2 CFR Part 200", sources.uniformGuidance),
            " rose from $750,000 to $1,000,000 of federal spending, for fiscal years that begin on or after October 1, 2024.",
          ],
          [
            { strong: "Rate and base." },
            " Without a negotiated rate an organization may charge a ",
            define("de minimis rate", "de-minimis-rate"),
            " of up to 15 percent of ",
            define("modified total direct costs", "mtdc"),
            ". The old ceiling was 10. The base now includes the first $50,000 of each subaward, up from $25,000.",
          ],
          [
            { strong: "Equipment and supplies." },
            " The equipment threshold rose from $5,000 to $10,000 per unit, as did the limit for unused supplies at the end. If your own capitalization level is lower, it still applies.",
          ],
          [
            { strong: "Fixed amounts." },
            " ",
            define("Fixed amount subawards", "fixed-amount-subaward"),
            ", which pay for results instead of receipts, may reach $500,000 with the agency's approval, double the old limit. A ",
            define("pass-through entity", "pass-through-entity"),
            " can offer one; ask.",
          ],
        ],
        figure: awardLimits,
      },
      {
        title: "Which rulebook governs which award",
        items: [[
          "For most agencies the ",
          cite("revised text", sources.uniformGuidanceRule),
          " applies to awards issued on or after October 1, 2024, and to older awards when the agency amends them to say so.",
        ]],
        then: [
          [
            "The Department of Health and Human Services takes two steps. It ",
            cite("adopted only certain provisions", sources.healthAdoption),
            " on October 1, 2024, the limits named above among them; until the rest follows on October 1, 2025, its own 45 CFR Part 75 still governs everything else.",
          ],
          "Our director holds a labor award from 2023, a health award from last November, and wants a third. She keeps a register with one line per award: date, agency, rulebook, indirect rate, equipment threshold, approvals needed, reporting dates. Purchasing and payroll can see it. As long as older awards run, which will be several years for some, nobody has to guess.",
        ],
        figure: {
          kind: "path",
          caption: "The rulebook of an award, in early 2025",
          head: ["Question", "Yes", "No"],
          rows: [
            [
              "Was it issued before October 1, 2024 and not moved to the revised text since?",
              "The old text",
              null,
            ],
            [
              "Does it come from Health and Human Services?",
              "The adopted provisions of the revised text; 45 CFR Part 75 for everything else until October 1, 2025",
              "The revised text",
            ],
          ],
          sources: [sources.uniformGuidanceRule, sources.healthAdoption],
        },
      },
      {
        title: "February: one page on whether to apply",
        as: "checklist",
        items: [
          "Does our adopted plan already ask for this work? If we would not want it for half the money, the grant is steering us.",
          "Who manages it, who keeps the books, and how many hours do they have? If the answer is a new hire, how are the first three months covered?",
          "Most awards reimburse. What is the largest sum we will have advanced before the first payment, and is it available?",
          "Who won last time, for what, and how do we compare with them?",
          "On the day after the award ends, what continues, who pays, and what have we promised?",
        ],
      },
      {
        title: "March: the budget",
        as: "example",
        items: [[
          "Direct costs are $460,000. They include one vehicle at $20,000 and one subaward of $90,000. Under the old rules the base was $375,000: it excluded the vehicle and everything above $25,000 of the subaward. At 10 percent, ",
          define("indirect costs", "indirect-costs"),
          " were $37,500.",
        ]],
        then: [
          "Under the revised rules the base is $400,000: it excludes the vehicle and everything above $50,000 of the subaward. At 15 percent, indirect costs are $60,000. The $22,500 difference pays for the accounting, supervision and space that the program uses either way.",
          "When a county that passes along federal money offers the director 8 percent, she quotes section 200.414: a pass-through entity may not push an applicant below the rate unless a federal statute or regulation requires it. She asks for the regulation in writing.",
        ],
        figure: {
          kind: "bars",
          caption: "Indirect costs of one budget under both rulebooks",
          head: ["Rules", "Indirect costs"],
          rows: [
            ["Old: 10 percent of $375,000", "$37,500", 0, 37.5],
            [
              "Revised: 15 percent of $400,000",
              "$60,000",
              0,
              60,
            ],
            ["Left behind by the old figures", "$22,500", 37.5, 60],
          ],
          note: "Invented budget with direct costs of $460,000.",
        },
      },
      {
        title: "April: writing for the person who scores",
        items: [
          "The narrative uses the notice's own headings in the same order, so that a reviewer with a score sheet never has to search. Need is shown with data for the three counties, each with source and year; a national figure would say nothing about them. Every activity appears in the budget and every budget line in the narrative, and somebody who wrote neither checks both.",
        ],
        then: [
          "Outcomes have a baseline and a date on which they will be measured. The agency will hold the applicant to each sentence, so the director strikes two promises she could not keep. The application is filed two business days early, with a SAM.gov record renewed in February by one of the two people who hold the credentials.",
        ],
      },
      {
        title: "What Florida adds when state money joins",
        items: [
          [
            "State agreements divide the work into ",
            cite("quantifiable units", sources.stateAgreements),
            " with a minimum level of service, criteria for acceptance and financial consequences. Propose deliverables that you control.",
          ],
          [
            "The ",
            cite("Florida Single Audit Act", sources.singleAuditAct),
            " has its own threshold, $750,000 of state financial assistance. The federal change did not move it, so test both each year.",
          ],
          [
            "Service contracts with nonprofits must require documentation of ",
            cite("state funds used to pay officers and directors", sources.contractTerms),
            ". Have the figures ready before the agreement arrives.",
          ],
        ],
      },
      {
        title: "October: the first thirty days of the award",
        items: [
          "The terms are read aloud with program, finance and purchasing in one room, and the dates go into the register. Pay is charged from records of work performed, since a percentage fixed at budget time is an estimate that has to be corrected.",
        ],
        then: [
          [
            "Purchasing thresholds, quotes and the conflict-of-interest rule are on one page; a contract without competition gets its reason in writing on the day it is signed. The one ",
            define("subrecipient", "subrecipient"),
            " is checked in ",
            cite("SAM.gov", sources.registration),
            " and the ",
            cite("Federal Audit Clearinghouse", sources.auditClearinghouse),
            ", scored for risk, and visited on a schedule that fits the score.",
          ],
          "Client files sit behind multifactor sign-in, because the revised rules ask for reasonable cybersecurity measures as part of internal control.",
        ],
      },
      {
        title: "Every quarter: one page",
        items: [
          "Spending, deliverables and outcomes stand side by side. A gap of more than a tenth gets an explanation and a decision. In the second quarter the program coordinator resigns. Replacing a key person may need the agency's approval beforehand, so the director asks before she offers anyone the position; approval afterward would be a favor. She moves no budget line until the answer is in the file.",
        ],
      },
      {
        title: "The last ninety days",
        items: [[
          "New commitments stop. The subrecipient's report is collected, the ledger is reconciled to the claims, equipment and unused supplies are listed, and the final report is drafted while staff still remember. Recipients generally have 120 days after the ",
          define("period of performance", "period-of-performance"),
          " for their final reports and subrecipients 90, so ",
          define("closeout", "closeout"),
          " work that began three months before the end is finished without haste.",
        ]],
        figure: awardEnd,
      },
      {
        title: "If the answer had been no",
        items: [
          "The director would have asked for the scores and the comments, thanked the program officer, and held a half-hour review within two weeks.",
        ],
        then: [
          "Comments go into three piles: what we wrote badly, what we do not yet have, and what the funder no longer wants. The first is edited for the next round. The second becomes a task with an owner, such as a partner agreement, a baseline or a clean audit. The third says to look elsewhere.",
        ],
      },
      {
        title: "What to do now",
        items: [
          "This week, build the register and mark the rulebook for each award. This month, recalculate indirect recovery on every open proposal, and ask the auditor which threshold applies to your fiscal year. This quarter, give the next notice the one-page test.",
        ],
        then: [[
          "Our ",
          {
            text: "grant writing and management",
            href: servicePath("grant-writing-management"),
          },
          " team handles the application and the award, and our ",
          {
            text: "financial management",
            href: servicePath("financial-management-analysis"),
          },
          " team prepares rates, budgets and audit files.",
        ]],
      },
    ],
  },
} satisfies InsightText;
