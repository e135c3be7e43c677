import { insightTexts } from "../../../content/insights/texts.ts";
import { keepEnds, keepTogether } from "../../ui/text/keep-together.ts";
import { lazyChunk } from "../../runtime/lazy-chunk.ts";
import { type StaticChunk, staticChunk } from "../../runtime/static-chunk.ts";

export type ArticleChunk = StaticChunk<"Contents" | "Text", { date?: string }>;

export const articleChunks: ReadonlyMap<string, ArticleChunk> = new Map(
  Object.entries(insightTexts).map(([slug, loadText]) => [
    slug,
    staticChunk(`content/insights/${slug}.ts`, async () => {
      const [{ articleComponents }, { default: text }] = await Promise.all([
        import("./article-text.tsx"),
        loadText(),
      ]);
      return articleComponents(keepEnds(keepTogether(text)));
    }),
  ]),
);

/** For addresses without an article. */
export const unknownArticle = lazyChunk(
  "client/pages/insights/unknown-article.tsx",
  () => import("./unknown-article.tsx"),
);
