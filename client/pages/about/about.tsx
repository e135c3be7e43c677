import "./about.css" with { type: "text" };
import { Suspense } from "react";
import { aboutPage } from "../../../content/about.ts";
import type { Link } from "../../../content/navigation.ts";
import type { Point } from "../../../content/types.ts";
import type { CommitmentSummary, Read } from "../../catalog/reads.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Eyebrow } from "../../ui/eyebrow.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { Ticks } from "../../ui/ticks.tsx";
import { CommitmentsSection } from "./commitments-section.tsx";
import { Fading } from "./fading.tsx";
import { MoreLink } from "./more-link.tsx";

export const useTitle = () => aboutPage.meta.title;

export default function AboutPage({ commitments }: { commitments: Read<CommitmentSummary[]> }) {
  const { mission, vision, values, reasons, closing } = aboutPage;
  return (
    <>
      <Hero />
      <Fading>
        <Band as="div" className="grid gap-x-[clamp(3rem,8vw,8rem)] gap-y-12 lg:grid-cols-2">
          <Creed {...mission} id="mission" />
          <Creed {...vision} id="vision" />
        </Band>
      </Fading>
      <Fading>
        <Band ground="sand" aria-labelledby="values">
          <SectionHead id="values" title={values.title}>
            <Lead>{values.intro}</Lead>
          </SectionHead>
          <Points points={values.items} look="cells" href={values.link.href} />
        </Band>
      </Fading>
      <Suspense>
        <CommitmentsSection commitments={commitments} />
      </Suspense>
      <Fading>
        <Approach />
      </Fading>
      <Fading>
        <Band ground="sand" aria-labelledby="reasons">
          <h2 id="reasons">{reasons.title}</h2>
          <Points points={reasons.items} look="ruled" />
        </Band>
      </Fading>
      <Fading>
        <CallToAction copy={closing} />
      </Fading>
    </>
  );
}

function Hero() {
  const { title, text } = aboutPage.hero;
  return (
    <div
      className="dark relative isolate grid min-h-[min(46rem,92vh)] items-end overflow-hidden pt-36 pb-fluid-22 print:min-h-0 print:py-0"
      data-hero="dark"
    >
      <Picture
        name="about/hero"
        sizes="max(100vw, 64rem)"
        alt=""
        priority
        className="absolute inset-0 -z-2 size-full object-cover object-[72%_30%] max-lg:h-3/5 print:hidden"
      />
      <div className="about-shade absolute inset-0 -z-1 print:hidden" />
      <div className="page-width">
        <PageHeading>{title}</PageHeading>
        <Lead className="mt-5 lg:max-w-112 dark:text-paper">{text}</Lead>
      </div>
    </div>
  );
}

function Creed({ id, title, text, link }: Point & { id: string; link: Link }) {
  return (
    <article
      className="relative flex flex-col border-t-2 border-ink pt-6 card-focus"
      aria-labelledby={id}
    >
      <Eyebrow as="h2" id={id}>{title}</Eyebrow>
      <p className="mt-5 mb-6 font-display text-2xl leading-quote tracking-display text-ink">
        {text}
      </p>
      <MoreLink href={link.href} className="cover-link mt-auto">{link.label}</MoreLink>
    </article>
  );
}

function Approach() {
  const { title, text, checklist, link } = aboutPage.approach;
  return (
    <Band
      className="grid items-center gap-x-fluid-28 gap-y-10 lg:grid-cols-5-6"
      aria-labelledby="approach"
    >
      <Picture
        name="about/approach-1"
        sizes="(width < 64rem) 100vw, (width < 78rem) 42vw, 32rem"
        alt=""
        className="w-full rounded-sm object-cover lg:aspect-4/5 lg:object-[34%_50%]"
      />
      <div>
        <h2 id="approach">{title}</h2>
        <Lead className="mt-4">{text}</Lead>
        <Ticks items={checklist} className="mt-7 mb-4" />
        <MoreLink href={link.href}>{link.label}</MoreLink>
      </div>
    </Band>
  );
}
