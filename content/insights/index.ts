/** The insights collection (SPEC §2, §3): five articles, the copy of their page and their briefs. */
import type { Insight } from "../types.ts";
import { grantSuccessBestPractices2025 } from "./grant-success-best-practices-2025.ts";
import { organizationalResilienceUncertainTimes } from "./organizational-resilience-uncertain-times.ts";
import { publicPrivatePartnershipsTrends } from "./public-private-partnerships-trends.ts";
import { regulatoryChanges2025 } from "./regulatory-changes-2025.ts";
import { strategicPlanningTrends2025 } from "./strategic-planning-trends-2025.ts";

export { type Brief, briefs } from "./briefs.ts";
export { insightsPage } from "./page.ts";

/** The newest, shown large on /insights. The other four are its cards. */
export const featuredInsight: Insight = publicPrivatePartnershipsTrends;

/** Newest first. */
export const insights: readonly Insight[] = [
  featuredInsight,
  strategicPlanningTrends2025,
  grantSuccessBestPractices2025,
  regulatoryChanges2025,
  organizationalResilienceUncertainTimes,
];

/** The article of a slug, or undefined: the page then shows "Insight Not Found" (SPEC §2). */
export function findInsight(slug: string): Insight | undefined {
  return insights.find((insight) => insight.slug === slug);
}
