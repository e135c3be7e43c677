import { glossaryPage, terms } from "../../content/pages/glossary.ts";
import { Band } from "../ui/band.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { keepTogether } from "../ui/text/keep-together.ts";
import { Prose } from "../ui/text/prose.tsx";
import { TableOfContents } from "../ui/lists/table-of-contents.tsx";

const shownTerms = keepTogether(terms);
const entries = shownTerms.map(({ id, name }) => ({ id, title: name }));

export default function GlossaryPage() {
  const { contents, source: sourceLabel } = glossaryPage;
  return (
    <>
      <PageHero {...keepTogether(glossaryPage)} opener="glossary" />
      <Band className="grid gap-x-20 gap-y-10 lg:grid-cols-contents print:block">
        <div className="aside-sticky" data-no-print>
          <TableOfContents label={contents} entries={entries} />
        </div>
        <dl>
          {shownTerms.map(({ id, name, definition, source }) => (
            <div
              key={id}
              className="break-inside-avoid border-t border-line pt-5 not-last:mb-8 print:pt-3 print:not-last:mb-4"
            >
              <dt id={id} className="font-display text-xl leading-title text-ink">{name}</dt>
              <dd className="mt-3">
                <Prose className="max-w-lead">
                  <p>{definition}</p>
                  <p className="text-sm text-moss">
                    {sourceLabel}: <a href={source.href} className="font-normal">{source.label}</a>
                  </p>
                </Prose>
              </dd>
            </div>
          ))}
        </dl>
      </Band>
    </>
  );
}
