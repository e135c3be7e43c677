/** The article texts by slug, as static chunks. */
import type { InsightText } from "../../../content/types.ts";
import { type StaticChunk, staticChunk } from "../../runtime/static-chunk.ts";

const texts: Record<string, () => Promise<{ default: InsightText }>> = {
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

export type ArticleChunk = StaticChunk<"Contents" | "Text">;

export const articleChunks: ReadonlyMap<string, ArticleChunk> = new Map(
  Object.entries(texts).map(([slug, loadText]) => [
    slug,
    staticChunk(`content/insights/${slug}.ts`, async () => {
      const [{ articleComponents }, { default: text }] = await Promise.all([
        import("./article-text.tsx"),
        loadText(),
      ]);
      return articleComponents(slug, text);
    }),
  ]),
);
