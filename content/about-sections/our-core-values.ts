import { aboutPage } from "../pages/about.ts";
import type { Specimen } from "./specimen.ts";

const [excellence, collaboration, impact, integrity] = aboutPage.values.items;

export const ourCoreValues = {
  slug: "our-core-values",
  meta: {
    title: "Four core values of our consulting work",
    description:
      "Excellence, Collaboration, Impact and Integrity: what each of our four values means in daily work with clients and colleagues.",
  },
  title: "Our Core Values",
  intro: "Our four values, each with an invented document in which it settles a question.",
  values: [
    {
      ...excellence,
      /** A document in which the value settles a question. */
      specimen: {
        document: "Draft report, table 2",
        rows: [
          { item: "People who hold a certificate", value: "180" },
          { item: "In a job that asks for it", value: "due May 6", mark: "marked" },
          { item: "Cost of the program", value: "$520,000" },
        ],
        note: {
          title: "Example: a deadline",
          text:
            "A draft is due and one figure is still open. We say so the day before and mark the figure; we do not guess.",
        },
      },
    },
    {
      ...collaboration,
      specimen: {
        document: "Proposal, price by task",
        rows: [
          { item: "Plan of the evaluation", value: "$14,000" },
          { item: "Entry of survey answers", value: "$6,000", mark: "struck" },
          { item: "Training of your staff for it", value: "$1,500" },
        ],
        note: {
          title: "Example: a fee",
          text:
            "Your staff can do a task with some help. We teach it and take the task out of our proposal.",
        },
      },
    },
    {
      ...impact,
      specimen: {
        document: "Evaluation report, page 1",
        text: "The program led to 96 of the 120 jobs that it promised.",
        marked: "Change: invite employers before the course ends, not in the quarter after it.",
        note: {
          title: "Example: a finding",
          text:
            "The result falls short of the measure. The first page of the report says so, and says what to change.",
        },
      },
    },
    {
      ...integrity,
      specimen: {
        document: "Answer to an inquiry",
        text: "Thank you for asking us about your bid. We advise the county that will score it.",
        marked: "We therefore cannot advise you, and we have not read your draft.",
        note: {
          title: "Example: a client",
          text:
            "An inquiry would put us on both sides of one decision. We say so before any proposal, and decline.",
        },
      },
    },
  ] satisfies { title: string; text: string; specimen: Specimen }[] as readonly {
    title: string;
    text: string;
    specimen: Specimen;
  }[],
} as const;
