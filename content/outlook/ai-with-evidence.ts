import { points, type Theme } from "./theme.ts";

export const aiWithEvidence = {
  id: "ai-with-evidence",
  title: "AI with evidence",
  thesis:
    "A few well-chosen uses of AI can return real hours this year. Organizations that measure them will keep the right ones, and will be able to explain why.",
  paragraphs: [
    "Staff in most offices already use generative tools for drafts and summaries, with or without permission. A ban is hard to enforce and teaches people to be quiet. A short policy works better: what may never be entered, which tools are approved, who reviews the result, how records are kept and when the public must be told. The AI Risk Management Framework of the National Institute of Standards and Technology gives a sound outline, and a first version fits on two pages.",
    "Choose uses by process. Good candidates have many similar cases, a known error rate, text or numbers that may lawfully be used, and a person who is accountable for the outcome: sorting records requests, drafting routine letters, checking invoices against contracts, summarizing public comment. Poor candidates decide about a person's benefits, liberty or job. For those, careful human work with better forms usually gains more, at lower risk.",
    "Then evaluate as you would any program. Take a baseline of hours and errors for a month before the start. Expect the first weeks to cost time. Set the date on which you will stop unless the agreed measure is met, and publish the result either way. Digital work faces another deadline: under the federal rule of April 2024, web content of public entities with 50,000 or more people must meet WCAG 2.1 AA by April 24, 2026, and most others a year later. New tools should be bought to that standard now.",
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
} as const satisfies Theme;
