import { servicePath } from "../navigation.ts";
import type { InsightText } from "../types.ts";
import { cite, define } from "./cite.ts";
import { sources } from "./sources.ts";

export default {
  updates: [
    {
      date: "2026-11-23",
      text:
        "The federal authorization of surface transportation programs named below ran through September 30, 2026. We have not confirmed which law extends or replaces it. Confirm which law applies before a term sheet counts on those programs.",
      source: sources.infrastructureAct,
    },
    {
      date: "2026-11-23",
      text:
        "A House committee approved H.R. 8870, a bill to succeed that authorization, on May 22, 2026. We have not confirmed that it has become law.",
      source: sources.surfaceTransportationBill,
    },
    {
      date: "2026-11-23",
      text:
        "The guidance on value-for-money analysis became final on March 3, 2026. It explains existing duties and adds none.",
      source: sources.valueForMoneyFinal,
    },
  ],
  inBrief: {
    changed:
      "Since July 1, 2024 a Florida local government may act on an unsolicited proposal without public bidding, if it holds two public meetings and publishes its finding.",
    who:
      "Counties, cities, special districts and other local bodies under section 255.065, and the companies and nonprofits that propose to them.",
    by:
      "No date in the law. The clocks start when a proposal arrives, so records and meetings go on a calendar that day.",
  },
  content: {
    introduction: [
      "A public-private partnership is a long contract in which a private party takes on work, and part of the risk, that a government would otherwise carry alone. In Florida the main law for counties, cities, ",
      define("special districts", "special-district"),
      " and other local bodies is ",
      cite("section 255.065", sources.partnerships),
      " of the Florida Statutes, formerly section 287.05712.",
    ],
    background: [
      "The Legislature amended it in 2024. From July 1, 2024 a local government may act on an ",
      define("unsolicited proposal", "unsolicited-proposal"),
      " without asking for competing ones, provided that it does certain things in public. That removes weeks of procurement, and with them the comparison that competition provided. A careful government replaces that safeguard with one of its own.",
    ],
    sections: [
      {
        title: "What the 2024 act changed",
        items: [[
          "Before July 2024, a government that wanted to pursue such a proposal had to publish notice, wait between 21 and 120 days for competing proposals, and rank what it received. ",
          cite("Chapter 2024-96", sources.partnershipAct),
          " made that path optional.",
        ]],
        then: [
          [
            "A ",
            define("responsible public entity", "responsible-public-entity"),
            ", the statute's term for the local body that signs, may now proceed without public bidding if it holds two public meetings. At the first, the proposal is presented, and affected public entities and members of the public may comment. At the second, the entity determines whether the proposal is in the public interest.",
          ],
          "The entity must also publish a report of that determination in the Florida Administrative Register for at least seven days.",

          "The act also changed a second rule: a project may be approved even if ownership does not pass to the public within ten years, provided the entity publishes its finding on public benefits other than ownership.",
        ],
        figure: {
          kind: "path",
          caption: "Two paths for a proposal",
          head: ["Question", "Yes", "No"],
          rows: [
            ["Does an adopted plan ask for this project?", null, "Stop until one does"],
            [
              "Do two other credible firms exist?",
              "Notice path: publish notice, wait 21 to 120 days for competing proposals, rank them",
              null,
            ],
            [
              "Is our own estimate finished, before we have studied the price?",
              "Two-meeting path: present the proposal, hear comments, decide in a second meeting, publish the finding for at least seven days",
              "Commission the estimate first",
            ],
          ],
          note: "The two paths are the law's; the questions that choose between them are ours.",
          sources: [sources.partnerships, sources.partnershipAct],
        },
      },
      {
        title: "What the public-interest finding has to weigh",
        short: "The public-interest finding",
        items: [
          "Benefits to the public, stated as services that a resident could check: spaces, beds, gallons, hours, response times. Leave out what cannot be measured later.",
          "The financial structure and its efficiencies: whole-life cost in today's dollars, who borrows, at what price, and which revenue repays the debt, compared with the cost of building and running it yourself.",
          "The proposer's qualifications and ability to perform: which company signs, which parent guarantees, and how earlier projects that went badly were handled.",
          "Compatibility with regional infrastructure plans. Cite their pages in the record.",
          "Comments made at the meeting. The report must address them, so one person logs each comment and drafts each reply.",
        ],
      },
      {
        title: "Trend one: public buildings and utilities come forward",
        short: "Trend one: buildings and utilities",
        items: [[
          "The Department of Transportation has its own statute for toll roads, ",
          cite("section 334.30", sources.transportation),
          ". The local proposals we expect in 2025 are closer to home: parking structures, recreation complexes, administrative buildings, wastewater and reuse plants, fiber, fleet charging, energy upgrades.",
        ]],
        then: [
          [
            "A ",
            define("qualifying project", "qualifying-project"),
            " may be a facility that serves a public purpose, an improvement to a building used mainly by a public entity or the public, or a water, wastewater or surface water facility.",
          ],
          "Smaller projects share one problem: the cost of a good transaction does not shrink with the project. Bundle assets in one agreement, choose a simpler delivery method, or set the application fee so that the proposer pays for your review, as the statute allows.",
        ],
      },
      {
        title: "Trend two: paying for availability",
        items: [[
          "In an ",
          define("availability contract", "availability-payment"),
          " the government pays a periodic amount as long as the asset is open and meets its standard, and deducts when it does not. The private party carries the risk of construction and upkeep; the government carries the risk of demand. That suits buildings and plants that nobody pays a fee to enter.",
        ]],
        then: [
          [
            "Such a contract also creates an obligation that competes with debt for the same budget. ",
            cite("GASB Statement No. 94", sources.partnershipAccounting),
            ", in force for fiscal years that began after June 15, 2022, tells governments how to report such arrangements.",
          ],
          "Ask the finance director and the auditor for a written view before negotiation. Ask bond counsel whether the promise to pay is subject to annual appropriation, or whether it needs a pledge or a referendum that nobody has planned for.",
        ],
      },
      {
        title: "Trend three: federal and state money arrives with conditions",
        short: "Trend three: public money",
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
            { strong: "Procurement." },
            " Federal funds bring ",
            cite("2 CFR Part 200", sources.uniformGuidance),
            " and domestic-content rules. State funds bring Florida's ",
            cite("iron and steel requirement", sources.steel),
            ", in force since July 1, 2024. Put both in the term sheet; adding them after pricing is expensive.",
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
          "The statute counts a nonprofit among the private entities that may propose. Expect more in health, housing, recreation, culture and early learning, often with a building to share. A nonprofit brings knowledge of the people served, trust in the neighborhood and sometimes philanthropic money. It seldom brings a parent company whose guarantee can be called.",
        ],
        then: [
          "Change the risk allocation to match. Keep construction risk with a bonded contractor. Hold a maintenance reserve that the nonprofit cannot pledge. Ask for quarterly statements, and agree on three ratios that trigger a conversation. Decide in advance who may step in if the organization fails, and test whether that body has the license and the staff to do so.",
        ],
      },
      {
        title: "Trend five: the public side has to keep its expertise",
        short: "Trend five: public expertise",
        items: [
          "The team that negotiates a thirty-year contract leaves long before it teaches its lessons, and what stays is a binder that few have read. Name a contract manager before signature and let that person attend negotiations. Budget for monitoring as a cost of the project.",
        ],
        then: [
          "Write a plain-language guide to the contract: what we pay, what we may deduct, which notices have deadlines, who decides. Keep a log of every interpretation that the parties agree on. When the manager leaves, the guide and the log are the handoff.",
        ],
      },
      {
        title: "Six questions to answer in writing before the first meeting",
        as: "checklist",
        items: [
          "Which adopted plan asks for this project, and which of our performance measures would it move? If no plan asks for it, stop until one does.",
          "What would it cost, and when would it open, if we built and ran it ourselves? Prepare this comparator before you study the proposer's price; afterward it is hard to be honest.",
          "Which three risks are we paying someone else to hold, and can that party control them, or only charge for them?",
          "What is the largest annual payment the budget could bear in a bad year, and which service would be cut first to make it? Record the budget office's answer.",
          "Who else could do this? If two other credible firms exist, use the notice path and let them try.",
          "What would it cost to end the contract in year five and in year fifteen, and who would run the asset on the next morning?",
        ],
      },
      {
        title: "Records, meetings and contacts",
        items: [
          "Such a proposal is exempt from the public records law for a limited time. The exemption generally ends when the entity gives notice of an intended decision, and other limits are set in days.",
        ],
        then: [
          [
            "Members of the governing board remain under the ",
            define("Sunshine Law", "sunshine-law"),
            ", ",
            cite("section 286.011", sources.sunshine),
            ", apart from a narrow exemption for discussing the exempt proposal itself, and no proposer, lobbyist or staff member may carry messages between them.",
          ],
          "Name a single point of contact. Ask every employee and board member to log contacts with the proposer in one shared place.",
        ],
      },
      {
        title: "Terms that decide whether the deal works",
        short: "Terms that decide the deal",
        items: [
          [
            { strong: "Ownership and handback." },
            " In the usual case the public owns the facility once the contract ends and the financed amounts are paid. If that will not happen within ten years, publish the benefits other than ownership. Either way, say what condition is due at the end, who inspects, and which reserve pays.",
          ],
          [
            { strong: "Default and continuity." },
            " Approval requires a finding of adequate safeguards against added cost or service disruption if the deal fails. Back the finding with step-in rights, a direct agreement with lenders, and a transition plan rehearsed once.",
          ],
          [
            { strong: "Performance and deductions." },
            " Use a short list of measures that your own staff can verify without the operator's software, and make deductions automatic.",
          ],
          [
            { strong: "Change." },
            " Agree now on how a change is priced: open books, a fixed margin, the right to bid large changes separately, and a small annual allowance for minor ones.",
          ],
          [
            { strong: "Fees and gains." },
            " If users pay, state who sets the fee, by which index, under which ceiling, and who keeps a surplus. Share the gain from refinancing.",
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
        as: "example",
        items: [
          "An invented county compares two ways to provide a parking garage for thirty years, all amounts in today's dollars.",
        ],
        then: [
          "If it builds for itself, construction costs $24.0 million. Its record suggests an overrun of 12 percent, or $2.9 million. Operation and renewal cost $13.0 million, and the risk of early major repairs is valued at $2.0 million. The total is $41.9 million.",
          "The proposer asks for payments worth $38.5 million. Advisers cost $0.9 million and thirty years of monitoring $1.5 million, so the total is $40.9 million. The partnership leads by $1.0 million.",
          "Now suppose the county's true overrun is 8 percent: the lead is gone. The decision rests on a number that sits in the county's own project files, and an afternoon with those files is worth more than another round of negotiation.",
        ],
        figure: {
          kind: "bars",
          caption: "Thirty years of a parking garage, two ways",
          head: ["Cost", "In today's dollars"],
          rows: [
            ["Construction", "$24.0 million", 0, 24.0],
            ["Overrun of 12 percent", "$2.9 million", 24.0, 26.9],
            ["Operation and renewal", "$13.0 million", 26.9, 39.9],
            ["Early major repairs", "$2.0 million", 39.9, 41.9],
            ["Built by the county", "$41.9 million", 0, 41.9, true],
            ["Payments to the proposer", "$38.5 million", 0, 38.5],
            ["Advisers", "$0.9 million", 38.5, 39.4],
            ["Thirty years of monitoring", "$1.5 million", 39.4, 40.9],
            ["Partnership", "$40.9 million", 0, 40.9, true],
            ["Built by the county, overrun of 8 percent", "$40.9 million", 0, 40.9, true],
            ["Partnership", "$40.9 million", 0, 40.9, true],
          ],
          groups: [
            { from: 0, title: "If the county builds" },
            { from: 5, title: "If a partner builds" },
            { from: 9, title: "If the overrun is smaller" },
          ],
          note: "Invented figures.",
        },
      },
      {
        title: "Pressures to expect along the way",
        items: [
          [
            { strong: "A calendar set by someone who wants a signature." },
            " Publish your own schedule on the first day and keep to it.",
          ],
          [
            { strong: "An adviser paid only on closing." },
            " Such an adviser finds reasons to close. Pay for hours or milestones, and count a well-argued refusal as one.",
          ],
          [
            { strong: "The absence of the operating department." },
            " The people who fix pumps and lock doors know which specification will hurt in year eight. Put two of them on the evaluation team with the power to object.",
          ],
          [
            { strong: "A meeting treated as a formality." },
            " Comments become part of the finding, so publish a summary of terms a week ahead, with the annual payment and the date of the last.",
          ],
        ],
      },
      {
        title: "When the better answer is no",
        items: [
          "Decline when the asset is simple, the need is certain and you have built three like it on time with your own staff.",
          "Decline, or sign for a short term with options to renew, when technology or law may alter the service within five years.",
          "Decline when savings depend on one assumption about traffic, user fees or interest rates: the private party will want protection from it, at the cost of the savings.",
          "Decline when nobody will own the contract. A budget that cannot carry a contract manager cannot carry the contract.",
        ],
      },
      {
        title: "A twelve-week plan",
        items: [
          "Weeks 1 and 2: log the proposal, start the records calendar, collect the application fee, appoint the lead and the single contact, and remind the board of the contact rules.",
          "Weeks 3 to 5: answer the six questions. Commission the comparator from someone who has not read the price. Ask the auditor and bond counsel for their written views.",
          "Weeks 6 and 7: choose between the notice path and the two-meeting path in a decision memo of three pages or less, signed by the manager and reviewed by counsel.",
          "Weeks 8 and 9: publish the summary of terms and hold the first public meeting. Log every comment, and share the log with the affected local governments.",
          "Weeks 10 to 12: complete an independent analysis of cost and public benefit, hold the second meeting, make the finding, publish the report. Only then open negotiations on the comprehensive agreement.",
        ],
        figure: {
          kind: "bars",
          caption: "Twelve weeks from the proposal to the finding",
          head: ["Work", "Weeks"],
          rows: [
            ["Log, calendar, fee, lead and single contact", "weeks 1 and 2", 0, 2],
            ["Six questions, comparator, written views", "weeks 3 to 5", 2, 5],
            ["Decision memo", "weeks 6 and 7", 5, 7],
            ["Summary of terms, first public meeting", "weeks 8 and 9", 7, 9],
            ["Analysis, second meeting, finding, report", "weeks 10 to 12", 9, 12],
          ],
          note: "Our plan. The law asks for the meetings, the finding and the report.",
        },
      },
      {
        title: "After signature",
        items: [
          "Report to the board once a year on one page: payments made, deductions taken, condition of the asset, changes agreed, disputes open, and the measures promised in the public-interest finding set beside what happened.",
        ],
        then: [
          "Walk through the asset every year with the operator and its users. Test the transition plan in year two. Set reminders two years ahead of the decisions that the contract puts off.",
        ],
      },
      {
        title: "Where to begin",
        items: [
          "If a proposal is on your desk, begin with the comparator and the records calendar; everything else can wait a week. If none is, adopt guidelines, a fee schedule and an evaluation team while nobody is lobbying for a result, and list in your capital plan the projects you would welcome.",
        ],
        then: [
          [
            "Our ",
            {
              text: "financial analysis",
              href: servicePath("financial-management-analysis"),
            },
            " team prepares comparators and affordability tests, and our ",
            {
              text: "compliance advisers",
              href: servicePath("compliance-risk-management"),
            },
            " set up the records, meetings and monitoring around them. Neither is paid on closing.",
          ],
          "This is general information on the law in January 2025; your counsel should confirm how it applies to you.",
        ],
      },
    ],
  },
} satisfies InsightText;
