import "./sections.css" with { type: "text" };
/** The contents of the section pages (SPEC §2 "About section detail"). */
import type { AboutSection } from "../../../content/about-sections/index.ts";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { AboutIcon } from "./about-icon.tsx";
import { Evidence } from "./evidence.tsx";
import { MoreLink } from "./more-link.tsx";
import { Specimen } from "../../ui/figures/specimen.tsx";

type Section<Slug> = Extract<AboutSection, { slug: Slug }>;

export function MissionVision({ mission, vision, example }: Section<"our-mission-vision">) {
  return (
    <>
      <div className="grid lg:grid-cols-2">
        <Half {...mission} id="mission" className="lg:justify-items-end" />
        <Half {...vision} id="vision" className="dark dark:bg-pine" />
      </div>
      <Band aria-labelledby="example">
        <div className="grid gap-x-7 gap-y-7 lg:grid-cols-3 lg:items-start">
          <div>
            <h2 id="example">{example.title}</h2>
            <p className="mt-4 text-lg leading-lead">{example.text}</p>
          </div>
          <div className="lg:col-span-2">
            <Specimen specimen={example.specimen} />
          </div>
        </div>
      </Band>
    </>
  );
}

type Creed = Section<"our-mission-vision">["mission" | "vision"];

/** Subgrid aligns the rows of both halves: heading, text, label and three items. */
function Half(
  { title, text, label, follows, id, className }: Creed & { id: string; className: string },
) {
  return (
    <section
      className={`grid px-gutter py-fluid-20 lg:row-span-6 lg:grid-rows-subgrid lg:gap-y-0 print:block print:pt-6 ${className}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="w-full lg:max-w-half">{title}</h2>
      <p className="creed w-full font-display text-2xl leading-snug tracking-display text-ink lg:max-w-half dark:text-paper">
        {text}
      </p>
      <div className="lg:contents">
        <h3 className="w-full label text-moss lg:max-w-half dark:text-straw">{label}</h3>
        <ul className="mt-2 lg:contents">
          {follows.map(({ title, text }) => (
            <li
              key={title}
              className="contribution"
            >
              <h4 className="mb-1 font-semibold text-ink dark:text-paper">{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Values({ values }: Section<"our-core-values">) {
  return (
    <Band>
      <ul className="grid gap-y-fluid-16">
        {values.map(({ title, text, specimen }) => (
          <li
            key={title}
            className="grid gap-x-20 gap-y-7 border-t-2 border-ink pt-6 lg:grid-cols-4-8 lg:items-start lg:pt-8"
          >
            <div>
              <h2>{title}</h2>
              <p className="mt-4 text-lg leading-lead">{text}</p>
            </div>
            <Specimen specimen={specimen} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function Commitments({ cards, readMore }: Section<"our-commitments">) {
  return (
    <Band>
      <ul className="grid gap-y-fluid-16">
        {cards.map(({ id, icon, figure: [value, label], title, text, href }) => (
          <li
            key={id}
            id={id}
            className="commitment card-focus"
          >
            <div className="flex flex-wrap gap-x-4 md:max-lg:col-span-full lg:row-span-2">
              <AboutIcon name={icon} className="-mt-0.5 flex-none text-ink" />
              <h2 className="grow basis-40 text-2xl">{title}</h2>
            </div>
            <p className="max-w-lead">{text}</p>
            <p className="commitment-figure station self-start border-l-1.5 border-clay pl-6 text-sm max-md:mt-3 max-md:ml-2">
              <strong className="block font-display text-3xl leading-figure font-medium text-clay">
                {value}
              </strong>
              {label}
            </p>
            <MoreLink
              href={href}
              className="cover-link -mb-3 justify-self-start md:col-start-1 lg:col-start-2"
            >
              {readMore}
              <span className="sr-only">{`: ${title}`}</span>
            </MoreLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** On wide windows the five highlights stand under the five stakes of the second picture. */
export function Approach(
  { description, hold, lines, highlights, examples, images }: Section<"our-approach">,
) {
  const [instrument, profile] = images;
  return (
    <Band className="grid gap-y-14 md:gap-y-20">
      <div className="grid gap-x-20 gap-y-10 md:grid-cols-5-7 md:max-lg:gap-x-10">
        {/* On phones it goes on from the hero, to both edges of the window. */}
        <div className="max-md:-mx-gutter max-md:-mt-band print:m-0">
          <Picture
            name={instrument.picture}
            alt={instrument.alt}
            sizes="(width < 48rem) 100vw, 46rem"
            className="w-full object-cover object-instrument max-md:aspect-5/3 md:h-full md:rounded-sm print:max-h-64"
          />
        </div>
        <div className="approach lg:max-w-lead">
          {description.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </div>
      </div>
      <section aria-labelledby="hold">
        <div className="profile-head">
          <h2 id="hold">{hold}</h2>
          <p className="profile-note">{examples.note}</p>
          <p className="profile-key" aria-hidden>
            <span>
              {lines.ground}
            </span>
            <span>
              {lines.plan}
            </span>
          </p>
        </div>
        <Picture
          name={profile.picture}
          alt={profile.alt}
          tall={profile.medium}
          tallWhen="(width < 80rem)"
          sizes="(width < 78rem) 100vw, 75rem"
          className="profile w-full rounded-t-sm max-md:hidden"
        />
        {/* As wide as the window of a phone, so that its numbers are large. */}
        <div className="-mx-gutter md:hidden print:mx-0">
          <Picture
            name={profile.tall}
            alt={profile.alt}
            sizes="100vw"
            className="profile w-full"
          />
        </div>
        <ol className="highlights">
          {highlights.map(({ title, text, example: [figure, result] }) => (
            <li key={title} className="highlight">
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="example">
                <span>{examples.label}</span>
                <strong>{figure}</strong>
                {result}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </Band>
  );
}

export function Reasons({ reasons, note, evidence }: Section<"why-choose-us">) {
  return (
    <>
      <Band>
        <ul className="grid gap-y-fluid-24">
          {reasons.map(({ title, text, figures, proof }) => (
            <li
              key={title}
              className="grid gap-x-20 gap-y-7 border-t-2 border-ink pt-8 md:grid-cols-7-5 md:grid-rows-rest md:gap-y-4"
            >
              <div>
                <h2>{title}</h2>
                <Lead className="mt-4">{text}</Lead>
              </div>
              <dl className="station self-start border-l-1.5 border-clay pl-fluid-12 before:top-3.5 max-md:ml-2 md:row-span-2">
                {figures.map((figure) => <ReasonFigure key={figure.label} figure={figure} />)}
              </dl>
              <p className="grid content-start justify-items-start">
                {proof.map(({ label, href }) => <MoreLink key={href} href={href}>{label}
                </MoreLink>)}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-fluid-12 border-t border-line pt-4 text-sm text-moss">{note}</p>
      </Band>
      <Evidence {...evidence} />
    </>
  );
}

type ReasonFigure = Section<"why-choose-us">["reasons"][number]["figures"][number];

function ReasonFigure({ figure: { value, label, source } }: { figure: ReasonFigure }) {
  return (
    <div className="grid border-line not-first:border-t not-first:pt-5 not-last:pb-5">
      <dt className="order-last text-sm">
        <span className="block">{label}</span>
        {source && <MoreLink href={source.href} className="-mb-3">{source.label}</MoreLink>}
      </dt>
      <dd className="font-display text-3xl leading-figure whitespace-nowrap text-clay">{value}</dd>
    </div>
  );
}
