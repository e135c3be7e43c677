import { type MouseEvent, Suspense, useEffect, useRef } from "react";
import { scrollBehavior } from "../../hooks/media.ts";
import { useParams } from "../../page.tsx";
import { useCurrentHeading } from "../../ui/current-heading.ts";
import { Kept, useKeptTitle } from "../../ui/kept.tsx";
import { ReadingProgress } from "../../ui/reading-progress.tsx";
import { Share } from "../../ui/share.tsx";
import { articleBands } from "./article-parts.ts";
import { findText } from "./texts.ts";

const useSlug = () => useParams().insightSlug ?? "";

export function useTitle() {
  const slug = useSlug();
  return useKeptTitle(articleBands, "ArticleHead", ({ titleOf }) => titleOf(slug));
}

export default function ArticlePage() {
  const slug = useSlug();
  return findText(slug)
    ? <Article slug={slug} />
    : <Kept of={articleBands} part="UnknownArticle" props={{}} />;
}

function Article({ slug }: { slug: string }) {
  const article = useRef<HTMLElement>(null);
  useStartAtTop();
  return (
    <>
      <ReadingProgress of={article} />
      <article ref={article}>
        <Kept of={articleBands} part="ArticleHead" props={{ slug }} />
        <Suspense>
          <ArticleBody slug={slug} />
        </Suspense>
      </article>
      <Kept of={articleBands} part="ReadNext" props={{ slug }} />
      <div onClick={scrollUpSoon}>
        <Kept of={articleBands} part="Closing" props={{}} />
      </div>
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

/** The text, and what stands beside it. */
function ArticleBody(props: { slug: string }) {
  const aside = useRef<HTMLDivElement>(null);
  useCurrentHeading(aside);
  return (
    <div className="page-width grid gap-10 pt-fluid-10-18 pb-fluid-20 lg:grid-cols-contents lg:gap-fluid-24 print:block print:py-0">
      <div ref={aside} className="aside-sticky" data-no-print>
        <Share />
        <Kept of={articleBands} part="Contents" props={props} />
      </div>
      <Kept of={articleBands} part="ArticleText" props={props} />
    </div>
  );
}

/** SPEC §2, §9: 100 ms after navigation the page is scrolled to the top; one yet to come is there. */
function scrollUpSoon({ currentTarget }: MouseEvent) {
  setTimeout(() => {
    if (!currentTarget.isConnected) scrollTo({ top: 0, behavior: scrollBehavior() });
  }, 100);
}
