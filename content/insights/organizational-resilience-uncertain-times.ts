import { paths } from "../paths.ts";
import type { InsightText } from "../types.ts";
import { cite, sources } from "./sources.ts";

export const organizationalResilienceUncertainTimes: InsightText = {
  content: {
    introduction: [
      "Debby, Helene and Milton all reached Florida's Gulf coast between August and October 2024. Some organizations were serving people again within a day. Others waited weeks for a signature, a password or a payroll file. The difference was seldom courage or equipment. It lay in decisions made months before: which services come first, who may decide, where the records are, how long the cash lasts. Storms are the most visible test in Florida, but the same few capacities carry an organization through a ransomware attack, a lost contract or the resignation of a key person. This article names those capacities, says how to build each one, and ends with ninety days of work that can be finished before the next season opens on June 1.",
    ],
    sections: [
      {
        title: "Resilience is a short list",
        items: [[
          "An organization that tries to protect everything protects nothing in particular. Resilience begins with a list of essential functions: the few services whose interruption would harm people or break the law within days. Florida's statute on ",
          cite("disaster preparedness plans", sources.disasterPlans),
          " asks state agencies to identify essential functions and personnel, lines of succession, delegations of authority, alternate facilities and vital records, and to test the plan. ",
          cite("FEMA's continuity guidance", sources.continuity),
          " follows the same outline and is free for any organization to use. If your list has more than ten entries, it is a description of the organization. Keep cutting until each function has a person who would be missed by tomorrow.",
        ]],
      },
      {
        title: "For each essential function, write five lines",
        items: [
          [
            { strong: "How long it may stop." },
            " State the limit in hours or days, with the reason: a person without medicine, a court date, a pay day, a reporting duty with a deadline.",
          ],
          [
            { strong: "Who can do it." },
            " Three names, not titles, with telephone numbers on paper. If there are fewer than three, training the next one is the first task of the plan.",
          ],
          [
            { strong: "What it needs." },
            " The room, the system, the vehicle, the supplier, the form. Mark the item that could not be replaced within the time limit.",
          ],
          [
            { strong: "How it works by hand." },
            " A one-page procedure for running without the network, and a way to enter the paper records later without losing or repeating any.",
          ],
          [
            { strong: "What may be set aside." },
            " The approvals, reports and meetings that are suspended while the function runs in emergency mode, and who may say so.",
          ],
        ],
      },
      {
        title: "Authority that does not wait",
        items: [
          "Most lost hours in an emergency are spent looking for someone who may say yes. Write delegations of authority that take effect on a clear event, such as a declared emergency, an evacuation order or the absence of the director for twelve hours. Give each delegation a limit in dollars and a date on which it ends. Name three successors for every post that signs contracts, checks or payroll, and make sure the bank and the software know all of them. For boards, settle in advance how a meeting can be called and noticed on short notice and what the chair may do between meetings. Have counsel review the text in a calm month, because no one reviews anything carefully in a storm.",
        ],
      },
      {
        title: "Money: reserves and the first sixty days",
        items: [[
          "The Government Finance Officers Association advises general-purpose governments to keep unrestricted fund balance in the general fund of ",
          cite("at least two months", sources.reserves),
          " of regular operating revenues or expenditures, and more where risks are higher. A coastal county or a nonprofit with two large funders has higher risks. For governments, ",
          cite("GASB", sources.accounting),
          " Statement No. 102 now adds a duty to disclose certain concentrations and constraints in years that began after June 15, 2024, which makes this a good year to write them down. Beyond the balance, ask how quickly it turns into cash. Reserves that sit in restricted accounts or in long investments will not meet a payroll in the second week.",
        ]],
      },
      {
        title: "An illustrative cash test",
        items: [
          "These figures are invented. A nonprofit holds $420,000 in cash. Its normal costs are $300,000 a month, and grants reimburse most of them about 45 days after each claim. A storm closes its offices. Claims stop for a month because the records are out of reach, while payroll and rent continue and emergency work adds $60,000. At the end of the first month the balance is $420,000 less $360,000, plus $150,000 received on an old claim: $210,000. In the second month nothing arrives, and costs are again $300,000. The money runs out near day 51. A remote copy of the claim files, a credit line agreed in spring, or an advance clause in one large grant would each have closed the gap. All three are cheaper in March than in October.",
        ],
      },
      {
        title: "Records that bring reimbursement",
        items: [
          [
            { strong: "Contracts in place." },
            " Bid debris, emergency repair and staffing contracts before the season under the procurement rules of ",
            cite("2 CFR part 200", sources.uniformGuidance),
            ". Prices rise and competition disappears once the wind has passed.",
          ],
          [
            { strong: "Time and equipment." },
            " Record who worked where, on what, with which machine, every day, on the form you will submit. Memory is not a time sheet.",
          ],
          [
            { strong: "Before and after." },
            " Photograph sites and keep maintenance records now. ",
            cite("FEMA Public Assistance", sources.publicAssistance),
            " pays for disaster damage, and you will need to show what existed before.",
          ],
          [
            { strong: "Insurance first." },
            " File claims promptly and keep the correspondence. Federal aid may not pay for what insurance covers, and a missed policy deadline becomes your cost.",
          ],
        ],
      },
      {
        title: "Technology that fails safely",
        items: [
          [
            { strong: "Govern." },
            " The ",
            cite("NIST Cybersecurity Framework 2.0", sources.cyberFramework),
            ", published in February 2024, put governance first among its six functions. Decide who accepts each risk, and write down the date.",
          ],
          [
            { strong: "Identify and protect." },
            " Know your systems and owners. Use multifactor sign-in for everyone, with a spare key for those whose telephones may be lost or out of power.",
          ],
          [
            { strong: "Detect." },
            " CISA scans the internet-facing systems of public bodies and other critical organizations ",
            cite("at no charge", sources.cyberHygiene),
            ". Enroll, and give one person the duty to read the weekly report.",
          ],
          [
            { strong: "Respond and recover." },
            " State agencies, counties and municipalities in Florida ",
            cite("may not pay a ransom", sources.ransom),
            ". Keep one backup copy that the network cannot reach, and restore from it each quarter.",
          ],
        ],
      },
      {
        title: "People come first in the plan",
        items: [
          "Staff who do not know whether their own families are safe cannot run a shelter or a help line. Ask each employee, before the season, what they would need in order to report: child care, transport, medicine, a place for an elderly parent or a pet. Decide which of those the organization can provide and which change the duty list. Use two ways to reach everyone, one of which works without the office network, and test both on an ordinary Sunday. Set a limit on consecutive shifts and keep it. After the event, hold a short conversation in each team about what was hard, and offer counseling without paperwork. The people who leave in the following spring are often those who carried the most.",
        ],
      },
      {
        title: "Exercises that teach",
        items: [
          [
            { strong: "Small and often." },
            " A forty-minute discussion each quarter teaches more than a yearly production. Use one function, one failure and the people who would be on duty.",
          ],
          [
            { strong: "Remove someone." },
            " Ask the most experienced person to sit silent. What the others cannot find or decide is the agenda for the next month.",
          ],
          [
            { strong: "Do one thing for real." },
            " Call the list, restore the file, open the alternate site, run payroll from the second location. Talking about it always succeeds.",
          ],
          [
            { strong: "Close the findings." },
            " Write at most three, with an owner and a date. The next exercise begins by checking them, and the manager attends that part.",
          ],
        ],
      },
      {
        title: "Controls still count",
        items: [[
          "Emergencies attract error and fraud because checks are lifted. The federal ",
          cite("Green Book", sources.greenBook),
          " is written for federal agencies, and state and local governments and nonprofits may adopt it. It treats internal control as part of how work is done. Apply that here. Decide in advance which controls may be relaxed and which may not: two people for every payment, a price check from a second source, a written reason for each purchase without competition, a daily list reviewed by someone outside the operation. Afterward, test a sample within sixty days and correct what you find before an auditor does.",
        ]],
      },
      {
        title: "Pitfalls",
        items: [
          [
            { strong: "The binder." },
            " A plan that only its author has read is a record of one person's thinking. Give each role one laminated page instead.",
          ],
          [
            { strong: "The same subcontractor." },
            " Five agencies may hold contracts with the same generator supplier. Ask yours how many customers it promised to serve first.",
          ],
          [
            { strong: "Planning for the last event." },
            " A flood plan did not help when the failure was a payroll vendor. Plan for the loss of people, places, systems and money, whatever the cause.",
          ],
        ],
      },
      {
        title: "Ninety days before June 1",
        items: [
          [
            { strong: "March." },
            " Cut the list of essential functions to ten or fewer. Write the five lines for each. Run the cash test with your own figures.",
          ],
          [
            { strong: "April." },
            " Sign delegations, update the bank, open bids for emergency contracts, restore one backup, and ask staff what they need.",
          ],
          [
            { strong: "May." },
            " Hold two small exercises, photograph sites, print the pages. Our ",
            {
              text: "organizational development",
              href: paths.service("organizational-development"),
            },
            " and ",
            {
              text: "compliance and risk",
              href: paths.service("compliance-risk-management"),
            },
            " teams can lead the exercises or review the result.",
          ],
        ],
      },
    ],
  },
  sources: [
    sources.disasterPlans,
    sources.continuity,
    sources.reserves,
    sources.accounting,
    sources.uniformGuidance,
    sources.publicAssistance,
    sources.cyberFramework,
    sources.cyberHygiene,
    sources.ransom,
    sources.greenBook,
  ],
};
