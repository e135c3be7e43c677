import ArrowDown from "lucide-react/icons/arrow-down";
import { clients, type ClientSlug } from "../../../content/clients/chooser.ts";
import { clientHeroes, clientLead } from "../../../content/clients/lead.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { paths } from "../../../content/paths.ts";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import type { PageProps } from "../../runtime/routing.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { LazyMissingPage } from "../../ui/status/lazy-missing-page.tsx";
import { StaticPart } from "../../ui/status/static-part.tsx";
import { answerChunks } from "./answer-chunks.ts";

export default function ClientsPage({ params: { clientSlug = "" } }: PageProps) {
  return Object.hasOwn(clients, clientSlug)
    ? <ForClient key={clientSlug} slug={clientSlug as ClientSlug} />
    : <LazyMissingPage />;
}

function ForClient({ slug }: { slug: ClientSlug }) {
  const { title } = clients[slug];
  const { back, call } = clientLead;
  const chunk = answerChunks.get(slug)!;
  const expert = { label: call.expert, href: paths.contactAbout(slug) };
  return (
    <>
      <PageHero
        {...clientHeroes[slug]}
        title={title}
        before={<Breadcrumb section={servicesPage.title} back={back} here={title} />}
        opener={slug}
        // Phones have the situations in its place.
        hasPhoneMap={false}
        className="pb-fluid-12 md:pb-fluid-22"
      >
        <ButtonLink href={expert.href}>{expert.label}</ButtonLink>
      </PageHero>
      <BelowHeading>
        <SituationIndex slug={slug} />
      </BelowHeading>
      <Band ground="sand" className="not-print:max-md:-mb-band">
        <StaticPart chunk={chunk} component="Situations" />
      </Band>
      <Band className="grid gap-x-20 gap-y-fluid-32 lg:grid-cols-7-5 lg:items-start print:grid-cols-1">
        <StaticMarkup chunk={chunk} component="Questions" />
      </Band>
      <CallToAction copy={{ ...call, links: [expert, call.services] }} ground="sand" />
    </>
  );
}

function SituationIndex({ slug }: { slug: ClientSlug }) {
  return (
    <nav className="dark pb-fluid-12 max-lg:pt-fluid-16" aria-labelledby="situation-index">
      <div className="page-width">
        <h2 id="situation-index" className="eyebrow">{clientLead.index}</h2>
        <ul className="mt-4 grid gap-x-7 md:grid-cols-2 lg:grid-cols-4">
          {Object.entries(clients[slug].situations).map(([id, title]) => (
            <li key={id} className="border-t border-current/24">
              <a
                href={`#${id}`}
                className="flex h-full min-h-13 justify-between gap-2 py-3 font-display text-xl leading-tight text-paper no-underline hover:underline lg:text-lg xl:text-[1.375rem]"
              >
                <span className="text-balance">{title}</span>
                <ArrowDown size="1.125rem" aria-hidden className="mt-1 flex-none text-straw" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
