/** The words around each opening (SPEC §2, §9); only its own page loads them. */
import { paidExercise } from "./careers.ts";
import { paths } from "../paths.ts";

export const openingWords = {
  back: { label: "Back to careers", href: paths.careers },
  responsibilities: "What you will do",
  qualifications: "What you bring",
  /** Over what applying takes. */
  apply: "How to apply",
  ask: "Questions first?",
  others: "Other openings",
  /** Over the pay of all openings on one scale. */
  pay: {
    title: "Pay, side by side",
    text: "This position's range beside those of our other openings.",
    note: "Pay for a year",
  },
  /** An opening that was filled, or never was. */
  missing: {
    title: "Opening not found",
    text:
      "No opening has this address. The position may have been filled, or the address may be mistyped. These positions are open.",
    all: "All openings",
  },
  hiring: {
    title: "How we hire",
    steps: [
      {
        title: "We read your application",
        text: "Two people read each one. Qualified candidates are contacted within 2 weeks.",
      },
      {
        title: "A first call",
        text: "Thirty minutes by phone or video about your work, the position and the pay range.",
      },
      {
        title: "A piece of real work",
        text: paidExercise,
      },
      {
        title: "Meeting the leaders",
        text: "A two-way conversation, references, and an answer within days.",
      },
    ],
  },
} as const;
