import ArrowRight from "lucide-react/icons/arrow-right";
import { paths } from "../../content/paths.ts";
import { servicePage, servicesPage } from "../../content/services.ts";
import type { ServiceSummary } from "../../content/types.ts";
import { ServiceIcon } from "./icon.tsx";
import { CardLink } from "./card-link.tsx";
import { BackendPicture } from "./picture.tsx";

/**
 * SPEC §2 "Services": 480 px tall, growing with larger text. The features are always in the
 * document; CSS reveals them on hover and focus, and shows them at once where nothing hovers.
 */
export function ServiceCard({ service }: { service: ServiceSummary }) {
  const { slug, title, description, icon_name, impact, features, image_path } = service;
  return (
    <article className="service-card card" data-service={slug}>
      <div className="service-card-top">
        {image_path && <BackendPicture src={image_path} sizes="(width < 40rem) 100vw, 26rem" />}
        {features.length > 0 && (
          <ul className="service-card-features" aria-label={servicePage.features}>
            {features.map((feature, index) => <li key={index}>{feature}</li>)}
          </ul>
        )}
      </div>
      <div className="service-card-body">
        <p className="service-card-line">
          <ServiceIcon name={icon_name} />
          {impact && <span className="badge">{impact}</span>}
        </p>
        <h2>
          <CardLink href={paths.service(slug)}>{title}</CardLink>
        </h2>
        <p>{description}</p>
        <CardLink href={paths.service(slug)} className="text-link service-card-more">
          {servicesPage.learnMore}
          <span className="sr-only">{` about ${title}`}</span>
          <ArrowRight size={16} aria-hidden />
        </CardLink>
      </div>
    </article>
  );
}
