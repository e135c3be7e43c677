import ArrowRight from "lucide-react/icons/arrow-right";
import { Suspense } from "react";
import { aboutPage } from "../../../content/about.ts";
import type { Point } from "../../../content/types.ts";
import type { Link as LinkData } from "../../../content/navigation.ts";
import type { CommitmentSummary, Read } from "../../catalog/reads.ts";
import { ActionPair } from "../../ui/actions.tsx";
import { PageHeading } from "../../ui/heading.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { CommitmentsSection } from "./commitments-section.tsx";

/** Share of a section that is visible when it fades in (SPEC §2, §9). */
export const sectionThreshold = 0.1;

export const useTitle = () => aboutPage.meta.title;

export default function AboutPage({ commitments }: { commitments: Read<CommitmentSummary[]> }) {
  const { mission, vision } = aboutPage;
  return (
    <>
      <Hero />
      <Reveal threshold={sectionThreshold} className="band">
        <div className="page-width creed">
          <Creed {...mission} id="mission" />
          <Creed {...vision} id="vision" />
        </div>
      </Reveal>
      <Values />
      <Suspense>
        <CommitmentsSection commitments={commitments} />
      </Suspense>
      <Approach />
      <Reasons />
      <Closing />
    </>
  );
}

function Hero() {
  const { title, text } = aboutPage.hero;
  return (
    <div className="about-hero dark" data-hero="dark">
      <Picture name="about/hero" sizes="max(100vw, 64rem)" alt="" priority />
      <div className="page-width">
        <PageHeading>{title}</PageHeading>
        <p className="lead">{text}</p>
      </div>
    </div>
  );
}

function Creed({ id, title, text, link }: Point & { id: string; link: LinkData }) {
  return (
    <article className="creed-card" aria-labelledby={id}>
      <h2 id={id} className="eyebrow">{title}</h2>
      <p>{text}</p>
      <MoreLink link={link} />
    </article>
  );
}

function MoreLink({ link: { label, href } }: { link: LinkData }) {
  return (
    <Link href={href} className="text-link more-link">
      {label}
      <ArrowRight size={18} aria-hidden />
    </Link>
  );
}

function Values() {
  const { title, intro, link, items } = aboutPage.values;
  return (
    <Reveal as="section" threshold={sectionThreshold} className="band sand" labelledBy="values">
      <div className="page-width">
        <div className="section-head">
          <h2 id="values">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <ul className="value-grid">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>
                <Link href={link.href}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}

function Approach() {
  const { title, text, checklist, link } = aboutPage.approach;
  return (
    <Reveal as="section" threshold={sectionThreshold} className="band" labelledBy="approach">
      <div className="page-width about-approach">
        <div className="about-approach-picture">
          <Picture
            name="about/approach-1"
            sizes="(width < 64rem) 100vw, (width < 78rem) 42vw, 32rem"
            alt=""
          />
        </div>
        <div>
          <h2 id="approach">{title}</h2>
          <p className="lead">{text}</p>
          <ul className="ticks">
            {checklist.map((item) => <li key={item}>{item}</li>)}
          </ul>
          <MoreLink link={link} />
        </div>
      </div>
    </Reveal>
  );
}

function Reasons() {
  const { title, items } = aboutPage.reasons;
  return (
    <Reveal as="section" threshold={sectionThreshold} className="band sand" labelledBy="reasons">
      <div className="page-width">
        <h2 id="reasons">{title}</h2>
        <ul className="reason-grid">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}

function Closing() {
  const { title, text, primary, secondary } = aboutPage.closing;
  return (
    <Reveal as="section" threshold={sectionThreshold} className="band closing" labelledBy="closing">
      <div className="page-width">
        <h2 id="closing">{title}</h2>
        <p className="lead">{text}</p>
        <ActionPair primary={primary} secondary={secondary} className="mt-8" />
      </div>
    </Reveal>
  );
}
