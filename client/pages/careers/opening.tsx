import { careersPage } from "../../../content/careers/careers.ts";
import { careersSections } from "../../../content/careers/sections.ts";
import { openingWords } from "../../../content/careers/opening-page.ts";
import { type Opening, openings } from "../../../content/careers/openings.ts";
import { openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { paths } from "../../../content/paths.ts";
import type { PageProps } from "../../runtime/routing.ts";
import { Band } from "../../ui/band.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { LinkList } from "../../ui/lists/link-list.tsx";
import { LinkIndex } from "../../ui/lists/link-index.tsx";
import { FailurePage } from "../../ui/status/failure.tsx";
import { Steps } from "../../ui/lists/steps.tsx";
import { RuledList } from "../../ui/lists/ruled-list.tsx";
import { OpeningFacts } from "./opening-facts.tsx";

export default function OpeningPage({ params: { openingSlug } }: PageProps) {
  const opening = openings.find(({ slug }) => slug === openingSlug);
  return opening ? <Detail key={opening.slug} opening={opening} /> : <UnknownOpening />;
}

function UnknownOpening() {
  const { back, missing: { title, text, all } } = openingWords;
  const links = openings.map(({ slug, title }) => ({ label: title, href: paths.opening(slug) }));
  return (
    <FailurePage message={title} text={text} back={back}>
      <LinkIndex id="openings" isNarrow title={all} links={links} />
    </FailurePage>
  );
}

function Detail({ opening }: { opening: Opening }) {
  const { meta, title, summary } = opening;
  const { back, hiring, ...labels } = openingWords;
  const { apply, equal } = careersSections.openings;
  const others = openings.filter((other) => other !== opening)
    .map(({ slug, title, location, type, experience }) => ({
      label: title,
      href: paths.opening(slug),
      text: [location, type, experience].join(", "),
    }));
  return (
    <article>
      <PageHero
        meta={meta}
        title={title}
        before={<Breadcrumb section={careersPage.title} back={back} here={title} />}
        intro={summary}
        opener="opening"
        // The first window of a phone shows the facts.
        hasPhoneMap={false}
        className="pb-fluid-12"
      >
        <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
      </PageHero>
      <div className="page-width grid gap-x-12 gap-y-7 pt-band lg:grid-cols-2 print:block print:pt-4">
        <div>
          <OpeningFacts
            opening={opening}
            className="border-t-2 border-b border-t-ink border-b-line py-5 sm:grid-cols-3 lg:grid-cols-2 sm:[&_dd]:text-base"
          />
          {openingTerms.sample && <p className="mt-4 text-sm">{openingTerms.sample}</p>}
        </div>
        <ApplyPanel />
      </div>
      <Band className="grid gap-12 lg:grid-cols-2 print:gap-6">
        {(["responsibilities", "qualifications"] as const).map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="mb-3 text-2xl">{labels[part]}</h2>
            <RuledList items={opening[part]} />
          </section>
        ))}
      </Band>
      <Band ground="sand" aria-labelledby="hiring">
        <h2 id="hiring">{hiring.title}</h2>
        <Steps steps={hiring.steps} />
        <p className="mt-fluid-16 max-w-text border-l-3 border-ochre pl-5 print:mt-4">{equal}</p>
        <ButtonLink href={apply.href} className="mt-7">{apply.label}</ButtonLink>
      </Band>
      {others.length > 0 && (
        <Band size="sm" data-no-print>
          <LinkList id="others" title={labels.others} isSmall hasArrows links={others} />
        </Band>
      )}
    </article>
  );
}

/** In one sentence each what applying takes, what follows, and whom to ask. */
function ApplyPanel() {
  const { facts: [email], note } = careersSections.contact;
  return (
    <section
      aria-labelledby="applying"
      className="grid content-between gap-y-3 rounded-sm bg-sand p-6"
      data-no-print
    >
      <h2 id="applying" className="text-xl">{openingWords.apply}</h2>
      <p>{careersPage.form.intro}</p>
      <p>{note}</p>
      <p className="text-sm">
        {openingWords.ask} <a href={email.href} className="underline">{email.text}</a>
      </p>
    </section>
  );
}
