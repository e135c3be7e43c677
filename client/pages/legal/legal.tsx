import { useLocation } from "react-router-dom";
import { legalLabels } from "../../../content/legal/legal-page.ts";
import { legalLinks } from "../../../content/navigation.ts";
import { PageHeading } from "../../ui/heading.tsx";
import { Link } from "../../ui/link.tsx";
import { Prose, ProseSection } from "../../ui/prose.tsx";
import { legalTexts } from "./texts.ts";

const useText = () => legalTexts[decodeURI(useLocation().pathname)]!.read();

export const useTitle = () => useText().meta.title;

export default function LegalPage() {
  const { href, title, updated, intro, sections } = useText();
  return (
    <article className="below-header legal">
      <header className="page-width legal-head">
        <p className="eyebrow">{updated}</p>
        <PageHeading>{title}</PageHeading>
        <p className="lead">{intro}</p>
      </header>
      <div className="page-width legal-columns">
        <nav aria-labelledby="contents" className="legal-contents" data-no-print>
          <h2 id="contents">{legalLabels.contents}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          {sections.map((section) => <ProseSection key={section.id} section={section} />)}
        </Prose>
      </div>
      <nav aria-labelledby="notices" className="band sand" data-no-print>
        <div className="page-width">
          <h2 id="notices">{legalLabels.others}</h2>
          <ul className="legal-others">
            {legalLinks.filter((link) => link.href !== href).map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </article>
  );
}
