import "./careers-sections.css" with { type: "text" };
import {
  type OpeningInBrief,
  openingsInBrief,
  openingTerms,
} from "../../../content/careers/openings-in-brief.ts";
import { careersSections } from "../../../content/careers/sections.ts";
import { workingDay } from "../../../content/careers/working-day.ts";
import { paths } from "../../../content/paths.ts";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { ContactFacts } from "../../ui/text/contact-facts.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { OpeningFacts } from "./opening-facts.tsx";

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
      <WorkingDay />
    </>
  );
}

/** Of the axis after a station, in hours. A longer time breaks it. */
const drawnHours = 1.5;

function WorkingDay() {
  const { title, intro, label, stations } = workingDay;
  return (
    <Band ground="sand" aria-labelledby="day">
      <h2 id="day">{title}</h2>
      <Lead className="mt-4">{intro}</Lead>
      <p className="mt-3 mb-fluid-12 text-sm text-moss">{label}</p>
      <ol>
        {stations.map((station) => <Station key={station.time} station={station} />)}
      </ol>
    </Band>
  );
}

/** A part of the day, with a piece of its work. */
function Station({ station }: { station: (typeof workingDay)["stations"][number] }) {
  const { time, hours, title, text, work: [item, value], from } = station;
  return (
    <li
      // 6 rem an hour.
      className={`group relative grid break-inside-avoid xs:grid-cols-mark lg:grid-cols-[6rem_minmax(0,6fr)_minmax(0,5fr)] ${
        hours > 0 ? "xl:min-h-36" : "day-end"
      }`}
    >
      <p className="font-display text-xl leading-title text-clay">{time}</p>
      <Hours from={time} hours={hours} />
      <div className="day-line station border-l-1.5 border-clay pb-4 pl-fluid-9 lg:pr-10 lg:pb-fluid-12">
        <h3>{title}</h3>
        <p className="mt-2 text-pretty">{text}</p>
      </div>
      <div className="pb-fluid-12 pl-fluid-9 max-lg:border-l-1.5 max-lg:border-clay max-lg:group-last:border-transparent xs:col-start-2 xs:row-start-2 lg:col-start-3 lg:row-start-1 lg:-mt-4 lg:pl-0">
        <p className="flex items-end justify-between gap-x-3 bg-white px-4 py-3 font-display text-base leading-snug text-ink max-sm:flex-wrap sm:px-5 sm:py-4 sm:text-lg">
          <span className="max-sm:w-full">{item}</span>
          <strong className="font-medium whitespace-nowrap max-sm:text-2xl sm:ml-auto">
            {value}
          </strong>
        </p>
        <p className="mt-1.2 text-sm text-moss sm:mt-2">
          <a href={from.href}>{from.label}</a>
        </p>
      </div>
    </li>
  );
}

/**
 * Ticks on the line at each half hour and the number of each full hour, so that a gap reads as time.
 * A long gap has those of its first hour, and then a break. Only where the height of a station is fixed.
 * @param props.from such as "1:30"
 */
function Hours({ from, hours }: { from: string; hours: number }) {
  const [hour = 0, minutes = 0] = from.split(":").map(Number);
  const start = hour + minutes / 60;
  const isBroken = hours > drawnHours;
  const ends = Array.from(
    { length: 2 * Math.min(hours, drawnHours) },
    (_, index) => start + (index + 1) / 2,
  );
  return (
    <div
      className="absolute inset-y-0 left-0 hidden w-24 auto-rows-fr xl:grid"
      aria-hidden
    >
      {ends.map((end, index) => (
        <div key={end} className="relative">
          {index < ends.length - 1 ? <Tick hour={end} /> : isBroken && <Break />}
        </div>
      ))}
    </div>
  );
}

/** Two strokes across a gap of the line. */
function Break() {
  return (
    <svg className="day-break" viewBox="0 0 20 16" data-break>
      <path d="M3 7 17 1M3 15l14-6" />
    </svg>
  );
}

/** Longer, with its number, at a full hour. */
function Tick({ hour }: { hour: number }) {
  const isFull = hour % 1 === 0;
  return (
    <>
      <div
        className={`day-tick ${isFull ? "w-3.5" : "w-2"}`}
      />
      {isFull && <p className="day-hour" data-hour>{(hour - 1) % 12 + 1}</p>}
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
      <OpeningFacts opening={opening} className="contents" />
      <p className="opening-more">
        <TextLink href={href} className="text-sm" aria-label={`${details}: ${title}`}>
          {details}
        </TextLink>
      </p>
      <p className="opening-apply">
        <ButtonLink href={apply.href} aria-label={`${apply.label}: ${title}`}>
          {apply.label}
        </ButtonLink>
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
