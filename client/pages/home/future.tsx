import Plus from "lucide-react/icons/plus";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";

/** The line between the points. `after:` leads it into the mark of the last one. */
const line = "border-clay group-last/point:border-transparent";

/** Points along a vertical line, the meridian, which marks the figure of each. Phones fold the sources. */
export function Future() {
  const { title, intro, source, more, points } = keepTogether(homeFuture);
  return (
    <Band size="lg" aria-labelledby="future-title">
      <h2 id="future-title">{title}</h2>
      <Lead className="mt-5 mb-fluid-16 print:mb-6">{intro}</Lead>
      {/* On wide windows the marks stand at equal distances. */}
      <ol className="lg:grid lg:grid-rows-[repeat(3,1fr)_auto]">
        {points.map(({ title, text, figure, article }) => (
          <li key={title} className="group/point grid lg:grid-cols-4-8">
            <div
              className={`border-l-1.5 pb-fluid-13 pl-fluid-12 max-lg:group-last/point:pb-0 lg:station lg:col-start-2 lg:after:absolute lg:after:top-0 lg:after:right-full lg:after:h-3 lg:after:border-l-1.5 lg:after:border-clay print:pt-3 lg:print:pt-6 lg:print:before:mt-6 ${line}`}
            >
              <h3 className="text-2xl max-lg:text-xl">{title}</h3>
              <p className="mt-2 max-w-text">{text}</p>
              <TextLink href={article.href} className="mt-1">
                {`${more} ${article.label}`}
              </TextLink>
            </div>
            <div
              className={`text-sm max-lg:station max-lg:order-first max-lg:border-l-1.5 max-lg:pb-6 max-lg:pl-fluid-12 max-lg:after:absolute max-lg:after:top-0 max-lg:after:right-full max-lg:after:h-3 max-lg:after:border-l-1.5 max-lg:after:border-clay lg:row-start-1 lg:pr-10 lg:pb-fluid-13 print:pt-6 print:before:mt-6 ${line}`}
            >
              <strong className="block font-display text-lg leading-figure font-normal text-clay lg:text-2xl">
                {figure.value}
              </strong>
              <p className="mt-2 text-ink">{figure.label}</p>
              <details className="group text-xs text-moss spread:forced-open">
                <summary className="unmarked flex items-center gap-1.6 text-river spread:hidden">
                  {source}
                  <span className="sr-only">{` of ${figure.value}`}</span>
                  <Plus
                    size="1rem"
                    aria-hidden
                    className="transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="spread:mt-1.2">
                  {`${source}: `}
                  <a href={figure.source.href}>{figure.source.label}</a>
                </p>
              </details>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
