import { longDate } from "../../../content/dates.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import type { InsightCard } from "../../../content/types.ts";

/** The left rule of the first part in a line is clipped. */
const part = "mr-6.4 -ml-3.2 border-l border-edge pl-3.2";

/** Author, date and read time. */
export function Byline(
  { card: { author, date, readTime }, className = "" }: { card: InsightCard; className?: string },
) {
  return (
    <ul className={`mb-2 flex flex-wrap overflow-hidden text-sm leading-normal ${className}`}>
      <li className={`w-full ${part}`}>{`${articlePage.by} ${author}`}</li>
      <li className={part}>
        <time dateTime={date}>{longDate(date)}</time>
      </li>
      <li className={part}>{articlePage.readTime(readTime)}</li>
    </ul>
  );
}
