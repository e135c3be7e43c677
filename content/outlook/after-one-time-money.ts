import { points, type Theme } from "./theme.ts";

const fiscalYears = ["2024", "2025", "2026", "2027", "2028", "2029"];

export const afterOneTimeMoney = {
  id: "after-one-time-money",
  title: "After one-time money",
  thesis:
    "Services that began on recovery funds now need a permanent source, a smaller scope or an orderly close. The choice is cheaper in 2025 than in 2026.",
  paragraphs: [
    "State and Local Fiscal Recovery Funds had to be obligated by December 31, 2024, and must be spent by December 31, 2026, or by September 30, 2026 in surface transportation and community development (Title I) projects. The first date has passed. What remains is a period in which money is still flowing while its end is certain. That is a comfortable moment to plan and an easy one to waste, because every invoice is still being paid.",
    "The exposed costs are seldom the large ones. Buildings and vehicles were bought once. The exposure lies in positions, software subscriptions, contracts with nonprofits and opening hours that residents now take for granted. They are spread over departments, often under budget lines that do not mention the source. A sound plan starts with a list of them.",
    "Once the list exists, sort it by result. Some programs have shown what they achieve and have earned a claim on recurring revenue. Some can be run at half the size. Some should end, with notice to partners and staff, while there is money to end them well. Nonprofits that receive such funds should ask their public partners now which of the three they are in, and should model the answer they hope not to hear.",
  ],
  chart: {
    title: "Phased decisions bring spending back to revenue by 2029",
    kind: "line",
    unit: "Index, recurring revenue in 2024 = 100",
    series: [
      {
        name: "Recurring revenue",
        points: points(fiscalYears, [100, 102, 104, 107, 109, 112]),
      },
      {
        name: "Spending without a decision",
        points: points(fiscalYears, [110, 113, 116, 119, 122, 125]),
      },
      {
        name: "Spending with phased decisions",
        points: points(fiscalYears, [110, 111, 110, 109, 110, 112]),
      },
    ],
    note:
      "Illustrative: invented figures for a mid-sized organization by fiscal year. The gap between the upper lines is the cost of waiting.",
    source: null,
    alt:
      "Line chart with invented figures. Recurring revenue rises from 100 in 2024 to 112 in 2029. Spending without a decision rises from 110 to 125; with phased decisions it returns to 112.",
  },
  actions: [
    "List every recurring cost that began on one-time money, with its owner, end date and number of people served.",
    "Adopt a five-year forecast with two cases, and a reserve policy that says when reserves may be used.",
    "Decide on each program by September: continue, reduce or close. Put the reasons in writing.",
  ],
  services: ["financial-management-analysis", "strategic-planning-business-development"],
} as const satisfies Theme;
