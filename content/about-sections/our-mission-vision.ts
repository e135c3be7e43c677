import { aboutPage } from "../pages/about.ts";
import type { Specimen } from "./specimen.ts";

export const ourMissionVision = {
  slug: "our-mission-vision",
  meta: {
    title: "Our consulting firm's mission & vision",
    description:
      "Our firm's mission and its vision for Florida: clear purpose, capable teams and public results that anyone can look up.",
  },
  title: "Our Mission & Vision",
  intro: "Two sentences that we can be held to, and what they require of every project.",
  mission: {
    title: "Our Mission",
    text: aboutPage.mission.text,
    label: "In a project, that means",
    /** Requirements for every project; a text of the site supports each line. */
    follows: [
      {
        title: "A decision with its price",
        text:
          "You choose between real options. Each states what it costs, who it needs and what it puts at risk.",
      },
      {
        title: "A plan the budget can carry",
        text:
          "Every line of the plan names the money behind it and, for a grant, who will report on it and close it out.",
      },
      {
        title: "Work that goes on without us",
        text:
          "We stay through the first cycle of reporting. Your staff do it once with us, then alone, with files they own.",
      },
    ],
  },
  vision: {
    title: "Our Vision",
    text: aboutPage.vision.text,
    label: "Each project contributes",
    follows: [
      {
        title: "A purpose in one sentence",
        text:
          "Before work starts we write down what will be different, for whom, and how it will be measured. Without that sentence there is nothing to fund.",
      },
      {
        title: "A named team",
        text:
          "A plan lists who does each task and who steps in when that person leaves. Where nobody can be named, training or hiring comes first.",
      },
      {
        title: "A result on the record",
        text:
          "Results are published beside the target, with the source of each figure, including in years when they disappoint.",
      },
    ],
  },
  example: {
    title: "Both on one page",
    text: "All six requirements fit on the first page of a plan. This county is invented.",
    specimen: {
      document: "Building permits, plan for two years",
      rows: [
        { item: "Purpose", value: "A permit within 10 days" },
        { item: "Price", value: "$140,000 a year" },
        { item: "Paid from", value: "Permit fees" },
        { item: "Team", value: "Permit manager and deputy" },
        { item: "Year two", value: "County staff report alone" },
        { item: "In May", value: "14 days, permit system", mark: "marked" },
      ],
      note: {
        title: "Example: a missed target",
        text:
          "The first result falls short. It stands beside the target all the same, with its source.",
      },
    } satisfies Specimen as Specimen,
  },
} as const;
