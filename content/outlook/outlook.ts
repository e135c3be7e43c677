/**
 * The 2025 Strategic Outlook, from which the PDF is set. Facts are as of January 2025; every chart
 * is either marked as illustrative or names its public source.
 */
import { site } from "../site.ts";
import { afterOneTimeMoney } from "./after-one-time-money.ts";
import { newGrantRules } from "./new-grant-rules.ts";
import { peopleWhoKnowHow } from "./people-who-know-how.ts";
import { continuityByDesign } from "./continuity-by-design.ts";
import { aiWithEvidence } from "./ai-with-evidence.ts";
import { sellingToGovernment } from "./selling-to-government.ts";
import { sources } from "../insights/sources.ts";

export const outlook = {
  meta: {
    title: "2025 Strategic Outlook",
    description:
      "Six themes for public, nonprofit and business leaders in 2025: finance after one-time money, grant rules, people, continuity, AI, and suppliers.",
  },
  cover: {
    title: "2025 Strategic Outlook",
    subtitle: "Six decisions that public-purpose organizations in Florida should not put off",
    date: "January 2025",
  },
  contents: "Contents",
  foreword: {
    title: "Foreword",
    paragraphs: [
      "This outlook is a list of decisions. Each of its six themes is something that boards, commissions and executive teams will settle in 2025, either on purpose or because a deadline settles it for them.",
      "The themes come out of our own fields of work: finance and planning, grants and compliance, people, project delivery, technology with evaluation, and the business side of public contracts. They are connected. A budget gap delays a hire; a vacant position delays a grant report; a late report becomes an audit finding; and a tool bought to save time makes things worse when nobody has described the process first.",
      "For every theme we state a thesis you can disagree with, the reasoning, one chart and three actions that a team can finish within the year. Four charts show public facts, with their source. Two are illustrative: they show a pattern with numbers we made up for the purpose, and they say so.",
      "Nothing here replaces reading your own statutes, agreements and ledgers. Use it to choose which item comes first on your next agenda.",
    ],
    name: site.leaders["managing-partner"],
    role: "Managing Partner",
  },
  actionsTitle: "Three actions for 2025",
  themes: [
    afterOneTimeMoney,
    newGrantRules,
    peopleWhoKnowHow,
    continuityByDesign,
    aiWithEvidence,
    sellingToGovernment,
  ],
  checklist: {
    title: "A checklist for the first quarter",
    intro:
      "Eighteen questions for one meeting. Answer each with yes, no or a name. Any that stay open belong on the next agenda.",
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
      {
        title: "Suppliers",
        items: [
          "Is our registration current with each buyer and each body whose contract we sell under?",
          "Do we know when each public customer has to pay, and from which day?",
          "Could we sign every affidavit in the week we are chosen?",
        ],
      },
    ],
  },
  calendar: {
    title: "Dates to work back from",
    intro:
      "Nine fixed dates that the six themes depend on. Local calendars for budgets, boards and awards belong beside them.",
    /** Later changes, and the day on which this note was last edited: the PDF's modification date. */
    changed: {
      date: "2026-11-23",
      text:
        "Changed since: by an interim final rule, the web rule's date of April 24, 2026 is now April 26, 2027. Later changes, including those of grant rules, are listed at the top of \u201cRegulatory Changes 2025\u201d among the insights on our website.",
      source: sources.webRuleDates,
    },
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
      {
        date: "September 30, 2026",
        text:
          "The state minimum wage reaches $15. Recovery funds in surface transportation and community development (Title I) projects must be spent.",
      },
      {
        date: "December 31, 2026",
        text:
          "All other fiscal recovery funds must be spent. What is left goes back to the Treasury.",
      },
    ],
  },
  contact: {
    title: "Talk to us",
    paragraphs: [
      "If one of these decisions is on your agenda, we are glad to talk it through. The first conversation is free. You will hear from us within 24 hours.",
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
} as const;
