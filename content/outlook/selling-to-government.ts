import { points, type Theme } from "./theme.ts";

export const sellingToGovernment = {
  id: "selling-to-government",
  title: "Suppliers to government",
  thesis:
    "Florida's rules for buying and paying are public. A company that reads them before its first bid chooses better bids and meets fewer surprises.",
  paragraphs: [
    "A state agency that spends more than $35,000 must seek competition, and it has three ways to do so. In an invitation to bid, the lowest responsive price wins. In a request for proposals, other criteria count alongside price. In an invitation to negotiate, replies are ranked and terms are negotiated. Each rewards a different offer. Companies lose time by writing essays for the first and quoting bare prices for the third. Counties, cities and school districts have rules of their own, so keep a page of notes on each buyer.",
    "Payment has rules too. A state agency owes interest when payment has not been issued 40 days after a proper invoice and the approval of what was delivered. A local government must pay for goods and services within 45 days, and interest of 1 percent a month begins 30 days later if the vendor asks for it. Plan to carry three months of costs yourself.",
    "A supplier must be able to answer every question that a public buyer has to ask: affidavits on coercion for labor and on foreign countries of concern, E-Verify, the origin of iron and steel, public records, and from now on the accessibility of any digital product it sells. Buyers are writing these duties into renewals this year. A supplier that keeps its answers in one folder, with dates, will be the one that can sign in the week it is chosen.",
  ],
  chart: {
    title: "Florida's purchasing categories",
    kind: "bar",
    unit: "Thousand dollars, upper limit of each category",
    series: [
      {
        name: "Category",
        points: points(["One", "Two", "Three", "Four", "Five"], [20, 35, 65, 195, 325]),
      },
    ],
    note:
      "Above category two, state agencies use a competitive solicitation unless an exception applies (section 287.057).",
    source: {
      label: "Florida Statutes (2024), section 287.017",
      href: "https://www.flsenate.gov/Laws/Statutes/2024/287.017",
    },
    alt:
      "Bar chart of Florida's purchasing categories in thousand dollars: one 20, two 35, three 65, four 195, five 325.",
  },
  actions: [
    "Register with the state's vendor portal, SAM.gov and the ten nearest public bodies, with one owner for the renewals.",
    "Decide bids in a one-hour meeting with written reasons, and read the last contract before you price the next.",
    "Keep one folder of affidavits, insurance, references and accessibility reports, each with the date it lapses.",
  ],
  services: ["strategic-planning-business-development", "compliance-risk-management"],
} as const satisfies Theme;
