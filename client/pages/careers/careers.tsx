import { careersPage } from "../../../content/careers.ts";
import { openings } from "../../../content/openings.ts";
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Apply } from "./apply.tsx";
import { OpeningFacts } from "./opening-facts.tsx";

export const useTitle = () => careersPage.meta.title;

export default function CareersPage() {
  const { title, intro, values, benefits } = careersPage;
  return (
    <>
      <PageHero title={title}>
        <div className="careers-intro">
          {intro.map((paragraph) => <p key={paragraph} className="lead">{paragraph}</p>)}
        </div>
      </PageHero>
      <Openings />
      <section className="band sand" aria-labelledby="values">
        <div className="page-width">
          <h2 id="values">{values.title}</h2>
          <ul className="careers-values">
            {values.items.map((value) => (
              <li key={value.title}>
                <h3>{value.title}</h3>
                <p>{value.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band" aria-labelledby="benefits">
        <div className="page-width careers-benefits">
          <h2 id="benefits">{benefits.title}</h2>
          <dl>
            {benefits.items.map((benefit) => (
              <div key={benefit.title}>
                <dt>{benefit.title}</dt>
                <dd>{benefit.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="band careers-apply" aria-labelledby="apply">
        <div className="page-width careers-apply-columns">
          <Apply />
          <Questions />
        </div>
      </section>
    </>
  );
}

/** SPEC §2: "Apply Now" leads to the form and preselects nothing. */
function Openings() {
  const { title, intro, details, apply } = careersPage.openings;
  return (
    <section className="band" aria-labelledby="openings">
      <div className="page-width">
        <div className="section-head">
          <h2 id="openings">{title}</h2>
          <p>{intro}</p>
        </div>
        <ul className="openings">
          {openings.map((opening) => (
            <li key={opening.slug}>
              <h3>
                <Link href={paths.opening(opening.slug)}>{opening.title}</Link>
              </h3>
              <OpeningFacts opening={opening} />
              <p className="openings-actions">
                <ButtonLink href={apply.href} aria-label={`${apply.label}: ${opening.title}`}>
                  {apply.label}
                </ButtonLink>
                <Link
                  href={paths.opening(opening.slug)}
                  className="text-link"
                  aria-label={`${details}: ${opening.title}`}
                >
                  {details}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Questions() {
  const { title, text, email, phone, note } = careersPage.contact;
  return (
    <section aria-labelledby="questions" className="careers-questions">
      <h2 id="questions">{title}</h2>
      <p>{text}</p>
      <dl>
        <dt>{email}</dt>
        <dd>
          <a href={`mailto:${site.careersEmail}`}>{site.careersEmail}</a>
        </dd>
        <dt>{phone}</dt>
        <dd>
          <a href={site.phone.href}>{site.phone.display}</a>
        </dd>
      </dl>
      <p className="careers-note">{note}</p>
    </section>
  );
}
