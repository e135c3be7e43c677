export const ourApproach = {
  slug: "our-approach",
  meta: {
    title: "How our consulting engagements run",
    description:
      "How an engagement runs, from reading the rules and listening to staff to a written plan, a trained team and a review six months later.",
  },
  title: "Our Approach",
  intro: "Start from delivery and work back to the plan.",
  description: [
    "A strategy is a set of choices somebody has to carry out on a Tuesday morning, inside a statute, a budget and a staffing chart. We begin there.",
    "Before the first workshop we read the governing law, the last two budgets, recent audits and whatever plan came before, and we talk to the people who would have to make a new plan work.",
    "From that we write down a small number of real options. Each has a cost, a risk, an owner and a measure. Your leadership chooses; we then turn the choice into a calendar, a funding plan and a set of procedures, and we stay through the first cycle of reporting so that your team has done it with us once before it does it alone.",
  ],
  /** Each begins with its figure. They agree with the plan on the page of examples. */
  examples: {
    label: "Example",
    note: "The profile is a drawing, not to scale. The examples concern an invented county.",
  },
  hold: "Five things you can hold us to",
  /** The two lines of the second picture. */
  lines: { ground: "The ground", plan: "The plan" },
  highlights: [
    {
      title: "Evidence first",
      text: "Findings cite a source, a record or an interview, so that they can be checked.",
      example: ["34 days", "Half take longer. Source: permit log, fiscal 2024."],
    },
    {
      title: "Options with prices",
      text: "Every recommendation states what it costs, who it needs and what it puts at risk.",
      example: ["$148,000", "A year for two examiners. Risk: fewer fees."],
    },
    {
      title: "Work in the open",
      text: "Drafts are shared early, in files your staff can edit and your counsel can read.",
      example: ["Draft 2", "Open to your staff and to your counsel."],
    },
    {
      title: "Skills that stay",
      text: "Your people learn each method on a live task and receive the templates.",
      example: ["June", "Your analyst runs the report, and we watch."],
    },
    {
      title: "A second look",
      text: "Six months after the work ends we return, compare results with the plan and report.",
      example: ["20 days", "The target for a permit, measured again."],
    },
  ],
  images: [
    {
      picture: "about/approach-1",
      alt:
        "Drawing of a surveyor's theodolite on its tripod over red hills in early haze, with a plumb line through it.",
    },
    {
      picture: "about/approach-2",
      /** On tablets and phones, where its stakes would be too thin and its words too small. */
      medium: "about/approach-2-medium",
      tall: "about/approach-2-tall",
      alt:
        "Drawing of oaks on red hills with five flagged stakes, and below it the same ground as a measured profile on graph paper, a dashed plan across it and a line down from each stake.",
    },
  ],
} as const;
