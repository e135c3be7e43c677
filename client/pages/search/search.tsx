import { Suspense, useEffect, useState } from "react";
import { paths } from "../../../content/paths.ts";
import { searchPage, type SearchResult, type SearchResults } from "../../../content/search.ts";
import type { Read } from "../../catalog/reads.ts";
import { Await, type Loaded } from "../../data.tsx";
import { highlight, termsOf } from "../../search/words.ts";
import { PageHeading } from "../../ui/heading.tsx";
import { Link } from "../../ui/link.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { SearchForm } from "./search-form.tsx";

interface SearchPageProps {
  results: Read<SearchResults> | null;
}

export function useTitle({ results }: SearchPageProps) {
  const { title } = searchPage.meta;
  return results ? `${title}: ${results.argument}` : title;
}

export default function SearchPage({ results }: SearchPageProps) {
  const query = results?.argument ?? "";
  const [announcement, setAnnouncement] = useState("");
  const { title, label, hint, submit, searching } = searchPage;
  return (
    <div className="below-header">
      <div className="page-width band search-page">
        <PageHeading>{title}</PageHeading>
        <SearchForm id="search-query" label={label} hint={hint} submit={submit} query={query} />
        <p role="status" className="sr-only">{announcement}</p>
        {results
          ? (
            <Suspense fallback={<Spinner label={searching} />}>
              <Await read={results}>
                {(answer) => <Results query={query} answer={answer} announce={setAnnouncement} />}
              </Await>
            </Suspense>
          )
          : <Start />}
      </div>
    </div>
  );
}

interface ResultsProps {
  query: string;
  answer: Loaded<SearchResults>;
  announce(text: string): void;
}

function Results({ query, answer, announce }: ResultsProps) {
  const results = answer.ok ? answer.value.results : [];
  const count = answer.ok ? searchPage.count(results.length, query) : searchPage.failure;
  useEffect(() => announce(count), [announce, count]);
  const terms = termsOf(query);
  return (
    <section aria-labelledby="results" className="search-results">
      <h2 id="results">{count}</h2>
      {answer.ok && answer.value.partial && <p className="notice">{searchPage.partial}</p>}
      {results.length > 0 && (
        <ol>
          {results.map((result) => <Result key={result.href} result={result} terms={terms} />)}
        </ol>
      )}
      {results.length === 0 && (
        <>
          <p className="lead">{searchPage.none}</p>
          <Places links={searchPage.ways} />
        </>
      )}
    </section>
  );
}

function Result({ result, terms }: { result: SearchResult; terms: readonly string[] }) {
  const { kind, title, href, date, excerpt } = result;
  return (
    <li>
      <p className="search-kind">
        {searchPage.kinds[kind]}
        {date && <time dateTime={date.iso}>{date.label}</time>}
      </p>
      <div>
        <h3>
          <Link href={href}>
            <Marked text={title} terms={terms} />
          </Link>
        </h3>
        <p>
          <Marked text={excerpt} terms={terms} />
        </p>
      </div>
    </li>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return highlight(text, terms).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text
  );
}

/** Before anything was searched for: the questions that come most often. */
function Start() {
  return (
    <section aria-labelledby="start" className="search-start">
      <h2 id="start">{searchPage.start}</h2>
      <Places
        links={searchPage.examples.map((example) => ({
          label: example,
          href: `${paths.search}?${new URLSearchParams({ q: example })}`,
        }))}
      />
    </section>
  );
}

function Places({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="search-places">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
