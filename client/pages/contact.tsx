import { contactPage } from "../../content/contact.ts";
import { site } from "../../content/site.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PageHero } from "../ui/page-hero.tsx";

export const useTitle = () => contactPage.meta.title;

export default function ContactPage() {
  const { title, intro, form, information, commitments, urgent, next } = contactPage;
  return (
    <>
      <PageHero title={title} intro={intro} />
      <div className="page-width band contact">
        <div className="grid content-start gap-5.4">
          <h2 id="enquiry">{form.title}</h2>
          <p>{form.intro}</p>
          <ContactForm />
        </div>
        <div className="contact-side">
          <section aria-labelledby="information">
            <h2 id="information">{information.title}</h2>
            <dl>
              <dt>{information.phone}</dt>
              <dd>
                <a href={site.phone.href}>{site.phone.display}</a>
              </dd>
              <dt>{information.email}</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </dd>
              <dt>{information.location}</dt>
              <dd>{site.location}</dd>
              <dt>{information.hours}</dt>
              <dd>{site.hours}</dd>
            </dl>
          </section>
          <section aria-labelledby="promises">
            <h2 id="promises">{commitments.title}</h2>
            <ul className="ticks">
              {commitments.items.map((item) => <li key={item}>{item}</li>)}
            </ul>
          </section>
          <section aria-labelledby="urgent" className="urgent dark">
            <h2 id="urgent">{urgent.title}</h2>
            <p>{urgent.text}</p>
            <ButtonLink href={site.phone.href}>
              {`${urgent.call}: ${site.phone.display}`}
            </ButtonLink>
          </section>
        </div>
      </div>
      <section className="band sand" aria-labelledby="next">
        <div className="page-width">
          <h2 id="next">{next.title}</h2>
          <ol className="steps">
            {next.steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong>
                {` ${step.text}`}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
