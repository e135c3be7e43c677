import { servicePath } from "../navigation.ts";
import type { InsightText } from "../types.ts";
import { cite, define } from "./cite.ts";
import { functionReady } from "./shared-figures.ts";
import { sources } from "./sources.ts";

export default {
  updates: [
    {
      date: "2026-11-23",
      text:
        "For disasters declared on or after January 6, 2025, FEMA applies version 5 of its Public Assistance guide. We have not confirmed later versions. Check the guide that your declaration names.",
      source: sources.publicAssistanceGuide,
    },
  ],
  inBrief: {
    changed:
      "Three hurricanes in one season tested every plan. Governments must also disclose certain financial concentrations and constraints, for years that began after June 15, 2024.",
    who:
      "Directors, boards and emergency staff of agencies, local governments and nonprofits in Florida.",
    by:
      "June 1, when the season opens: the list in March, signatures and contracts in April, exercises in May.",
  },
  content: {
    introduction:
      "Debby, Helene and Milton all reached Florida's Gulf coast between August and October 2024. Some organizations were serving people again within a day. Others waited weeks for a signature, a password or a payroll file. The same gaps open after a ransomware attack, a lost contract or the resignation of a key person.",
    background:
      "This article answers the questions that directors and board members ask after such a season. It ends with a plan for the ninety days before the next one opens on June 1.",
    sections: [
      {
        title: "How much should we try to protect?",
        items: [[
          "Ten things at most. Make a list of ",
          define("essential functions", "essential-function"),
          ": the few services whose interruption would harm people or break the law within days.",
        ]],
        then: [
          [
            "Florida's statute on ",
            cite("disaster preparedness plans", sources.disasterPlans),
            " asks state agencies to identify essential functions and personnel, lines of succession, delegations of authority, alternate facilities and vital records, and to test the plan. ",
            cite("FEMA's continuity guidance", sources.continuity),
            " follows the same outline and is free for any organization to use.",
          ],
          "A longer list only describes the organization. Keep cutting until the loss of any function that is left would be felt within days.",
        ],
      },
      {
        title: "What do we write down for each of them?",
        items: [
          "How long it may stop, in hours or days, with the reason: a person without medicine, a court date, a payday, a report with a deadline.",
          "Three people who can do it, by name, with phone numbers on paper. With fewer than three, training the next one is the first task of the plan.",
          "The room, system, vehicle, supplier and form it needs. Mark the item that could not be replaced within the time limit.",
          "One page on doing it by hand, and how paper records are entered later without losing or repeating any.",
          "The approvals, reports and meetings that are suspended meanwhile, and who may say so.",
        ],
        figure: functionReady,
      },
      {
        title: "Who may say yes when the director cannot be reached?",
        items: [
          "Anyone named in a signed delegation, once a clear event has occurred: a declared emergency, an evacuation order, the absence of the director for twelve hours. Give each delegation a limit in dollars and a date on which it ends.",
        ],
        then: [
          "Name three successors for every position that signs contracts, checks or payroll, and make sure the bank and the software list all of them. For boards, settle in advance how a meeting can be called and noticed on short notice and what the chair may do between meetings.",
          "Have counsel review the text in a calm month. Then try it: on an ordinary Tuesday, let the second successor sign a real purchase order while the director is out, and see whether the system accepts it.",
        ],
      },
      {
        title: "How much cash is enough?",
        items: [[
          "The Government Finance Officers Association advises general-purpose governments to keep an unrestricted general fund balance of ",
          cite("at least two months", sources.reserves),
          " of regular operating revenues or expenditures, and more where risks are higher. A coastal county or a nonprofit with two large funders has higher risks.",
        ]],
        then: [
          [
            "For governments, ",
            cite("GASB Statement No. 102", sources.riskDisclosures),
            " now adds a duty to disclose certain concentrations and constraints in years that began after June 15, 2024, which makes this a good year to write them down.",
          ],
          "Then ask how quickly the balance turns into cash. Reserves in restricted accounts or long investments will not meet a payroll in the second week.",
        ],
      },
      {
        title: "How long would ours last?",
        as: "example",
        items: [
          "This invented case shows how to test it. A nonprofit holds $420,000 in cash. Its costs are $300,000 a month, and grants reimburse most of them about 45 days after each claim.",
        ],
        then: [
          "A storm closes its offices. Claims stop for a month because the records are out of reach, while payroll and rent continue and emergency work adds $60,000. At the end of the first month the balance is $420,000 less $360,000, plus $150,000 received on an old claim: $210,000. In the second month nothing arrives, and costs are again $300,000. The money runs out near day 51.",
          "A remote copy of the claim files, a line of credit arranged in spring, or an advance clause in one large grant would each have closed the gap.",
        ],
        figure: {
          kind: "bars",
          caption: "Cash after the storm",
          head: ["Step", "Dollars"],
          rows: [
            ["Cash on the first day", "$420,000", 0, 420],
            ["Costs of the first month, with emergency work", "less $360,000", 60, 420],
            ["Received on an old claim", "plus $150,000", 60, 210],
            ["Cash after one month", "$210,000", 0, 210, true],
            ["Costs of the second month", "$10,000 a day: gone near day 51", 0, 210],
          ],
          note: "Invented figures.",
        },
      },
      {
        title: "What must be on file before a claim for federal aid?",
        as: "checklist",
        items: [
          [
            "Debris, repair and staffing contracts bid before the season under ",
            cite("2 CFR Part 200", sources.uniformGuidance),
            ", with federal clauses included. Competition is hard to show once the wind has passed.",
          ],
          "A daily record of who worked where, on what, with which machine, on the form you will submit.",
          [
            "Photographs and maintenance records of every site as it stands now. ",
            cite("FEMA Public Assistance", sources.publicAssistance),
            " pays for disaster damage, and you will need to show what existed before.",
          ],
          "Insurance claims filed promptly, with the correspondence. Federal aid may not pay for what insurance covers, and a missed policy deadline becomes your cost.",
        ],
      },
      {
        title: "What should we ask of technology?",
        items: [
          [
            { strong: "A decision." },
            " The ",
            cite("NIST Cybersecurity Framework 2.0", sources.cyberFramework),
            " of February 2024 put governance first among its six functions. Write down who accepts each risk, and when.",
          ],
          [
            { strong: "A sign-in that survives." },
            " Multifactor authentication for everyone, with a spare key for those whose phones may be lost or out of power.",
          ],
          [
            { strong: "A scan." },
            " CISA scans the internet-facing systems of public bodies and other critical organizations ",
            cite("at no charge", sources.cyberHygiene),
            ". Give one person the duty to read the weekly report.",
          ],
          [
            { strong: "A copy." },
            " State agencies, counties and municipalities in Florida ",
            cite("may not pay a ransom", sources.ransom),
            ". Keep one backup that the network cannot reach, and restore from it each quarter.",
          ],
        ],
      },
      {
        title: "What do staff need in order to come to work?",
        items: [
          "Ask each of them before the season: child care, transportation, medicine, a place for an elderly parent or a pet. Decide which of those the organization can provide and which affect the duty roster.",
        ],
        then: [
          "Use two ways to reach everyone, one of which works without the office network, and test both on an ordinary Sunday. Set a limit on consecutive shifts and keep it. After the event, hold a short conversation in each team about what was hard, and offer counseling without paperwork. The people who leave in the following spring are often those who carried the most.",
        ],
      },
      {
        title: "How often should we exercise, and on what?",
        items: [
          "Once a quarter, for forty minutes: one function, one failure, the people who would be on duty. Ask the most experienced person to stay silent, and note what the others cannot find or decide. Do one thing for real each time, such as calling the list, restoring a file, opening the alternate site or running payroll from the second location.",
        ],
        then: [
          "Write down at most three findings with an owner and a date, and begin the next exercise by checking them. The manager attends that part. A yearly production with name tags takes a week to prepare and tends to test the script; four short ones test the people, and the questions they leave open are small enough to be answered before the next.",
        ],
      },
      {
        title: "Which controls may we relax?",
        items: [[
          "Decide that in advance too, because emergencies attract error and fraud. The federal ",
          cite("Green Book", sources.greenBook),
          " is written for federal agencies, but state and local governments and nonprofits may adopt it.",
        ]],
        then: [
          "Four controls should stay whatever happens: two people for every payment, a price check from a second source, a written reason for each purchase without competition, and a daily list of spending reviewed by someone outside the operation. Test a sample within sixty days, and correct what you find before an auditor does.",
        ],
      },
      {
        title: "We have a binder. Is that enough?",
        items: [
          "Open it and look for three things. Does each role have a page of its own that somebody could follow at night? Does the binder say how many of your supplier's customers get generators before you do? And does the plan cover the loss of people, places, systems and money from any cause, or only the last flood? A plan for high water does not help when the payroll vendor goes down.",
        ],
      },
      {
        title: "What can we finish before June 1?",
        as: "checklist",
        items: [
          "In March, cut the list to ten or fewer, write the five lines for each, and run the cash test with your own figures.",
          "In April, sign delegations, update the bank, open bids for emergency contracts, restore one backup, and ask staff what they need.",
          [
            "In May, hold two small exercises, photograph sites and print the pages. Our ",
            {
              text: "organizational development",
              href: servicePath("organizational-development"),
            },
            " and ",
            {
              text: "compliance and risk",
              href: servicePath("compliance-risk-management"),
            },
            " teams can lead the exercises or review the result.",
          ],
        ],
      },
    ],
  },
} satisfies InsightText;
