import "./opening-facts.css" with { type: "text" };
import { openingFacts, type OpeningInBrief } from "../../../content/careers/openings-in-brief.ts";
import { keepTogether } from "../../ui/text/keep-together.ts";

export function OpeningFacts(
  { opening, className = "" }: { opening: OpeningInBrief; className?: string },
) {
  return (
    <dl className={`opening-facts ${className}`}>
      {keepTogether(openingFacts(opening)).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
