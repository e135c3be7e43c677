import {
  clientLabels,
  type ClientPage,
  type Situation,
} from "../../../content/clients/client-page.ts";
import { clientPages } from "../../../content/clients/index.ts";
import type { Link } from "../../../content/navigation.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { paths, slugify } from "../../../content/paths.ts";
import type { PageProps } from "../../runtime/routing.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ActionPair } from "../../ui/controls/actions.tsx";
import { Breadcrumb } from "../../ui/controls/breadcrumb.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { LinkIndex } from "../../ui/lists/link-index.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Missing } from "../../ui/status/missing.tsx";
import { Prose, RichText } from "../../ui/text/prose.tsx";
import { Title } from "../../ui/title.tsx";

export default function ClientsPage({ params: { clientSlug } }: PageProps) {
  const client = clientPages.find(({ slug }) => slug === clientSlug);
  return client ? <ForClient key={client.slug} client={client} /> : <Missing />;
}

function ForClient({ client }: { client: ClientPage }) {
  const { slug, meta, title, intro, situations, figure, questions } = client;
  const { call, ...labels } = clientLabels;
  const expert = { label: call.expert, href: paths.contactAbout(slug) };
  return (
    <>
      <Title>{meta.title}</Title>
      <PageHero
        title={title}
        intro={intro}
        before={<Breadcrumb section={servicesPage.title} back={labels.back} here={title} />}
        figure={
          <LinkIndex
            id="situation-index"
            title={labels.situations}
            links={situations.map(({ id, title }) => ({ label: title, href: `#${id}` }))}
          />
        }
      >
        <ButtonLink href={expert.href}>{expert.label}</ButtonLink>
      </PageHero>
      <Band as="div" ground="sand">
        <ul className="grid gap-7 lg:grid-cols-2">
          {situations.map((situation) => <Answered key={situation.id} situation={situation} />)}
        </ul>
      </Band>
      <Band as="div" className="grid gap-x-20 gap-y-fluid-16 lg:grid-cols-7-5 lg:items-start">
        <Prose className="*:mt-0">
          <Figure figure={figure} />
        </Prose>
        <section aria-labelledby="questions">
          <h2 id="questions" className="text-2xl">{labels.questions}</h2>
          {questions.map(({ question, answer }) => (
            <div key={question} className="mt-6 break-inside-avoid">
              <h3 id={slugify(question)} className="text-lg">{question}</h3>
              <Prose className="mt-1.4">
                <p>
                  <RichText text={answer} />
                </p>
              </Prose>
            </div>
          ))}
          <TextLink href={labels.fees.href} className="mt-4">{labels.fees.label}</TextLink>
        </section>
      </Band>
      <CallToAction copy={call} ground="sand">
        <ActionPair primary={expert} secondary={call.services} className="mt-8" />
      </CallToAction>
    </>
  );
}

function Answered({ situation: { id, title, text, services, article, terms } }: {
  situation: Situation;
}) {
  const { services: servicesLabel, article: articleLabel, terms: termsLabel } = clientLabels;
  return (
    <li
      id={id}
      className="grid scroll-mt-24 content-start break-inside-avoid rounded-md bg-card p-[clamp(1.5rem,3vw,2.5rem)]"
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3">{text}</p>
      <dl className="mt-5 grid gap-x-5 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Answer label={servicesLabel} links={services} />
        <Answer label={articleLabel} links={[article]} />
        {terms.length > 0 && <Answer label={termsLabel} links={terms} />}
      </dl>
    </li>
  );
}

/** Where one kind of answer is found. */
function Answer({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <>
      <dt className="pt-2.4 text-sm text-moss max-sm:not-first:mt-2">{label}</dt>
      <dd>
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href} className="mr-5 leading-tight">{label}</TextLink>
        ))}
      </dd>
    </>
  );
}
