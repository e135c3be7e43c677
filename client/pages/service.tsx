import ArrowLeft from "lucide-react/icons/arrow-left";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { serviceMessages } from "../../content/messages.ts";
import { serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { aiAreas, relatedServices, servicePage, servicesPage } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import type { Service } from "../../content/types.ts";
import { Embedded, useData } from "../data.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ServiceIcon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Opening } from "../ui/opening.tsx";
import { BackendPicture } from "../ui/picture.tsx";
import { Spinner } from "../ui/spinner.tsx";

export function useTitle() {
  const service = useData<Service | null>(paths.data.service(useParams().serviceSlug ?? ""));
  return service.ok ? service.value?.title ?? serviceMessages.notFound : serviceMessages.failure;
}

export default function ServicePage() {
  const slug = useParams().serviceSlug ?? "";
  return (
    <Suspense
      // A new slug is a new page: it shows its own spinner instead of the last service.
      key={slug}
      fallback={
        <div className="below-header">
          <Spinner label={serviceMessages.loading} />
        </div>
      }
    >
      <ServiceDetail slug={slug} />
    </Suspense>
  );
}

function ServiceDetail({ slug }: { slug: string }) {
  const key = paths.data.service(slug);
  const service = useData<Service | null>(key);
  return (
    <>
      <Embedded name={key} value={service} />
      {!service.ok && <Unavailable message={serviceMessages.failure} />}
      {service.ok && !service.value && <Unavailable message={serviceMessages.notFound} />}
      {service.ok && service.value && <Detail service={service.value} />}
    </>
  );
}

function Unavailable({ message }: { message: string }) {
  return (
    <Opening title={message}>
      <div className="actions">
        <ButtonLink href={paths.services}>{serviceMessages.viewAll}</ButtonLink>
      </div>
    </Opening>
  );
}

function Detail({ service }: { service: Service }) {
  const { slug, title, impact, description, icon_name, image_path } = service;
  return (
    <>
      <Opening
        title={title}
        intro={description}
        eyebrow={impact && <span className="badge">{impact}</span>}
        before={
          <>
            <Breadcrumb
              trail={[{ label: "Home", href: paths.home }, {
                label: servicesPage.title,
                href: paths.services,
              }]}
              here={title}
            />
            <Link href={paths.services} className="back-link">
              <ArrowLeft size={18} aria-hidden />
              {servicePage.back.label}
            </Link>
          </>
        }
      >
        <div className="opening-figure">
          {image_path
            ? <BackendPicture src={image_path} sizes="(width < 64rem) 100vw, 34rem" />
            : <ServiceIcon name={icon_name} size={96} />}
        </div>
      </Opening>

      <div className="page-width band service-detail">
        <section aria-labelledby="overview">
          <h2 id="overview">{servicePage.overview}</h2>
          {service.detailed_description.split(/\n\s*\n/).filter(Boolean).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
        <Items id="features" title={servicePage.features} items={service.features} />
        <Items id="benefits" title={servicePage.benefits} items={service.benefits} />
      </div>

      {service.process.length > 0 && (
        <section className="band sand" aria-labelledby="process">
          <div className="page-width">
            <h2 id="process">{servicePage.process}</h2>
            <ol className="steps">
              {service.process.map((step, index) => <Step key={index} text={step} />)}
            </ol>
          </div>
        </section>
      )}

      {slug === aiAreas.slug && (
        <section className="band" aria-labelledby="ai-areas">
          <div className="page-width">
            <div className="section-head">
              <h2 id="ai-areas">{aiAreas.title}</h2>
              <p className="lead">{aiAreas.intro}</p>
            </div>
            <ul className="area-grid">
              {aiAreas.areas.map((area) => (
                <li key={area.title}>
                  <h3>{area.title}</h3>
                  <p>{area.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      <CallToAction />
      <Related slug={slug} />
    </>
  );
}

function Items({ id, title, items }: { id: string; title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="item-section">
      <h2 id={id}>{title}</h2>
      <ul className="ticks">
        {items.map((item, index) => <li key={index}>{item}</li>)}
      </ul>
    </section>
  );
}

/** A step that opens with a phrase and a colon has its phrase set as a lead. */
function Step({ text }: { text: string }) {
  const colon = text.indexOf(": ");
  if (colon < 1 || colon > 60) return <li>{text}</li>;
  return (
    <li>
      <strong>{text.slice(0, colon)}</strong>
      {text.slice(colon + 1)}
    </li>
  );
}

function CallToAction() {
  const { title, text, schedule, phone, email } = servicePage.call;
  return (
    <section className="band dark" aria-labelledby="call-title">
      <div className="page-width">
        <h2 id="call-title">{title}</h2>
        <p className="lead">{text}</p>
        <div className="actions">
          <ButtonLink href={schedule.href}>{schedule.label}</ButtonLink>
          <ButtonLink variant="light" href={site.phone.href}>{phone}</ButtonLink>
          <ButtonLink variant="light" href={`mailto:${site.email}`}>{email}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Related({ slug }: { slug: string }) {
  const related = relatedServices[slug];
  if (!related) return null;
  const links = serviceLinks.filter(({ href }) => related.some((s) => href === paths.service(s)));
  return (
    <nav className="band page-width" aria-labelledby="related">
      <h2 id="related">{servicePage.related}</h2>
      <ul className="related-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
