import { clients, type ClientSlug } from "../../../content/clients/chooser.ts";
import { clientPages } from "../../../content/clients/index.ts";
import { clientHeroes, clientLead } from "../../../content/clients/lead.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { paths } from "../../../content/paths.ts";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";
import type { PageProps } from "../../runtime/routing.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { LazyMissingPage } from "../../ui/status/lazy-missing-page.tsx";
import { Answers } from "./answers.tsx";

export default function ClientsPage({ params: { clientSlug = "" } }: PageProps) {
  return Object.hasOwn(clients, clientSlug)
    ? <ForClient key={clientSlug} slug={clientSlug as ClientSlug} />
    : <LazyMissingPage />;
}

function ForClient({ slug }: { slug: ClientSlug }) {
  const { title } = clients[slug];
  const { back, call } = clientLead;
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
        <Answers {...clientPages.find((client) => client.slug === slug)!} />
      </BelowHeading>
      <CallToAction copy={{ ...call, links: [expert, call.services] }} ground="sand" />
    </>
  );
}
