/** Data that the site itself has beside the backend's: its list of pages, and what a query finds. */
import { normalizeQuery } from "../../client/search/query.ts";
import { paths } from "../../content/paths.ts";
import type { SearchResults } from "../../content/search.ts";
import type { Commitment, CommitmentSummary } from "../../content/types.ts";
import { type Answer, type Catalog, wholeServices } from "./catalog.ts";
import type { DatedService } from "../backend/rows.ts";
import { listPages } from "../pages/directory.ts";
import { serviceDocument, staticDocuments } from "./search/documents.ts";
import { buildIndex, find, type SearchIndex } from "./search/find.ts";

const searchPrefix = paths.data.search("");

/** With the ten services of the specification: a mistyped address does not ask the backend. */
const pages: Answer = { ok: true, value: listPages(null), version: "pages" };

/** The catalog, extended by the site's own lists and by `paths.data.commitmentSummaries`. */
export function withSiteData(catalog: Catalog): Catalog {
  const indexOf = indexes();

  function search(query: string): Answer | Promise<Answer> {
    const services = catalog.read(wholeServices);
    const answer = (services: Answer): Answer => {
      const value: SearchResults = {
        results: find(indexOf(services), query),
        partial: !services.ok,
      };
      return { ok: true, value, version: services.ok ? services.version : "without services" };
    };
    return services instanceof Promise ? services.then(answer) : answer(services);
  }

  function commitmentSummaries(): Answer | Promise<Answer> {
    const commitments = catalog.read(paths.data.commitments);
    const answer = (whole: Answer): Answer =>
      whole.ok ? { ...whole, value: (whole.value as Commitment[]).map(summarize) } : whole;
    return commitments instanceof Promise ? commitments.then(answer) : answer(commitments);
  }

  return {
    read(key) {
      if (key === paths.data.commitmentSummaries) return commitmentSummaries();
      if (key === paths.data.pages) return pages;
      if (!key.startsWith(searchPrefix)) return catalog.read(key);
      return search(normalizeQuery(decodeURIComponent(key.slice(searchPrefix.length))));
    },
  };
}

/** The index over the services of an answer; made again only when they change. */
function indexes(): (services: Answer) => SearchIndex {
  let made: { version: string; index: SearchIndex } | null = null;
  return (services) => {
    const version = services.ok ? services.version : "";
    if (made?.version !== version) {
      const rows = services.ok ? services.value as DatedService[] : [];
      made = { version, index: buildIndex([...rows.map(serviceDocument), ...staticDocuments]) };
    }
    return made.index;
  };
}

function summarize({ slug, title, subtitle, icon_name }: Commitment): CommitmentSummary {
  return { slug, title, subtitle, icon_name };
}
