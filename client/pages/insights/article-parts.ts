/** What of an article needs no script. */
import { lazyPart } from "../../lazy.ts";

export const articleParts = lazyPart(
  "client/pages/insights/article-text.tsx",
  () => import("./article-text.tsx"),
  true,
);
