import { homePage } from "../../../content/home.ts";
import type { Read, ServiceSummary } from "../../catalog/reads.ts";
import { Actions } from "../../ui/actions.tsx";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { ServiceIndex } from "../../ui/link-index.tsx";
import { HomeServices } from "./services-section.tsx";
import { Slideshow } from "./slideshow.tsx";
import { Testimonial } from "./testimonial.tsx";

export const useTitle = () => homePage.meta.title;

export default function HomePage({ services }: { services: Read<ServiceSummary[]> }) {
  const { hero, future, closing } = homePage;
  return (
    <>
      <div
        className="dark relative isolate grid min-h-[max(36rem,94svh)] items-end overflow-hidden text-white stacked:min-h-0"
        data-hero="dark"
      >
        <Slideshow />
        <div className="pointer-events-none relative z-2 page-width pt-32 pb-[clamp(7rem,12vh,9rem)] *:pointer-events-auto stacked:pt-7 stacked:pb-12">
          <PageHeading className="max-w-[11ch] text-5xl leading-poster tracking-poster text-white">
            {hero.headline}
          </PageHeading>
          <p className="mt-6 max-w-136 text-lg leading-lead">{hero.text}</p>
          <Actions className="mt-8 max-w-176">
            <ButtonLink href={hero.call.href}>{hero.call.label}</ButtonLink>
            <ButtonLink variant="light" href={hero.download.href} download>
              {hero.download.label}
            </ButtonLink>
          </Actions>
        </div>
        <ServiceIndex className="page-width hidden pb-16 stacked:block" />
      </div>

      <Band aria-labelledby="future-title" className="grid gap-x-20 gap-y-10 lg:grid-cols-5-6">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="future-title">{future.title}</h2>
          <Lead className="mt-5">{future.intro}</Lead>
        </div>
        <ol className="border-b border-line [counter-reset:point]">
          {future.points.map(({ title, text }) => (
            // Under hairlines, numbered in the margin like the lines of a ledger.
            <li
              key={title}
              className="relative border-t border-line pt-7 pb-7.6 pl-11 [counter-increment:point] before:absolute before:top-[1.55rem] before:left-0 before:font-display before:text-[2rem] before:leading-figure before:text-clay before:content-[counter(point)] sm:pl-15"
            >
              <h3>{title}</h3>
              <p className="mt-2 max-w-144">{text}</p>
            </li>
          ))}
        </ol>
      </Band>

      <Testimonial />
      <HomeServices services={services} />

      <CallToAction copy={closing} />
    </>
  );
}
