import Plus from "lucide-react/icons/plus";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";

/**
 * Points along a vertical line, the meridian, which marks the figure of each. Phones fold the texts, so
 * that all points are in view together.
 */
export function Future() {
  const { title, intro, source, meaning, more, points } = keepTogether(homeFuture);
  return (
    <Band size="lg" aria-labelledby="future-title">
      <h2 id="future-title">{title}</h2>
      <Lead className="mt-5 mb-fluid-16">{intro}</Lead>
      <ol>
        {points.map(({ title, text, figure, article }) => (
          <li key={title} className="group/point grid lg:grid-cols-4-8">
            <div className="border-l-1.5 border-clay pb-fluid-13 pl-fluid-12 max-lg:group-last/point:pb-0 lg:station lg:col-start-2">
              <h3 className="text-2xl max-lg:text-xl">{title}</h3>
              <details className="group spread:forced-open">
                <summary className="unmarked flex items-center gap-1.6 text-sm text-river spread:hidden">
                  {meaning}
                  <span className="sr-only">{`: ${title}`}</span>
                  <Plus
                    size="1rem"
                    aria-hidden
                    className="transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="max-w-text md:mt-2">{text}</p>
                <TextLink href={article.href} className="mt-1">
                  {`${more} ${article.label}`}
                </TextLink>
              </details>
            </div>
            <p className="text-sm max-lg:station max-lg:order-first max-lg:border-l-1.5 max-lg:border-clay max-lg:pb-6 max-lg:pl-fluid-12 lg:row-start-1 lg:pr-10 lg:pb-fluid-13 print:pt-6 print:before:mt-6">
              <strong className="block font-display text-2xl leading-figure font-normal text-clay">
                {figure.value}
              </strong>
              <span className="mt-2 block text-ink">{figure.label}</span>
              <span className="mt-1.2 block text-xs text-moss">
                {source} <a href={figure.source.href}>{figure.source.label}</a>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
