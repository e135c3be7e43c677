/** Loads each article's text, by slug: a file of its own in the browser. */
import type { InsightText } from "../types.ts";

export const insightTexts: Readonly<Record<string, () => Promise<{ default: InsightText }>>> = {
  "public-private-partnerships-trends": () => import("./public-private-partnerships-trends.ts"),
  "strategic-planning-trends-2025": () => import("./strategic-planning-trends-2025.ts"),
  "grant-success-best-practices-2025": () => import("./grant-success-best-practices-2025.ts"),
  "regulatory-changes-2025": () => import("./regulatory-changes-2025.ts"),
  "organizational-resilience-uncertain-times": () =>
    import("./organizational-resilience-uncertain-times.ts"),
  "selling-to-florida-government": () => import("./selling-to-florida-government.ts"),
};
