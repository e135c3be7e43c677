import "./service-card.css" with { type: "text" };
import ArrowRight from "lucide-react/icons/arrow-right";
import { paths } from "../../content/paths.ts";
import { servicePage, servicesPage } from "../../content/services.ts";
import type { ServiceSummary } from "../catalog/reads.ts";
import { Badge } from "./badge.tsx";
import { CardLink } from "./card-link.tsx";
import { ServiceIcon } from "./icon.tsx";
import { BackendPicture } from "./picture.tsx";

/** SPEC §9: staggered by 100 ms. */
const delays = ["", "delay-100", "delay-200", "delay-300", "delay-400", "delay-500", "delay-600"];

/**
 * SPEC §2 "Services": 480 px tall, growing with larger text. The features are always in the
 * document; CSS reveals them on hover and focus, and shows them at once where nothing hovers.
 */
export function ServiceCard({ service }: { service: ServiceSummary }) {
  const { slug, title, description, icon_name, impact, features, image_path } = service;
  return (
    <article
      className="service-card relative flex min-h-[480px] flex-col overflow-hidden rounded-md bg-card shadow-rest card-focus transition-shadow duration-300 hover:shadow-lift alone:flex-row"
      data-service={slug}
    >
      <div className="relative shrink-0 grow basis-46 bg-sea alone:flex-2">
        {image_path && (
          <BackendPicture
            src={image_path}
            sizes="(width < 40rem) 100vw, 26rem"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {features.length > 0 && (
          <ul
            className="service-card-features bg-night px-6 py-4 text-sm leading-label text-paper hoverless:mt-46"
            aria-label={servicePage.features}
          >
            {features.map((feature, index) => (
              <li
                key={index}
                className={`border-b border-mist/20 py-[0.28rem] last:border-0 ${
                  delays[index] ?? "delay-700"
                }`}
              >
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-col px-6 pt-5.6 pb-5 alone:flex-1 alone:justify-center">
        <p className="mb-3.4 flex items-center justify-between gap-4 text-river">
          <ServiceIcon name={icon_name} />
          {impact && <Badge>{impact}</Badge>}
        </p>
        <h2 className="text-xl leading-card">
          <CardLink href={paths.service(slug)} className="cover-link no-underline">
            {title}
          </CardLink>
        </h2>
        <p className="mt-2.4 mb-3 text-sm leading-normal">{description}</p>
        <CardLink
          href={paths.service(slug)}
          className="relative mt-auto -mb-1.6 inline-flex min-h-tap items-center gap-1.6 self-start text-sm font-semibold text-river hover:decoration-2 alone:mt-0"
        >
          {servicesPage.learnMore}
          <span className="sr-only">{` about ${title}`}</span>
          <ArrowRight size={16} aria-hidden />
        </CardLink>
      </div>
    </article>
  );
}
