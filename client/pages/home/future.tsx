import Plus from "lucide-react/icons/plus";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { keepTogether } from "../../ui/text/keep-together.ts";

/** The line between the points. `after:` leads it into the mark of the last one. */
const line = "border-clay group-last/point:border-transparent";

/** Points along a vertical line, the meridian, which marks the figure of each. Phones and tablets fold the sources. */
export function Future() {
  const { title, intro, source, more, points } = keepTogether(homeFuture);
  return (
    <Band size="lg" aria-labelledby="future-title">
      <div className="mb-fluid-16 grid items-baseline gap-y-5 md:grid-cols-4-8 xl:grid-cols-3 xl:gap-x-7 print:mb-6">
        <h2 id="future-title">{title}</h2>
        <Lead className="md:max-xl:pl-fluid-12 xl:col-span-2">{intro}</Lead>
      </div>
      {/* On wide windows the marks stand at equal distances. */}
      <ol className="lg:grid lg:grid-rows-[repeat(3,1fr)_auto]">
        {points.map(({ title, text, figure, article }) => (
          <li key={title} className="group/point grid md:grid-cols-4-8 xl:grid-cols-3 xl:gap-x-7">
            <div
              className={`border-l-1.5 pb-fluid-13 pl-fluid-12 group-last/point:pb-0 md:station md:col-start-2 md:after:absolute md:after:top-0 md:after:right-full md:after:h-3 md:after:border-l-1.5 md:after:border-clay xl:col-span-2 xl:-ml-fluid-12 print:pt-3 md:print:pt-6 md:print:before:mt-6 ${line}`}
            >
              <h3 className="text-2xl max-lg:text-xl">{title}</h3>
              <p className="mt-2 max-w-text max-md:text-sm">{text}</p>
              <TextLink href={article.href} className="mt-1 py-2 max-md:text-sm">
                {`${more} ${article.label}`}
              </TextLink>
            </div>
            <div
              className={`text-sm max-md:station max-md:order-first max-md:border-l-1.5 max-md:pb-5 max-md:pl-fluid-12 max-md:after:absolute max-md:after:top-0 max-md:after:right-full max-md:after:h-3 max-md:after:border-l-1.5 max-md:after:border-clay md:row-start-1 md:pr-5 md:pb-fluid-13 md:group-last/point:pb-0 lg:pr-10 print:pt-6 print:before:mt-6 ${line}`}
            >
              <strong className="block font-display text-xl leading-figure font-normal text-clay xs:max-md:pr-20 lg:text-2xl">
                {figure.value}
              </strong>
              <p className="mt-2 text-balance text-ink lg:text-base">{figure.label}</p>
              <details className="group print:forced-open beside:forced-open">
                <summary className="unmarked flex items-center gap-1.6 text-river xs:max-md:absolute xs:max-md:-top-2.4 xs:max-md:right-0 print:hidden beside:hidden">
                  {source}
                  <span className="sr-only">{` of ${figure.value}`}</span>
                  <Plus
                    size="1rem"
                    aria-hidden
                    className="transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="beside:mt-1.2">
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
