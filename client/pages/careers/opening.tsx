import { careersPage } from "../../../content/careers/careers.ts";
import { careersSections } from "../../../content/careers/sections.ts";
import { openingWords } from "../../../content/careers/opening-page.ts";
import { type Opening, openings } from "../../../content/careers/openings.ts";
import { openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { paths } from "../../../content/paths.ts";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";
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
import { PayScale } from "./opening-pay.tsx";

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

/** Of all parts: a heading stands left of its text. */
const columns = "grid gap-x-7 md:grid-cols-3";

function Detail({ opening }: { opening: Opening }) {
  const { meta, title, summary } = opening;
  const { back, hiring, pay, ...labels } = openingWords;
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
      <BelowHeading>
        <div className={`page-width gap-y-7 py-band print:block print:py-4 ${columns}`}>
          <div className="md:col-span-full lg:col-span-2">
            <OpeningFacts
              opening={opening}
              className="border-t-2 border-b border-t-ink border-b-line py-5 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-2 sm:[&>:not(:first-child)>dd]:text-base"
            />
            {openingTerms.sample && <p className="mt-4 text-sm">{openingTerms.sample}</p>}
          </div>
          <ApplyPanel />
        </div>
        {others.length > 0 && (
          <Band ground="pine" aria-labelledby="pay" className={`gap-y-5 ${columns}`}>
            <div>
              <h2 id="pay">{pay.title}</h2>
              <p className="mt-4 text-balance">{pay.text}</p>
            </div>
            <PayScale opening={opening} />
          </Band>
        )}
        <Band className="grid gap-12 print:gap-6">
          {(["responsibilities", "qualifications"] as const).map((part) => (
            <section
              key={part}
              aria-labelledby={part}
              className={`gap-y-5 border-t-2 border-ink pt-5 ${columns}`}
            >
              <h2 id={part}>{labels[part]}</h2>
              <RuledList
                items={opening[part]}
                className="*:text-balance *:first:border-t-0 md:col-span-2 md:-mt-2.8 print:*:py-1.6"
              />
            </section>
          ))}
        </Band>
        <Band
          ground="sand"
          aria-labelledby="hiring"
          className={`gap-y-5 md:grid-rows-rest ${columns}`}
        >
          <h2 id="hiring">{hiring.title}</h2>
          <Steps
            steps={hiring.steps}
            // The texts begin with the third column.
            className="mt-2 md:col-span-2 md:row-span-2 lg:*:grid-cols-[calc(50%-3.8125rem)_1fr] [&_p]:text-balance"
          />
          <div className="max-md:mt-6 print:mt-4">
            <p className="border-l-3 border-ochre pl-5 md:text-sm">{equal}</p>
            <ButtonLink href={apply.href} className="mt-7">{apply.label}</ButtonLink>
          </div>
        </Band>
        {others.length > 0 && (
          <Band size="sm" data-no-print>
            <LinkList id="others" title={labels.others} isSmall hasArrows links={others} />
          </Band>
        )}
      </BelowHeading>
    </article>
  );
}

/** In one sentence each what applying takes, what follows, and whom to ask. */
function ApplyPanel() {
  const { facts: [email], note } = careersSections.contact;
  return (
    <section
      aria-labelledby="applying"
      className="grid gap-x-7 gap-y-3 rounded-sm bg-sand p-6 md:col-span-full md:max-lg:grid-cols-3 lg:col-span-1 lg:content-between"
      data-no-print
    >
      <h2 id="applying" className="text-xl">{openingWords.apply}</h2>
      <div className="grid gap-y-3 md:max-lg:col-span-2">
        <p>{careersPage.form.intro}</p>
        <p>{note}</p>
        <p className="text-sm">
          {openingWords.ask} <a href={email.href} className="underline">{email.text}</a>
        </p>
      </div>
    </section>
  );
}
