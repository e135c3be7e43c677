import { careersSections } from "../../../content/careers/sections.ts";
import { type OpeningInBrief, openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { longDate } from "../../../content/dates.ts";

const { labels, pay: payRange } = careersSections.openings;

/** Department, location, type and experience of an opening (SPEC §2), its pay and its date. */
export function OpeningFacts(
  { opening, className }: { opening: OpeningInBrief; className: string },
) {
  const { pay, posted } = openingTerms.openings[opening.slug]!;
  const facts = [
    [labels.department, opening.department],
    [labels.location, opening.location],
    [labels.type, opening.type],
    [labels.experience, opening.experience],
    [labels.pay, payRange(...pay)],
    [labels.posted, longDate(posted)],
  ] as const;
  return (
    <dl className={`grid grid-fit-28 gap-x-12 gap-y-3.6 ${className}`}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-xs text-moss">{term}</dt>
          <dd className="text-sm font-semibold text-ink">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
