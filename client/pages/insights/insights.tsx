import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { featuredCard, findInsightCard, insightCards } from "../../../content/insights/cards.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { NewsletterForm } from "../../forms/newsletter-form.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { BriefDialog } from "./brief-dialog.tsx";
import { InsightCard } from "./insight-card.tsx";

export const useTitle = () => insightsPage.meta.title;

export default function InsightsPage() {
  const { eyebrow, heading, intro, latest, newsletter } = insightsPage;
  const [search] = useSearchParams();
  const briefed = findInsightCard(search.get("brief") ?? "");
  return (
    <>
      <div className="insights-opening">
        <PageHero eyebrow={eyebrow} title={heading} intro={intro} />
      </div>
      {briefed && (
        <Suspense>
          <BriefDialog card={briefed} />
        </Suspense>
      )}
      <div className="page-width insights-featured">
        <InsightCard
          card={featuredCard}
          sizes="(width < 64rem) 100vw, (width < 78rem) 56vw, 44rem"
          featured
        />
      </div>
      <section className="page-width band insights-latest" aria-labelledby="latest">
        <h2 id="latest">{latest}</h2>
        <ul className="insight-grid">
          {insightCards.filter((card) => card !== featuredCard).map((card) => (
            <li key={card.slug}>
              <InsightCard card={card} sizes="(width < 48rem) 100vw, (width < 78rem) 45vw, 34rem" />
            </li>
          ))}
        </ul>
      </section>
      <section className="band sand" aria-labelledby="letter">
        <div className="page-width insights-letter">
          <div>
            <h2 id="letter">{newsletter.heading}</h2>
            <p className="lead">{newsletter.text}</p>
          </div>
          <NewsletterForm place="insights" />
        </div>
      </section>
    </>
  );
}
