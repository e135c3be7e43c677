import ArrowRight from "lucide-react/icons/arrow-right";
import { servicePage } from "../../../content/pages/service.ts";
import { serviceReading } from "../../../content/pages/service-reading.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Prose } from "../../ui/text/prose.tsx";

/** Figure, article and terms of a service. */
export function Reading({ slug }: { slug: string }) {
  const { figure, article, terms } = serviceReading[slug]!;
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
      className="grid gap-x-20 gap-y-fluid-32 lg:grid-cols-7-4 lg:items-start"
    >
      <Prose className="max-w-none *:mt-0">
        <Figure figure={figure} isSection />
      </Prose>
      <div data-no-print className="border-t-2 border-ink pt-4">
        <h2 id="reading" className="text-2xl">{labels.title}</h2>
        <dl>
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
      </div>
    </Band>
  );
}
