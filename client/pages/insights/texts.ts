/** The long texts of the insights, each fetched only where it is read. */
import type { InsightText } from "../../../content/types.ts";
import { keptText } from "../../lazy.ts";

const modules: Record<string, () => Promise<{ default: InsightText }>> = {
  "public-private-partnerships-trends": () =>
    import("../../../content/insights/public-private-partnerships-trends.ts"),
  "strategic-planning-trends-2025": () =>
    import("../../../content/insights/strategic-planning-trends-2025.ts"),
  "grant-success-best-practices-2025": () =>
    import("../../../content/insights/grant-success-best-practices-2025.ts"),
  "regulatory-changes-2025": () => import("../../../content/insights/regulatory-changes-2025.ts"),
  "organizational-resilience-uncertain-times": () =>
    import("../../../content/insights/organizational-resilience-uncertain-times.ts"),
  "selling-to-florida-government": () =>
    import("../../../content/insights/selling-to-florida-government.ts"),
};

const texts = new Map(
  Object.entries(modules)
    .map(([slug, load]) => [slug, keptText(`content/insights/${slug}.ts`, load)]),
);

/** Undefined for a slug that no article has. */
export const findText = (slug: string) => texts.get(slug);
