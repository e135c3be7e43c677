import { keptPart } from "../../lazy.ts";

export const articleBands = keptPart(
  "client/pages/insights/article-bands.tsx",
  () => import("./article-bands.tsx"),
);
