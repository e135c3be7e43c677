import { servicesMessages } from "../../../content/messages/services.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query } from "../../runtime/query-cache.tsx";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { clientChooserChunk } from "../clients/client-chooser-chunk.ts";
import { ServiceCards } from "../../ui/cards/service-cards.tsx";
import { ServiceIndex } from "../../ui/lists/link-index.tsx";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import { Title } from "../../ui/title.tsx";

export default function ServicesPage({ services }: { services: Query<ServiceSummary[]> }) {
  const { title, intro, banner } = servicesPage;
  return (
    <>
      <Title>{servicesPage.meta.title}</Title>
      <PageHero
        title={title}
        intro={intro}
        figure={<ServiceIndex className="max-lg:failing:hidden" />}
      />
      <StaticMarkup chunk={clientChooserChunk} component="ClientChooser" />
      <Band as="div">
        <Loading query={services} label={servicesMessages.loading}>
          {(services) => (
            <ServiceCards
              services={services}
              as="h2"
              image="hover_image_path"
              // On small windows the failure and its retry come first; the hero's index is hidden then.
              failed={<ServiceIndex id="services-meanwhile" className="lg:hidden" />}
            />
          )}
        </Loading>
      </Band>
      <CallToAction copy={banner} ground="sand" />
    </>
  );
}
