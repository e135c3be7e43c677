import { Suspense } from "react";
import { homePage } from "../../../content/home.ts";
import { servicesMessages } from "../../../content/messages.ts";
import { paths } from "../../../content/paths.ts";
import type { ServiceSummary } from "../../../content/types.ts";
import { Embedded, useData } from "../../data.tsx";
import { CardLink } from "../../ui/card-link.tsx";
import { Link } from "../../ui/link.tsx";
import { BackendPicture } from "../../ui/picture.tsx";
import { Retry } from "../../ui/retry.tsx";
import { Spinner } from "../../ui/spinner.tsx";

export function HomeServices() {
  const { title, intro, all } = homePage.services;
  return (
    <section className="band sand" aria-labelledby="services-title">
      <div className="page-width">
        <div className="section-head">
          <h2 id="services-title">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <Suspense fallback={<Spinner label={servicesMessages.loading} />}>
          <Cards />
        </Suspense>
        <Link href={all.href} className="text-link section-more">{all.label}</Link>
      </div>
    </section>
  );
}

function Cards() {
  const services = useData<ServiceSummary[]>(paths.data.services);
  return (
    <>
      <Embedded name={paths.data.services} value={services} />
      {!services.ok && <Retry message={servicesMessages.failure} label={servicesMessages.retry} />}
      {services.ok && services.value.length === 0 && <p>{servicesMessages.empty}</p>}
      {services.ok && services.value.length > 0 && (
        <ul className="cover-grid">
          {services.value.map(({ slug, title, description, image_path }) => (
            <li
              key={slug}
              className="cover-card"
              data-service={slug}
              data-picture={image_path ? "" : undefined}
            >
              {image_path && (
                <BackendPicture src={image_path} sizes="(width < 40rem) 100vw, 26rem" />
              )}
              <div>
                <h3>
                  <CardLink href={paths.service(slug)}>{title}</CardLink>
                </h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
