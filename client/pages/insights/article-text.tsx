import { useMemo } from "react";
import { monthAndYear } from "../../../content/dates.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import { paths, slugify } from "../../../content/paths.ts";
import type { InsightCard, InsightSection, Source } from "../../../content/types.ts";
import { Prose, RichText } from "../../ui/prose.tsx";
import { Share } from "../../ui/share.tsx";
import { TableOfContents } from "../../ui/table-of-contents.tsx";
import { findText } from "./texts.ts";

const sourcesId = "sources";

/** Introduction and sections, with what stands beside them. */
export function ArticleText({ card }: { card: InsightCard }) {
  const { content: { introduction, sections }, sources } = findText(card.slug)!.read();
  const entries = useMemo(() => [
    ...sections.map(({ title }) => ({ id: slugify(title), title })),
    { id: sourcesId, title: articlePage.sources },
  ], [sections]);
  return (
    <div className="page-width article-body">
      <div className="article-side">
        <TableOfContents label={articlePage.contents} entries={entries} />
        <Share title={card.title} path={paths.insight(card.slug)} labels={articlePage} />
      </div>
      <Prose className="article-prose">
        <p className="article-written">{articlePage.written(monthAndYear(card.date))}</p>
        <p className="article-introduction">
          <RichText text={introduction} />
        </p>
        {sections.map((section) => <Section key={section.title} section={section} />)}
        <Sources sources={sources} />
      </Prose>
    </div>
  );
}

/** Several items are a list, a single one is a paragraph (SPEC §2). */
function Section({ section: { title, items } }: { section: InsightSection }) {
  const id = slugify(title);
  const [only, ...others] = items;
  return (
    <section className="prose-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {only && others.length === 0 && (
        <p>
          <RichText text={only} />
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="prose-section article-sources" aria-labelledby={sourcesId}>
      <h2 id={sourcesId}>{articlePage.sources}</h2>
      <ol>
        {sources.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
