import "./home.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import { homePage } from "../../../content/pages/home.ts";
import { paths } from "../../../content/paths.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import type { Query } from "../../runtime/query-cache.tsx";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";
import { Band } from "../../ui/band.tsx";
import { Actions, ButtonLink } from "../../ui/controls/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { StaticPart } from "../../ui/status/static-part.tsx";
import { BackendPicture } from "../../ui/media/picture.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { PageHeading } from "../../ui/text/page-heading.tsx";
import { isTwoColumnsWide, ServiceCards } from "../../ui/cards/service-cards.tsx";
import { hasTwoWords } from "../../ui/cards/two-words.ts";
import { Testimonial } from "../../ui/testimonial.tsx";
import { ClientLinks } from "../clients/client-chooser.tsx";
import { futureChunk } from "./future-chunk.ts";
import { posterOf, uprightOf } from "./poster-cuts.ts";
import { Slideshow } from "./slideshow.tsx";

export default function HomePage({ services }: { services: Query<ServiceSummary[]> }) {
  return (
    <>
      <Slideshow>
        <Headline />
      </Slideshow>
      <BelowHeading>
        <ClientLinks />
      </BelowHeading>
      <Future />
      <Clients />
      <Services services={services} />
      <CallToAction copy={homePage.closing} />
    </>
  );
}

function Headline() {
  const { headline, text, call, download } = homePage.hero;
  return (
    <div className="pointer-events-none relative z-2 page-width pt-32 pb-[clamp(5.25rem,25vh-8.8rem,9rem)] *:pointer-events-auto print:pt-6 stacked:pt-6 stacked:pb-12 md:stacked:flex md:stacked:flex-wrap md:stacked:justify-between md:stacked:gap-x-fluid-12 md:stacked:pb-8">
      <PageHeading
        meta={homePage.meta}
        className="max-w-[6.7em] text-5xl leading-poster tracking-poster text-white 2xl:max-w-[8.2em] 2xl:text-[5.25rem] print:max-w-none print:text-4xl md:stacked:w-full md:stacked:max-w-[8em] md:stacked:text-[min(11.6vw,8rem)]"
      >
        {headline}
      </PageHeading>
      <p className="mt-6 max-w-136 text-lg leading-lead text-balance md:stacked:grow md:stacked:basis-96">
        {text}
      </p>
      <Actions className="mt-8 max-w-176 md:stacked:mt-6 md:stacked:flex-col">
        <ButtonLink href={call.href}>{call.label}</ButtonLink>
        <ButtonLink variant="light" href={download.href} download>{download.label}</ButtonLink>
      </Actions>
    </div>
  );
}

function Future() {
  const { title, intro } = homePage.future;
  return (
    <Band size="lg" aria-labelledby="future-title">
      <div className="mb-fluid-16 grid items-baseline gap-y-5 md:grid-cols-4-8 lg:grid-cols-3 lg:gap-x-7 print:mb-6">
        <h2 id="future-title">{title}</h2>
        <Lead className="md:max-lg:pl-fluid-12 lg:col-span-2">{intro}</Lead>
      </div>
      <StaticPart chunk={futureChunk} component="FuturePoints" />
    </Band>
  );
}

function Clients() {
  const { title, check } = homePage.testimonial;
  return (
    <Band
      ground="dark"
      size="lg"
      aria-labelledby="testimonial-title"
    >
      <Testimonial
        // The figures above it are larger.
        quoteSize="text-2xl md:max-lg:text-3xl xl:text-[2.4rem]"
        heading={<h2 id="testimonial-title" className="mb-3 eyebrow">{title}</h2>}
        more={
          <a
            href={check.href}
            className="inline-block font-semibold text-paper underline hover:decoration-2"
          >
            {check.label}
          </a>
        }
      />
    </Band>
  );
}

