/**
 * The 2025 Strategic Outlook, from which the PDF is set. Facts are as of January 2025; every chart
 * is either marked as illustrative or names its public source.
 */
import type { Point } from "./home.ts";
import { site } from "./site.ts";
import type { PageMeta, Source } from "./types.ts";

export interface ChartSeries {
  name: string;
  points: readonly { label: string; value: number }[];
}

export interface Chart {
  title: string;
  kind: "bar" | "line";
  /** What a value counts, for the axis. */
  unit: string;
  /** All series have the same labels in the same order. */
  series: readonly ChartSeries[];
  /** How to read it; begins with "Illustrative" when there is no source. */
  note: string;
  source: Source | null;
  /** Text alternative: the finding and the figures. */
  alt: string;
}

export interface Theme {
  id: string;
  title: string;
  thesis: string;
  paragraphs: readonly [string, string, string];
  chart: Chart;
  actions: readonly [string, string, string];
  /** Slugs of the services that the theme draws on. */
  services: readonly string[];
}

interface Outlook {
  meta: PageMeta;
  cover: { title: string; subtitle: string; date: string };
  contents: string;
  foreword: { title: string; paragraphs: readonly string[]; name: string; role: string };
  actionsTitle: string;
  themes: readonly [Theme, Theme, Theme, Theme, Theme];
  checklist: {
    title: string;
    intro: string;
    groups: readonly { title: string; items: readonly string[] }[];
  };
  calendar: { title: string; intro: string; dates: readonly { date: string; text: string }[] };
  contact: { title: string; paragraphs: readonly string[]; points: readonly Point[]; note: string };
}

const points = (labels: readonly string[], values: readonly number[]) =>
  labels.map((label, index) => ({ label, value: values[index]! }));

const fiscalYears = ["2024", "2025", "2026", "2027", "2028", "2029"];

