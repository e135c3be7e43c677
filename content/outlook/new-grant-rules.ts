import { points, type Theme } from "./theme.ts";

export const newGrantRules = {
  id: "new-grant-rules",
  title: "New rules for federal grants",
  thesis:
    "The revised Uniform Guidance gives recipients more room. Most will hold awards under both versions for some years, and gain from the new one once their own policies follow it.",
  paragraphs: [
    "In April 2024 the Office of Management and Budget revised 2 CFR Part 200, the common rules for federal awards. At most agencies the revision applies to awards made on or after October 1, 2024, and the new audit threshold to fiscal years that begin on or after that date. The Department of Health and Human Services adopted only certain provisions that day, thresholds and rates among them, and applies the rest from October 1, 2025. As long as older awards run, most recipients will hold awards under both versions, sometimes in the same department.",
    "Several limits moved in the recipient's favor. The threshold for a single audit rose from $750,000 to $1,000,000 in federal expenditures. The de minimis rate for indirect costs rose from 10 to as much as 15 percent of modified total direct costs. The thresholds for equipment and for unused supplies doubled to $10,000, and the limit for fixed amount subawards doubled to $500,000.",
    "None of this happens by itself. A procurement manual that still states the old figures binds its owner to them, and a budget that omits the higher indirect rate leaves money behind for the life of the award. Florida's Single Audit Act has its own threshold, so falling below the federal line does not mean that no audit is due. And with fewer outside audits, internal controls need a harder look.",
  ],
  chart: {
    title: "Limits in the Uniform Guidance: new as a percentage of old",
    kind: "bar",
    unit: "Percent of the previous limit",
    series: [
      {
        name: "New limit",
        points: points(
          ["Single audit", "De minimis rate", "Equipment", "Fixed amount subawards"],
          [133, 150, 200, 200],
        ),
      },
    ],
    note:
      "Single audit $750,000 to $1,000,000; de minimis rate 10% to 15%; equipment $5,000 to $10,000; fixed amount subawards $250,000 to $500,000.",
    source: {
      label: "2 CFR Part 200 as revised April 22, 2024 (eCFR, January 20, 2025)",
      href: "https://www.ecfr.gov/on/2025-01-20/title-2/subtitle-A/chapter-II/part-200",
    },
    alt:
      "Bar chart of new limits as a percentage of the old ones: single audit 133, de minimis rate 150, equipment 200, fixed amount subawards 200.",
  },
  actions: [
    "Mark each active award with the version of the rules that governs it, and keep the list with the schedule of expenditures.",
    "Amend procurement, property, indirect cost and subrecipient policies in one package, adopted by the board.",
    "Build the new indirect rate into every application from now on, and test one award a quarter against your own controls.",
  ],
  services: ["grant-writing-management", "compliance-risk-management"],
} as const satisfies Theme;
