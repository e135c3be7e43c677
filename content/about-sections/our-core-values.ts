import { aboutPage } from "../pages/about.ts";

const [excellence, collaboration, impact, integrity] = aboutPage.values.items;

export const ourCoreValues = {
  slug: "our-core-values",
  meta: {
    title: "Four core values of our consulting work",
    description:
      "Excellence, Collaboration, Impact and Integrity: what each of our four values means in daily work with clients and colleagues.",
  },
  title: "Our Core Values",
  intro: "Our four values, each with an example of how it settles a question.",
  /** To each value an argument that it settles on a project. */
  values: [
    {
      ...excellence,
      settles: "Example: a deadline",
      how:
        "A draft is due and one figure is still open. We say so the day before and mark the figure; we do not guess.",
    },
    {
      ...collaboration,
      settles: "Example: a fee",
      how:
        "Your staff can do a task with some help. We teach it and take the task out of our proposal.",
    },
    {
      ...impact,
      settles: "Example: a finding",
      how:
        "The result falls short of the measure. The first page of the report says so, and says what to change.",
    },
    {
      ...integrity,
      settles: "Example: a client",
      how:
        "An inquiry would put us on both sides of one decision. We say so before any proposal, and decline.",
    },
  ],
} as const;
