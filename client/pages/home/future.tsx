import { homeFuture } from "../../../content/pages/home-future.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";

/** Points along a vertical line, the meridian, which marks the figure of each. */
export function Future() {
  const { title, intro, source, more, points } = keepTogether(homeFuture);
  return (
    <Band size="lg" aria-labelledby="future-title">
      <h2 id="future-title">{title}</h2>
      <Lead className="mt-5 mb-fluid-16">{intro}</Lead>
      <ol>
        {points.map(({ title, text, figure, article }) => (
          <li key={title} className="group grid lg:grid-cols-4-8 lg:grid-rows-[max-content_1fr]">
            <div className="border-l-1.5 border-clay pl-fluid-12 lg:station lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pb-fluid-13">
              <h3 className="text-2xl max-lg:text-xl">{title}</h3>
              <p className="mt-2 max-w-text">{text}</p>
              <TextLink href={article.href} className="mt-1">{`${more} ${article.label}`}</TextLink>
            </div>
            <p className="text-sm max-lg:station max-lg:order-first max-lg:border-l-1.5 max-lg:border-clay max-lg:pb-6 max-lg:pl-fluid-12 lg:pr-10 print:pt-6 print:before:mt-6">
              <strong className="block font-display text-2xl leading-figure font-normal text-clay">
                {figure.value}
              </strong>
              <span className="mt-2 block text-ink">{figure.label}</span>
            </p>
            <p className="pt-1.2 pb-fluid-13 text-xs text-moss max-lg:border-l-1.5 max-lg:border-clay max-lg:pl-fluid-12 max-lg:group-last:pb-0 lg:pr-10">
              {source} <a href={figure.source.href}>{figure.source.label}</a>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
