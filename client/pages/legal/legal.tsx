import "./legal.css" with { type: "text" };
import { useLocation } from "react-router-dom";
import { legalLabels } from "../../../content/legal/legal-page.ts";
import { legalLinks } from "../../../content/navigation.ts";
import { Band } from "../../ui/band.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Links } from "../../ui/lists/links.tsx";
import { type ContentsLook, TableOfContents } from "../../ui/lists/table-of-contents.tsx";
import { Blocks, Prose } from "../../ui/text/prose.tsx";
import { markCurrentSection } from "../../runtime/navigation/current-section.ts";
import { legalChunks } from "./legal-chunks.ts";
import { BelowHeading } from "../../runtime/navigation/heading-first.tsx";

/** The sheet counts the sections. */
const numbered: ContentsLook = {
  label: "border-t-2 border-ink pt-4",
  list: "legal-sections mt-2",
  item: "",
  link:
    "grid grid-cols-[2.25rem_1fr] items-baseline border-b border-line py-2.4 text-sm leading-badge no-underline before:text-moss before:tabular before:content-[counter(section)] hover:text-clay hover:underline current:font-semibold current:text-ink current:before:text-clay",
};

export default function LegalPage() {
  const { pathname } = useLocation();
  const { meta, href, title, updated, intro, sections } = legalChunks[decodeURI(pathname)]!.read();
  return (
    <article>
      <PageHero
        meta={meta}
        title={title}
        eyebrow={updated}
        intro={intro}
        opener="legal"
        className="pb-fluid-16 lg:pt-36"
      />
      <div className="page-width grid gap-x-20 gap-y-12 pt-band pb-band-lg lg:grid-cols-contents print:block print:pt-6">
        <div ref={markCurrentSection} className="aside-sticky" data-no-print>
          <TableOfContents label={legalLabels.contents} entries={sections} look={numbered} />
        </div>
        <BelowHeading>
          <Prose className="legal-sections max-w-none [&_:is(p,ul)]:max-w-lead">
            {sections.map(({ id, title, blocks }) => (
              <section
                key={id}
                className="prose-section content-visibility-auto"
                aria-labelledby={id}
              >
                <h2 id={id}>{title}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </Prose>
        </BelowHeading>
      </div>
      <Band as="nav" ground="sand" size="sm" aria-labelledby="notices" data-no-print>
        <h2 id="notices" className="text-2xl">{legalLabels.others}</h2>
        <Links
          links={legalLinks.filter((link) => link.href !== href)}
          className="mt-5 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-4"
          linkClassName="flex min-h-13 items-center border-t border-edge font-semibold text-ink no-underline hover:text-clay hover:underline"
        />
      </Band>
    </article>
  );
}
