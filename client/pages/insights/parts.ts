import { keptPart, lazyPart } from "../../lazy.ts";

export const insightLists = keptPart(
  "client/pages/insights/lists.tsx",
  () => import("./lists.tsx"),
);

/** Where an address asks for it (`paths.brief`). */
export const briefDialog = lazyPart(
  "client/pages/insights/brief-dialog.tsx",
  () => import("./brief-dialog.tsx"),
);
