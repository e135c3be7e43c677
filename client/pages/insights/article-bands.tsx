import "./article-bands.css" with { type: "text" };
import { articlePage } from "../../../content/insights/article-page.ts";
import { findInsightCard, insightCards } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { insightsMessages } from "../../../content/messages.ts";
import { paths } from "../../../content/paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FailurePage } from "../../ui/failure.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Byline } from "./byline.tsx";
import { Category } from "./category.tsx";
import { coverOf, InsightTitle } from "./insight-card.tsx";

export * from "./article-text.tsx";
export * from "./read-next.tsx";

export const titleOf = (slug: string) => findInsightCard(slug)?.title ?? insightsMessages.notFound;

export function ArticleHead({ slug }: { slug: string }) {
  const card = findInsightCard(slug)!;
  const { title, excerpt } = card;
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
          data-arriving-picture
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

export const Closing = () => <CallToAction ground="sand" copy={articlePage.closing} />;

/** An article that there is not. */
export function UnknownArticle() {
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
