/** The contents of the section pages (SPEC §2 "About section detail"). */
import type { clientTestimonials } from "../../../content/about-sections/client-testimonials.ts";
import type { ourApproach } from "../../../content/about-sections/our-approach.ts";
import type { ourCommitments } from "../../../content/about-sections/our-commitments.ts";
import type { ourCoreValues } from "../../../content/about-sections/our-core-values.ts";
import type { ourMissionVision } from "../../../content/about-sections/our-mission-vision.ts";
import type { whyChooseUs } from "../../../content/about-sections/why-choose-us.ts";
import { StaticMarkup } from "../../runtime/static-markup.tsx";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Stars } from "../../ui/lists/stars.tsx";
import { Stats } from "../../ui/lists/stats.tsx";
import { AboutIcon } from "./about-icon.tsx";
import { MoreLink } from "./more-link.tsx";
import { workSamplesChunk } from "./work-samples-chunk.ts";

/** Mission and vision side by side. */
export function MissionVision({ mission, vision }: typeof ourMissionVision) {
  return (
    <div className="grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <Half {...mission} id="mission" className="lg:justify-items-end" />
      <Half {...vision} id="vision" className="dark dark:bg-pine" />
    </div>
  );
}

type Creed = (typeof ourMissionVision)["mission" | "vision"];

/** Subgrid aligns the rows of both halves. */
function Half(
  { title, text, label, follows, id, className }: Creed & { id: string; className: string },
) {
  return (
    <section
      className={`grid px-gutter py-fluid-28 *:w-full *:max-w-132 lg:row-span-3 lg:grid-rows-subgrid ${className}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <p className="mt-5 mb-fluid-9 font-display text-2xl leading-snug tracking-display text-balance text-ink dark:text-paper">
        {text}
      </p>
      <div>
        <h3 className="label text-moss dark:text-straw">{label}</h3>
        <ul className="mt-3">
          {follows.map(({ title, text }) => (
            <li key={title} className="border-t border-current/28 py-4.4">
              <h4 className="mb-1 font-semibold text-ink dark:text-paper">{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Values({ values }: typeof ourCoreValues) {
  return (
    <Band as="div">
      <ul>
        {values.map(({ title, text, settles, how }) => (
          <li
            key={title}
            className="grid gap-x-20 gap-y-5 border-b border-line py-[clamp(2rem,4.5vw,4rem)] first:pt-0 last:border-0 last:pb-0 lg:grid-cols-5-7 lg:items-baseline"
          >
            <h2 className="text-4xl leading-none">{title}</h2>
            <div>
              <p className="text-lg leading-lead">{text}</p>
              <p className="mt-5 grid gap-x-6 gap-y-1 border-t border-line pt-4.4 sm:grid-cols-3">
                <strong className="text-ink">{settles}</strong>
                <span className="sm:col-span-2">{how}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Five cards with links to /commitments. */
export function Commitments({ cards, readMore }: typeof ourCommitments) {
  return (
    <Band as="div">
      <ul>
        {cards.map(({ id, icon, title, text, href }) => (
          <li
            key={id}
            id={id}
            className="relative grid gap-x-20 gap-y-3 border-t border-line py-fluid-9 card-focus first:border-t-2 first:border-ink lg:grid-cols-5-7"
          >
            <div className="flex items-start gap-4">
              <AboutIcon name={icon} className="mt-1 shrink-0 text-river" />
              <h2 className="min-w-0 text-2xl">{title}</h2>
            </div>
            <div>
              <p className="max-w-lead">{text}</p>
              <MoreLink href={href} className="cover-link mt-2">
                {readMore}
                <span className="sr-only">{`: ${title}`}</span>
              </MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The five highlights align with the five stakes of the second picture. */
export function Approach({ description, highlights, images }: typeof ourApproach) {
  const [instrument, profile] = images;
  return (
    <Band as="div" className="grid gap-y-fluid-24">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-5-7">
        <Picture
          name={instrument.picture}
          alt={instrument.alt}
          sizes="(width < 64rem) 100vw, (width < 78rem) 48vw, 37rem"
          className="w-full rounded-sm object-cover lg:h-full print:max-h-64"
        />
        <div>
          {description.map((paragraph) => (
            <p
              key={paragraph}
              className="not-first:mt-6 first:font-display first:text-2xl first:leading-quote first:tracking-display first:text-ink"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div>
        <Picture
          name={profile.picture}
          alt={profile.alt}
          sizes="(width < 78rem) 100vw, 75rem"
          className="w-full rounded-t-sm max-md:hidden"
        />
        <Picture
          name={profile.tall}
          alt={profile.alt}
          sizes="100vw"
          className="w-full rounded-t-sm md:hidden"
        />
        <ol className="[counter-reset:highlight] max-lg:mt-8 lg:grid lg:grid-cols-5">
          {highlights.map(({ title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-line py-4.4 [counter-increment:highlight] before:row-span-2 before:font-display before:text-[1.9rem] before:leading-figure before:text-clay before:content-[counter(highlight)] lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:border-b-0 lg:border-l-3 lg:border-l-clay lg:py-0 lg:pt-6 lg:pr-6 lg:pl-5 lg:before:row-span-1"
            >
              <h2 className="mb-1 text-xl lg:text-lg">{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** Each reason over its figures and the pages that show it. */
export function Reasons({ reasons }: typeof whyChooseUs) {
  return (
    <Band as="div">
      <ul className="grid gap-y-fluid-24">
        {reasons.map(({ title, text, figures, proof }) => (
          <li
            key={title}
            className="grid items-start gap-x-10 gap-y-7 border-t-2 border-ink pt-8 md:grid-cols-5-7 lg:gap-x-20"
          >
            <h2>{title}</h2>
            <div>
              <Lead>{text}</Lead>
              <dl className="mt-8 mb-4 grid grid-fit-24 gap-4 border-y border-line py-5">
                {figures.map(({ value, label }) => (
                  <div key={label} className="flex flex-col-reverse justify-end">
                    <dt className="text-sm leading-snug">{label}</dt>
                    <dd className="mb-1.6 font-display text-3xl leading-none whitespace-nowrap text-ink md:max-lg:text-2xl print:text-2xl">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="flex flex-wrap gap-x-8">
                {proof.map(({ label, href }) => <MoreLink key={href} href={href}>{label}
                </MoreLink>)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The ways to check the work first; then the quote and the four figures. */
export function Testimonials({ testimonial, rating }: typeof clientTestimonials) {
  const { sample, quote, author, position, company } = testimonial;
  return (
    <>
      <StaticMarkup chunk={workSamplesChunk} component="WorkSamples" />
      <Band ground="dark" as="div">
        <figure className="max-w-lead">
          {sample && <p className="mb-3.6 text-sm font-semibold">{sample.label}</p>}
          <Stars label={rating} />
          <blockquote className="mt-3 mb-4 text-lg leading-lead text-paper">
            <p>{quote}</p>
          </blockquote>
          <figcaption className="text-sm">
            <strong>{author}</strong>
            {`, ${position}, ${company}`}
            {sample && <span className="mt-1.2 block">{sample.note}</span>}
          </figcaption>
        </figure>
        <Stats className="mt-10 border-t border-mist/28 pt-7" />
      </Band>
    </>
  );
}
