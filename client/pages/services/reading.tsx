import ArrowRight from "lucide-react/icons/arrow-right";
import { servicePage } from "../../../content/pages/service.ts";
import { serviceReading } from "../../../content/pages/service-reading.ts";
import type { Link } from "../../../content/navigation.ts";
import { Band } from "../../ui/band.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Picture } from "../../ui/media/picture.tsx";
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
  return (
    <Band
      ground="card"
      aria-labelledby="reading"
      className="lg:grid lg:grid-cols-3 lg:gap-x-7"
      data-no-print
    >
      <h2 id="reading" className="lg:pr-10">{labels.title}</h2>
      <dl className="grid gap-7 max-lg:mt-6 sm:grid-cols-2 sm:grid-rows-rest lg:col-span-2">
        <div className="row-span-2 self-start">
          <dt className="text-sm text-moss">{labels.article}</dt>
          <dd className="mt-3">
            <article className="group relative flex flex-col-reverse gap-4 card-focus">
              <a
                href={article.href}
                className="cover-link font-display text-2xl leading-title font-medium text-balance text-ink no-underline group-hover:text-clay group-hover:underline"
              >
                {article.label}
              </a>
              <Picture
                name={article.cover}
                alt=""
                sizes="(width < 40rem) 100vw, 26rem"
                className="aspect-3/2 w-full rounded-sm object-cover"
              />
            </article>
          </dd>
        </div>
        <LinkRows label={labels.terms} links={terms} />
        <LinkRows label={labels.fees} links={[labels.feesLink]} />
      </dl>
    </Band>
  );
}

function LinkRows({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <div>
      <dt className="text-sm text-moss">{label}</dt>
      <dd className="mt-2 grid">
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
  );
}
