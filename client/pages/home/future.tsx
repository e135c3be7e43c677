import { homeFuture } from "../../../content/pages/home-future.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";

/** Points along a vertical line, the meridian, which marks the figure of each. Phones and tablets fold the sources. */
export function FuturePoints() {
  const { source, more, points } = keepTogether(homeFuture);
  return (
    <ol>
      {points.map(({ title, text, figure, article }) => (
        <li
          key={title}
          className="group/point grid border-clay max-lg:station max-lg:border-l-1.5 max-lg:pb-fluid-13 max-lg:pl-fluid-12 max-lg:before:mt-1.2 max-lg:after:absolute max-lg:after:top-0 max-lg:after:right-full max-lg:after:h-4 max-lg:after:border-l-1.5 max-lg:after:border-clay max-lg:last:border-transparent max-lg:last:pb-0 lg:grid-cols-4-8 xl:grid-cols-3 xl:gap-x-7"
        >
          <div className="max-lg:row-start-3 md:max-lg:grid md:max-lg:grid-cols-4-8 md:max-lg:items-baseline md:max-lg:gap-x-4 lg:station lg:col-start-2 lg:border-l-1.5 lg:border-clay lg:pt-3 lg:pb-fluid-13 lg:pl-fluid-12 lg:group-last/point:border-transparent lg:group-last/point:pb-0 lg:before:mt-2.8 lg:after:absolute lg:after:top-0 lg:after:right-full lg:after:h-6 lg:after:border-l-1.5 lg:after:border-clay xl:col-span-2 xl:-ml-fluid-12">
            <h3>{title}</h3>
            <p className="max-w-text max-md:mt-2 max-md:text-sm lg:mt-2">{text}</p>
            <TextLink
              href={article.href}
              className="mt-1 py-2 max-md:text-sm md:max-lg:col-start-2"
            >
              {`${more} ${article.label}`}
            </TextLink>
            <details className="text-sm md:max-lg:col-start-2 print:forced-open beside:forced-open">
              <summary className="chevron w-fit gap-2 text-river print:hidden beside:hidden">
                {source}
                <span className="sr-only">{` of ${figure.value}`}</span>
              </summary>
              <p>
                {`${source}: `}
                <a href={figure.source.href}>{figure.source.label}</a>
              </p>
            </details>
          </div>
          <div className="contents lg:row-start-1 lg:block lg:pr-8 lg:pb-fluid-13 lg:group-last/point:pb-0">
            <strong className="row-start-1 block font-display text-4xl leading-figure font-normal whitespace-nowrap text-clay lg:text-3xl">
              {figure.value}
            </strong>
            <p className="row-start-2 mt-2 text-sm text-balance text-ink max-lg:mb-5 md:text-base">
              {figure.label}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
