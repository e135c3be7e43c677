import { careersPage } from "../../../content/careers/careers.ts";
import type { Opening } from "../../../content/careers/openings.ts";

const { labels } = careersPage.openings;
const columns = Object.keys(labels) as (keyof typeof labels)[];

/** Department, location, type and experience of an opening (SPEC §2). */
export function OpeningFacts({ opening, className }: { opening: Opening; className: string }) {
  return (
    <dl className={`grid grid-fit-28 gap-x-12 gap-y-3.6 ${className}`}>
      {columns.map((column) => (
        <div key={column}>
          <dt className="text-xs text-moss">{labels[column]}</dt>
          <dd className="text-sm font-semibold text-ink">{opening[column]}</dd>
        </div>
      ))}
    </dl>
  );
}
