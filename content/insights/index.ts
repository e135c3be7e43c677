/** The insights collection (SPEC §2, §3) whole: the articles, the copy of their page, their briefs. */
import type { Insight, InsightText } from "../types.ts";
import { insightCards } from "./cards.ts";
import grantSuccessBestPractices2025 from "./grant-success-best-practices-2025.ts";
import organizationalResilienceUncertainTimes from "./organizational-resilience-uncertain-times.ts";
import publicPrivatePartnershipsTrends from "./public-private-partnerships-trends.ts";
import regulatoryChanges2025 from "./regulatory-changes-2025.ts";
import sellingToFloridaGovernment from "./selling-to-florida-government.ts";
import strategicPlanningTrends2025 from "./strategic-planning-trends-2025.ts";

export { briefs } from "./briefs.ts";
export { insightsPage } from "./page.ts";

const texts: Readonly<Record<string, InsightText>> = {
  "public-private-partnerships-trends": publicPrivatePartnershipsTrends,
  "strategic-planning-trends-2025": strategicPlanningTrends2025,
  "grant-success-best-practices-2025": grantSuccessBestPractices2025,
  "regulatory-changes-2025": regulatoryChanges2025,
  "organizational-resilience-uncertain-times": organizationalResilienceUncertainTimes,
  "selling-to-florida-government": sellingToFloridaGovernment,
};

/** In the order of their cards. */
export const insights: readonly Insight[] = insightCards.map((card) => {
  const text = texts[card.slug];
  if (!text) {
    throw new Error(`Missing step: content/insights/index.ts has the text of ${card.slug}`);
  }
  return { ...card, ...text };
});

/** ISO 8601 date on which an article or the notes above it last changed. */
export function lastChanged({ date, updates }: Insight): string {
  return updates[0]?.date ?? date;
}
