import "./article-text.css" with { type: "text" };
import { longDate, monthAndYear } from "../../../content/dates.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import { sourcesOf } from "../../../content/insights/cite.ts";
import { slugify } from "../../../content/paths.ts";
import type { InsightSection, InsightText, Source } from "../../../content/types.ts";
import { Prose, RichText } from "../../ui/text/prose.tsx";
import { TableOfContents } from "../../ui/lists/table-of-contents.tsx";
import { Cited, sourceId } from "../../ui/text/cited.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { partsOf } from "./insight-parts.tsx";

const sourcesId = "sources";

/** The components of an article's chunk. `date` is the card's. */
export const articleComponents = (text: InsightText) => ({
  Contents: () => <Contents text={text} />,
  Text: ({ date }: { date?: string }) => <ArticleText date={date} text={text} />,
});

/** A checklist or example without a label belongs to the part above. */
function Contents({ text: { content: { sections } } }: { text: InsightText }) {
  const entries = sections
    .filter(({ title, as }) => !as || partsOf(title)[1])
    .map(({ title, short = title }) => ({ id: slugify(title), title: short }));
  return (
    <TableOfContents
      label={articlePage.contents}
      entries={[...entries, { id: sourcesId, title: articlePage.sources }]}
    />
  );
}

function ArticleText({ date, text }: { date?: string; text: InsightText }) {
  const { introduction, background, sections } = text.content;
  const sources = sourcesOf(text.content);
  return (
    <Prose className="article-text print:text-[11pt]">
      <Cited
        as="p"
        text={introduction}
        sources={sources}
        className="font-display text-xl leading-normal text-ink"
      />
      {background && <Cited as="p" text={background} sources={sources} />}
      <Brief date={date} text={text} />
      {sections.map((section) => (
        <Section
          key={section.title}
          section={section}
          sources={sources}
        />
      ))}
      <Sources sources={sources} />
    </Prose>
  );
}

/** Dated updates. The article itself stays as written. */
function Updates({ updates }: Pick<InsightText, "updates">) {
  return (
    <section className="mt-5 border-t border-line pt-2">
      <details className="print:details-content:[content-visibility:unset]">
        <summary className="chevron">
          <h2 id="updates" className="font-text text-base font-semibold tracking-normal">
            {articlePage.updates(updates.length)}
          </h2>
        </summary>
        {updates.map(({ date, text, source }) => (
          <p key={source.href} className="mt-3">
            <time dateTime={date} className="font-semibold">{`${longDate(date)}.`}</time>{" "}
            <RichText text={text} /> <a href={source.href}>{source.label}</a>
          </p>
        ))}
      </details>
    </section>
  );
}

function Brief({ date, text: { inBrief, updates } }: { date?: string; text: InsightText }) {
  const { title, ...labels } = articlePage.inBrief;
  return (
    <section className="boxed text-base">
      <div className="break-inside-avoid">
        <h2 id="in-brief" className="eyebrow">{title}</h2>
        <dl className="xl:grid xl:grid-cols-3 xl:gap-x-8">
          {(["changed", "who", "by"] as const).map((part) => (
            <div key={part} className="mt-3 grid gap-x-5 sm:grid-cols-[7.5rem_1fr] xl:block">
              <dt className="font-semibold text-ink">{labels[part]}</dt>
              <dd>{inBrief[part]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {updates.length > 0 && <Updates updates={updates} />}
      {date && (
        <p className="mt-2 border-t border-line pt-3.6 text-sm leading-normal text-balance text-moss">
          {articlePage.written(monthAndYear(date))}
        </p>
      )}
    </section>
  );
}

const looks = {
  plain: { section: "", item: undefined },
  example: { section: "boxed", item: undefined },
  checklist: {
    section: "boxed",
    item: "before:top-[0.25em] before:size-4 before:rounded-sm before:border-2 before:border-ink",
  },
};

/** Several items render a list, a single one a paragraph (SPEC §2). */
function Section({ section: { title, items, then = [], as, figure }, sources }: {
  section: InsightSection;
  sources: readonly Source[];
}) {
  const id = slugify(title);
  const [subject, rest] = partsOf(title);
  const look = looks[as ?? "plain"];
  const kicker = as && articlePage[as];
  const isNamed = kicker && title.toLowerCase().includes(kicker.toLowerCase());
  const paragraphs = [...items, ...then].map((text, index) => (
    <Cited key={index} as="p" text={text} sources={sources} />
  ));
  return (
    // No landmarks: they would say each heading twice.
    <section className={`${look.section} prose-section content-visibility-auto`}>
      {kicker && !isNamed && <span className="block break-after-avoid eyebrow">{kicker}</span>}
      <h2 id={id} className={as ? "mt-2" : "chapter"}>
        {rest && !kicker ? <Labeled label={subject} title={rest} /> : title}
      </h2>
      {items.length === 1
        ? as === "example" ? <div className="example">{paragraphs}</div> : paragraphs
        : (
          <ul>
            {items.map((item, index) => (
              <Cited key={index} as="li" text={item} sources={sources} className={look.item} />
            ))}
          </ul>
        )}
      {figure && <Figure figure={figure} inArticle />}
    </section>
  );
}

/** A title whose words before the colon stand above it. */
function Labeled({ label, title }: { label: string; title: string }) {
  return (
    <>
      <span>
        {label.slice(0, -1)}
        <i className="sr-only">:</i>
      </span>{" "}
      <span>{title}</span>
    </>
  );
}

/** Phones and tablets fold the list; a citation opens it. */
function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="prose-section border-t-2 border-ink pt-8 text-sm leading-normal content-visibility-auto">
      <h2 id={sourcesId}>{articlePage.sources}</h2>
      <details className="has-target:forced-open max-lg:mt-0 print:forced-open beside:forced-open">
        <summary className="chevron print:hidden beside:hidden">
          {articlePage.allSources(sources.length)}
        </summary>
        <ol>
          {sources.map(({ label, href }, index) => (
            <li key={href} id={sourceId(index + 1)}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
