import "./careers-sections.css" with { type: "text" };
import {
  type OpeningInBrief,
  openingsInBrief,
  openingTerms,
} from "../../../content/careers/openings-in-brief.ts";
import { careersSections } from "../../../content/careers/sections.ts";
import { paths } from "../../../content/paths.ts";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { ContactFacts } from "../../ui/text/contact-facts.tsx";
import { StaticPart } from "../../ui/status/static-part.tsx";
import { OpeningFacts } from "./opening-facts.tsx";
import { workingDayChunk } from "./working-day-chunk.ts";

/** Everything above the form. */
export function Sections() {
  const { values, benefits } = careersSections;
  return (
    <>
      <Band aria-labelledby="values">
        <h2 id="values" className="mb-8">{values.title}</h2>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {values.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="mb-2 border-b-2 border-ink pb-1.6 md:mb-3.4 md:pb-2.4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="pine" aria-labelledby="benefits">
        <h2 id="benefits" className="mb-6">{benefits.title}</h2>
        <ul className="grid gap-x-12 gap-y-4.4 md:grid-cols-3 md:gap-y-10">
          {benefits.items.map(({ title, text }) => (
            <li key={title} className="border-t border-current/28 pt-4.4">
              <h3 className="mb-1 font-text text-base font-semibold text-balance text-paper">
                {title}
              </h3>
              <p className="text-balance">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Openings />
      <Band ground="sand" aria-labelledby="day">
        <StaticPart chunk={workingDayChunk} component="WorkingDay" />
      </Band>
    </>
  );
}

/** SPEC §2: "Apply Now" leads to the form and preselects nothing. */
function Openings() {
  const { title, intro, none, equal } = careersSections.openings;
  return (
    <Band ground="card" aria-labelledby="openings">
      <h2 id="openings">{title}</h2>
      <p className="mt-4">{openingsInBrief.length > 0 ? intro : none}</p>
      <ul className="mt-8 border-t-2 border-ink">
        {openingsInBrief.map((opening) => <Opening key={opening.slug} opening={opening} />)}
      </ul>
      <div className="mt-4 grid gap-2 text-sm">
        {openingTerms.sample && <p>{openingTerms.sample}</p>}
        <p>{equal}</p>
      </div>
    </Band>
  );
}

function Opening({ opening }: { opening: OpeningInBrief }) {
  const { details, apply } = careersSections.openings;
  const { slug, title } = opening;
  const href = paths.opening(slug);
  return (
    <li className="opening border-b border-line py-fluid-9">
      <h3 className="text-2xl">
        <a href={href} className="no-underline hover:text-clay hover:underline">{title}</a>
      </h3>
      <OpeningFacts opening={opening} />
      <p className="opening-apply">
        <ButtonLink href={apply.href} aria-label={`${apply.label}: ${title}`}>
          {apply.label}
        </ButtonLink>
      </p>
      <p className="opening-more">
        <TextLink href={href} className="text-sm" aria-label={`${details}: ${title}`}>
          {details}
        </TextLink>
      </p>
    </li>
  );
}

export function Questions() {
  const { title, text, facts, note } = careersSections.contact;
  return (
    <section
      aria-labelledby="questions"
      className="break-inside-avoid self-start border-t-2 border-ink pt-5 lg:sticky lg:top-28"
    >
      <h2 id="questions" className="mb-3 text-xl">{title}</h2>
      <p>{text}</p>
      <ContactFacts size="sm" className="mt-5" facts={facts} />
      <p className="mt-5 text-sm">{note}</p>
    </section>
  );
}
