import { paths } from "../paths.ts";
import type { InsightText } from "../types.ts";
import { cite, sources } from "./sources.ts";

export const grantSuccessBestPractices2025: InsightText = {
  content: {
    introduction: [
      "An award letter is the start of the work, not the end of it. A grant succeeds when the service is delivered, every dollar is accepted and the file closes without a finding. That is decided early: by the choice to apply, the budget you ask for and the controls you have on the first day. The federal rules changed on October 1, 2024, and several changes favor applicants who read them. This article sets out what changed, what Florida adds, and the habits that carry an award from notice to closeout.",
    ],
    sections: [
      {
        title: "What the 2024 revision changed",
        items: [
          [
            { strong: "Audit." },
            " The single audit threshold in ",
            cite("2 CFR part 200", sources.uniformGuidance),
            " rose from $750,000 to $1,000,000 of federal spending, for fiscal years that begin on or after October 1, 2024.",
          ],
          [
            { strong: "Indirect costs." },
            " An organization without a negotiated rate may charge a de minimis rate of up to 15 percent of modified total direct costs. The old ceiling was 10 percent.",
          ],
          [
            { strong: "The base." },
            " Modified total direct costs now include the first $50,000 of each subaward, up from $25,000. A rate on a larger base recovers more.",
          ],
          [
            { strong: "Equipment and supplies." },
            " The equipment threshold rose from $5,000 to $10,000 per unit, as did the limit for unused supplies at closeout. Your own lower capitalization level still binds you.",
          ],
          [
            { strong: "Fixed amount subawards." },
            " With prior approval of the agency, a pass-through may issue them up to $500,000, double the old limit. Payment follows results instead of receipts.",
          ],
        ],
      },
      {
        title: "Two rulebooks at once",
        items: [[
          "The ",
          cite("revised text", sources.uniformGuidanceRule),
          " applies to awards issued on or after October 1, 2024, and to older awards when the agency amends them to say so. For the next few years most organizations will run both sets of rules side by side. Keep a register with one line per award: date, rulebook, indirect rate, equipment threshold, prior approvals needed, reporting dates. Put the register where purchasing and payroll can see it. Do not let a supervisor guess, and do not apply a new threshold to an old award because it is convenient. When a pass-through entity sends an amendment, ask which version it invokes and file the answer with the agreement.",
        ]],
      },
      {
        title: "Decide whether to apply: a one-page test",
        items: [
          [
            { strong: "Fit." },
            " Does our adopted plan already ask for this work? If we would not want it at half the price, the grant is steering us.",
          ],
          [
            { strong: "Capacity." },
            " Name the manager, the accountant and the hours they have. If the answer is a new hire, show how the first three months will be covered.",
          ],
          [
            { strong: "Cash." },
            " Most awards reimburse. Calculate the largest amount we will have advanced before the first payment, and ask the finance office whether it is available.",
          ],
          [
            { strong: "Odds." },
            " Who won last time, for what, and how do we compare with them? A refusal costs staff weeks that another program could have used.",
          ],
          [
            { strong: "Afterlife." },
            " On the day after the award ends, what continues, who pays, and what have we promised the funder or the public about it?",
          ],
        ],
      },
      {
        title: "Ask for the cost you really have: an illustrative budget",
        items: [
          "A nonprofit plans direct costs of $460,000. They include one vehicle at $20,000 and one subaward of $90,000. Under the old rules the base excluded the vehicle and everything above $25,000 of the subaward: $375,000. At 10 percent, indirect costs were $37,500. Under the revised rules the base excludes the vehicle and everything above $50,000 of the subaward: $400,000. At 15 percent, indirect costs are $60,000. The $22,500 between them pays for the accounting, supervision and space that the program uses either way. A pass-through entity may not push you below the de minimis rate unless a federal statute or regulation does. If it tries, quote section 200.414 and ask for the rule in writing.",
        ],
      },
      {
        title: "Write for the person who scores",
        items: [
          [
            { strong: "Follow the criteria." },
            " Use the notice's own headings in its own order. A reviewer with a score sheet should never have to search for the answer to a question.",
          ],
          [
            { strong: "Prove the need locally." },
            " Use data for the place and people you serve, with the source and year. A national figure tells the reviewer nothing about you.",
          ],
          [
            { strong: "Let the budget tell the same story." },
            " Every activity in the narrative appears in the budget, and every budget line in the narrative. Have someone who wrote neither check both.",
          ],
          [
            { strong: "Promise what you can count." },
            " State outcomes with a baseline and the date on which you will measure. An agency will hold you to each sentence, so write sentences you can keep.",
          ],
        ],
      },
      {
        title: "What Florida adds",
        items: [
          [
            { strong: "Deliverables." },
            " State agreements must divide the work into ",
            cite("quantifiable units", sources.stateAgreements),
            " with a minimum level of service, criteria for acceptance and financial consequences. Propose deliverables that you control.",
          ],
          [
            { strong: "State single audit." },
            " The ",
            cite("Florida Single Audit Act", sources.singleAuditAct),
            " has its own threshold, $750,000 of state financial assistance. The federal change did not move it, so test both each year.",
          ],
          [
            { strong: "Executive pay." },
            " Service contracts with nonprofits must require documentation of ",
            cite("state funds used to pay officers and directors", sources.contractTerms),
            ". Have the figures ready before the agreement arrives.",
          ],
        ],
      },
      {
        title: "Controls to have on the first day",
        items: [
          [
            { strong: "Time." },
            " Charge pay to awards from records of work performed. A percentage fixed at budget time is an estimate and has to be corrected.",
          ],
          [
            { strong: "Purchasing." },
            " Write down the thresholds, the quotes required and the conflict-of-interest rule. Document the reason for every contract without competition at the time, not at the audit.",
          ],
          [
            { strong: "Subrecipients." },
            " Check SAM.gov and the ",
            cite("Federal Audit Clearinghouse", sources.auditClearinghouse),
            ", score the risk, and set monitoring to match it. Keep the evidence of each visit and call.",
          ],
          [
            { strong: "Data." },
            " The revised rules ask for reasonable cybersecurity measures as part of internal control. Limit access to client files, use multifactor sign-in, and know where exports go.",
          ],
        ],
      },
      {
        title: "Pitfalls",
        items: [
          [
            { strong: "A lapsed registration." },
            " An entity's ",
            cite("SAM.gov", sources.registration),
            " record must be renewed every year. Renew sixty days early, with two people who hold the credentials.",
          ],
          [
            { strong: "Late changes." },
            " A new key person, a moved budget line or a longer period may need prior approval. Ask before the change; approval afterward is a favor.",
          ],
          [
            { strong: "Closeout by surprise." },
            " Recipients generally have 120 days after the period of performance for final reports, subrecipients 90. Start the closeout list three months before the end.",
          ],
        ],
      },
      {
        title: "A calendar for one award",
        items: [
          [
            { strong: "Before the notice." },
            " Registration current, partners agreed, data on file, match identified. Notices are generally open for at least sixty days, and the first thirty go quickly.",
          ],
          [
            { strong: "First thirty days of the award." },
            " Read the terms aloud with program, finance and purchasing. Enter dates in the register. Hold the first subrecipient call.",
          ],
          [
            { strong: "Every quarter." },
            " Compare spending, deliverables and outcomes on one page. A gap of more than a tenth gets an explanation and a decision.",
          ],
          [
            { strong: "Last ninety days." },
            " Stop new commitments, collect subrecipient reports, reconcile the ledger to the claims, list equipment and supplies, and draft the final report while staff still remember.",
          ],
        ],
      },
      {
        title: "When the answer is no",
        items: [
          "Ask for the scores and the comments, thank the program officer, and hold a half-hour review within two weeks. Sort the comments into three piles: what we wrote badly, what we do not yet have, and what the funder no longer wants. The first pile is edited for the next round. The second becomes a task with an owner, such as a partner agreement, a baseline or a clean audit. The third tells you to look elsewhere. Save the narrative, budget and data in one folder per theme so that the next application starts from the best paragraph instead of a blank page.",
        ],
      },
      {
        title: "Where to begin",
        items: [[
          "This week, build the register of awards and mark the rulebook for each. This month, recalculate your indirect recovery on every open proposal, and ask the auditor which threshold applies to your fiscal year. This quarter, put the one-page test in front of the next notice and let it say no at least once. Our ",
          {
            text: "grant writing and management",
            href: paths.service("grant-writing-management"),
          },
          " team works on both halves, and our ",
          {
            text: "financial management",
            href: paths.service("financial-management-analysis"),
          },
          " team prepares rates, budgets and audit files.",
        ]],
      },
    ],
  },
  sources: [
    sources.uniformGuidance,
    sources.uniformGuidanceRule,
    sources.stateAgreements,
    sources.singleAuditAct,
    sources.contractTerms,
    sources.auditClearinghouse,
    sources.registration,
  ],
};
