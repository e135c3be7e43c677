import ArrowRight from "lucide-react/icons/arrow-right";
import { clientChooser } from "../../../content/clients/chooser.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { serviceGroups } from "../../../content/navigation.ts";
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query } from "../../runtime/query-cache.tsx";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { BackendPicture } from "../../ui/media/picture.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { ClientChooser } from "../clients/client-chooser.tsx";
import { stripOf } from "../../ui/cards/card-cuts.ts";
import { ServiceCard } from "../../ui/cards/service-card.tsx";
import { WorkedCase } from "./worked-case.tsx";
import { ServiceCards } from "../../ui/cards/service-cards.tsx";

export default function ServicesPage({ services }: { services: Query<ServiceSummary[]> }) {
  const { byClient, byField, banner } = servicesPage;
  return (
    <>
      <PageHero
        {...servicesPage}
        opener="services"
        // On phones the index of services begins in the first window.
        className="pb-fluid-12 [--phone-map:5rem] md:max-lg:pb-4 lg:pt-36"
      >
        <nav
          aria-labelledby="by-client"
          // On tablets it reaches below the map, whose lines end at it.
          className="relative md:max-lg:w-max md:max-lg:bg-night"
        >
          <p id="by-client" className="eyebrow">{byClient}</p>
          <ul className="mt-3 flex flex-wrap border-current/24 max-md:pr-px max-md:pb-px md:gap-x-6 md:border-t lg:max-w-text xl:gap-x-10">
            {clientChooser.clients.map(({ name, href }) => (
              <li
                key={href}
                className="border-current/24 max-md:-mr-px max-md:-mb-px max-md:grow max-md:border"
              >
                <a
                  href={href}
                  className="flex min-h-12 items-center justify-center gap-2 px-1 text-sm leading-tight font-semibold text-paper no-underline hover:underline md:px-0 lg:gap-3 xl:min-h-14 xl:text-lg"
                >
                  {name}
                  <ArrowRight size="1.125rem" aria-hidden className="flex-none max-md:hidden" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <Band
        aria-labelledby="fields-of-work"
        // The cards end in room for what may follow them.
        className="sm:-mb-7"
      >
        <h2 id="fields-of-work" className="mb-8 max-lg:mb-6">{byField}</h2>
        <ServiceCards
          services={services}
          card={ServiceCard}
          className="service-card-list"
          index={Names}
        />
      </Band>
      <Band ground="sand">
        <WorkedCase />
        <Stats />
      </Band>
      <CallToAction copy={banner} ground="pine" line="lg:border-straw lg:before:border-straw">
        <ClientChooser />
      </CallToAction>
    </>
  );
}

/** The firm's four stats on the columns of the case. */
function Stats() {
  return (
    <div className="mt-fluid-16 grid gap-x-7 gap-y-5 md:max-lg:mt-fluid-24 lg:grid-cols-3">
      <p className="font-display text-xl leading-tight text-ink lg:border-t lg:border-edge lg:pt-4">
        {site.statsNote}
      </p>
      <dl className="grid grid-cols-2 gap-x-7 gap-y-6 md:grid-cols-4 lg:col-span-2">
        {Object.values(site.stats).map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-t border-edge pt-4"
          >
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-4xl leading-none whitespace-nowrap text-ink md:text-3xl lg:max-xl:text-2xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The names of all services by task, where the cards stand in one row. */
function Names({ services }: { services: readonly ServiceSummary[] }) {
  const groupOf = ({ slug }: ServiceSummary) =>
    serviceGroups.findIndex(({ links }) => links.some(({ href }) => href === paths.service(slug)));
  // The backend may have services that no group knows.
  const groups = [...serviceGroups.keys(), -1].map((group) => ({
    label: serviceGroups[group]?.label,
    members: services.filter((service) => groupOf(service) === group),
  }));
  return (
    <div className="@lead:hidden print:hidden">
      <nav aria-label={servicesPage.byTask}>
        {groups.map(({ label, members }) =>
          members.length > 0 && (
            <div
              key={label ?? ""}
              className="border-t border-line py-3"
            >
              <p className="mb-1.6 font-display text-lg leading-tight font-medium text-ink">
                {label}
              </p>
              <ul className="grid gap-1">
                {members.map((service) => (
                  <li key={service.slug}>
                    <a
                      href={paths.service(service.slug)}
                      dir="auto"
                      className="flex min-h-tap items-center gap-3 text-sm leading-tight font-semibold wrap-anywhere text-river no-underline hover:underline"
                    >
                      <span
                        className="w-6 flex-none text-right font-display text-xl leading-none font-normal whitespace-nowrap text-clay"
                        aria-hidden
                      >
                        {services.indexOf(service) + 1}
                      </span>
                      <span className="min-w-0 grow text-balance">{service.title}</span>
                      <NamePicture service={service} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        )}
      </nav>
      <div className="mt-4 mb-5 border-t border-line pt-10">
        <p className="mb-2 font-display text-2xl leading-title font-medium text-ink">
          {servicesPage.inBrief}
        </p>
        <p>{servicesPage.inBriefText}</p>
      </div>
    </div>
  );
}

/** A strip of the service's drawing, as high as its line. */
function NamePicture({ service: { image_path } }: { service: ServiceSummary }) {
  if (!image_path) return null;
  return (
    <span className="h-11 w-24 flex-none overflow-hidden rounded-sm @max-card:hidden">
      <BackendPicture
        src={image_path}
        sizes="6rem"
        fetchPriority="low"
        className={`size-full object-cover ${stripOf(image_path)}`}
      />
    </span>
  );
}
