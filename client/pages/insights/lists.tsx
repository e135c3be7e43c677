import { featuredCard, gridCards, listedCards } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { Lead } from "../../ui/lead.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";
import { InsightCard, InsightGrid, ReadLink } from "./insight-card.tsx";

export const { title } = insightsPage.meta;

export function Opening() {
  const { eyebrow, heading, intro } = insightsPage;
  return (
    <PageHero
      eyebrow={eyebrow}
      title={heading}
      intro={intro}
      place="insights"
      // The featured article begins on the dark band and ends on paper.
      className="pb-[clamp(9rem,20vw,17rem)]"
      titleClassName="max-w-[12.79em]"
    />
  );
}

export function Featured() {
  return (
    <InsightCard
      card={featuredCard}
      sizes="(width < 64rem) 100vw, (width < 78rem) 56vw, 44rem"
      look="featured"
    />
  );
}

/** What the monthly letter is, beside its form. */
export function Letter() {
  const { heading, text } = insightsPage.newsletter;
  return (
    <div>
      <h2 id="letter">{heading}</h2>
      <Lead className="mt-4">{text}</Lead>
    </div>
  );
}

/** The other articles: the newest with pictures, those for companies as a list. */
export function Latest() {
  const { latest, further } = insightsPage;
  return (
    <section className="page-width pt-band pb-fluid-32 cv-auto-100" aria-labelledby="latest">
      <h2 id="latest">{latest}</h2>
      <InsightGrid cards={gridCards} sizes="(width < 48rem) 100vw, (width < 78rem) 45vw, 34rem" />
      <h3 className="mt-fluid-16 label text-moss">{further}</h3>
      <ul>
        {listedCards.map((card) => (
          <li
            key={card.slug}
            className="group relative mt-3 grid gap-x-fluid-18 gap-y-3 border-y border-line py-6 card-focus md:grid-cols-2"
          >
            <div>
              <Category card={card} />
              <h4 className="mt-1.6 font-display text-xl leading-title font-medium text-ink group-hover:text-clay">
                {card.title}
              </h4>
            </div>
            <div>
              <p className="mb-3">{card.excerpt}</p>
              <Byline card={card} />
              <ReadLink card={card} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
