import { glossaryPage, terms } from "../../content/pages/glossary.ts";
import { markCurrentSection } from "../runtime/navigation/current-section.ts";
import { Band } from "../ui/band.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { keepTogether } from "../ui/text/keep-together.ts";
import { Links } from "../ui/lists/links.tsx";
import { TableOfContents } from "../ui/lists/table-of-contents.tsx";

const shownTerms = keepTogether(terms);
const letters = [...new Set(shownTerms.map(({ name }) => name[0]!))];
const firstOf = (letter: string) => shownTerms.find(({ name }) => name[0] === letter)!.id;
/** A document with a number needs no subject. */
function shortName(source: string) {
  const [document = ""] = source.split(": ", 1);
  return /\d/.test(document) ? document : source;
}
const entries = shownTerms.map(({ id, name }) => ({ id, title: name }));

export default function GlossaryPage() {
  const { asOf, byLetter, contents, source: sourceLabel } = keepTogether(glossaryPage);
  return (
    <>
      <PageHero
        {...keepTogether(glossaryPage)}
        opener="glossary"
        hasPhoneMap={false}
        className="pb-fluid-12 lg:pt-36"
      >
        <nav className="max-w-lead border-t border-current/24 pt-2" aria-label={byLetter}>
          <Links
            links={letters.map((letter) => ({ label: letter, href: `#${firstOf(letter)}` }))}
            className="grid grid-cols-[repeat(auto-fill,minmax(max(2.75rem,13%),1fr))] xl:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]"
            linkClassName="grid min-h-tap items-center font-display text-xl text-straw no-underline hover:text-paper hover:underline"
          />
        </nav>
      </PageHero>
      <Band className="grid gap-x-20 gap-y-10 lg:grid-cols-contents print:block">
        {/* On others, the letters lead to the terms. */}
        <div ref={markCurrentSection} className="aside-sticky max-lg:hidden" data-no-print>
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
                  <div
                    key={id}
                    className="grid break-inside-avoid gap-x-8 gap-y-2 xl:grid-cols-margin print:block"
                  >
                    <dt
                      id={id}
                      className="col-span-full font-display text-xl leading-title font-medium text-ink"
                    >
                      {name}
                    </dt>
                    <dd className="max-w-text">{definition}</dd>
                    <dd className="station ml-2 self-start border-l-1.5 border-clay pl-3 text-sm leading-label text-moss print:my-1">
                      <span className="sr-only">{sourceLabel}:</span>{" "}
                      <a href={source.href}>{shortName(source.label)}</a>
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
