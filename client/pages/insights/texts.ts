/** The long texts of the insights, each fetched only where it is read. */
import type { InsightText } from "../../../content/types.ts";
import { keptPart, type LazyPart, lazyPart } from "../../lazy.ts";

const texts: Readonly<Record<string, LazyPart<InsightText>>> = {
  "public-private-partnerships-trends": keptPart(
    "content/insights/public-private-partnerships-trends.ts",
    async () =>
      (await import("../../../content/insights/public-private-partnerships-trends.ts"))
        .publicPrivatePartnershipsTrends,
  ),
  "strategic-planning-trends-2025": keptPart(
    "content/insights/strategic-planning-trends-2025.ts",
    async () =>
      (await import("../../../content/insights/strategic-planning-trends-2025.ts"))
        .strategicPlanningTrends2025,
  ),
  "grant-success-best-practices-2025": keptPart(
    "content/insights/grant-success-best-practices-2025.ts",
    async () =>
      (await import("../../../content/insights/grant-success-best-practices-2025.ts"))
        .grantSuccessBestPractices2025,
  ),
  "regulatory-changes-2025": keptPart(
    "content/insights/regulatory-changes-2025.ts",
    async () =>
      (await import("../../../content/insights/regulatory-changes-2025.ts")).regulatoryChanges2025,
  ),
  "organizational-resilience-uncertain-times": keptPart(
    "content/insights/organizational-resilience-uncertain-times.ts",
    async () =>
      (await import("../../../content/insights/organizational-resilience-uncertain-times.ts"))
        .organizationalResilienceUncertainTimes,
  ),
  "selling-to-florida-government": keptPart(
    "content/insights/selling-to-florida-government.ts",
    async () =>
      (await import("../../../content/insights/selling-to-florida-government.ts"))
        .sellingToFloridaGovernment,
  ),
};

/** Undefined for a slug that no article has. */
export function findText(slug: string): LazyPart<InsightText> | undefined {
  return Object.hasOwn(texts, slug) ? texts[slug] : undefined;
}

/** What the detail modal says, for every article. */
export const briefs = lazyPart(
  "content/insights/briefs.ts",
  async () => (await import("../../../content/insights/briefs.ts")).briefs,
);
