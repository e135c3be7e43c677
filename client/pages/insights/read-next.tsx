import { articlePage } from "../../../content/insights/article-page.ts";
import { insightCards } from "../../../content/insights/cards.ts";
import { serviceLinks } from "../../../content/navigation.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { LinkList } from "../../ui/lists/link-list.tsx";

/** Related services and the two closest articles. */
export function ReadNext({ card }: { card: Card }) {
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
function closest(card: Card): Card[] {
  const shared = (other: Card) =>
    other.relatedServices.filter((slug) => card.relatedServices.includes(slug)).length;
  return insightCards.filter((other) => other !== card)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date)).slice(0, 2);
}
