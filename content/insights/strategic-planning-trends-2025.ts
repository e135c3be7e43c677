import { servicePath } from "../navigation.ts";
import type { InsightText } from "../types.ts";
import { cite, define } from "./cite.ts";
import { programFate } from "./shared-figures.ts";
import { sources } from "./sources.ts";

export default {
  updates: [
    {
      date: "2026-11-23",
      text:
        "Two of the dates below have since passed. Districts had to publish their first reports by December 1, 2025, and owe one each December. Recovery funds in surface transportation and community development (Title I) projects had to be spent by September 30, 2026; December 31, 2026 remains for the others.",
      source: sources.recoveryDeadlines,
    },
  ],
  inBrief: {
    changed:
      "Special districts must set goals and report each year on those they met and missed. Recovery money had to be committed by the end of 2024.",
    who:
      "Special districts by law. Cities, counties, agencies and nonprofits, because their funders and residents ask the same questions.",
    by:
      "December 1, 2025 for the first district reports; September 30 and December 31, 2026 to spend recovery funds; June 30, 2027 for the next needs analyses.",
  },
  content: {
    introduction:
      "In many public bodies the plan is adopted in spring, the budget is built in summer, and the two documents never meet. By the next spring the plan describes an organization that nobody funded. Three pressures make that gap harder to ignore in 2025.",
    background: [
      "Federal recovery money had to be committed by the end of 2024. Florida now requires every ",
      define("special district", "special-district"),
      " to set goals, measure them and publish the result, including the failures. And in most organizations the binding limit is no longer ideas or even dollars but the hours of people who already have a job. This article describes five trends that follow, then a way to plan in the open, in few pages, and tied to the budget line by line.",
    ],
    sections: [
      {
        title: "Trend one: goals become a legal duty",
        items: [[
          "Since October 1, 2024, ",
          cite("section 189.0694", sources.specialDistricts),
          " of the Florida Statutes requires each special district to establish goals and objectives for every program and activity, with performance measures and standards that show whether they are met.",
        ]],
        then: [
          "By December 1 of each following year the district must publish a report on its website that names the goals achieved, the measures used, and the goals it failed to achieve. The first reports fall due in December 2025.",
          [
            "State agencies have long had a comparable duty in their ",
            cite("long-range program plans", sources.programPlans),
            ". Cities, counties and nonprofits are under no such statute, but their funders, rating agencies and residents ask the same questions. Write your next plan as if the report on its failures were already scheduled.",
          ],
        ],
      },
      {
        title: "Trend two: one-time money leaves recurring costs behind",
        items: [[
          "Governments had until December 31, 2024 to obligate their ",
          cite("State and Local Fiscal Recovery Funds", sources.recoveryFunds),
          ", and in general have until December 31, 2026 to spend them. Surface transportation and community development (Title I) projects end earlier: under ",
          cite("Treasury's 2023 interim final rule", sources.recoveryDeadlines),
          " that money must be spent by September 30, 2026.",
        ]],
        then: [
          "Much of it paid for projects that end, such as new roofs and pipes. Some of it started things that do not end: positions, subscriptions, shelters, outreach teams.",
          "List every service and position that one-time money started, with its yearly cost, the people it serves, and the evidence that it works. Then decide on each one separately, next to the programs it would displace. Waiting for the budget hearing of 2026 leaves no time to wind anything down with notice.",
        ],
      },
      {
        title: "Four decisions for every program that one-time money started",
        items: [
          [
            { strong: "Keep." },
            " The measure moved and a recurring source is named. Write down the source, the first year it pays in full, and the program or reserve that makes room.",
          ],
          [
            { strong: "Shrink." },
            " Part of the work brought the result. Fund that part, say which people will no longer be served, and tell the partners who refer them.",
          ],
          [
            { strong: "Hand over." },
            " Another body is better placed and has agreed in writing. Transfer the records, the leases and the staff knowledge, and agree on the date when your duty ends.",
          ],
          [
            { strong: "End." },
            " Set the last day now, give notice early, and publish what was learned.",
          ],
        ],
        figure: programFate,
      },
      {
        title: "Trend three: one calendar for the plans you already owe",
        items: [[
          "Local governments must ",
          cite("evaluate their comprehensive plan", sources.planEvaluation),
          " at least every seven years and review its ",
          cite("capital improvements schedule", sources.capitalImprovements),
          " each year; a strategic plan that contradicts either will lose. Providers of ",
          cite("wastewater", sources.wastewaterNeeds),
          " and ",
          cite("stormwater", sources.stormwaterNeeds),
          " services owe a twenty-year needs analysis every five years. The next is due by June 30, 2027, and it includes a plan to close the funding gap.",
        ]],
        then: [
          "Housing, transit, workforce, health and emergency management each have a cycle and a format of their own. Put all of these deadlines and their data needs on one wall calendar. Then give the strategic plan a single job, to settle priorities among the others, and let it borrow their data and forecasts so that staff count the same thing once.",
        ],
        figure: {
          kind: "timeline",
          caption: "Dates for one wall calendar",
          head: ["Date", "What is due"],
          rows: [
            ["2024-10-01", "Special districts: goals, objectives, measures and standards"],
            ["2024-12-31", "Recovery funds obligated"],
            ["2025-12-01", "Special districts: first annual report"],
            ["2026-09-30", "Recovery funds spent in surface transportation and Title I projects"],
            ["2026-12-31", "Other recovery funds spent"],
            ["2027-06-30", "Wastewater and stormwater: next twenty-year needs analyses"],
          ],
          sources: [
            sources.specialDistricts,
            sources.recoveryDeadlines,
            sources.wastewaterNeeds,
            sources.stormwaterNeeds,
          ],
        },
      },
      {
        title: "Trend four: artificial intelligence enters as a service question",
        items: [
          "Boards ask for an AI strategy. The better request is a list of services that are slow, and a test of whether a tool would make them faster without making them worse.",
        ],
        then: [
          [
            "Start with an inventory of what staff already use, including features that vendors have switched on inside existing software. For each use record the data it touches, who checks the output, and what a resident can do about a wrong answer. The ",
            cite("NIST AI Risk Management Framework", sources.riskFramework),
            " is voluntary, free, and organized around four plain functions: govern, map, measure and manage. It is enough for a first policy.",
          ],
          "Put the two or three uses worth testing into the plan under the service they improve, with a baseline taken before the test begins.",
        ],
      },
      {
        title: "Trend five: staff time is the scarce resource",
        items: [
          "A plan with twenty initiatives and no hours is a plan for overtime. Before adoption, ask each department how many hours a month its managers can give to work that is outside the daily operation. The answers are small, and they are the real capacity of the plan. Assign those hours to objectives as you would assign dollars. When they run out, stop adding.",
        ],
        then: [
          "Look at vacancies too: an objective that depends on a position which has been empty for a year should begin with filling it, redesigning it, or buying the skill. Succession belongs on the same page. If one person holds the only working knowledge of a system, write down what happens in the month after that person leaves.",
        ],
      },
      {
        title: "Planning in the sunshine",
        items: [
          [
            "Two or more members of the same board may not discuss foreseeable board business outside a noticed, open meeting with minutes. ",
            cite("Section 286.011", sources.sunshine),
            " covers workshops and retreats as well.",
          ],
          [
            "Members of the public must have a ",
            cite("reasonable opportunity to be heard", sources.heard),
            " on a proposition before the board acts. Schedule the comment while it can still change the text.",
          ],
          "A consultant may interview members one by one to gather views, but may not carry one member's position to another. Put that rule in the scope of work.",
          "Surveys, shared whiteboards, chat transcripts and comments on drafts may be public records. Choose tools that let you export and keep them for the retention period.",
        ],
      },
      {
        title: "A plan in four pages",
        as: "checklist",
        items: [
          [
            { strong: "Duty and direction." },
            " The statute or charter that creates the organization, the people it serves, and the two or three changes they should notice in five years.",
          ],
          [
            { strong: "Five objectives at most." },
            " Each has one measure, a baseline with its date, a target with its date, and one named owner who can move it.",
          ],
          [
            { strong: "Money and hours." },
            " A table with the budget line, the amount, the funding source and the monthly hours behind every objective, this year and next.",
          ],
          [
            { strong: "What stops." },
            " The work that ends to make room, the decisions the board will face and when, and the conditions under which an objective will be dropped.",
          ],
        ],
      },
      {
        title: "An illustrative measure that can be missed",
        as: "example",
        items: [
          "An invented city writes “improve the permitting experience.” Nobody can ever show that it was missed. A version that can be missed reads: “By September 30, 2026, decide nine in ten complete applications for single-family permits within 20 working days. In fiscal year 2024 the figure was 31 days.”",
        ],
        then: [
          "The second version tells the department which applications count, how many must meet the limit, and how long a resident should expect to wait. It also shows the board what the target costs: in this example two reviewers, one change to the intake form and an agreement with the fire marshal. If the board will not fund them, it should change the target rather than pretend.",
        ],
      },
      {
        title: "The budget test",
        items: [
          "Do this before adoption, with the budget office in the room. Read each objective aloud and ask for the line that pays for it. If there is a line, write its number on page three. If there is none, ask whether existing staff can deliver the objective in the hours they listed. If the answer is again no, strike the objective or move it to a list of intentions that carries no dates.",
        ],
        then: [
          "Then turn the test around: read the ten largest lines of the budget and ask which objective each one serves. Large lines that serve none are either legal duties, which the plan should acknowledge, or habits, which it should question.",
        ],
      },
      {
        title: "The quarterly hour",
        items: [
          "Spend the first ten minutes on measures. Owners send the figures two days before, nobody reads them aloud, and the talk is about those that moved by more than expected.",
          "Spend twenty on obstacles: each owner of a stalled objective names one and the person who could remove it, and that person answers in the room or sets a date.",
          "The next twenty are for decisions, such as moving money or hours, changing a target with the reason recorded, or sending a choice to the board.",
          "Use the last ten to end one thing.",
          "Publish the minutes with the figures. A review once a year comes too late: by then the budget that could have solved the problem is spent.",
        ],
        figure: {
          kind: "bars",
          caption: "Sixty minutes, once a quarter",
          head: ["Item", "Minutes"],
          rows: [
            ["Measures that moved more than expected", "10 minutes", 0, 10],
            ["Obstacles, each with the person who could remove it", "20 minutes", 10, 30],
            ["Decisions", "20 minutes", 30, 50],
            ["One thing to end", "10 minutes", 50, 60],
          ],
          note: "Our agenda.",
        },
      },
      {
        title: "Three habits to leave behind",
        items: [
          "Opening with a survey before anyone has said which choices are open. Decide that first, then ask people about those choices, and report what you did with the answers.",
          "Counting trainings held and meetings attended. They are easy to count. Count what changed for the person on the other side of the counter.",
          "Making a committee the owner of an objective. Name one person, then list those who must help and what they agreed to give.",
        ],
      },
      {
        title: "The first ninety days",
        items: [
          "In the first month, build the calendar of plans owed, list what one-time money started, ask managers for their monthly hours and take baselines for the measures you already publish.",
        ],
        then: [
          "In the second, hold two noticed workshops, one on needs and one on priorities, draft the four pages and circulate them to the departments that must deliver. In the third, run the budget test, hear the public, adopt, and publish the first quarterly agenda.",
          [
            "Our ",
            {
              text: "strategic planning",
              href: servicePath("strategic-planning-business-development"),
            },
            " and ",
            {
              text: "program evaluation",
              href: servicePath("program-evaluation-assessment"),
            },
            " teams can run or review each step.",
          ],
        ],
      },
    ],
  },
} satisfies InsightText;
