import "./service-cards.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import { type ComponentType, useRef } from "react";
import { servicesMessages } from "../../../content/messages/services.ts";
import { serviceIndex, servicesPage } from "../../../content/pages/services.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query, QueryResult } from "../../runtime/query-cache.tsx";
import { LinkIndex } from "../lists/link-index.tsx";
import { Failure } from "../status/failure.tsx";
import { Loading } from "../status/loading.tsx";
import { CardSkeleton } from "../status/skeleton.tsx";
import { useCardListReturn } from "./use-card-list-return.ts";

/** `number` counts from one to `count`. */
type Card = ComponentType<{ service: ServiceSummary; number: number; count: number }>;

/** All names, for containers in which the cards stand in one row. */
type Index = ComponentType<{ services: readonly ServiceSummary[] }>;

/** The published services, a spinner until they are there, or the failure (SPEC §2). */
export function ServiceCards(
  { services, ...rest }: {
    services: Query<ServiceSummary[]>;
    card: Card;
    className?: string;
    index?: Index;
  },
) {
  return (
    <Loading query={services} label={servicesMessages.loading} skeleton={<CardSkeleton />}>
      {(services) => <LoadedCards services={services} {...rest} />}
    </Loading>
  );
}

/**
 * Some cards are two columns wide, so that all rows are full, as in the lists' CSS. Of two columns, every
 * fifth card is, so that no more than two rows look alike; of three, the first and the last one.
 */
export function isTwoColumnsWide(
  { number, count, columns }: { number: number; count: number; columns: 2 | 3 },
): boolean {
  const [isFirst, isLast] = [number === 1, number === count];
  if (columns === 3) return (isFirst || isLast) && count % 3 === 1;
  const leavesHole = isLast && [2, 4].includes(count % 5);
  return count !== 2 && (number % 5 === 1 || leavesHole);
}

/** Three or two columns; in narrow containers a row to swipe before `index`, or two columns of posters. */
export function LoadedCards(
  { services, card: Card, className = "", index: Index }: {
    services: QueryResult<ServiceSummary[]>;
    card: Card;
    className?: string;
    index?: Index;
  },
) {
  const list = useRef<HTMLUListElement>(null);
  const { isRendered, rows } = useCardListReturn(list);
  if (!services.ok) {
    const { failure, failureText } = servicesMessages;
    return (
      <Failure message={failure} text={failureText}>
        <LinkIndex {...serviceIndex} className="col-span-full" />
      </Failure>
    );
  }
  if (services.value.length === 0) return <p>{servicesMessages.empty}</p>;
  return (
    <div className="@container">
      {Index && <Index services={services.value} />}
      <div className="service-cards">
        <ul
          ref={list}
          className={`${className} print:gap-y-3`}
          style={{ gridTemplateRows: rows }}
          data-dismissable
        >
          {services.value.map((service, index, all) =>
            isRendered(index)
              ? (
                <Card
                  key={service.slug}
                  service={service}
                  number={index + 1}
                  count={all.length}
                />
              )
              : <li key={service.slug} className="row-span-5" />
          )}
        </ul>
        {Index && services.value.length > 1 && (
          <p
            className="service-cards-swipe flex items-center gap-3 text-sm font-semibold text-ink @lead:hidden print:hidden"
            aria-hidden
          >
            {servicesPage.swipe}
            <ArrowRight size="1.25rem" />
          </p>
        )}
      </div>
    </div>
  );
}
