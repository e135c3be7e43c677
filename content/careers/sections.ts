/** The careers page above and beside its form (SPEC §2). */
import { paths } from "../paths.ts";
import { site } from "../site.ts";

export const careersSections = {
  values: {
    title: "What we value",
    items: [
      {
        title: "Excellence",
        text:
          "Work that a colleague has checked, with sources, before a client sees it. Time for that is in the plan.",
      },
      {
        title: "Collaboration",
        text: "Small teams across fields. Questions are asked early and credit is shared by name.",
      },
      {
        title: "Impact",
        text:
          "Projects chosen for the difference they can make, and a look back to see whether they made it.",
      },
    ],
  },
  benefits: {
    title: "Benefits",
    items: [
      {
        title: "Competitive salary and performance bonuses",
        text: "Each opening states its pay range.",
      },
      {
        title: "Health, dental and vision insurance",
        text: "Medical, dental and vision plans to choose from.",
      },
      {
        title: "Flexible hours and remote work",
        text: "Arranged around the work and your life.",
      },
      {
        title: "Professional development",
        text: "A yearly learning budget, with time to use it.",
      },
      {
        title: "Retirement plan with matching",
        text: "We match your contributions, within the plan's limits.",
      },
      {
        title: "Paid time off",
        text: "Holidays, sick days and vacation that people actually take.",
      },
    ],
  },
  openings: {
    title: "Current openings",
    intro: "If none of these fits and you think we should meet, send a general application.",
    /** Instead of the intro while no position is open. */
    none: "No position is open right now. If you think we should meet, send a general application.",
    details: "About this position",
    apply: { label: "Apply Now", href: paths.applicationForm },
    equal:
      "We are an equal opportunity employer. If you need an accommodation at any step, tell us and we will arrange it.",
  },
  contact: {
    title: "Questions about working here?",
    text: "Write or call. A consultant, not a recruiter, will answer.",
    facts: [
      { term: "Email", text: site.careersEmail, href: `mailto:${site.careersEmail}` },
      { term: "Phone", text: site.phone.display, href: site.phone.href },
    ],
    note: "Qualified candidates are contacted within 2 weeks.",
  },
} as const;
