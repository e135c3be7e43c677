import { careersPage } from "../../../content/careers.ts";
import { openings } from "../../../content/openings.ts";
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Lead } from "../../ui/lead.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Apply } from "./apply.tsx";
import { OpeningFacts } from "./opening-facts.tsx";

export const useTitle = () => careersPage.meta.title;

export default function CareersPage() {
  const { title, intro, values, benefits } = careersPage;
  return (
    <>
      <PageHero title={title} place="careers">
        <div className="grid gap-5">
          {intro.map((paragraph) => <Lead key={paragraph}>{paragraph}</Lead>)}
        </div>
      </PageHero>
      <Band ground="sand" aria-labelledby="values">
        <h2 id="values">{values.title}</h2>
        <Points points={values.items} look="underlined" />
      </Band>
      <Band aria-labelledby="benefits" className="grid gap-x-20 gap-y-8 lg:grid-cols-4-8">
        <h2 id="benefits" className="lg:sticky lg:top-28 lg:self-start">{benefits.title}</h2>
        <dl>
          {benefits.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-0.8 border-t border-line py-4.4 last:border-b sm:grid-cols-2"
            >
              <dt className="font-semibold text-ink">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Openings />
      <Band
        ground="card"
        aria-labelledby="apply"
        className="grid gap-x-20 gap-y-14 lg:grid-cols-7-4"
      >
        <Apply />
        <Questions />
      </Band>
    </>
  );
}

/** SPEC §2: "Apply Now" leads to the form and preselects nothing. */
function Openings() {
  const { title, intro, details, apply } = careersPage.openings;
  return (
    <Band aria-labelledby="openings">
      <SectionHead id="openings" title={title}>
        <p>{intro}</p>
      </SectionHead>
      <ul className="border-t-2 border-ink">
        {openings.map((opening) => (
          <li
            key={opening.slug}
            className="grid gap-x-10 gap-y-4.4 border-b border-line py-fluid-9 lg:grid-cols-[5fr_6fr_auto] lg:items-center"
          >
            <h3 className="text-2xl">
              <a
                href={paths.opening(opening.slug)}
                className="no-underline hover:text-clay hover:underline"
              >
                {opening.title}
              </a>
            </h3>
            <OpeningFacts opening={opening} />
            <p className="flex flex-wrap items-center gap-x-6 gap-y-1 lg:flex-col">
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
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Questions() {
  const { title, text, email, phone, note } = careersPage.contact;
  return (
    <section
      aria-labelledby="questions"
      className="self-start border-t-2 border-ink pt-5 lg:sticky lg:top-28"
    >
      <h2 id="questions" className="mb-3 text-xl">{title}</h2>
      <p>{text}</p>
      <Facts
        size="md"
        className="mt-5"
        facts={[
          { term: email, text: site.careersEmail, href: `mailto:${site.careersEmail}` },
          { term: phone, text: site.phone.display, href: site.phone.href },
        ]}
      />
      <p className="mt-5 text-sm">{note}</p>
    </section>
  );
}
