import ArrowRight from "lucide-react/icons/arrow-right";
import { servicePage } from "../../../content/pages/service.ts";
import { serviceReading } from "../../../content/pages/service-reading.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Prose } from "../../ui/text/prose.tsx";

/** The figure of a service's field. */
export function ServiceFigure({ slug }: { slug: string }) {
  return (
    <Prose className="service-figure max-w-none wrap-normal *:mt-0 *:border-t-0 *:pt-0 print:mb-8">
      <Figure figure={serviceReading[slug]!.figure} isSection />
    </Prose>
  );
}

/** Article and terms of a service. */
export function Reading({ slug }: { slug: string }) {
  const { article, terms } = serviceReading[slug]!;
  const labels = servicePage.reading;
  const rows = [
    { label: labels.article, links: [article] },
    { label: labels.terms, links: terms },
    { label: labels.fees, links: [labels.feesLink] },
  ];
  return (
    <Band
      ground="card"
      aria-labelledby="reading"
      className="lg:grid lg:grid-cols-3 lg:gap-x-7"
      data-no-print
    >
      <h2 id="reading" className="lg:pr-10">{labels.title}</h2>
      <dl className="lg:col-span-2 lg:-mt-4">
        {rows.map(({ label, links }) => (
          <div key={label} className="mt-6">
            <dt className="text-sm text-moss">{label}</dt>
            <dd>
              {links.map(({ label, href }) => (
                <TextLink
                  key={href}
                  href={href}
                  className="justify-between gap-3 border-t border-line py-2.8 leading-tight text-balance"
                >
                  {label}
                  <ArrowRight size="1.125rem" aria-hidden className="flex-none" />
                </TextLink>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
