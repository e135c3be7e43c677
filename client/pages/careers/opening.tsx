import ArrowLeft from "lucide-react/icons/arrow-left";
import { useParams } from "react-router-dom";
import { careersPage } from "../../../content/careers.ts";
import { notFoundPage } from "../../../content/not-found.ts";
import type { Link as LinkData } from "../../../content/navigation.ts";
import { type Opening, openings } from "../../../content/openings.ts";
import { paths } from "../../../content/paths.ts";
import type { Read } from "../../catalog/reads.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Link } from "../../ui/link.tsx";
import NotFoundPage from "../not-found.tsx";
import { OpeningFacts } from "./opening-facts.tsx";

function useOpening() {
  const { openingSlug } = useParams();
  return openings.find(({ slug }) => slug === openingSlug);
}

export const useTitle = () => (useOpening() ?? notFoundPage).meta.title;

export default function OpeningPage({ nearest }: { nearest: Read<LinkData[]> }) {
  const opening = useOpening();
  return opening
    ? <Detail key={opening.slug} opening={opening} />
    : <NotFoundPage nearest={nearest} />;
}

function Detail({ opening }: { opening: Opening }) {
  const { title, summary, responsibilities, qualifications } = opening;
  const { back, hiring, equal, ...labels } = careersPage.opening;
  const { apply } = careersPage.openings;
  return (
    <article className="below-header">
      <header className="page-width opening-head">
        <Breadcrumb
          trail={[
            { label: "Home", href: paths.home },
            { label: careersPage.title, href: paths.careers },
          ]}
          here={title}
        />
        <Link href={back.href} className="back-link">
          <ArrowLeft size={18} aria-hidden />
          {back.label}
        </Link>
        <PageHeading>{title}</PageHeading>
        <p className="lead">{summary}</p>
        <OpeningFacts opening={opening} />
        <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
      </header>
      <div className="page-width band opening-columns">
        <Items id="responsibilities" title={labels.responsibilities} items={responsibilities} />
        <Items id="qualifications" title={labels.qualifications} items={qualifications} />
      </div>
      <section className="band sand hiring" aria-labelledby="hiring">
        <div className="page-width">
          <h2 id="hiring">{hiring.title}</h2>
          <ol className="steps">
            {hiring.steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong>
                {` ${step.text}`}
              </li>
            ))}
          </ol>
          <p className="opening-equal">{equal}</p>
        </div>
      </section>
      <nav className="page-width band" aria-labelledby="others">
        <h2 id="others">{labels.others}</h2>
        <ul className="related-links">
          {openings.filter((other) => other !== opening).map((other) => (
            <li key={other.slug}>
              <Link href={paths.opening(other.slug)}>{other.title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

function Items({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="ticks">
        {items.map((item) => <li key={item}>{item}</li>)}
      </ul>
    </section>
  );
}
