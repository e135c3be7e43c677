import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths, slugify } from "../../../content/paths.ts";
import {
  type MarkedText,
  searchPage,
  type SearchResult,
  type SearchResults,
} from "../../../content/pages/search.ts";
import type { Query, QueryResult } from "../../runtime/query-cache.tsx";
import { normalizePage } from "../../search/normalize-query.ts";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Links } from "../../ui/lists/links.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { Notice } from "../../ui/status/notice.tsx";
import { SearchForm } from "../../search/search-form.tsx";

const listStyle = {
  className: "mt-4 grid grid-fill-72 gap-x-12",
  linkClassName:
    "flex min-h-13 items-center border-t border-line font-semibold text-river no-underline hover:underline",
};

const tabStyle =
  "inline-flex min-h-tap items-center border-b-2 border-transparent text-sm font-semibold text-river no-underline hover:underline current:border-clay current:text-ink";

/** Results on one page. */
const pageSize = 10;

export default function SearchPage({ results }: { results: Query<SearchResults> | null }) {
  const query = results?.argument ?? "";
  const [announcement, setAnnouncement] = useState("");
  const { meta, title, searching } = searchPage;
  return (
    <>
      <PageHero
        meta={query ? { title: `${title}: ${query}` } : meta}
        title={title}
        opener="search"
        // The first window of a phone shows a result.
        hasPhoneMap={false}
        className="pb-fluid-12 lg:pt-36"
      >
        <SearchForm
          {...searchPage}
          // The first window of a phone shows a result.
          hint={query ? undefined : searchPage.hint}
          id="search-query"
          query={query}
          // Over the map: eight of the twelve columns, as the results have, instead of the hero's seven.
          className="relative z-1 block lg:-mr-[calc(100%/7)] lg:*:max-w-none"
        />
        <p role="status" className="sr-only">{announcement}</p>
      </PageHero>
      <Band size="sm">
        {results
          ? (
            <Loading query={results} label={searching}>
              {(answer) => <Results query={query} answer={answer} announce={setAnnouncement} />}
            </Loading>
          )
          : (
            <>
              <Start />
              <div className="mt-fluid-12 grid gap-x-7 gap-y-10 md:grid-cols-3">
                {searchPage.starts.map(({ label, links }) => (
                  <nav key={label} aria-labelledby={slugify(label)}>
                    <h2 id={slugify(label)} className="border-t-2 border-ink pt-4 text-xl">
                      {label}
                    </h2>
                    <Links links={links} {...listStyle} className="mt-3" />
                  </nav>
                ))}
              </div>
            </>
          )}
      </Band>
    </>
  );
}

function Results({ query, answer, announce }: {
  query: string;
  answer: QueryResult<SearchResults>;
  announce(text: string): void;
}) {
  const parameters = new URLSearchParams(useLocation().search);
  const type = parameters.get("type");
  const all = answer.ok ? answer.value.results : [];
  const ofType = all.filter(({ kind }) => kind === type);
  const results = ofType.length > 0 ? ofType : all;
  const last = Math.max(1, Math.ceil(results.length / pageSize));
  const page = Math.min(Number(normalizePage(parameters.get("page"))) || 1, last);
  const corrected = answer.ok ? answer.value.corrected : null;
  const count = answer.ok
    ? countOf(results.length, corrected ?? query, page, last)
    : searchPage.failure;
  useEffect(() => announce(count), [announce, count]);
  const shownType = ofType[0]?.kind;
  const found = (
    <>
      <h2 id="results" className={results.length > 0 ? "label text-base" : "text-2xl"}>{count}</h2>
      {corrected && <Correction query={corrected} />}
      {answer.ok && answer.value.partial && <Notice className="mt-4">{searchPage.partial}</Notice>}
    </>
  );
  if (results.length === 0) {
    return (
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="results">
          {found}
          <Lead className="mt-3">{searchPage.none}</Lead>
          <Links links={searchPage.ways} {...listStyle} />
        </section>
        <Start />
      </div>
    );
  }
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-8-4">
      <section aria-labelledby="results">
        {found}
        <Filter query={query} all={all} type={shownType} />
        <ol start={(page - 1) * pageSize + 1} className="mt-4 border-t-2 border-ink">
          {results.slice((page - 1) * pageSize, page * pageSize).map((result) => (
            <Result key={result.href} result={result} />
          ))}
        </ol>
        {last > 1 && <Pages query={query} type={shownType} page={page} last={last} />}
      </section>
      <nav aria-labelledby="start" className="lg:sticky lg:top-28 lg:self-start" data-no-print>
        <h2 id="start" className="label text-base">{searchPage.start}</h2>
        <Links links={searchPage.examples} {...listStyle} />
      </nav>
    </div>
  );
}