function Services({ services }: { services: Query<ServiceSummary[]> }) {
  const { title, intro, all } = homePage.services;
  return (
    <Band
      ground="sand"
      aria-labelledby="services-title"
      className="lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-8"
    >
      <h2 id="services-title" className="lg:col-span-2">{title}</h2>
      <Lead className="mt-4 mb-fluid-13 print:mb-6">{intro}</Lead>
      <Actions className="mb-fluid-13 max-lg:-mt-2">
        <ButtonLink variant="secondary" href={all.href}>{all.label}</ButtonLink>
      </Actions>
      <div className="lg:col-span-2">
        <ServiceCards services={services} card={ServicePoster} className="service-posters" />
      </div>
    </Band>
  );
}

/**
 * The first and the last poster have a row of a phone to themselves, where that fills all rows. The larger file of
 * one more would delay the next page by 50 ms.
 */
function isAloneOnPhones(number: number, count: number): boolean {
  if (number === count) return count !== 2;
  return number === 1 && count % 2 === 0 && count > 2;
}

/** SPEC §2 "Home": the service over its background picture or a blue gradient. */
function ServicePoster(
  { service, number, count }: { service: ServiceSummary; number: number; count: number },
) {
  const { slug, title, impact, image_path } = service;
  const isWide = isTwoColumnsWide({ number, count, columns: 3 });
  const isWideOnPhones = isAloneOnPhones(number, count);
  return (
    <li
      className={`dark group relative row-span-5 flex flex-col justify-end overflow-hidden rounded-md card-focus @lead:min-h-service @text:min-h-(--poster) print:min-h-0 print:justify-start print:overflow-visible ${
        isWideOnPhones ? "min-h-70" : "min-h-64"
      } ${image_path ? "" : "bg-sea"}`}
      dir="auto"
      data-service={slug}
      data-transition-from
    >
      {image_path && (
        <BackendPicture
          src={image_path}
          // As wide as its height asks for.
          sizes={`(width < 40rem) ${isWideOnPhones ? "20rem" : "10rem"}, (46rem <= width < 70rem) ${
            isWide ? "66vw, 64rem" : "49vw, 36rem"
          }`}
          upright={uprightOf(image_path)}
          className={`absolute inset-x-0 top-0 w-full object-cover @text:@max-lg:h-(--poster-picture) ${
            isWideOnPhones ? "h-56" : "h-50"
          } ${
            isWide
              ? "@lead:@max-text:h-95 @lg:h-95"
              : "@lead:@max-text:h-95 @lg:max-2xl:h-95 2xl:h-84"
          } ${
            posterOf(image_path)
          } motion-safe:transition-transform motion-safe:duration-800 motion-safe:ease-calm motion-safe:group-hover:scale-103`}
        />
      )}
      <div
        className={`relative flex min-h-24 flex-col justify-end bg-[linear-gradient(to_top,var(--color-night)_72%,transparent)] pt-6 pb-2.5 @lead:px-6 @text:@max-lg:px-4.5 @text:@max-lg:pt-8 @text:@max-lg:pb-4 @lg:pt-14 @lg:pb-6 print:min-h-0 print:p-0 ${
          isWideOnPhones ? "px-4" : "px-2"
        } ${isWide ? "@lg:min-h-35" : "@lg:max-2xl:min-h-35 2xl:min-h-50"}`}
      >
        <h3
          className={`wrap-break-word @card:line-clamp-5 @lead:text-2xl @lg:text-[1.85rem] print:w-auto print:text-lg ${
            isWideOnPhones ? "text-xl" : "text-[clamp(0.875rem,4.4vw-0.16rem,1.0625rem)]"
          } ${isWide ? "" : "@text:@max-md:text-md @md:@max-lg:text-[2.6cqi]"} ${
            hasTwoWords(title) ? "w-min max-w-full" : ""
          }`}
        >
          <a href={paths.service(slug)} className="cover-link no-underline group-hover:underline">
            {title}
          </a>
        </h3>
        {impact && (
          <p className="mt-1.6 flex items-end justify-between gap-1 text-[clamp(0.8125rem,3.4vw,0.875rem)] wrap-anywhere text-straw @lead:text-sm">
            <span className="@card:line-clamp-2">{impact}</span>
            <ArrowRight size="1rem" aria-hidden className="mb-0.8 flex-none @lead:mb-1" />
          </p>
        )}
      </div>
    </li>
  );
}
