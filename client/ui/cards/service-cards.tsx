import "./service-cards.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentType, ReactNode } from "react";
import { servicesMessages } from "../../../content/messages/services.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { QueryResult } from "../../runtime/query-cache.tsx";
import { Failure } from "../status/failure.tsx";

/** The published services in three or two columns or a row to swipe, or the failure. */
export function ServiceCards({ services, card: Card, failed }: {
  services: QueryResult<ServiceSummary[]>;
  card: ComponentType<{ service: ServiceSummary; sizes: string }>;
  /** Shown with the failure message. */
  failed?: ReactNode;
}) {
  if (!services.ok) {
    const { failure, failureText } = servicesMessages;
    return <Failure message={failure} text={failureText}>{failed}</Failure>;
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
