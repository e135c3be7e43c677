import { servicesPage } from "../../../content/pages/services.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query } from "../../runtime/query-cache.tsx";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { ClientChooser } from "../clients/client-chooser.tsx";
import { ServiceCard } from "../../ui/cards/service-card.tsx";
import { ServiceCards } from "../../ui/cards/service-cards.tsx";

export default function ServicesPage({ services }: { services: Query<ServiceSummary[]> }) {
  const { index, banner } = servicesPage;
  return (
    <>
      <PageHero {...servicesPage} opener="services" className="pb-fluid-12 lg:pt-36" />
      <Band aria-labelledby="ten-services">
        <h2 id="ten-services" className="mb-8 max-sm:mb-4">{index}</h2>
        <ServiceCards services={services} card={ServiceCard} hasIndex />
      </Band>
      <CallToAction copy={banner} ground="pine">
        <ClientChooser />
      </CallToAction>
    </>
  );
}
