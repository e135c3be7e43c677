import { findText } from "./texts.ts";
import { keptPart, lazyPart } from "../../lazy.ts";

export const insightLists = keptPart(
  "client/pages/insights/lists.tsx",
  () => import("./lists.tsx"),
);

/** The article whose brief an address asks for (`paths.brief`). */
export function briefOf(search: URLSearchParams): string | null {
  const slug = search.get("brief");
  return slug && findText(slug) ? slug : null;
}

export const briefDialog = lazyPart(
  "client/pages/insights/brief-dialog.tsx",
  () => import("./brief-dialog.tsx"),
);
