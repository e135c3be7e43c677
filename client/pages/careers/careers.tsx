import { careersPage } from "../../../content/careers/careers.ts";
import { openingsInBrief, openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { paths } from "../../../content/paths.ts";
import { ApplicationForm } from "../../forms/application-form.tsx";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { ContactFacts } from "../../ui/text/contact-facts.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { DescriptionList } from "../../ui/lists/description-list.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Title } from "../../ui/title.tsx";
import { OpeningFacts } from "./opening-facts.tsx";

export default function CareersPage() {
  const { title, intro, jump, values, benefits } = careersPage;
  return (
    <>
      <Title>{careersPage.meta.title}</Title>
      <PageHero title={title} place="careers">
        <div className="grid gap-5">
          {intro.map((paragraph) => <Lead key={paragraph}>{paragraph}</Lead>)}
          <ButtonLink href="#openings" className="mt-2 sm:justify-self-start">{jump}</ButtonLink>
        </div>
      </PageHero>
      <Band
        ground="sand"
        aria-labelledby="values"
        className="grid gap-x-20 gap-y-8 lg:grid-cols-4-8"
      >
        <h2 id="values">{values.title}</h2>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {values.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="mb-3.4 border-b-2 border-ink pb-2.4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band aria-labelledby="benefits" className="grid gap-x-20 gap-y-8 lg:grid-cols-4-8">
        <h2 id="benefits" className="lg:sticky lg:top-28 lg:self-start">{benefits.title}</h2>
        <DescriptionList rows={benefits.items} />
      </Band>
      <Openings />
      <Band
        ground="card"
        aria-labelledby="apply"
        className="grid gap-x-20 gap-y-9 lg:grid-cols-4-8 lg:grid-rows-[0fr_1fr] print:block"
      >
        <ApplicationForm />
        <Questions />
      </Band>
    </>
  );
}

/** SPEC §2: "Apply Now" leads to the form and preselects nothing. */
function Openings() {
  const { title, intro, details, apply, equal } = careersPage.openings;
  return (
    <Band
      aria-labelledby="openings"
      className="grid gap-x-20 gap-y-4 lg:grid-cols-4-8 lg:items-end"
    >
      <h2 id="openings">{title}</h2>
      <p>{intro}</p>
      <ul className="col-span-full mt-5 border-t-2 border-ink">
        {openingsInBrief.map((opening) => (
          <li
            key={opening.slug}
            className="grid gap-x-20 gap-y-4.4 border-b border-line py-fluid-9 lg:grid-cols-4-8"
          >
            <h3 className="text-2xl">
              <a
                href={paths.opening(opening.slug)}
                className="no-underline hover:text-clay hover:underline"
              >
                {opening.title}
              </a>
            </h3>
            <div className="grid gap-x-12 gap-y-4.4 sm:grid-cols-3">
              <OpeningFacts opening={opening} className="sm:col-span-2" />
              <p className="flex flex-wrap items-start gap-x-6 gap-y-1 sm:flex-col">
                <ButtonLink href={apply.href} aria-label={`${apply.label}: ${opening.title}`}>
                  {apply.label}
                </ButtonLink>
                <TextLink
                  href={paths.opening(opening.slug)}
                  className="text-sm"
                  aria-label={`${details}: ${opening.title}`}
                >
                  {details}
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="col-span-full grid gap-2 text-sm">
        {openingTerms.sample && <p>{openingTerms.sample}</p>}
        <p>{equal}</p>
      </div>
    </Band>
  );
}

function Questions() {
  const { title, text, facts, note } = careersPage.contact;
  return (
    <section
      aria-labelledby="questions"
      className="self-start border-t-2 border-ink pt-5 lg:sticky lg:top-28"
    >
      <h2 id="questions" className="mb-3 text-xl">{title}</h2>
      <p>{text}</p>
      <ContactFacts size="md" className="mt-5" facts={facts} />
      <p className="mt-5 text-sm">{note}</p>
    </section>
  );
}
