import { glossaryPage, terms } from "../../content/pages/glossary.ts";
import { markCurrentSection } from "../runtime/navigation/current-section.ts";
import { Band } from "../ui/band.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { keepTogether } from "../ui/text/keep-together.ts";
import { TableOfContents } from "../ui/lists/table-of-contents.tsx";

const shownTerms = keepTogether(terms);
const letters = [...new Set(shownTerms.map(({ name }) => name[0]!))];
const entries = shownTerms.map(({ id, name }) => ({ id, title: name }));

export default function GlossaryPage() {
  const { asOf, contents, source: sourceLabel } = keepTogether(glossaryPage);
  return (
    <>
      <PageHero {...keepTogether(glossaryPage)} opener="glossary" />
      <Band className="grid gap-x-20 gap-y-10 lg:grid-cols-contents print:block">
        <div ref={markCurrentSection} className="aside-sticky" data-no-print>
          <TableOfContents label={contents} entries={entries} />
        </div>
        <div>
          <p className="mb-8 max-w-text text-sm text-moss">{asOf}</p>
          {letters.map((letter) => (
            <div
              key={letter}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line pt-5 pb-8 max-xs:block sm:grid-cols-[4.5rem_minmax(0,1fr)] print:py-3"
            >
              <p className="mb-2 font-display text-3xl leading-none text-clay" aria-hidden>
                {letter}
              </p>
              <dl className="grid gap-y-8 print:gap-y-4">
                {shownTerms.filter(({ name }) => name[0] === letter).map((
                  { id, name, definition, source },
                ) => (
                  <div key={id} className="break-inside-avoid">
                    <dt id={id} className="font-display text-xl leading-title font-medium text-ink">
                      {name}
                    </dt>
                    <dd className="mt-2 max-w-text">{definition}</dd>
                    <dd className="mt-2 text-sm text-moss">
                      {sourceLabel}: <a href={source.href}>{source.label}</a>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Band>
    </>
  );
}
