/** An ordinary day of a consultant, in pieces of work that this site shows. */
import { paths } from "../paths.ts";

const sample = paths.workSample;

export const workingDay = {
  title: "A Tuesday in March",
  intro:
    "One consultant, one grant application, one county plan. The white boxes show the work, from examples on this site.",
  label: "Example: organizations and amounts are invented.",
  /** `hours` until the next one. */
  stations: [
    {
      time: "8:30",
      hours: 1.5,
      title: "Read the notice before anyone writes",
      text: "The scoring sheet becomes the outline, with its own words as headings.",
      work: ["Criterion 2. Need for the project", "20 points"],
      from: { label: "A page of a grant application", href: sample },
    },
    {
      time: "10:00",
      hours: 3,
      title: "Trace a number to its rule",
      text:
        "The client's draft applied the indirect rate to all direct costs. The rule excludes one of them and part of another.",
      work: ["Indirect, 15 percent of $400,000", "$60,000"],
      from: {
        label: "The whole grant case, month by month",
        href: paths.insight("grant-success-best-practices-2025"),
      },
    },
    {
      time: "1:00",
      hours: 2.5,
      title: "Sit with the people who decide permits",
      text: "Two plans examiners show where an application waits, and for how long.",
      work: ["Median days to a decision", "34 days"],
      from: { label: "A page of a plan", href: sample },
    },
    {
      time: "3:30",
      hours: 1.5,
      title: "Have a colleague try to break the draft",
      text: "A reader who wrote none of the plan tests each figure before the client sees it.",
      work: ["Left to fund, after permit fees", "$0"],
      from: { label: "How an engagement runs", href: paths.aboutSection("our-approach") },
    },
    {
      time: "5:00",
      hours: 0,
      title: "Write down what is still open",
      text: "One figure is missing. The note to the client says which one, and when it is due.",
      work: ["No internal replies expected after", "6 PM"],
      from: { label: "Work-life balance", href: paths.commitment("work-life-balance") },
    },
  ],
} as const;
