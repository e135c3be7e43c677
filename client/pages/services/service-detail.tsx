import { Suspense } from "react";
import { draftMessages } from "../../../content/messages/drafts.ts";
import { serviceMessages } from "../../../content/messages/service.ts";
import { serviceLinks } from "../../../content/navigation.ts";
import { paths } from "../../../content/paths.ts";
import { aiAreas, relatedServices, servicePage } from "../../../content/pages/service.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { isDraft } from "../../catalog/queries.ts";
import type { Service } from "../../catalog/rows.ts";
import { Reading, ServiceFigure } from "./reading.tsx";
import { Await, type Query } from "../../runtime/query-cache.tsx";
import type { PageProps } from "../../runtime/routing.ts";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { DraftNotice } from "../../ui/status/draft-notice.tsx";
import { FailurePage } from "../../ui/status/failure.tsx";
import { ServiceIcon } from "../../ui/media/service-icon.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Badge, Lead, SectionHead } from "../../ui/text/headings.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { FigureHero } from "../../ui/figure-hero.tsx";
import { BackendPicture } from "../../ui/media/picture.tsx";
import { Spinner } from "../../ui/status/loading.tsx";
import { TextSkeleton } from "../../ui/status/skeleton.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";
import { heroOf, sideOf } from "./page-cuts.ts";
import { Spine } from "./spine.tsx";
import { Title } from "../../ui/text/page-heading.tsx";

interface ServicePageProps extends PageProps {
  service: Query<Service | null>;
}

export default function ServicePage({ params, service }: ServicePageProps) {
  const isDraftPage = isDraft(service);
  return (
    <Suspense
      // A new slug shows the spinner instead of the previous service.
      key={service.address}
      fallback={<LoadingService path={paths.service(params.serviceSlug!)} />}
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

/** The hero of a service whose row is on the way, with the name of a listed one. */
function LoadingService({ path }: { path: string }) {
  const { loading } = serviceMessages;
  const title = serviceLinks.find(({ href }) => href === path)?.label ?? servicePage.meta.title;
  return (
    <>
      <Title>{loading}</Title>
      <FigureHero
        meta={null}
        title={title}
        before={<Breadcrumb section={servicesPage.title} back={servicePage.back} here={title} />}
        isLarge
        figure={<div className={`max-md:hidden ${pictureBox} bg-pine`} />}
      >
        <Spinner label={loading} className="mb-34" />
      </FigureHero>
      <TextSkeleton />
    </>
  );
}

function Detail({ service, isDraft }: { service: Service; isDraft: boolean }) {
  const { slug, title, impact, description } = service;
  const [consultation] = servicePage.call.links;
  // The backend may have services that content does not know.
  const related = Object.hasOwn(relatedServices, slug) && relatedServices[slug]!.map(paths.service);
  return (
    <>
      {isDraft && <DraftNotice />}
      <FigureHero
        meta={{ title: isDraft ? draftMessages.title(title) : title }}
        title={title}
        intro={description}
        eyebrow={impact && (
          <span className="block pb-2">
            <Badge>{impact}</Badge>
          </span>
        )}
        before={<Breadcrumb section={servicesPage.title} back={servicePage.back} here={title} />}
        isLarge
        figure={<PictureOrIcon service={service} />}
      >
        <ButtonLink href={consultation.href} className="max-sm:w-full">
          {consultation.label}
        </ButtonLink>
      </FigureHero>
      <Spine service={service} figure={related && <ServiceFigure slug={slug} />} />
      {slug === aiAreas.slug && <AiAreas />}
      {related && <Reading slug={slug} />}
      <CallToAction copy={servicePage.call} ground="sand">
        {related && (
          <LinkList
            id="related"
            title={servicePage.related}
            isSmall
            hasArrows
            links={serviceLinks.filter(({ href }) => related.includes(href))}
          />
        )}
      </CallToAction>
    </>
  );
}

/** Of the picture, for which it reserves the place. */
const pictureBox =
  "relative aspect-7/5 w-full overflow-hidden md:aspect-auto md:h-full print:hidden";

function PictureOrIcon(
  { service: { image_path, icon_name } }: { service: Service },
) {
  if (!image_path) {
    return (
      <div className="py-fluid-22">
        <ServiceIcon name={icon_name} size={96} />
      </div>
    );
  }
  return (
    <div className={`${pictureBox} ${sideOf(image_path) ?? ""}`}>
      <BackendPicture
        src={image_path}
        upright="(48rem <= width < 80rem)"
        sizes="(width < 40rem) 60vw, (width < 64rem) 100vw, (width < 100rem) 50vw, 60vw"
        priority
        className={`absolute inset-0 size-full object-cover ${heroOf(image_path) ?? ""}`}
      />
    </div>
  );
}

/** SPEC §2: for one service. */
function AiAreas() {
  return (
    <Band ground="sand" aria-labelledby="ai-areas">
      <SectionHead id="ai-areas" title={aiAreas.title}>
        <Lead>{aiAreas.intro}</Lead>
      </SectionHead>
      <ul className="grid grid-fill-76 gap-x-12 gap-y-10 lg:grid-cols-3 lg:gap-x-7">
        {aiAreas.areas.map((area) => (
          <li key={area.title} className="border-t border-edge pt-4">
            <h3 className="mb-1.6">{area.title}</h3>
            <p>{area.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
