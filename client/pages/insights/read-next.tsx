import { articlePage } from "../../../content/insights/article-page.ts";
import { insightCards } from "../../../content/insights/cards.ts";
import { serviceLinks } from "../../../content/navigation.ts";
import { paths } from "../../../content/paths.ts";
import type { InsightCard as Card } from "../../../content/types.ts";
import { Link } from "../../ui/link.tsx";
import { InsightCard } from "./insight-card.tsx";

/** The services behind an article, and the two articles that share most of them. */
export function ReadNext({ card }: { card: Card }) {
  const services = card.relatedServices.flatMap((slug) =>
    serviceLinks.filter(({ href }) => href === paths.service(slug))
  );
  return (
    <aside className="band page-width read-next" data-no-print>
      <nav aria-labelledby="services">
        <h2 id="services">{articlePage.services}</h2>
        <ul className="related-links">
          {services.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="articles">
        <h2 id="articles">{articlePage.articles}</h2>
        <ul className="insight-grid">
          {closest(card).map((other) => (
            <li key={other.slug}>
              <InsightCard card={other} sizes="(width < 48rem) 100vw, 24rem" />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

/** Two other articles, most shared services first, then the newest. */
function closest(card: Card): Card[] {
  const shared = (other: Card) =>
    other.relatedServices.filter((slug) => card.relatedServices.includes(slug)).length;
  return insightCards.filter((other) => other !== card)
    .toSorted((a, b) => shared(b) - shared(a)).slice(0, 2);
}
