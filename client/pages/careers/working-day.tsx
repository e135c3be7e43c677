import "./working-day.css" with { type: "text" };
import { workingDay } from "../../../content/careers/working-day.ts";
import { Lead } from "../../ui/text/headings.tsx";

/** Of the axis after a station, in hours. A longer time breaks it. */
const drawnHours = 1.5;

export function WorkingDay() {
  const { title, intro, label, stations } = workingDay;
  return (
    <>
      <h2 id="day">{title}</h2>
      <Lead className="mt-4">{intro}</Lead>
      <p className="mt-3 mb-fluid-12 text-sm text-moss">{label}</p>
      <ol>
        {stations.map((station) => <Station key={station.time} station={station} />)}
      </ol>
    </>
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
