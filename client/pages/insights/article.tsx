import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { articlePage } from "../../../content/insights/article-page.ts";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { insightsMessages } from "../../../content/messages/insights.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard } from "../../../content/types.ts";
import type { Article } from "../../catalog/queries.ts";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { scrollBehavior } from "../../runtime/hooks/media.ts";
import { Await, type Query } from "../../runtime/query-cache.tsx";
import type { PageProps } from "../../runtime/routing.ts";
import { hasActed } from "../../runtime/navigation/focus-and-scroll.ts";
import { isRestored } from "../../runtime/navigation/scroll-positions.ts";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FigureHero } from "../../ui/figure-hero.tsx";
import { Failure, FailurePage } from "../../ui/status/failure.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import { ArticleAside } from "./article-aside.tsx";
import { type ArticleChunk, articleChunks, unknownArticle } from "./article-chunks.ts";
import { Byline, Category, coverOf, InsightTitle, lowCoverOf } from "./insight-parts.tsx";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";

interface ArticlePageProps extends PageProps {
  article: Query<Article | null>;
}

export default function ArticlePage({ params: { insightSlug = "" }, article }: ArticlePageProps) {
  const chunk = articleChunks.get(insightSlug);
  if (!chunk) return <UnknownArticle />;
  return (
    <Await query={article}>
      {(result) => {
        if (!result.ok) return <FailedArticle />;
        return result.value ? <ShownArticle {...result.value} chunk={chunk} /> : <UnknownArticle />;
      }}
    </Await>
  );
}

function ShownArticle(
  { chunk, ...shown }: Article & { chunk: ArticleChunk },
) {
  const { card, services, articles } = keepTogether(shown);
  const article = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [isFirstPage] = useState(!hydrated);
  // Undoes the browser's scroll restoration (SPEC §2), unless the address has a fragment or the visitor
  // reads already.
  useEffect(() => {
    if (!isFirstPage || !isRestored) return;
    if (location.hash || hasActed()) return;
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <>
      <ReadingProgress target={article} />
      <article ref={article}>
        <ArticleHead card={card} />
        <div className="page-width grid gap-10 pt-fluid-10-18 pb-fluid-20 lg:grid-cols-contents lg:gap-fluid-16 print:block print:py-0">
          <BelowHeading>
            <ArticleAside title={card.title} chunk={chunk} />
            <StaticMarkup
              chunk={chunk}
              component="Text"
              date={card.date}
              failure={
                <Failure message={insightsMessages.failure} text={insightsMessages.failureText} />
              }
            />
          </BelowHeading>
        </div>
      </article>
      <div onClick={scrollToTopLater}>
        <CallToAction ground="sand" copy={articlePage.closing}>
          <div className="grid gap-12 md:grid-cols-2 [&_ul]:grid-cols-1">
            <LinkList
              id="articles"
              title={articlePage.articles}
              isSmall
              hasArrows
              links={articles}
            />
            <LinkList
              id="services"
              title={articlePage.services}
              isSmall
              hasArrows
              links={services}
            />
          </div>
        </CallToAction>
      </div>
    </>
  );
}

/** A decorative line under the header that grows with the read share of an element. */
function ReadingProgress({ target }: { target: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLProgressElement>(null);

  useEffect(() => {
    const [element, progress] = [target.current!, bar.current!];
    const show = () => {
      const { top, height } = element.getBoundingClientRect();
      const distance = height - innerHeight;
      progress.value = distance > 0 ? Math.min(1, Math.max(0, -top / distance)) : 1;
    };
    show();
    const controller = new AbortController();
    addEventListener("scroll", show, { signal: controller.signal, passive: true });
    addEventListener("resize", show, controller);
    return () => controller.abort();
  }, [target]);

  return (
    <progress
      ref={bar}
      className="reading-progress fixed top-bar left-0 z-49 h-0.75 w-full progress-plain text-clay no-script:hidden"
      value={0}
      aria-hidden
      data-no-print
    />
  );
}

function ArticleHead({ card }: { card: InsightCard }) {
  const { slug, title, excerpt } = card;
  return (
    <FigureHero
      meta={{ title }}
      title={<InsightTitle title={title} />}
      titleClassName="article-title"
      intro={excerpt}
      before={
        <>
          <div data-no-print>
            <Breadcrumb section={insightsPage.eyebrow} back={articlePage.back} here={title} />
          </div>
          <p className="mb-3">
            <Category card={card} />
          </p>
        </>
      }
      figure={
        <div
          className="relative aspect-video w-full overflow-hidden bg-pine md:aspect-5/2 lg:aspect-video xl:aspect-auto xl:h-full"
          data-no-print
        >
          <Picture
            name={coverOf(slug)}
            tall={lowCoverOf(slug)}
            tallWhen="(48rem <= width < 64rem)"
            sizes="(width < 64rem) 100vw, 42rem"
            alt=""
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      }
    >
      <Byline card={card} />
    </FigureHero>
  );
}

/** Scrolls to the top 100 ms after a navigation (SPEC §2, §9). A page still loading starts there anyway. */
function scrollToTopLater({ currentTarget }: MouseEvent) {
  setTimeout(() => {
    if (!currentTarget.isConnected) scrollTo({ top: 0, behavior: scrollBehavior() });
  }, 100);
}

function UnknownArticle() {
  const { AllArticles } = unknownArticle.read();
  const { notFound, notFoundText, viewAll } = insightsMessages;
  return (
    <FailurePage
      message={notFound}
      text={notFoundText}
      back={{ label: viewAll, href: paths.insights }}
    >
      <AllArticles />
    </FailurePage>
  );
}

function FailedArticle() {
  const { failure, failureText, viewAll } = insightsMessages;
  return (
    <FailurePage
      message={failure}
      text={failureText}
      retry
      back={{ label: viewAll, href: paths.insights }}
    />
  );
}
