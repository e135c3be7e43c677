import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../../content/paths.ts";
import {
  searchPage,
  type SearchResult,
  type SearchResults,
} from "../../../content/pages/search.ts";
import type { Query, QueryResult } from "../../runtime/query-cache.tsx";
import { highlight, termsOf } from "../../search/terms.ts";
import { Band } from "../../ui/band.tsx";
import { Lead } from "../../ui/text/headings.tsx";
import { PageHeading } from "../../ui/text/page-heading.tsx";
import { Links } from "../../ui/lists/links.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { Notice } from "../../ui/status/notice.tsx";
import { SearchForm } from "../../search/search-form.tsx";

const listStyle = {
  className: "mt-4 grid grid-fill-72 gap-x-12",
  linkClassName:
    "flex min-h-13 items-center border-t border-line font-semibold text-river no-underline hover:underline",
};

export default function SearchPage({ results }: { results: Query<SearchResults> | null }) {
  const query = results?.argument ?? "";
  const [announcement, setAnnouncement] = useState("");
  const { meta, title, searching } = searchPage;
  return (
    <div className="pt-header">
      <Band>
        <PageHeading meta={query ? { title: `${title}: ${query}` } : meta}>{title}</PageHeading>
        <SearchForm {...searchPage} id="search-query" query={query} className="mt-7 block" />
        <p role="status" className="sr-only">{announcement}</p>
        {results
          ? (
            <Loading query={results} label={searching}>
              {(answer) => <Results query={query} answer={answer} announce={setAnnouncement} />}
            </Loading>
          )
          : <Start />}
      </Band>
    </div>
  );
}

function Results({ query, answer, announce }: {
  query: string;
  answer: QueryResult<SearchResults>;
  announce(text: string): void;
}) {
  const type = new URLSearchParams(useLocation().search).get("type");
  const all = answer.ok ? answer.value.results : [];
  const ofType = all.filter(({ kind }) => kind === type);
  const results = ofType.length > 0 ? ofType : all;
  const count = answer.ok ? searchPage.count(results.length, query) : searchPage.failure;
  useEffect(() => announce(count), [announce, count]);
  const terms = termsOf(query);
  return (
    <section aria-labelledby="results" className="mt-fluid-16">
      <h2 id="results" className="label text-base">{count}</h2>
      {answer.ok && answer.value.partial && <Notice className="mt-4">{searchPage.partial}</Notice>}
      <Filter query={query} all={all} type={ofType[0]?.kind} />
      {results.length > 0 && (
        <ol className="mt-4 border-t-2 border-ink">
          {results.map((result) => <Result key={result.href} result={result} terms={terms} />)}
        </ol>
      )}
      {results.length === 0 && (
        <>
          <Lead className="mt-3">{searchPage.none}</Lead>
          <Links links={searchPage.ways} {...listStyle} />
          <Start />
        </>
      )}
    </section>
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
    <nav aria-label={label} className="mt-3">
      <Links
        links={[linkTo(every, all.length), ...links]}
        here={paths.searchFor(query, type)}
        className="flex flex-wrap gap-x-6"
        linkClassName="inline-flex min-h-tap items-center border-b-2 border-transparent text-sm font-semibold text-river no-underline hover:underline current:border-clay current:text-ink"
      />
    </nav>
  );
}

function Result({ result, terms }: { result: SearchResult; terms: readonly string[] }) {
  const { kind, title, href, date, excerpt } = result;
  return (
    <li className="grid gap-x-10 gap-y-1.4 border-b border-line py-6.4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="mt-1.6 flex flex-wrap content-start gap-x-4 text-sm font-semibold text-ink lg:block">
        {searchPage.kinds[kind]}
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
            <Marked text={title} terms={terms} />
          </a>
        </h3>
        <p className="mt-1.6 max-w-176">
          <Marked text={excerpt} terms={terms} />
        </p>
      </div>
    </li>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return highlight(text, terms).map(({ text, marked }, index) =>
    // An element, because translation replaces React's text nodes.
    marked
      ? <mark key={index} className="-mx-0.4 bg-straw/55 px-0.4 text-inherit">{text}</mark>
      : <span key={index}>{text}</span>
  );
}

function Start() {
  return (
    <section aria-labelledby="start" className="mt-fluid-16">
      <h2 id="start" className="text-xl">{searchPage.start}</h2>
      <Links links={searchPage.examples} {...listStyle} />
    </section>
  );
}
