import { Suspense } from "react";
import { draftMessages } from "../../../content/messages/drafts.ts";
import { serviceMessages } from "../../../content/messages/services.ts";
import { serviceLinks } from "../../../content/navigation.ts";
import { paths } from "../../../content/paths.ts";
import {
  aiAreas,
  relatedServices,
  servicePage,
  stepTimes,
} from "../../../content/pages/service.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { isDraft } from "../../catalog/queries.ts";
import type { Service } from "../../catalog/rows.ts";
import { Reading } from "./reading.tsx";
import { Await, type Query } from "../../runtime/query-cache.tsx";
import { Band } from "../../ui/band.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { DraftNotice } from "../../ui/status/draft-notice.tsx";
import { FailurePage } from "../../ui/status/failure.tsx";
import { ServiceIcon } from "../../ui/media/service-icon.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Badge, Lead, SectionHead } from "../../ui/text/headings.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { BackendPicture } from "../../ui/media/picture.tsx";
import { Spinner } from "../../ui/status/loading.tsx";
import { RuledList } from "../../ui/lists/ruled-list.tsx";
import { Steps } from "../../ui/lists/steps.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { Title } from "../../ui/text/page-heading.tsx";

export default function ServicePage({ service }: { service: Query<Service | null> }) {
  const isDraftPage = isDraft(service);
  return (
    <Suspense
      // A new slug shows the spinner instead of the previous service.
      key={service.address}
      fallback={
        <div className="min-h-svh pt-header">
          <Title>{serviceMessages.loading}</Title>
          <Spinner label={serviceMessages.loading} />
        </div>
      }
    >
      <Await query={service}>
        {(service) => {
          if (service.ok && service.value) {
            return <Detail service={keepTogether(service.value)} isDraft={isDraftPage} />;
          }
          const { failure, failureText, notFound, notFoundText, viewAll } = serviceMessages;
          return (
            <FailurePage
              message={service.ok ? notFound : failure}
              text={service.ok ? notFoundText : failureText}
              retry={!service.ok}
              back={{ label: viewAll, href: paths.services }}
            />
          );
        }}
      </Await>
    </Suspense>
  );
}

function Detail({ service, isDraft }: { service: Service; isDraft: boolean }) {
  const { slug, title, impact, description, icon_name, image_path } = service;
  // The backend may have services that content does not know.
  const related = Object.hasOwn(relatedServices, slug) && relatedServices[slug]!.map(paths.service);
  return (
    <>
      {isDraft && <DraftNotice />}
      <PageHero
        meta={{ title: isDraft ? draftMessages.title(title) : title }}
        title={title}
        intro={description}
        eyebrow={impact && <Badge>{impact}</Badge>}
        before={<Breadcrumb section={servicesPage.title} back={servicePage.back} here={title} />}
        figure={image_path
          ? (
            // Reserves the size of the picture.
            <div className="relative aspect-4/3 w-full overflow-hidden rounded-md not-forced-colors:mix-blend-lighten print:hidden">
              <BackendPicture
                src={image_path}
                sizes="(width < 40rem) 60vw, (width < 64rem) 100vw, 34rem"
                priority
                className="absolute inset-0 size-full object-cover"
              />
            </div>
          )
          : <ServiceIcon name={icon_name} size={96} />}
      />

      <Overview service={service} />
      {service.benefits.length > 0 && (
        <Band ground="card" aria-labelledby="benefits">
          <h2 id="benefits" className="mb-8">{servicePage.benefits}</h2>
          <RuledList items={service.benefits} className="lg:grid lg:grid-cols-2 lg:gap-x-16" />
        </Band>
      )}

      {service.process.length > 0 && (
        <Band ground="sand" aria-labelledby="process">
          <h2 id="process">{servicePage.process}</h2>
          <Steps steps={service.process.map(stepOf)} />
        </Band>
      )}

      {slug === aiAreas.slug && (
        <Band aria-labelledby="ai-areas">
          <SectionHead id="ai-areas" title={aiAreas.title}>
            <Lead>{aiAreas.intro}</Lead>
          </SectionHead>
          <ul className="grid grid-fill-76 gap-x-12 gap-y-8">
            {aiAreas.areas.map((area) => (
              <li key={area.title} className="row-span-2 grid grid-rows-subgrid gap-y-0">
                <h3 className="mb-2">{area.title}</h3>
                <p>{area.text}</p>
              </li>
            ))}
          </ul>
        </Band>
      )}

      {related && (
        <>
          <Reading slug={slug} />
          <Band data-no-print>
            <LinkList
              id="related"
              title={servicePage.related}
              links={serviceLinks.filter(({ href }) => related.includes(href))}
            />
          </Band>
        </>
      )}
      <CallToAction copy={servicePage.call} ground="sand" />
    </>
  );
}

/** The detailed description and the key features (SPEC §2). */
function Overview({ service: { detailed_description, features } }: { service: Service }) {
  const paragraphs = detailed_description.split(/\n\s*\n/).filter((text) => text.trim());
  if (paragraphs.length === 0 && features.length === 0) return null;
  return (
    <Band
      aria-labelledby="overview"
      className="grid gap-x-16 gap-y-fluid-12 lg:grid-cols-7-5 lg:items-baseline"
    >
      <div>
        <h2 id="overview" className="mb-5">{servicePage.overview}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="max-w-text not-first-of-type:mt-[1em]">{paragraph}</p>
        ))}
      </div>
      {features.length > 0 && (
        <section aria-labelledby="features">
          <h3 id="features" className="mb-5 text-2xl">{servicesPage.keyFeatures}</h3>
          <RuledList items={features} />
        </section>
      )}
    </Band>
  );
}

/** Text before a colon becomes the title of the step. */
function stepOf(step: string): { title?: string; text: string; time?: string } {
  const colon = step.indexOf(": ");
  if (colon < 1 || colon > 60) return { text: step };
  const text = step.slice(colon + 2);
  const names = (time: string) => text.toLowerCase().includes(time.toLowerCase());
  const time = stepTimes.find(names), title = step.slice(0, colon);
  if (!time || !text.startsWith(`${time} `)) return { title, text, time };
  // The time is above the text already.
  const rest = text.slice(time.length + 1);
  return { title, text: rest[0]!.toUpperCase() + rest.slice(1), time };
}
