import { openingFacts, type OpeningInBrief } from "../../../content/careers/openings-in-brief.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";

export function OpeningFacts(
  { opening, className }: { opening: OpeningInBrief; className: string },
) {
  return (
    // On phones a fact takes a row, its term before it.
    <dl className={`grid gap-x-5 gap-y-2 sm:gap-y-3.6 ${className}`}>
      {keepTogether(openingFacts(opening)).map(({ term, text }) => (
        <div
          key={term}
          className="max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-baseline"
        >
          <dt className="text-sm leading-label text-moss">{term}</dt>
          <dd className="text-sm leading-dense font-semibold text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
