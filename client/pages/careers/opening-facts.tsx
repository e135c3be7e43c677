import { careersPage } from "../../../content/careers.ts";
import type { Opening } from "../../../content/openings.ts";

const { labels } = careersPage.openings;
const columns = Object.keys(labels) as (keyof typeof labels)[];

/** Department, location, type and experience of an opening (SPEC §2). */
export function OpeningFacts({ opening }: { opening: Opening }) {
  return (
    <dl className="opening-terms">
      {columns.map((column) => (
        <div key={column}>
          <dt>{labels[column]}</dt>
          <dd>{opening[column]}</dd>
        </div>
      ))}
    </dl>
  );
}
