import "./article.css" with { type: "text" };
import { type MouseEvent, Suspense, useEffect, useRef } from "react";
import { articlePage } from "../../../content/insights/article-page.ts";
import { findInsightCard, insightCards } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { insightsMessages } from "../../../content/messages.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard } from "../../../content/types.ts";
import { scrollBehavior } from "../../hooks/media.ts";
import { useParams } from "../../page.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { FailurePage } from "../../ui/failure.tsx";
import { Lead } from "../../ui/lead.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ReadingProgress } from "../../ui/reading-progress.tsx";
import { Share } from "../../ui/share.tsx";
import { useCurrentHeading } from "../../ui/current-heading.ts";
import { Kept } from "../../ui/kept.tsx";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";
import { coverOf, InsightTitle } from "./insight-card.tsx";
import { ReadNext } from "./read-next.tsx";
import { articleParts, findText } from "./texts.ts";

const useCard = () => findInsightCard(useParams().insightSlug ?? "");

export const useTitle = () => useCard()?.title ?? insightsMessages.notFound;

export default function ArticlePage() {
  const card = useCard();
  return card ? <Article key={card.slug} card={card} /> : <Missing />;
}

function Article({ card }: { card: InsightCard }) {
  const article = useRef<HTMLElement>(null);
  useStartAtTop();
  return (
    <>
      <ReadingProgress of={article} />
      <article ref={article}>
        <ArticleHead card={card} />
        <Suspense>
          <ArticleBody card={card} />
        </Suspense>
      </article>
      <ReadNext card={card} />
      <CallToAction ground="sand" copy={articlePage.closing} onClick={scrollUpSoon} />
    </>
  );
}

/**
 * An article starts at its top (SPEC §2), also when the browser would return to where the visitor
 * last read it. A fragment wins; a visitor who came by a link and has begun to read is left alone.
 */
function useStartAtTop() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (location.hash || entry?.type === "navigate") return;
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
}

function ArticleHead({ card }: { card: InsightCard }) {
  const { slug, title, excerpt } = card;
  return (
    <div
      className="article-head dark relative pt-[clamp(7rem,12vw,9rem)] print:pt-0"
      data-hero="dark"
    >
      <div className="page-width">
        <div data-no-print>
          <Breadcrumb section={insightsPage.eyebrow} back={articlePage.back} here={title} />
        </div>
        <p>
          <Category card={card} />
        </p>
        <PageHeading className="mt-3 mb-fluid-9 max-w-[22ch]">
          <InsightTitle title={title} />
        </PageHeading>
        <div className="grid gap-x-16 gap-y-6 border-t border-mist/28 pt-6 lg:grid-cols-7-4">
          <Lead>{excerpt}</Lead>
          <Byline card={card} className="lg:flex-col lg:*:border-l-0" />
        </div>
        <div
          className="mt-fluid-13 aspect-3/2 overflow-hidden rounded-sm bg-pine md:aspect-[2.2]"
          data-arriving-picture
          data-no-print
        >
          <Picture
            name={coverOf(slug)}
            sizes="(width < 78rem) 100vw, 72rem"
            alt=""
            priority
            className="size-full object-cover"
          />
        </div>
      </div>
    </div>
  );
}

/** The text, and what stands beside it. */
function ArticleBody({ card }: { card: InsightCard }) {
  const aside = useRef<HTMLDivElement>(null);
  useCurrentHeading(aside);
  return (
    <div className="page-width grid gap-10 pt-fluid-10-18 pb-fluid-20 lg:grid-cols-contents lg:gap-fluid-24 print:block print:py-0">
      <div ref={aside} className="aside-sticky" data-no-print>
        <Share title={card.title} path={paths.insight(card.slug)} labels={articlePage} />
        <Kept>{() => <Part name="Contents" card={card} />}</Kept>
      </div>
      <Kept>{() => <Part name="ArticleText" card={card} />}</Kept>
    </div>
  );
}

function Part({ name, card }: { name: "Contents" | "ArticleText"; card: InsightCard }) {
  const { [name]: Content } = articleParts.read();
  return <Content text={findText(card.slug)!.read()} date={card.date} />;
}

/** SPEC §2, §9: 100 ms after navigation the page is scrolled to the top. */
function scrollUpSoon({ nativeEvent }: MouseEvent) {
  setTimeout(() => {
    // The router prevents the default of a click it has followed; others open another tab.
    if (nativeEvent.defaultPrevented) scrollTo({ top: 0, behavior: scrollBehavior() });
  }, 100);
}

function Missing() {
  const { notFound, notFoundText, viewAll } = insightsMessages;
  return (
    <FailurePage
      message={notFound}
      text={notFoundText}
      back={{ label: viewAll, href: paths.insights }}
    >
      <LinkList
        id="all"
        title={articlePage.all}
        links={insightCards.map(({ slug, title }) => ({ label: title, href: paths.insight(slug) }))}
      />
    </FailurePage>
  );
}
