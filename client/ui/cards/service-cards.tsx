import "./service-cards.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentType } from "react";
import { servicesMessages } from "../../../content/messages/services.ts";
import { serviceIndex, servicesPage } from "../../../content/pages/services.ts";
import { paths } from "../../../content/paths.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query, QueryResult } from "../../runtime/query-cache.tsx";
import { LinkIndex } from "../lists/link-index.tsx";
import { Failure } from "../status/failure.tsx";
import { Loading } from "../status/loading.tsx";

/** `isWide` where it may span several columns (service-cards.css). */
type Card = ComponentType<{ service: ServiceSummary; isWide: boolean }>;

/** The published services, a spinner until they are there, or the failure (SPEC §2). */
export function ServiceCards(
  { services, ...rest }: { services: Query<ServiceSummary[]>; card: Card; hasIndex?: boolean },
) {
  return (
    <Loading query={services} label={servicesMessages.loading}>
      {(services) => <LoadedCards services={services} {...rest} />}
    </Loading>
  );
}

/** Three or two columns; in narrow containers a row to swipe, with `hasIndex` after an index of all. */
export function LoadedCards(
  { services, card: Card, hasIndex }: {
    services: QueryResult<ServiceSummary[]>;
    card: Card;
    hasIndex?: boolean;
  },
) {
  if (!services.ok) {
    const { failure, failureText } = servicesMessages;
    return (
      <Failure message={failure} text={failureText}>
        <LinkIndex {...serviceIndex} className="lg:col-span-full lg:row-start-2" />
      </Failure>
    );
  }
  if (services.value.length === 0) return <p>{servicesMessages.empty}</p>;
  return (
    <div className="@container">
      {hasIndex && <Index services={services.value} />}
      <div
        className={`service-cards ${
          // A ground of its own under the index.
          hasIndex
            ? "@max-lead:-mx-gutter @max-lead:-mb-band @max-lead:bg-sand @max-lead:px-gutter @max-lead:py-band"
            : ""}`}
      >
        {hasIndex && (
          <p className="mb-3 font-display text-2xl leading-tight text-ink @lead:hidden print:hidden">
            {servicesPage.inBrief}
          </p>
        )}
        <ul className="print:gap-y-4" data-dismissable>
          {services.value.map((service, index, all) => (
            <Card
              key={service.slug}
              service={service}
              isWide={all.length % 3 === 1 && (index === 0 || index === all.length - 1)}
            />
          ))}
        </ul>
        {services.value.length > 1 && (
          <p
            className="service-cards-swipe flex items-center gap-3 text-sm font-semibold text-river @lead:hidden print:hidden"
            aria-hidden
          >
            {servicesPage.swipe}
            <ArrowRight size="1rem" />
          </p>
        )}
      </div>
    </div>
  );
}

/** The names of all services, where the cards stand in one row. */
function Index({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <nav aria-label={servicesPage.index} className="mb-band @lead:hidden print:hidden">
      <ul>
        {services.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line first:border-t">
            <a
              href={paths.service(slug)}
              className="flex min-h-12 items-center justify-between gap-4 py-2 font-display text-lg leading-tight font-medium text-ink no-underline hover:underline"
            >
              <span dir="auto" className="min-w-0 wrap-anywhere">{title}</span>
              <ArrowRight size="1.125rem" aria-hidden className="flex-none text-river" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
