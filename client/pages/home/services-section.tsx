import "./services-section.css" with { type: "text" };
import { Suspense } from "react";
import { homePage } from "../../../content/home.ts";
import { servicesMessages } from "../../../content/messages.ts";
import { paths } from "../../../content/paths.ts";
import type { Read, ServiceSummary } from "../../catalog/reads.ts";
import { Await, type Loaded } from "../../data.tsx";
import { Band } from "../../ui/band.tsx";
import { CardCell, CardGrid } from "../../ui/card-grid.tsx";
import { CardLink } from "../../ui/card-link.tsx";
import { Lead } from "../../ui/lead.tsx";
import { BackendPicture } from "../../ui/picture.tsx";
import { Retry } from "../../ui/retry.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
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
        <Await read={services}>{(services) => <Cards services={services} />}</Await>
      </Suspense>
      <TextLink href={all.href} className="mt-6">{all.label}</TextLink>
    </Band>
  );
}

function Cards({ services }: { services: Loaded<ServiceSummary[]> }) {
  return (
    <>
      {!services.ok && <Retry message={servicesMessages.failure} label={servicesMessages.retry} />}
      {services.ok && services.value.length === 0 && <p>{servicesMessages.empty}</p>}
      {services.ok && services.value.length > 0 && (
        <CardGrid className="gap-5">
          {services.value.map(({ slug, title, description, image_path }) => (
            <CardCell
              key={slug}
              className="group relative isolate min-h-[clamp(18rem,32vw,25rem)] items-end overflow-hidden rounded-md bg-sea text-white card-focus"
              data-service={slug}
            >
              {image_path && (
                <BackendPicture
                  src={image_path}
                  sizes="(width < 40rem) 100vw, 26rem"
                  className="absolute inset-0 -z-2 size-full object-cover motion-safe:transition-transform motion-safe:duration-800 motion-safe:ease-calm motion-safe:group-hover:scale-104"
                />
              )}
              <div className={`px-6 pt-18 pb-6 ${image_path ? "services-shade" : ""}`}>
                <h3 className="max-w-132 text-white decoration-1 underline-offset-[0.18em] group-hover:underline">
                  <CardLink href={paths.service(slug)} className="cover-link no-underline">
                    {title}
                  </CardLink>
                </h3>
                <p className="mt-2.4 max-w-132 text-sm leading-normal">{description}</p>
              </div>
            </CardCell>
          ))}
        </CardGrid>
      )}
    </>
  );
}
