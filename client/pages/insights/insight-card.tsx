import ArrowRight from "lucide-react/icons/arrow-right";
import { insightsPage } from "../../../content/insights/page.ts";
import { paths } from "../../../content/paths.ts";
import type { PictureName } from "../../../content/pictures.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { CardLink } from "../../ui/card-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";
import { InsightTitle } from "./insight-title.tsx";

interface InsightCardProps {
  card: Card;
  /** Widths of the picture, as of `img[sizes]`. */
  sizes: string;
  /** The featured article: larger, and its picture is fetched first. */
  featured?: boolean;
}

/** An article's picture, words and dates; its one link covers it all. */
export function InsightCard({ card, sizes, featured }: InsightCardProps) {
  const { slug, title, excerpt } = card;
  const Heading = featured ? "h2" : "h3";
  return (
    <article className="insight-card" data-featured={featured ? "" : undefined}>
      <div className="insight-card-picture">
        <Picture name={coverOf(slug)} sizes={sizes} alt="" priority={featured} />
      </div>
      <div className="insight-card-words">
        {featured && <p className="eyebrow">{insightsPage.featured}</p>}
        <p>
          <Category card={card} />
        </p>
        <Heading>
          <InsightTitle title={title} />
        </Heading>
        <p className="insight-card-excerpt">{excerpt}</p>
        <Byline card={card} />
        <CardLink href={paths.insight(slug)} className="text-link insight-card-link">
          {insightsPage.read}
          <span className="sr-only">{`: ${title}`}</span>
          <ArrowRight size={18} aria-hidden />
        </CardLink>
      </div>
    </article>
  );
}

/** Covers are drawn for every article (tests/unit/insights-content.test.ts). */
export function coverOf(slug: string): PictureName {
  return `insights/${slug}` as PictureName;
}