function countOf(results: number, query: string, page: number, last: number): string {
  const count = searchPage.count(results, query);
  return last > 1 ? count + searchPage.pages.place(page, last) : count;
}

/** The results are those of the corrected query already; the link makes it the query. */
function Correction({ query }: { query: string }) {
  return (
    <p className="mt-3 text-lg">
      {searchPage.corrected}{" "}
      <a href={paths.searchFor(query)} className="font-semibold text-river underline">{query}</a>.
    </p>
  );
}

/** Numbers alone: the one that is followed stays, and keeps the focus. */
function Pages({ query, type, page, last }: {
  query: string;
  type?: SearchResult["kind"];
  page: number;
  last: number;
}) {
  const { label, page: nameOf } = searchPage.pages;
  const links = Array.from({ length: last }, (_, index) => ({
    label: nameOf(index + 1),
    href: paths.searchFor(query, type, index + 1),
  }));
  return (
    <nav aria-label={label} className="mt-6">
      <Links
        links={links}
        here={paths.searchFor(query, type, page)}
        className="flex flex-wrap gap-x-6"
        linkClassName={tabStyle}
      />
    </nav>
  );
}

function Filter({ query, all, type }: {
  query: string;
  all: readonly SearchResult[];
  /** The kind that is shown; all when left out. */
  type?: SearchResult["kind"];
}) {
  const { label, all: every, kinds } = searchPage.filter;
  const linkTo = (label: string, count: number, type?: string) => ({
    label: `${label} (${count})`,
    href: paths.searchFor(query, type),
  });
  const links = Object.entries(kinds).flatMap(([kind, label]) => {
    const count = all.filter((result) => result.kind === kind).length;
    return count > 0 ? [linkTo(label, count, kind)] : [];
  });
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className="mt-1.5 -mb-6.5">
      <Links
        links={[linkTo(every, all.length), ...links]}
        here={paths.searchFor(query, type)}
        // One row, which phones scroll from edge to edge: it fades where it goes on. With room for a focus ring.
        className="flex [scrollbar-width:none] gap-x-6 overflow-x-auto py-2 *:flex-none max-sm:-mx-gutter max-sm:scroll-pr-10 max-sm:scroll-pl-gutter max-sm:mask-[linear-gradient(90deg,#000_calc(100%-2.5rem),transparent)] max-sm:pr-10 max-sm:pl-gutter sm:-mx-2 sm:px-2"
        linkClassName={`${tabStyle} current:[scroll-initial-target:nearest]`}
      />
    </nav>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { label, title, href, partOf, date, excerpt } = result;
  return (
    <li className="grid gap-x-10 gap-y-1.4 border-b border-line py-5 sm:py-6.4 lg:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="mt-1.6 flex flex-wrap content-start gap-x-4 text-sm font-semibold text-ink lg:block">
        {label}
        {date && (
          <time dateTime={date.iso} className="block font-normal text-moss">{date.label}</time>
        )}
      </p>
      <div>
        <h3>
          <a
            href={href}
            className="text-ink decoration-line hover:text-clay hover:decoration-current"
          >
            <Marked text={title} />
          </a>
        </h3>
        {partOf && <p className="mt-0.8 text-sm text-moss">{searchPage.partOf(partOf)}</p>}
        <p className="mt-1.6 max-w-176">
          <Marked text={excerpt} />
        </p>
      </div>
    </li>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text, marked }, index) =>
    // An element, because translation replaces React's text nodes.
    marked
      ? (
        <mark key={index} role="none" className="bg-straw/55 text-inherit">
          {text}
        </mark>
      )
      : <span key={index}>{text}</span>
  );
}

function Start() {
  return (
    <section aria-labelledby="start">
      <h2 id="start" className="text-2xl">{searchPage.start}</h2>
      <Links
        links={searchPage.examples}
        className="mt-4 flex flex-wrap gap-2.4"
        linkClassName="inline-flex min-h-tap items-center rounded-sm border-1.5 border-edge bg-card px-4 font-semibold text-river no-underline hover:border-river hover:underline"
      />
    </section>
  );
}
