import { cite } from "./cite.ts";
import { sources } from "./sources.ts";
import type { Text } from "../types.ts";

/** Texts of the detail modal of an article (SPEC §2). */
export interface Brief {
  heading: string;
  paragraphs: readonly Text[];
  takeaways: readonly [string, string, string];
  /** Words of the button that leads to /contact. */
  consultation: string;
}

export const boardReport =
  "We prepare the comparison. In about three weeks your board can have a public-sector cost estimate, a test of what the budget can bear in a bad year, and a list of the risks that the price does and does not cover.";

/** Keyed by article slug. The modal opens by URL only (`paths.brief`). */
export const briefs: Readonly<Record<string, Brief>> = {
  "public-private-partnerships-trends": {
    heading: "Partnerships: a second opinion before the first meeting",
    paragraphs: [
      [
        "Since July 2024 ",
        cite("section 255.065", sources.partnerships),
        " lets a Florida local government act on an unsolicited proposal after two public meetings, without a bidding process. That saves time and gives up the comparison that bids provide.",
      ],
      boardReport,
      "The first conversation needs no documents. Tell us what has been proposed, by whom, and what deadline you were given.",
    ],
    takeaways: [
      "Estimate your own cost before you study the proposer's price.",
      "Put the records and meeting dates on a calendar on the day a proposal arrives.",
      "Name and fund the contract manager before signature.",
    ],
    consultation: "Schedule a Partnership Consultation",
  },
  "strategic-planning-trends-2025": {
    heading: "Strategic planning: four pages tied to the budget",
    paragraphs: [
      "We help boards and executives settle on at most five objectives, each with a measure, an owner, the money and the time.",
      [
        "Special districts now report each December which goals they met and which they missed, under ",
        cite("section 189.0694", sources.specialDistricts),
        ". We help you choose measures that you can report without embarrassment.",
      ],
      "The process runs in noticed meetings, keeps its drafts as records, and takes about ninety days.",
    ],
    takeaways: [
      "List what one-time money started, and decide on each item separately.",
      "Before you add an objective, ask managers how many hours a month they can give.",
      "Read the ten largest budget lines against the plan before adoption.",
    ],
    consultation: "Schedule a Planning Consultation",
  },
  "grant-success-best-practices-2025": {
    heading: "Grants: ask for the full cost and close without a finding",
    paragraphs: [
      [
        "The October 2024 revision of ",
        cite("2 CFR Part 200", sources.uniformGuidance),
        " raised the de minimis indirect rate to as much as 15 percent and the single audit threshold to $1,000,000. Many budgets and manuals still carry the old figures.",
      ],
      "We review open proposals for recoverable cost, write or edit applications to the published criteria, and set up the files that an auditor will ask for. If an opportunity is not worth your staff's time, we say so first.",
      [
        "Terms are changing again. ",
        cite("Executive Order 14332", sources.grantOversight),
        " of August 7, 2025 deals with termination for convenience and indirect costs, and on May 29, 2026 the Office of Management and Budget ",
        cite("proposed to revise Part 200", sources.proposedGuidance),
        ". We have not confirmed whether that revision is final, so we check the terms of each award.",
      ],
    ],
    takeaways: [
      "Mark the rulebook, old or revised, beside every award you hold.",
      "Recalculate indirect costs on each proposal not yet submitted.",
      "Begin closeout three months before the period of performance ends.",
    ],
    consultation: "Schedule a Grants Consultation",
  },
  "regulatory-changes-2025": {
    heading: "Compliance: every duty with a date and an owner",
    paragraphs: [
      [
        "Web accessibility, cybersecurity, contract affidavits and new accounting statements reach Florida organizations within the same two years. The ",
        cite("Title II web rule", sources.webRule),
        " alone touches every department that publishes a form.",
      ],
      "We build the register with your staff: which rules apply, from when, who owns each one, what evidence will prove it, and what it will cost. Then we test the riskiest five.",
      "Bring your last audit, your contract templates and a list of your websites. We can usually tell you within a week where the exposure is.",
    ],
    takeaways: [
      "Give every duty one owner, one date and one piece of evidence.",
      "Add the 2024 affidavits and the accessibility clause to templates now.",
      "Keep incident contacts on paper, and name someone who may report without asking permission.",
    ],
    consultation: "Schedule a Compliance Consultation",
  },
  "organizational-resilience-uncertain-times": {
    heading: "Resilience: ten functions, tested before June",
    paragraphs: [
      "Storms, outages, lost contracts and sudden departures raise the same questions. Which services come first? Who may decide? Where are the records? How long does the cash last?",
      "We lead a one-day session that answers them on paper, then two short exercises that show which answers hold. You keep one page for each role instead of a binder.",
      [
        "The outline follows ",
        cite("FEMA's continuity guidance", sources.continuity),
        ", so the result also serves the plans that funders and the state ask you to keep.",
      ],
    ],
    takeaways: [
      "Limit essential functions to ten, with three people for each.",
      "Sign delegations of authority in a calm month, with limits and end dates.",
      "Restore one backup every quarter and write down how long it took.",
    ],
    consultation: "Schedule a Resilience Consultation",
  },
  "selling-to-florida-government": {
    heading: "Public contracts: decide whether to bid before you write",
    paragraphs: [
      [
        "State agencies seek competition for purchases above ",
        cite("category two", sources.purchasingCategories),
        ", $35,000, and each kind of solicitation rewards a different response. We read the documents, the last contract and its invoices with you, and say whether the bid is worth your time.",
      ],
      "Then we set up what every public customer will ask for: registrations, affidavits, insurance, references and a calendar of the dates on which they lapse.",
    ],
    takeaways: [
      "Register before there is anything to bid on.",
      "Hold a one-hour meeting on whether to bid, and write down the reasons.",
      "Agree on the form of the invoice and the acceptance test before you sign.",
    ],
    consultation: "Schedule a Public Contracts Consultation",
  },
};
