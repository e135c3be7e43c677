import { glossaryPage, terms } from "../../content/glossary.ts";
import { Band } from "../ui/band.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Prose } from "../ui/prose.tsx";

export const useTitle = () => glossaryPage.meta.title;

export default function GlossaryPage() {
  const { title, intro, source: sourceLabel } = glossaryPage;
  return (
    <>
      <PageHero title={title} intro={intro} place="glossary" />
      <Band as="div">
        <dl className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          {terms.map(({ id, name, definition, source }) => (
            <div key={id} className="border-t border-line pt-5">
              <dt id={id} className="font-display text-xl leading-title text-ink">{name}</dt>
              <dd className="mt-3">
                <Prose>
                  <p>{definition}</p>
                  <p className="text-sm">
                    {sourceLabel}: <a href={source.href}>{source.label}</a>
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
