/** What cards, the article itself and its brief show of an article: its title, cover, category and byline. */
import Compass from "lucide-react/icons/compass";
import FileCheck from "lucide-react/icons/file-check";
import Handshake from "lucide-react/icons/handshake";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import Store from "lucide-react/icons/store";
import type { PictureName } from "../../../content/brand/pictures.ts";
import { longDate } from "../../../content/dates.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";

/** What precedes and what follows the colon of a title. */
export const partsOf = (title: string) => title.split(/(?<=:) /, 2) as [string, string?];

/** Prefers a line break after the colon. */
export function InsightTitle({ title }: { title: string }) {
  const [subject, rest] = partsOf(title);
  if (!rest) return title;
  return (
    <>
      <span className="inline-block max-w-full">{subject}</span>{" "}
      <span className="inline-block max-w-full">{rest}</span>
    </>
  );
}

/** Every article has a cover (tests/unit/content/insights-content.test.ts). */
export function coverOf(slug: string): PictureName {
  return `insights/${slug}` as PictureName;
}

/** With smaller letters, for the low head of tablets. */
export const lowCoverOf = (slug: string) => `${coverOf(slug)}-low` as PictureName;

const icons = { Compass, FileCheck, Handshake, Scale, ShieldCheck, Store };

const colors: Record<Card["color"], string> = {
  pine: "text-pine",
  river: "text-river",
  clay: "text-clay",
  moss: "text-moss",
  ochre: "text-ochre",
  lake: "text-lake",
};

/** An article's icon and category in its color (SPEC §3). */
export function Category({ card: { icon, color, category } }: { card: Card }) {
  const Icon = icons[icon];
  return (
    <span className="inline-flex items-center gap-2.2 label">
      <Icon
        size="1.25rem"
        strokeWidth={1.75}
        aria-hidden
        className={`flex-none dark:text-straw ${colors[color]}`}
      />
      {category}
    </span>
  );
}

/** The left rule of the first part in a line is clipped. */
const part = "mr-6.4 -ml-3.2 border-l border-edge pl-3.2";

export function Byline({ card: { author, date, readTime } }: { card: Card }) {
  return (
    <ul className="mb-2 flex flex-wrap overflow-hidden text-sm leading-normal">
      <li className={`w-full ${part}`}>{`${articlePage.by} ${author}`}</li>
      <li className={part}>
        <time dateTime={date}>{keepTogether(longDate(date))}</time>
      </li>
      <li className={part}>{articlePage.readTime(readTime)}</li>
    </ul>
  );
}
