import ArrowLeft from "lucide-react/icons/arrow-left";
import { type MouseEvent, Suspense, useRef } from "react";
import { useParams } from "react-router-dom";
import { articlePage } from "../../../content/insights/article-page.ts";
import { findInsightCard, insightCards } from "../../../content/insights/cards.ts";
import { insightsMessages } from "../../../content/messages.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard } from "../../../content/types.ts";
import { scrollBehavior } from "../../hooks/media.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Link } from "../../ui/link.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ReadingProgress } from "../../ui/reading-progress.tsx";
import { ArticleText } from "./article-text.tsx";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";
import { coverOf } from "./insight-card.tsx";
import { InsightTitle } from "./insight-title.tsx";
import { ReadNext } from "./read-next.tsx";
import { useStartAtTop } from "./start-at-top.ts";

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
          <ArticleText card={card} />
        </Suspense>
      </article>
      <ReadNext card={card} />
      <Closing />
    </>
  );
}

function ArticleHead({ card }: { card: InsightCard }) {
  const { slug, title, excerpt } = card;
  return (
    <div className="article-head dark" data-hero="dark">
      <div className="page-width">
        <Breadcrumb
          trail={[
            { label: "Home", href: paths.home },
            { label: "Insights", href: paths.insights },
          ]}
          here={title}
        />
        <Link href={articlePage.back.href} className="back-link">
          <ArrowLeft size={18} aria-hidden />
          {articlePage.back.label}
        </Link>
        <p>
          <Category card={card} />
        </p>
        <PageHeading>
          <InsightTitle title={title} />
        </PageHeading>
        <div className="article-head-row">
          <p className="lead">{excerpt}</p>
          <Byline card={card} />
        </div>
        <div className="article-cover" data-arriving-picture>
          <Picture name={coverOf(slug)} sizes="(width < 78rem) 100vw, 72rem" alt="" priority />
        </div>
      </div>
    </div>
  );
}

/** Milliseconds after navigation until the page is scrolled to the top (SPEC §2, §9). */
const scrollDelay = 100;

function scrollUpSoon(event: MouseEvent) {
  setTimeout(() => {
    // The router prevents the default of a click it has followed; others open another tab.
    if (event.defaultPrevented) scrollTo({ top: 0, behavior: scrollBehavior() });
  }, scrollDelay);
}

function Closing() {
  const { title, text, consultation, more } = articlePage.closing;
  return (
    <section className="band dark closing" aria-labelledby="closing" data-no-print>
      <div className="page-width">
        <h2 id="closing">{title}</h2>
        <p className="lead">{text}</p>
        <div className="actions">
          <ButtonLink href={consultation.href} onClick={scrollUpSoon}>
            {consultation.label}
          </ButtonLink>
          <ButtonLink variant="light" href={more.href} onClick={scrollUpSoon}>
            {more.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Missing() {
  const { notFound, notFoundText, viewAll } = insightsMessages;
  return (
    <>
      <PageHero title={notFound} intro={notFoundText} />
      <div className="page-width band">
        <nav aria-labelledby="all">
          <h2 id="all">{articlePage.all}</h2>
          <ul className="related-links">
            {insightCards.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={paths.insight(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="actions">
          <ButtonLink href={paths.insights}>{viewAll}</ButtonLink>
        </div>
      </div>
    </>
  );
}
