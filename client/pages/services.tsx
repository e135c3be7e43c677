import { Suspense } from "react";
import { servicesMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { servicesPage } from "../../content/services.ts";
import type { ServiceSummary } from "../../content/types.ts";
import { Embedded, useData } from "../data.tsx";
import { Band } from "../ui/band.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CardCell, CardGrid } from "../ui/card-grid.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Retry } from "../ui/retry.tsx";
import { ServiceCard } from "../ui/service-card.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useDismissable } from "../hooks/dismissable.ts";

export const useTitle = () => servicesPage.meta.title;

export default function ServicesPage() {
  const { title, intro, banner } = servicesPage;
  return (
    <>
      <PageHero title={title} intro={intro} />
      <Band as="div">
        <Suspense fallback={<Spinner label={servicesMessages.loading} />}>
          <ServiceGrid />
        </Suspense>
      </Band>
      <CallToAction copy={banner} ground="sand" />
    </>
  );
}

function ServiceGrid() {
  const services = useData<ServiceSummary[]>(paths.data.services);
  const grid = useDismissable<HTMLUListElement>();
  return (
    <>
      <Embedded name={paths.data.services} value={services} />
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
