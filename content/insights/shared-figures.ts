/** Figures of articles that pages of clients and services show too. */
import type { Figure } from "../types.ts";
import { sharedSources as sources } from "./shared-sources.ts";

export const awardEnd: Figure = {
  kind: "bars",
  caption: "Seven months around the end of an award",
  head: ["Work", "Days"],
  rows: [
    ["Stop commitments, reconcile, list property, draft", "90 days before", 0, 90],
    ["Subrecipients' final reports", "90 days after", 90, 180],
    ["Recipients' final reports", "120 days after", 90, 210],
  ],
  zero: { at: 90, marks: [[0, "−90 days"], [90, "award ends"], [210, "+120"]] },
  note: "The ninety days before the end are our advice.",
  sources: [sources.uniformGuidance],
};

export const purchaseKinds: Figure = {
  kind: "path",
  caption: "How an agency buys",
  head: ["Question", "Yes", "No"],
  rows: [
    ["Does it cost more than $35,000?", null, "A quote"],
    [
      "Does an exception apply?",
      "No competition is required",
      null,
    ],
    [
      "Can the agency say exactly what it wants?",
      "Invitation to bid: the lowest responsive bid wins",
      null,
    ],
    [
      "Can it choose by price and criteria, without negotiation?",
      "Request for proposals: criteria alongside price",
      "Invitation to negotiate: replies are ranked, terms negotiated",
    ],
  ],
  sources: [sources.purchasingCategories, sources.procurement],
};

export const awardLimits: Figure = {
  kind: "table",
  caption: "Limits, before and after the revision",
  head: ["Limit", "Before", "Since October 1, 2024"],
  rows: [
    ["Single audit, federal spending in a year", "$750,000", "$1,000,000"],
    ["De minimis rate", "up to 10 percent", "up to 15 percent"],
    ["Part of each subaward in the base", "first $25,000", "first $50,000"],
    ["Equipment, per unit", "$5,000", "$10,000"],
    ["Unused supplies at the end", "$5,000", "$10,000"],
    ["Fixed amount subaward", "$250,000", "$500,000"],
  ],
  note: "The audit threshold applies to fiscal years that begin on or after that day.",
  sources: [sources.uniformGuidance, sources.uniformGuidanceRule],
};

export const programFate: Figure = {
  kind: "path",
  caption: "Keep, shrink, hand over or end",
  head: ["Question", "Yes", "No"],
  rows: [
    ["Has its measure moved?", null, "End"],
    ["Does a named recurring source pay for all of it?", "Keep", null],
    ["Did part of the work bring the result, and is that part funded?", "Shrink", null],
    ["Has another body agreed in writing to take it?", "Hand over", "End"],
  ],
  note: "Our order of questions.",
};

export const functionReady: Figure = {
  kind: "path",
  caption: "Is this function ready?",
  head: ["Question", "Yes", "No"],
  rows: [
    [
      "Would stopping it harm people or break the law within days?",
      null,
      "Leave it off the list",
    ],
    ["Can three people do it, by name?", null, "Train the next one first"],
    [
      "Can everything it needs be replaced in time?",
      null,
      "Mark the item and find a backup",
    ],
    [
      "Is there one page on doing it by hand?",
      "Exercise it this quarter",
      "Write that page",
    ],
  ],
  note: "Our order of questions.",
};

/** A test fails when the first of these has passed. */
export const datesAhead: Figure = {
  kind: "timeline",
  caption: "Dates ahead for local governments",
  head: ["Date", "What is due or applies"],
  rows: [
    ["2026-12-31", "Recovery funds spent, except in projects with an earlier date"],
    [
      "2027-01-01",
      "County and city contracts and grants: certification, if SB 1134 is law",
    ],
    ["2027-04-26", "Federal web rule: governments with 50,000 people or more"],
    ["2027-06-30", "Wastewater and stormwater: next twenty-year needs analyses"],
    ["2028-04-26", "Federal web rule: smaller governments and special districts"],
  ],
  sources: [
    sources.recoveryDeadlines,
    sources.localContracts,
    sources.webRuleDates,
    sources.wastewaterNeeds,
    sources.stormwaterNeeds,
  ],
};

export const minimumWage: Figure = {
  kind: "bars",
  caption: "Florida's minimum wage, from each September 30",
  head: ["Year", "Dollars an hour"],
  rows: [
    ["2021", "$10.00", 0, 10],
    ["2022", "$11.00", 0, 11],
    ["2023", "$12.00", 0, 12],
    ["2024", "$13.00", 0, 13],
    ["2025", "$14.00", 0, 14],
    ["2026", "$15.00", 0, 15],
  ],
  sources: [sources.minimumWage],
};

export const riskFunctions: Figure = {
  kind: "table",
  caption: "Four functions of the AI Risk Management Framework",
  head: ["Function", "A question it answers"],
  rows: [
    ["Govern", "Who may allow a use, and who can switch it off?"],
    ["Map", "Which data does it touch, and whom can an error reach?"],
    ["Measure", "Against which baseline is it tested?"],
    ["Manage", "What happens when it misses its measure?"],
  ],
  note: "The functions are the framework's, the questions ours.",
  sources: [sources.riskFramework],
};
