import { Suspense } from "react";
import { homePage } from "../../../content/home.ts";
import { servicesMessages } from "../../../content/messages.ts";
import type { Read, ServiceSummary } from "../../catalog/reads.ts";
import { Await } from "../../data.tsx";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/lead.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { ServiceCards } from "../../ui/service-cards.tsx";
import { ServiceIndex } from "../../ui/link-index.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export function HomeServices({ services }: { services: Read<ServiceSummary[]> }) {
  const { title, intro, all } = homePage.services;
  return (
    <Band ground="sand" aria-labelledby="services-title">
      <SectionHead id="services-title" title={title}>
        <Lead>{intro}</Lead>
      </SectionHead>
      <Suspense fallback={<Spinner label={servicesMessages.loading} />}>
        <Await read={services}>
          {(services) => (
            <ServiceCards
              services={services}
              as="h3"
              // Where the hero has no index.
              failed={
                <ServiceIndex
                  id="services-meanwhile"
                  className="lg:col-span-full lg:row-start-2 stacked:hidden"
                />
              }
            />
          )}
        </Await>
      </Suspense>
      <TextLink href={all.href} className="mt-2">{all.label}</TextLink>
    </Band>
  );
}