export const outlook = {
  meta: {
    title: "2025 Strategic Outlook",
    description:
      "Five themes for public and nonprofit leaders in 2025: finance after one-time money, grant rules, people, continuity, and AI with evidence.",
  },
  cover: {
    title: "2025 Strategic Outlook",
    subtitle: "Five decisions that public-purpose organizations in Florida should not put off",
    date: "January 2025",
  },
  contents: "Contents",
  foreword: {
    title: "Foreword",
    paragraphs: [
      "An outlook can be a list of trends or a list of decisions. We have written the second kind. Each of the five themes in these pages is something that boards, commissions and executive teams will settle in 2025, whether they take it up on purpose or let a deadline settle it for them.",
      "The themes come out of our own fields of work: finance and planning, grants and compliance, people, project delivery, and technology with evaluation. They are connected. A budget gap delays a hire; a vacant post delays a grant report; a late report becomes an audit finding; and a tool bought to save time makes it worse when nobody has described the process first.",
      "For every theme we state a thesis you can disagree with, the reasoning, one chart and three actions that a team can finish within the year. Three charts show public facts, with their source. Two are illustrative: they show a pattern with numbers we made up for the purpose, and they say so.",
      "Nothing here replaces the reading of your own statutes, agreements and ledgers. If it moves one item from the bottom of an agenda to the top, it has done its work.",
    ],
    name: site.leaders.managingPartner,
    role: "Managing Partner",
  },
  actionsTitle: "Three actions for 2025",
  themes: [
    {
      id: "after-one-time-money",
      title: "After one-time money",
      thesis:
        "Services that began on recovery funds now need a permanent source, a smaller scope or an orderly close. The choice is cheaper in 2025 than in 2026.",
      paragraphs: [
        "State and Local Fiscal Recovery Funds had to be obligated by December 31, 2024, and must be spent by December 31, 2026. The first date has passed. What remains is a period in which money is still flowing while its end is certain. That is a comfortable moment to plan and an easy one to waste, because no invoice is yet unpaid.",
        "The exposed costs are seldom the large ones. Buildings and vehicles were bought once. The exposure lies in positions, software subscriptions, contracts with nonprofits and hours of opening that residents now take for granted. They are spread over departments, often under budget lines that do not mention the source. A list of them is the first product of a sound plan. It usually takes about two weeks, and it surprises those who commissioned it.",
        "Once the list exists, sort it by result. Some programs have shown what they achieve and have earned a claim on recurring revenue. Some can be run at half the size. Some should end, with notice to partners and staff, while there is money to end them well. Nonprofits that receive such funds should ask their public partners now which of the three they are in, and should model the answer they hope not to hear.",
      ],
      chart: {
        title: "When temporary funds end, spending meets revenue again",
        kind: "line",
        unit: "Index, recurring revenue in 2024 = 100",
        series: [
          {
            name: "Recurring revenue",
            points: points(fiscalYears, [100, 102, 104, 107, 109, 112]),
          },
          {
            name: "Spending without a decision",
            points: points(fiscalYears, [110, 113, 116, 119, 122, 125]),
          },
          {
            name: "Spending with phased decisions",
            points: points(fiscalYears, [110, 111, 110, 109, 110, 112]),
          },
        ],
        note:
          "Illustrative: invented figures for a mid-sized organization by fiscal year. The gap between the upper lines is the cost of waiting.",
        source: null,
        alt:
          "Line chart with invented figures. Recurring revenue rises from 100 in 2024 to 112 in 2029. Spending without a decision rises from 110 to 125; with phased decisions it returns to 112.",
      },
      actions: [
        "List every recurring cost that began on one-time money, with its owner, end date and number of people served.",
        "Adopt a five-year forecast with two cases, and a reserve policy that says when reserves may be used.",
        "Decide on each program by September: continue, reduce or close. Put the reasons in writing.",
      ],
      services: ["financial-management-analysis", "strategic-planning-business-development"],
    },
    {
      id: "new-grant-rules",
      title: "New rules for federal grants",
      thesis:
        "The revised Uniform Guidance gives recipients more room. Those who rewrite their own policies will gain from it; those who do not will be audited against two sets of rules.",
      paragraphs: [
        "In April 2024 the Office of Management and Budget revised 2 CFR Part 200, the common rules for federal awards. The revision applies to awards made on or after October 1, 2024, and the new audit threshold to fiscal years that begin on or after that date. For a year or two most recipients will hold awards under both versions, sometimes in the same department.",
        "Several limits moved in the recipient's favor. The threshold for a single audit rose from $750,000 to $1,000,000 in federal expenditures. The de minimis rate for indirect costs rose from 10 to as much as 15 percent of modified total direct costs. The thresholds for equipment and for unused supplies doubled to $10,000, and the limit for fixed amount subawards doubled to $500,000. Language became plainer too, which helps program staff who read the rules only when something has gone wrong.",
        "None of this arrives by itself. A procurement manual that still states the old figures binds its owner to them, and a budget that omits the higher indirect rate leaves money behind for the life of the award. Florida's Single Audit Act has its own threshold for state assistance, so falling below the federal line does not mean that no audit is due. And a smaller audit burden is a reason to look harder at internal controls, since fewer outsiders will.",
      ],
      chart: {
        title: "Limits in the Uniform Guidance: new as a percentage of old",
        kind: "bar",
        unit: "Percent of the previous limit",
        series: [
          {
            name: "New limit",
            points: points(
              ["Single audit", "De minimis rate", "Equipment", "Fixed amount subawards"],
              [133, 150, 200, 200],
            ),
          },
        ],
        note:
          "Single audit $750,000 to $1,000,000; de minimis rate 10% to 15%; equipment $5,000 to $10,000; fixed amount subawards $250,000 to $500,000.",
        source: {
          label: "2 CFR Part 200 as revised April 22, 2024 (eCFR)",
          href: "https://www.ecfr.gov/current/title-2/subtitle-A/chapter-II/part-200",
        },
        alt:
          "Bar chart of new limits as a percentage of the old ones: single audit 133, de minimis rate 150, equipment 200, fixed amount subawards 200.",
      },
      actions: [
        "Mark each active award with the version of the rules that governs it, and keep the list with the schedule of expenditures.",
        "Amend procurement, property, indirect cost and subrecipient policies in one package, adopted by the board.",
        "Build the new indirect rate into every application from now on, and test one award a quarter against your own controls.",
      ],
      services: ["grant-writing-management", "compliance-risk-management"],
    },
    {
      id: "people-who-know-how",
      title: "The people who know how",
      thesis:
        "The scarcest resource of 2025 is the supervisor who knows how the work is done and can teach it. Pay matters, and so does a written method.",
      paragraphs: [
        "Every organization has a dozen people whose absence would stop something: a payroll run, a permit queue, a grant drawdown, a boiler. Many of them are close to retirement, and what they know is in their heads. Their posts can be filled. Their knowledge leaves on the last day unless somebody has spent time with them before, writing down the steps, the exceptions and the names.",
        "At the entry level the ground is moving as well. Florida's minimum wage has risen by a dollar each September since 2021 and reaches $15 in September 2026. The effect goes well beyond those who earn it. When the lowest step rises, the steps above it are compressed, and a lead worker may find that the responsibility is worth fifty cents an hour. Nonprofits with fixed reimbursement rates feel this first, because their income does not rise by the same rule.",
        "Leadership development is the practical answer to both. A first-line supervisor decides whether a new hire stays through the first year, whether a procedure is followed and whether a problem is reported early. Yet many were promoted for technical skill and received no preparation. A modest program is enough to start: six half-days, real cases, a senior mentor and a check after three months on whether the team sees a difference.",
      ],
      chart: {
        title: "Florida's minimum wage, by date of increase",
        kind: "bar",
        unit: "Dollars per hour, from September 30",
        series: [
          {
            name: "Minimum wage",
            points: points(["2021", "2022", "2023", "2024", "2025", "2026"], [
              10,
              11,
              12,
              13,
              14,
              15,
            ]),
          },
        ],
        note:
          "Adopted by voters in 2020. The steps of 2025 and 2026 are fixed in the constitution; later changes follow inflation.",
        source: {
          label: "Florida Constitution, Article X, Section 24",
          href: "https://www.flsenate.gov/Laws/Constitution",
        },
        alt:
          "Bar chart. Florida's minimum wage rises by one dollar each September 30, from 10 dollars in 2021 to 15 dollars in 2026.",
      },
      actions: [
        "Name the twelve critical tasks, who can do each today and who will be able to by December. Write the method down.",
        "Model pay through 2027 with compression included, and bring the cost to the board before the budget season.",
        "Start one cohort of new supervisors, and ask their teams beforehand and three months later.",
      ],
      services: ["human-resources-training", "organizational-development"],
    },
    {
      id: "continuity-by-design",
      title: "Continuity by design",
      thesis:
        "Disruption is now an ordinary condition of delivery. Projects should be planned for it, and the paperwork of recovery should be ready before the storm.",
      paragraphs: [
        "Three hurricanes made landfall in Florida in 2024: Debby, Helene and Milton. By the third, staff were tired, reserves were committed and claims from the first were still open. Plans written for one event at a time did not fit a season in which events overlapped.",
        "Continuity is first a matter of design. Which five services must run within a day? Who can authorize spending if the manager cannot be reached? Which vendor holds the only copy of the data? These answers belong in the ordinary project plan, the ordinary contract and the ordinary budget. A binder that is opened once a year will not carry them. The same habits help when the disruption is a cyber incident, a vacancy at the top or a funding decision in another capital.",
        "Recovery money is then a matter of records. Reimbursement depends on procurement that followed the rules under pressure, on time sheets that separate emergency work, and on photographs, contracts and insurance files that can be found two years later. An organization that has pre-approved forms, contracts bid in a quiet month and one named person for documentation recovers faster, and keeps what it recovers when the auditors come.",
      ],
      chart: {
        title: "Weather and climate disasters in the United States with losses above $1 billion",
        kind: "bar",
        unit: "Events per year",
        series: [
          {
            name: "Events",
            points: points(["2020", "2021", "2022", "2023", "2024"], [22, 20, 18, 28, 27]),
          },
        ],
        note:
          "Annual counts as first published for each year. Losses are adjusted for inflation, and counts may be revised.",
        source: {
          label: "NOAA National Centers for Environmental Information, January 2025",
          href: "https://www.ncei.noaa.gov/access/billions/",
        },
        alt:
          "Bar chart of billion-dollar disasters per year: 22 in 2020, 20 in 2021, 18 in 2022, 28 in 2023 and 27 in 2024.",
      },
      actions: [
        "Rank services by how long each may be down, and test the first five with a two-hour exercise before June 1.",
        "Bid standby contracts in spring with federal clauses included, and have counsel review them once.",
        "Appoint a documentation lead with a deputy, and rehearse one reimbursement file from start to finish.",
      ],
      services: ["project-management", "compliance-risk-management"],
    },
    {
      id: "ai-with-evidence",
      title: "AI with evidence",
      thesis:
        "A few well-chosen uses of AI can return real hours this year. Organizations that measure them will keep the right ones, and will be able to explain why.",
      paragraphs: [
        "Staff in most offices already use generative tools for drafts and summaries, with or without permission. A ban is hard to enforce and teaches people to be quiet. A short policy works better: what may never be entered, which tools are approved, who reviews the result, how records are kept and when the public must be told. The AI Risk Management Framework of the National Institute of Standards and Technology gives a sound outline, and a first version fits on two pages.",
        "Choose uses by process. Good candidates have many similar cases, a known error rate, text or numbers that may lawfully be used, and a person who answers for the outcome: sorting of records requests, first drafts of routine letters, checks of invoices against contracts, summaries of public comment. Poor candidates decide about a person's benefits, liberty or job. For those, careful human work with better forms usually gains more, at lower risk.",
        "Then evaluate as you would any program. Take a baseline of hours and errors for a month before the start. Expect the first weeks to cost time. Set the date on which you will stop unless the agreed measure is met, and publish the result either way. Digital work has another deadline in view: under the federal rule of April 2024, web content of public entities with 50,000 or more people must meet WCAG 2.1 AA by April 24, 2026, and most others a year later. New tools should be bought to that standard now.",
      ],
      chart: {
        title: "A pilot costs time before it returns time",
        kind: "line",
        unit: "Staff hours per month on one process",
        series: [
          {
            name: "Before the pilot",
            points: points(["1", "2", "3", "4", "5", "6"], [160, 160, 160, 160, 160, 160]),
          },
          {
            name: "With the pilot, including review",
            points: points(["1", "2", "3", "4", "5", "6"], [195, 180, 150, 130, 120, 115]),
          },
        ],
        note:
          "Illustrative: invented figures for the first six months of one pilot. Review of results by staff is counted as work.",
        source: null,
        alt:
          "Line chart with invented figures. One process takes 160 staff hours a month before a pilot. With it, hours are 195 in the first month, fall below 160 in the third and reach 115 in the sixth.",
      },
      actions: [
        "Adopt a two-page policy and a register of uses, each with an owner and a level of risk.",
        "Run two pilots of 90 days with a baseline, an agreed measure and a date to stop.",
        "Write accessibility, records and data terms into every technology purchase from this quarter on.",
      ],
      services: ["ai-solutions-digital-transformation", "program-evaluation-assessment"],
    },
  ],
  checklist: {
    title: "A checklist for the first quarter",
    intro:
      "Fifteen questions for one meeting. Answer each with yes, no or a name. Any that stay open belong on the next agenda.",
    groups: [
      {
        title: "Money",
        items: [
          "Do we have a list of recurring costs that rest on one-time funds?",
          "Does our forecast reach beyond 2026, with a case we would dislike?",
          "Does our reserve policy say when reserves may be used and how they are restored?",
        ],
      },
      {
        title: "Grants and compliance",
        items: [
          "Do we know which version of the Uniform Guidance governs each award?",
          "Have our procurement and property policies been amended since October 2024?",
          "Do pending applications use the indirect rate we are entitled to?",
        ],
      },
      {
        title: "People",
        items: [
          "Can two people do each critical task?",
          "Have we priced pay compression through 2027?",
          "Did every supervisor appointed last year receive preparation?",
        ],
      },
      {
        title: "Continuity",
        items: [
          "Do we know the five services that must run within a day?",
          "Are standby contracts bid before June, with federal clauses?",
          "Is one person responsible for documentation in an emergency?",
        ],
      },
      {
        title: "Technology",
        items: [
          "Do we have a policy on AI that staff have read?",
          "Does every pilot have a baseline, a measure and a date to stop?",
          "Do new purchases meet WCAG 2.1 AA?",
        ],
      },
    ],
  },
  calendar: {
    title: "Dates to work back from",
    intro:
      "Nine fixed dates that the five themes depend on. Local calendars for budgets, boards and awards belong beside them.",
    dates: [
      {
        date: "March 4, 2025",
        text:
          "The regular session of the Florida Legislature opens. Appropriation requests and their evidence should be ready.",
      },
      {
        date: "April 30, 2025",
        text:
          "Annual reporters of fiscal recovery funds file with the U.S. Treasury; others report quarterly.",
      },
      {
        date: "June 1, 2025",
        text:
          "The Atlantic hurricane season begins. Standby contracts and the two-hour exercise should be done.",
      },
      {
        date: "July 1, 2025",
        text: "Florida's fiscal year begins, and with it most state-funded agreements.",
      },
      { date: "September 30, 2025", text: "The state minimum wage rises to $14." },
      {
        date: "October 1, 2025",
        text:
          "The federal fiscal year begins, as do those of Florida's counties and cities. Decisions on phased programs take effect.",
      },
      {
        date: "April 24, 2026",
        text: "Web content of public entities with 50,000 or more people must meet WCAG 2.1 AA.",
      },
      { date: "September 30, 2026", text: "The state minimum wage reaches $15." },
      {
        date: "December 31, 2026",
        text: "Fiscal recovery funds must be spent. What is left goes back to the Treasury.",
      },
    ],
  },
  contact: {
    title: "Talk to us",
    paragraphs: [
      "If one of these decisions is on your table, we are glad to talk it through. The first conversation takes half an hour, is free and carries no obligation. You will hear from us within 24 hours.",
    ],
    points: [
      { title: "Phone", text: site.phone.display },
      { title: "Email", text: site.email },
      { title: "Business Hours", text: site.hours },
      {
        title: "Office",
        text:
          `${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}. ${site.visits}`,
      },
    ],
    note:
      "This outlook gives general information as of January 2025. It is not legal, tax or audit advice. Check the sources named before you act.",
  },
} as const satisfies Outlook;
