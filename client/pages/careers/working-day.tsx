import { workingDay } from "../../../content/careers/working-day.ts";
import type { StaticComponents } from "../../runtime/static-chunk.ts";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/text/lead.tsx";

/** None of it is hydrated. */
export const workingDayParts: StaticComponents<"WorkingDay"> = { WorkingDay };

/** A day as a line: its hours in the margin, and beside each task a line of its work. */
function WorkingDay() {
  const { title, intro, label, stations } = workingDay;
  return (
    <Band ground="sand" aria-labelledby="day">
      <h2 id="day">{title}</h2>
      <Lead className="mt-4">{intro}</Lead>
      <p className="mt-3 mb-fluid-12 text-sm font-semibold text-clay">{label}</p>
      <ol>
        {stations.map(({ time, title, text, work: [item, value], from }) => (
          <li
            key={time}
            className="grid break-inside-avoid grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,6fr)_minmax(0,5fr)]"
          >
            <p className="font-display text-xl leading-title text-clay">{time}</p>
            <div className="station meridian pb-fluid-12 pl-fluid-9 lg:pr-10">
              <h3>{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <div className="col-start-2 row-start-2 pb-fluid-12 pl-fluid-9 max-lg:meridian lg:col-start-3 lg:row-start-1 lg:pl-0">
              <p className="flex justify-between gap-x-6 bg-white px-5 py-4 font-display text-lg leading-snug text-ink">
                <span>{item}</span>
                <strong className="font-medium whitespace-nowrap">{value}</strong>
              </p>
              <p className="mt-2 text-xs text-moss">
                <a href={from.href}>{from.label}</a>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
