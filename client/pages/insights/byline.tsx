import { longDate } from "../../../content/dates.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import type { InsightCard } from "../../../content/types.ts";

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ card: { author, date, readTime } }: { card: InsightCard }) {
  return (
    <ul className="byline">
      <li>{`${articlePage.by} ${author}`}</li>
      <li>
        <time dateTime={date}>{longDate(date)}</time>
      </li>
      <li>{articlePage.readTime(readTime)}</li>
    </ul>
  );
}
