/** What of an article needs no script. */
import { keptPart } from "../../lazy.ts";

export const contents = keptPart(
  "client/pages/insights/article-text.tsx",
  async () => (await import("./article-text.tsx")).Contents,
);

export const articleText = keptPart(
  "client/pages/insights/article-text.tsx",
  async () => (await import("./article-text.tsx")).ArticleText,
);
