import "./article.css" with { type: "text" };
import { type MouseEvent, useEffect, useRef } from "react";
import { articlePage } from "../../../content/insights/article-page.ts";
import { findInsightCard, insightCards } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { serviceLinks } from "../../../content/navigation.ts";
import { insightsMessages } from "../../../content/messages/insights.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard } from "../../../content/types.ts";
import { scrollBehavior } from "../../runtime/hooks/media.ts";
import type { PageProps } from "../../runtime/routing.ts";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { useCurrentHeading } from "../../ui/lists/current-heading.ts";
import { FailurePage } from "../../ui/status/failure.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { PageHeading } from "../../ui/text/page-heading.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { ReadingProgress } from "../../ui/controls/reading-progress.tsx";
import { Share } from "../../ui/controls/share.tsx";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import { Title } from "../../ui/title.tsx";
import { type ArticleChunk, articleChunks } from "./article-chunks.ts";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";
import { coverOf, InsightTitle } from "./insight-card.tsx";

export default function ArticlePage({ params: { insightSlug = "" } }: PageProps) {
  const card = findInsightCard(insightSlug);
  const chunk = articleChunks.get(insightSlug);
  return card && chunk ? <Article card={card} chunk={chunk} /> : <UnknownArticle />;
}

function Article({ card, chunk }: { card: InsightCard; chunk: ArticleChunk }) {
  const article = useRef<HTMLElement>(null);
  useStartAtTop();
  return (
    <>
      <Title>{card.title}</Title>
      <ReadingProgress of={article} />
      <article ref={article}>
        <ArticleHead card={card} />
        <ArticleBody title={card.title} chunk={chunk} />
      </article>
      <ReadNext card={card} />
      <div onClick={scrollUpSoon}>
        <CallToAction ground="sand" copy={articlePage.closing} />
      </div>
    </>
  );
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
        <PageHeading className="mt-3 mb-fluid-9 max-w-[13.4em]">
          <InsightTitle title={title} />
        </PageHeading>
        <div className="grid gap-x-16 gap-y-6 border-t border-mist/28 pt-6 lg:grid-cols-7-4">
          <Lead>{excerpt}</Lead>
          <Byline card={card} className="lg:flex-col lg:*:border-l-0" />
        </div>
        <div
          className="mt-fluid-13 aspect-3/2 overflow-hidden rounded-sm bg-pine md:aspect-[2.2]"
          data-transition-to
          data-no-print
        >
          <Picture
            name={coverOf(slug)}
            sizes="(width < 40rem) 60vw, (width < 78rem) 100vw, 72rem"
            alt=""
            priority
            className="size-full object-cover"
          />
        </div>
      </div>
    </div>
  );
}

/**
 * Undoes the browser's scroll restoration (SPEC §2), unless the address has a fragment. A first visit
 * starts at the top anyway, and its visitor may already be reading.
 */
function useStartAtTop() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (location.hash || entry?.type === "navigate") return;
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
}

function ArticleBody({ title, chunk }: { title: string; chunk: ArticleChunk }) {
  const aside = useRef<HTMLDivElement>(null);
  useCurrentHeading(aside);
  return (
    <div className="page-width grid gap-10 pt-fluid-10-18 pb-fluid-20 lg:grid-cols-contents lg:gap-fluid-24 print:block print:py-0">
      <div ref={aside} className="aside-sticky" data-no-print>
        <Share title={title} />
        <StaticMarkup chunk={chunk} component="Contents" />
      </div>
      <StaticMarkup chunk={chunk} component="Text" />
    </div>
  );
}

/** Scrolls to the top 100 ms after a navigation (SPEC §2, §9). A page still loading starts there anyway. */
function scrollUpSoon({ currentTarget }: MouseEvent) {
  setTimeout(() => {
    if (!currentTarget.isConnected) scrollTo({ top: 0, behavior: scrollBehavior() });
  }, 100);
}

function UnknownArticle() {
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
        links={insightCards.map(({ slug, title }) => ({
          label: title,
          href: paths.insight(slug),
        }))}
      />
    </FailurePage>
  );
}

/** Related services and the two closest articles. */
function ReadNext({ card }: { card: InsightCard }) {
  const services = card.relatedServices.map((slug) =>
    serviceLinks.find(({ href }) => href === paths.service(slug))!
  );
  return (
    <aside
      className="page-width grid gap-x-fluid-24 gap-y-14 pb-band cv-auto lg:grid-cols-4-8"
      data-no-print
    >
      <LinkList
        id="services"
        title={articlePage.services}
        titleClassName="text-2xl"
        links={services}
      />
      <LinkList
        id="articles"
        title={articlePage.articles}
        titleClassName="text-2xl"
        links={closest(card).map(({ slug, title, excerpt }) => ({
          label: title,
          href: paths.insight(slug),
          text: excerpt,
        }))}
      />
    </aside>
  );
}

/** Sorts by shared services, then by date. */
function closest(card: InsightCard): InsightCard[] {
  const shared = (other: InsightCard) =>
    other.relatedServices.filter((slug) => card.relatedServices.includes(slug)).length;
  return insightCards.filter((other) => other !== card)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date)).slice(0, 2);
}
