import { paths } from "../paths.ts";
import type { InsightText } from "../types.ts";
import { cite, sources } from "./sources.ts";

export const publicPrivatePartnershipsTrends: InsightText = {
  content: {
    introduction: [
      "A public-private partnership is a long contract in which a private party takes on work, and part of the risk, that a government would otherwise carry alone. In Florida the main law for counties, cities, special districts and other local bodies is ",
      cite("section 255.065", sources.partnerships),
      " of the Florida Statutes, formerly numbered 287.05712. The Legislature amended it in 2024, and the change matters. From July 1, 2024 a local government may act on an unsolicited proposal without asking for competing ones, provided that it does certain things in public. That removes weeks of procurement. It also removes the comparison that competition gave you for nothing. Our argument is simple: when the law takes a safeguard out of the process, a careful government puts an equal one back, earlier and on purpose. This article describes five trends we expect to shape partnerships in 2025, then the work to do before the first meeting, in negotiation and over the life of the contract.",
    ],
    sections: [
      {
        title: "The rule that changed",
        items: [[
          "Before July 2024, a government that wanted to pursue an unsolicited proposal had to publish notice, wait between 21 and 120 days for competing proposals, and rank what it received. ",
          cite("Chapter 2024-96", sources.partnershipAct),
          " made that path optional. A responsible public entity, the statute's term for the local body that signs, may now proceed without public bidding if it holds two public meetings. At the first, the proposal is presented, and affected public entities and members of the public may comment. At the second, the entity determines whether the proposal is in the public interest. It must also publish a report of that determination in the Florida Administrative Register for at least seven days. The competitive path is still there, and for many projects it is still the better one. Choose between the two in writing, with reasons, before anyone is committed.",
        ]],
      },
      {
        title: "What the public-interest finding has to weigh",
        items: [
          [
            { strong: "Benefits to the public." },
            " State them as services and results that a resident could check: spaces, beds, gallons, hours, response times. A benefit that cannot be measured later should carry no weight now.",
          ],
          [
            { strong: "Financial structure and economic efficiencies." },
            " Show the whole-life cost in today's dollars, who borrows, at what price, and which revenue repays the debt. Set it beside the cost of delivering the same project yourself.",
          ],
          [
            { strong: "Qualifications, experience and ability to perform." },
            " Ask which company signs, which parent guarantees its obligations, who will still be there in year fifteen, and what the proposer did on projects that went badly.",
          ],
          [
            { strong: "Compatibility with regional infrastructure plans." },
            " Check the transportation plan, the capital improvements element and the utility master plan. Put page references in the record so that a reader can check them without calling you.",
          ],
          [
            { strong: "Comments made at the meeting." },
            " The report must say why the proposal should proceed and address the comments. Give one person the job of logging each comment and drafting each reply.",
          ],
        ],
      },
      {
        title: "Trend one: public buildings and utilities come forward",
        items: [[
          "Toll roads attract the headlines, and the Department of Transportation has its own statute for them, ",
          cite("section 334.30", sources.transportation),
          ". The local proposals we expect in 2025 are closer to home: parking structures, recreation complexes, administrative buildings, wastewater and reuse plants, fiber, fleet charging, energy upgrades. Section 255.065 has room for all of these. A qualifying project may be a facility that serves a public purpose, an improvement to a building used mainly by a public entity or the public, or a water, wastewater or surface water facility. Smaller projects share one problem: the cost of a good transaction does not shrink with the project. Legal, financial and technical advice for a modest garage can cost nearly as much as for a large one. Bundle several assets in one agreement, choose a simpler delivery method, or set the application fee so that the proposer pays for your review, as the statute allows.",
        ]],
      },
      {
        title: "Trend two: paying for availability",
        items: [[
          "In an availability contract the government pays a periodic amount as long as the asset is open and meets its standard, and deducts when it does not. The private party carries the risk of construction and upkeep; the government carries the risk of demand. That suits buildings and plants that nobody pays a fee to enter. It also creates an obligation that competes with debt for the same budget. ",
          cite("GASB", sources.accounting),
          " Statement No. 94, in force for fiscal years that began after June 15, 2022, tells governments how to report partnerships and availability payment arrangements. Ask the finance director and the external auditor for a written view before negotiation starts. Ask bond counsel whether the promise to pay is subject to annual appropriation, or whether it needs a pledge or a referendum that nobody has planned for.",
        ]],
      },
      {
        title: "Trend three: federal and state money arrives with conditions",
        items: [
          [
            { strong: "Value for money." },
            " In states that authorize partnerships, sponsors of projects above $750 million that seek federal TIFIA or RRIF credit must complete a value-for-money or comparable analysis. The Department of Transportation issued ",
            cite("proposed guidance", sources.valueForMoney),
            " in November 2024. Smaller projects can borrow the method.",
          ],
          [
            { strong: "The calendar." },
            " The surface transportation programs of the Infrastructure Investment and Jobs Act are authorized through September 30, 2026. A project that depends on them needs its environmental work and local match in hand well before that day.",
          ],
          [
            { strong: "A new administration." },
            " Expect open funding notices and priorities to be reviewed. Build the base case without discretionary federal money, and treat an award as an improvement to a plan that already works.",
          ],
          [
            { strong: "Conditions that follow the dollar." },
            " Federal funds bring the procurement rules of ",
            cite("2 CFR part 200", sources.uniformGuidance),
            " and domestic-content rules. State funds bring Florida's own ",
            cite("iron and steel requirement", sources.steel),
            ", in force since July 1, 2024. Put both in the term sheet, because adding them after pricing is expensive.",
          ],
          [
            { strong: "Tax-exempt bonds." },
            " If such bonds financed the asset, an operator's contract should fit the safe harbor of ",
            cite("Revenue Procedure 2017-13", sources.managementContracts),
            " or it may count as private business use. Fix the term and the fee formula with bond counsel in the room.",
          ],
        ],
      },
      {
        title: "Trend four: nonprofits as partners",
        items: [
          "The statute counts a nonprofit among the private entities that may propose. Expect more of them in health, housing, recreation, culture and early learning, often with a building they want to share. A nonprofit brings knowledge of the people served, trust in the neighborhood and sometimes philanthropic money. It seldom brings a parent company whose guarantee can be called. Change the risk allocation to match. Keep construction risk with a bonded contractor. Hold a maintenance reserve in an account that the nonprofit cannot pledge. Ask for quarterly financial statements, and agree on the three ratios that would trigger a conversation. Decide in advance who may step in if the organization fails, and test whether that body has the license and the staff to do so. The point is to keep the service alive when a good partner has a bad year.",
        ],
      },
      {
        title: "Trend five: the public side has to stay expert",
        items: [
          "The team that negotiates a thirty-year contract usually leaves long before the contract teaches its lessons. What stays is a binder that few people have read. This is the easiest point to neglect and the cheapest to repair. Name a contract manager before signature and let that person attend negotiations. Budget for monitoring as a cost of the project, in the same spreadsheet that compares delivery methods. Write a plain-language guide to the contract: what we pay, what we may deduct, which notices have deadlines, who decides. Keep a log of every interpretation that the parties agree on. When the manager leaves, the guide and the log are the handover. Without them the better-informed party, which is rarely the government, explains to the other what the contract says.",
        ],
      },
      {
        title: "Six questions to answer in writing before the first meeting",
        items: [
          [
            { strong: "Need." },
            " Which adopted plan asks for this project, and which of our performance measures would it move? If no plan asks for it, the proposal is a sales idea. Stop until a plan does.",
          ],
          [
            { strong: "Our own delivery." },
            " What would it cost, and when would it open, if we built and ran it ourselves? Prepare this comparator before you study the proposer's price. Afterward it is hard to be honest.",
          ],
          [
            { strong: "Risk." },
            " Which three risks are we paying someone else to hold? Can that party control them, or only charge for them? A risk that nobody can control should be shared or insured.",
          ],
          [
            { strong: "Affordability." },
            " What is the largest annual payment the budget could bear in a bad year? Which service would give way first to make it? Ask the budget office, and record the answer.",
          ],
          [
            { strong: "Market." },
            " Who else could do this? If two other credible firms exist, use the notice path and let them try. Speed is worth paying for only when the need is urgent.",
          ],
          [
            { strong: "Exit." },
            " What would it cost to end the contract in year five and in year fifteen, and who would run the asset on the next morning? If nobody knows, the price is not yet known.",
          ],
        ],
      },
      {
        title: "Records, meetings and contacts",
        items: [[
          "An unsolicited proposal is exempt from the public records law for a limited time only. The exemption generally ends when the entity gives notice of an intended decision, and other limits run in days. Ask counsel to put the dates on a calendar on the day the proposal arrives, because an exemption that has lapsed protects nobody. Members of the governing board remain under the ",
          cite("Sunshine Law", sources.sunshine),
          " throughout, apart from a narrow exemption for discussing the exempt proposal itself, and nobody may carry messages between them, whether a proposer, a lobbyist or a member of staff. Name a single point of contact. Ask every employee and board member to log contacts with the proposer in one shared place. The log costs minutes and answers the first question that a reporter, an auditor or a losing competitor will ask.",
        ]],
      },
      {
        title: "Terms that decide whether the deal works",
        items: [
          [
            { strong: "Ownership and handback." },
            " The statute requires that the public own the facility once the contract ends and the financed amounts are paid. Say what condition it must be in, who inspects it, and which reserve pays for repairs.",
          ],
          [
            { strong: "Default and continuity." },
            " Before approval you must find adequate safeguards against added cost or service disruption if the deal fails. Give the finding substance: step-in rights, a direct agreement with lenders, and a transition plan rehearsed once.",
          ],
          [
            { strong: "Performance and deductions." },
            " Use a short list of measures that your own staff can verify without the operator's software. Make deductions automatic. A penalty that needs a negotiation will not be applied.",
          ],
          [
            { strong: "Change." },
            " Needs change over decades. Agree now on how a change is priced: open books, a fixed margin, the right to bid large changes separately, and a small annual allowance for minor ones.",
          ],
          [
            { strong: "Fees and gains." },
            " If users pay, state who sets the fee, by which index, under which ceiling, and who keeps a surplus. Share the gain from refinancing, which can exceed years of savings elsewhere.",
          ],
          [
            { strong: "Information." },
            " Require audited statements, access to maintenance data in an open format, and the ",
            cite("public records clause", sources.contractorRecords),
            " that Florida law prescribes for contractors who act for an agency.",
          ],
        ],
      },
      {
        title: "A worked example, with illustrative figures",
        items: [
          "The figures below are invented to show the method. A county compares two ways to provide a parking garage for thirty years, all amounts in today's dollars. If it builds for itself, construction costs $24.0 million. Its record suggests an overrun of 12 percent, or $2.9 million. Operation and renewal cost $13.0 million, and the risk of early major repairs is valued at $2.0 million. The total is $41.9 million. The proposer asks for payments worth $38.5 million. Advisers cost $0.9 million and thirty years of monitoring $1.5 million, so the total is $40.9 million. The partnership leads by $1.0 million. Now suppose the county's true overrun is 8 percent. The lead is gone. The decision rests on a number that sits in the county's own project files, and an afternoon with those files is worth more than another round of negotiation.",
        ],
      },
      {
        title: "Common pitfalls",
        items: [
          [
            { strong: "Working to the proposer's calendar." },
            " A deadline set by someone who wants a signature is information about the proposer, nothing more. Publish your own schedule on the first day and keep to it.",
          ],
          [
            { strong: "An adviser paid on closing." },
            " Whoever is paid only for a signed deal will find reasons to sign. Pay for hours or milestones, and let a well-argued refusal count as a milestone.",
          ],
          [
            { strong: "Leaving out the operating department." },
            " The people who fix pumps and lock doors know which specification will hurt in year eight. Put two of them on the evaluation team with the power to object.",
          ],
          [
            { strong: "Treating the meeting as a ceremony." },
            " The comments become part of the finding. Publish a summary of terms a week ahead, in plain words, with the annual payment and the date of the last one.",
          ],
        ],
      },
      {
        title: "When the better answer is no",
        items: [
          [
            { strong: "The asset is simple and the need is certain." },
            " If you have built three like it, on time, with your own staff, a long contract adds cost for a risk you already manage well.",
          ],
          [
            { strong: "The service will change soon." },
            " A thirty-year specification for something that technology or law may alter within five is a list of future change orders. Use a short contract with options to renew.",
          ],
          [
            { strong: "The saving depends on one assumption." },
            " If the case fails when traffic, tariffs or interest rates move a little, the private party will want protection, and the protection is the saving.",
          ],
          [
            { strong: "Nobody will own the contract." },
            " If the budget cannot carry a contract manager, it cannot carry the contract. Decline, and use the proposal to inform your own design.",
          ],
        ],
      },
      {
        title: "A twelve-week plan",
        items: [
          [
            { strong: "Weeks 1 and 2." },
            " Log the proposal, start the records calendar, collect the application fee, appoint the lead and the single contact, and remind the board of the contact rules.",
          ],
          [
            { strong: "Weeks 3 to 5." },
            " Answer the six questions. Commission the comparator from someone who has not read the price. Ask the auditor and bond counsel for their written views.",
          ],
          [
            { strong: "Weeks 6 and 7." },
            " Choose between the notice path and the two-meeting path in a decision memo of three pages or less, signed by the manager and reviewed by counsel.",
          ],
          [
            { strong: "Weeks 8 and 9." },
            " Publish the summary of terms. Hold the first public meeting. Log every comment, and share the log with the affected local governments.",
          ],
          [
            { strong: "Weeks 10 to 12." },
            " Complete an independent analysis of cost and public benefit, hold the second meeting, make the finding, publish the report. Only then open negotiations on the comprehensive agreement.",
          ],
        ],
      },
      {
        title: "After signature",
        items: [
          "Report to the board once a year on one page: payments made, deductions taken, condition of the asset, changes agreed, disputes open, and the measures promised in the public-interest finding set beside what happened. Publish that page. Walk through the asset every year with the operator and with the people who use it, and photograph the same twenty places each time. Test the transition plan in year two, while both sides are still friendly. Set an alarm for the decisions that the contract puts years ahead, such as rate resets, renewal options and the handback survey, with the first reminder two years before each date. A partnership rarely fails in a single day. It drifts while no one on the public side is reading.",
        ],
      },
      {
        title: "Where to begin",
        items: [[
          "If a proposal is on your desk, begin with the comparator and the records calendar; everything else can wait a week. If none is, use the quiet. Adopt guidelines, a fee schedule and an evaluation team while nobody is lobbying for a result, and make the list of projects you would welcome part of your capital plan. Our ",
          {
            text: "financial analysis",
            href: paths.service("financial-management-analysis"),
          },
          " team prepares comparators and affordability tests, and our ",
          {
            text: "compliance advisers",
            href: paths.service("compliance-risk-management"),
          },
          " set up the records, meetings and monitoring around them. Neither is paid on closing. This article describes the law as we understand it in January 2025; it is general information, and your counsel should confirm how it applies to you.",
        ]],
      },
    ],
  },
  sources: [
    sources.partnerships,
    sources.partnershipAct,
    sources.transportation,
    sources.sunshine,
    sources.contractorRecords,
    sources.steel,
    sources.accounting,
    sources.valueForMoney,
    sources.uniformGuidance,
    sources.managementContracts,
  ],
};
