import { Suspense, useRef } from "react";
import { useLocation } from "react-router-dom";
import { featuredCard, findInsightCard, moreCards } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { Band } from "../../ui/band.tsx";
import { useCardListReturn } from "../../ui/cards/use-card-list-return.ts";
import { Actions, ButtonLink } from "../../ui/controls/button.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { briefDialog } from "./brief-chunk.ts";
import { InsightCard } from "./insight-card.tsx";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";

/** Of a card below the featured one. A phone's page has a margin of 18 px on each side. */
const cardSizes = "(width < 48rem) calc(100vw - 2.25rem), (width < 78rem) 42vw, max(32rem, 33vw)";

export default function InsightsPage() {
  const { search } = useLocation();
  const brief = findInsightCard(new URLSearchParams(search).get("brief") ?? "");
  const { eyebrow, heading, intro } = insightsPage;
  return (
    <>
      <PageHero
        meta={insightsPage.meta}
        eyebrow={eyebrow}
        title={heading}
        intro={intro}
        opener="insights"
        // The featured article overlaps the hero.
        className="pb-[clamp(9rem,20vw,17rem)]"
        titleClassName="max-w-[12.79em]"
      />
      <div className="relative page-width -mt-[clamp(6rem,14vw,12rem)] pb-band print:mt-6">
        {brief && (
          <Suspense>
            <Brief slug={brief.slug} />
          </Suspense>
        )}
        <BelowHeading>
          <InsightCard
            card={featuredCard}
            sizes="(width < 48rem) calc(100vw - 2.25rem), (width < 80rem) 100vw, max(44rem, 50vw)"
            look="featured"
          />
        </BelowHeading>
      </div>
      <Latest />
      <Outlook />
    </>
  );
}

function Brief({ slug }: { slug: string }) {
  const { BriefDialog } = briefDialog.read();
  return <BriefDialog slug={slug} />;
}

function Outlook() {
  const { heading, text, picture, download } = insightsPage.outlook;
  return (
    <Band
      ground="sand"
      data-no-print
      aria-labelledby="outlook"
      className="grid items-center gap-x-fluid-18 gap-y-8 md:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <Picture
        name="outlook/cover"
        alt={picture}
        sizes="(width < 40rem) calc(100vw - 2.25rem), max(20rem, 19vw)"
        className="w-full elevation-lift sm:w-80"
      />
      <div>
        <h2 id="outlook">{heading}</h2>
        <Lead className="mt-4">{text}</Lead>
        <Actions>
          <ButtonLink href={download.href} download>{download.label}</ButtonLink>
        </Actions>
      </div>
    </Band>
  );
}

function Latest() {
  const { latest } = insightsPage;
  return (
    <section
      className="page-width pb-band-lg content-visibility-auto print:pt-6"
      aria-labelledby="latest"
    >
      <BelowHeading>
        <h2 id="latest">{latest}</h2>
        <LatestCards />
      </BelowHeading>
    </section>
  );
}

function LatestCards() {
  const list = useRef<HTMLUListElement>(null);
  const { isRendered, rows } = useCardListReturn(list);
  return (
    <ul
      ref={list}
      className="mt-[clamp(1.5rem,3vw,2.5rem)] grid gap-y-10 print:block"
      style={{ gridTemplateRows: rows }}
    >
      {moreCards.map((card, index) => (
        <li key={card.slug} className="border-t border-line pt-6 lg:pt-10 print:mt-4 print:pt-4">
          {isRendered(index) && <InsightCard card={card} sizes={cardSizes} />}
        </li>
      ))}
    </ul>
  );
}
