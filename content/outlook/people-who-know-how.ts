import { points, type Theme } from "./theme.ts";

export const peopleWhoKnowHow = {
  id: "people-who-know-how",
  title: "The people who know how",
  thesis:
    "The scarcest resource of 2025 is the supervisor who knows how the work is done and can teach it. Pay matters, and so does a written method.",
  paragraphs: [
    "Every organization has a dozen people whose absence would stop something: a payroll run, a permit queue, a grant drawdown, a boiler. Many of them are close to retirement, and what they know is in their heads. Their positions can be filled. Their knowledge leaves on the last day unless somebody has spent time with them before, writing down the steps, the exceptions and the names.",
    "Pay at the entry level is changing as well. Florida's minimum wage has risen by a dollar each September since 2021 and reaches $15 in September 2026. The effect goes well beyond those who earn it. When the lowest step rises, the steps above it are compressed, and a lead worker may find that the added responsibility pays fifty cents an hour. Nonprofits with fixed reimbursement rates feel this first, because their income does not rise by the same rule.",
    "Leadership development is the practical answer to both. A first-line supervisor decides whether a new hire stays through the first year, whether a procedure is followed and whether a problem is reported early. Yet many were promoted for technical skill and received no preparation. A modest program is enough to start: six half-days, real cases, a senior mentor and a check after three months on whether the team sees a difference.",
  ],
  chart: {
    title: "Florida's minimum wage, by date of increase",
    kind: "bar",
    unit: "Dollars per hour, from September 30",
    series: [
      {
        name: "Minimum wage",
        points: points(["2021", "2022", "2023", "2024", "2025", "2026"], [
          10,
          11,
          12,
          13,
          14,
          15,
        ]),
      },
    ],
    note:
      "Adopted by voters in 2020. The steps of 2025 and 2026 are fixed in the constitution; later changes follow inflation.",
    source: {
      label: "Florida Constitution, Article X, section 24",
      href: "https://www.flsenate.gov/Laws/Constitution#A10S24",
    },
    alt:
      "Bar chart. Florida's minimum wage rises by one dollar each September 30, from 10 dollars in 2021 to 15 dollars in 2026.",
  },
  actions: [
    "Name the twelve critical tasks, who can do each today and who will be able to by December. Write the method down.",
    "Model pay through 2027 with compression included, and bring the cost to the board before the budget season.",
    "Start one cohort of new supervisors, and survey their teams before and three months after it.",
  ],
  services: ["human-resources-training", "organizational-development"],
} as const satisfies Theme;
