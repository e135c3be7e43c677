import { openingFacts, type OpeningInBrief } from "../../../content/careers/openings-in-brief.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";

export function OpeningFacts(
  { opening, className }: { opening: OpeningInBrief; className: string },
) {
  return (
    <dl className={`grid grid-fit-36 gap-x-5 gap-y-2 sm:gap-y-3.6 ${className}`}>
      {keepTogether(openingFacts(opening)).map(({ term, text }) => (
        <div key={term}>
          <dt className="text-xs leading-label text-moss">{term}</dt>
          <dd className="text-sm leading-dense font-semibold text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
