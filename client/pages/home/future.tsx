import "./future.css" with { type: "text" };
import { homeFuture } from "../../../content/pages/home-future.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";

/**
 * Points along a line, the meridian, which marks the figure of each. The first one leads, the others stand beside each
 * other on wide windows. Phones and tablets fold the sources, and the first one is dark on phones.
 */
export function FuturePoints() {
  const { source, more, points } = keepTogether(homeFuture);
  return (
    <ol className="future-points">
      {points.map(({ title, text, figure, article }, index) => (
        <li
          key={title}
          className="max-md:data-turn:text-mist"
          data-turn={index === 0 || undefined}
        >
          <div className="future-argument">
            <h3 className="max-md:in-data-turn:text-paper">{title}</h3>
            <p className="max-w-text">{text}</p>
            <TextLink
              href={article.href}
              className="mt-1 py-2 max-md:text-sm max-md:in-data-turn:text-straw"
            >
              {`${more} ${article.label}`}
            </TextLink>
            <details className="text-sm print:forced-open beside:forced-open">
              <summary className="chevron w-fit gap-2 text-river max-md:text-moss max-md:in-data-turn:text-straw print:hidden beside:hidden">
                {source}
                <span className="sr-only">{` of ${figure.value}`}</span>
              </summary>
              <p>
                {`${source}: `}
                <a href={figure.source.href}>{figure.source.label}</a>
              </p>
            </details>
          </div>
          <div className="future-figure">
            <strong className="font-display leading-figure font-normal text-clay max-md:in-data-turn:text-straw">
              {figure.value}
            </strong>
            <p className="text-balance text-ink max-md:in-data-turn:text-paper">{figure.label}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
