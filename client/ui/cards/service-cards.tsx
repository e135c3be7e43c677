import "./service-cards.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentType } from "react";
import { servicesMessages } from "../../../content/messages/services.ts";
import { serviceIndex, servicesPage } from "../../../content/pages/services.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query, QueryResult } from "../../runtime/query-cache.tsx";
import { LinkIndex } from "../lists/link-index.tsx";
import { Failure } from "../status/failure.tsx";
import { Loading } from "../status/loading.tsx";

type Card = ComponentType<{ service: ServiceSummary; sizes: string }>;

/** The published services, a spinner until they are there, or the failure (SPEC §2). */
export function ServiceCards(
  { services, card }: { services: Query<ServiceSummary[]>; card: Card },
) {
  return (
    <Loading query={services} label={servicesMessages.loading}>
      {(services) => <LoadedCards services={services} card={card} />}
    </Loading>
  );
}

/** Three or two columns or a row to swipe. */
export function LoadedCards(
  { services, card: Card }: { services: QueryResult<ServiceSummary[]>; card: Card },
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
    <div className="service-cards">
      <ul className="print:gap-y-4" data-dismissable>
        {services.value.map((service, index, all) => {
          const alone = index === all.length - 1 && index % 3 === 0;
          return (
            <Card
              key={service.slug}
              service={service}
              sizes={`(width < 40rem) 20rem, ${alone ? "52rem" : "26rem"}`}
            />
          );
        })}
      </ul>
      {services.value.length > 1 && (
        <p
          className="service-cards-swipe flex items-center gap-3 text-sm font-semibold text-river @min-[38rem]:hidden print:hidden"
          aria-hidden
        >
          {servicesPage.swipe}
          <ArrowRight size="1rem" />
        </p>
      )}
    </div>
  );
}
