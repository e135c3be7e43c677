import { openingFacts, type OpeningInBrief } from "../../../content/careers/openings-in-brief.ts";

export function OpeningFacts(
  { opening, className }: { opening: OpeningInBrief; className: string },
) {
  return (
    <dl className={`grid grid-fit-28 gap-x-5 gap-y-3.6 ${className}`}>
      {openingFacts(opening).map(({ term, text }) => (
        <div key={term}>
          <dt className="text-xs text-moss">{term}</dt>
          <dd className="text-sm font-semibold text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
