import "./about.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import { Suspense } from "react";
import { aboutPage } from "../../../content/pages/about.ts";
import { paths } from "../../../content/paths.ts";
import type { Point } from "../../../content/types.ts";
import type { CommitmentSummary } from "../../catalog/queries.ts";
import { Await, type Query } from "../../runtime/query-cache.tsx";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Lead, SectionHead } from "../../ui/text/headings.tsx";
import { PageHeading } from "../../ui/text/page-heading.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Points } from "../../ui/lists/points.tsx";
import { Reveal } from "../../ui/media/reveal.tsx";
import { RuledList } from "../../ui/lists/ruled-list.tsx";
import { AboutIcon } from "./about-icon.tsx";
import { MoreLink } from "./more-link.tsx";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";

export default function AboutPage({ commitments }: { commitments: Query<CommitmentSummary[]> }) {
  const { mission, vision, closing } = aboutPage;
  return (
    <>
      <Hero />
      <BelowHeading>
        <Reveal>
          <Band size="lg" className="grid gap-y-fluid-16">
            <Creed {...mission} id="mission" />
            <Creed {...vision} id="vision" />
          </Band>
        </Reveal>
        <Reveal>
          <Values />
        </Reveal>
        <Suspense fallback={<div data-spinner hidden />}>
          <Await query={commitments}>
            {(commitments) =>
              commitments.ok && commitments.value.length > 0 && (
                <Commitments commitments={commitments.value} />
              )}
          </Await>
        </Suspense>
        <Reveal>
          <Approach />
        </Reveal>
        <Reveal>
          <Reasons />
        </Reveal>
        <Reveal>
          <CallToAction copy={closing} />
        </Reveal>
      </BelowHeading>
    </>
  );
}

function Hero() {
  const { title, text } = aboutPage.hero;
  return (
    <div
      className="dark relative isolate grid items-end overflow-hidden pb-fluid-22 lg:min-h-[min(46rem,92vh)] lg:pt-36 print:block print:min-h-0 print:py-0"
      data-hero="dark"
    >
      <div className="inset-0 -z-1 max-lg:relative max-lg:h-[52vh] lg:absolute print:hidden">
        <Picture
          name="about/hero"
          sizes="max(100vw, 64rem)"
          alt=""
          priority
          // No wider than its file; its left edge fades into the ground.
          className="absolute inset-y-0 right-0 size-full max-w-[1600px] object-cover object-[88%_0%] lg:mask-[linear-gradient(to_right,transparent,#000_20%)] lg:object-[40%_40%]"
        />
        <div className="about-shade absolute inset-0" />
      </div>
      <div className="page-width max-lg:pt-6">
        <PageHeading meta={aboutPage.meta}>{title}</PageHeading>
        <Lead className="mt-5 lg:max-w-104 xl:max-w-120 dark:text-paper">{text}</Lead>
      </div>
    </div>
  );
}

function Creed({ id, title, text, href }: Point & { id: string; href: string }) {
  return (
    <article
      className="group relative grid gap-x-7 gap-y-4 border-t-2 border-ink pt-6 card-focus lg:grid-cols-3 lg:items-baseline print:block print:break-inside-avoid"
      aria-labelledby={id}
    >
      <h2 id={id}>
        <a href={href} className="cover-link no-underline group-hover:text-clay">
          {title}
          <ArrowRight size="1.625rem" strokeWidth={1.5} aria-hidden className="ml-3 inline" />
        </a>
      </h2>
      <p className="font-display text-2xl leading-quote tracking-display text-balance text-ink max-md:text-xl lg:col-span-2">
        {text}
      </p>
    </article>
  );
}

function Values() {
  const { title, intro, items, link } = aboutPage.values;
  return (
    <Band
      ground="sand"
      aria-labelledby="values"
      className="grid gap-x-7 gap-y-fluid-13 lg:grid-cols-3 print:block"
    >
      <div className="print:mb-6">
        <h2 id="values">{title}</h2>
        <Lead className="mt-4">{intro}</Lead>
      </div>
      <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:col-span-2">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="group relative break-inside-avoid border-t-2 border-ink pt-5 card-focus"
          >
            <h3 className="mb-3 text-2xl group-hover:text-clay">
              <a href={link.href} className="cover-link no-underline">{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Commitments({ commitments }: { commitments: readonly CommitmentSummary[] }) {
  const { title, intro } = aboutPage.commitments;
  return (
    <Reveal>
      <Band ground="dark" aria-labelledby="commitments">
        <SectionHead id="commitments" title={title}>
          <Lead className="text-balance">{intro}</Lead>
        </SectionHead>
        <ul>
          {commitments.map((commitment) => (
            <CommitmentItem key={commitment.slug} commitment={commitment} />
          ))}
        </ul>
      </Band>
    </Reveal>
  );
}

/** The figures stand on one line through all rows. */
function CommitmentItem({ commitment }: { commitment: CommitmentSummary }) {
  const { title, subtitle, icon_name, figure, measure } = commitment;
  return (
    <li className="group relative grid gap-x-7 gap-y-1.6 border-t border-current/28 card-focus max-lg:grid-rows-rest max-sm:gap-x-5 max-xs:py-5 xs:grid-cols-7-5 lg:grid-cols-3">
      <h3 className="text-xl xs:pt-5 lg:pb-5">
        <a href={paths.commitments} className="cover-link no-underline group-hover:underline">
          {title}
        </a>
      </h3>
      <p className="text-balance xs:pb-5 lg:-mr-4 lg:pt-5.5">{subtitle}</p>
      {figure
        ? (
          <p className="station border-l-1.5 border-straw/60 pl-6 text-sm before:top-8 before:border-straw max-sm:pl-5 max-xs:mt-3 max-xs:ml-2 max-xs:before:top-3 xs:col-start-2 xs:row-span-2 xs:row-start-1 xs:py-5 lg:col-start-3 lg:row-span-1">
            <strong className="block font-display text-2xl leading-figure font-medium text-straw">
              {figure}
            </strong>
            {measure}
          </p>
        )
        : (
          <AboutIcon
            name={icon_name}
            className="text-straw xs:col-start-2 xs:row-start-1 xs:my-5 lg:col-start-3"
          />
        )}
    </li>
  );
}

function Approach() {
  const { title, text, checklist, link } = aboutPage.approach;
  return (
    <Band aria-labelledby="approach">
      <article className="grid gap-x-7 gap-y-10 lg:grid-cols-3">
        <Picture
          name="about/approach-1"
          sizes="(width < 64rem) 100vw, (width < 100rem) 40rem, 52rem"
          alt=""
          className="aspect-3/2 w-full rounded-sm object-cover object-instrument sm:aspect-5/2 lg:aspect-auto lg:h-full print:hidden"
        />
        <div className="lg:col-span-2">
          <h2 id="approach">{title}</h2>
          <Lead className="mt-4 mb-6">{text}</Lead>
          <RuledList items={checklist} isTicked className="mb-4" />
          <MoreLink href={link.href}>{link.label}</MoreLink>
        </div>
      </article>
    </Band>
  );
}

function Reasons() {
  const { title, items, link } = aboutPage.reasons;
  return (
    <Band ground="sand" aria-labelledby="reasons">
      <h2 id="reasons" className="mb-6">{title}</h2>
      <Points points={items} />
      <p className="mt-6">
        <MoreLink href={link.href}>{link.label}</MoreLink>
      </p>
    </Band>
  );
}
