import { Suspense } from "react";
import { servicesMessages } from "../../content/messages.ts";
import { servicesPage } from "../../content/services.ts";
import type { Read, ServiceSummary } from "../catalog/reads.ts";
import { Await, type Loaded } from "../data.tsx";
import { Band } from "../ui/band.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CardCell, CardGrid } from "../ui/card-grid.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Retry } from "../ui/retry.tsx";
import { ServiceCard } from "../ui/service-card.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useDismissable } from "../hooks/dismissable.ts";

export const useTitle = () => servicesPage.meta.title;

export default function ServicesPage({ services }: { services: Read<ServiceSummary[]> }) {
  const { title, intro, banner } = servicesPage;
  return (
    <>
      <PageHero title={title} intro={intro} />
      <Band as="div">
        <Suspense fallback={<Spinner label={servicesMessages.loading} />}>
          <Await read={services}>{(services) => <ServiceGrid services={services} />}</Await>
        </Suspense>
      </Band>
      <CallToAction copy={banner} ground="sand" />
    </>
  );
}

function ServiceGrid({ services }: { services: Loaded<ServiceSummary[]> }) {
  const grid = useDismissable<HTMLUListElement>();
  return (
    <>
      {!services.ok && <Retry message={servicesMessages.failure} label={servicesMessages.retry} />}
      {services.ok && services.value.length === 0 && <p>{servicesMessages.empty}</p>}
      {services.ok && services.value.length > 0 && (
        <CardGrid className="gap-7" ref={grid}>
          {services.value.map((service) => (
            <CardCell key={service.slug}>
              <ServiceCard service={service} />
            </CardCell>
          ))}
        </CardGrid>
      )}
    </>
  );
}
