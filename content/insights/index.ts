/** The insights collection (SPEC §2, §3) whole: the articles, the copy of their page, their briefs. */
import type { Insight } from "../types.ts";
import { insightCards } from "./cards.ts";
import { insightTexts } from "./texts.ts";

export { briefs } from "./briefs.ts";
export { insightsPage } from "./insights-page.ts";

/** In the order of their cards. */
export const insights: readonly Insight[] = await Promise.all(insightCards.map(async (card) => {
  const load = insightTexts[card.slug];
  if (!load) {
    throw new Error(`Missing step: content/insights/texts.ts has the text of ${card.slug}`);
  }
  return { ...card, ...(await load()).default };
}));

/** ISO 8601 date on which an article or the notes above it last changed. */
export function lastChanged({ date, updates }: Insight): string {
  return updates[0]?.date ?? date;
}
