/** The query `search`: the index over the last rows, made when a search first needs it. */
import { LRUCache } from "lru-cache";
import type { Commitment, Service } from "../../../client/catalog/rows.ts";
import { normalizeQuery } from "../../../client/search/normalize-query.ts";
import { listPages } from "../../../content/page-list.ts";
import type { SearchResults } from "../../../content/pages/search.ts";
import {
  type AsyncResult,
  mapResult,
  memoizeLast,
  type Result,
  successOf,
} from "../../runtime/cache/swr-cache.ts";
import { createSearch, type Search, warmUp } from "./search-index.ts";

/** Queries can be invented. */
const cacheSize = 200;

/** Answers of one version of the rows. Only while the index is being built they are promises. */
type Answer = (query: string) => AsyncResult<SearchResults>;

export function createSearchQuery(lists: {
  services: () => AsyncResult<Service[]>;
  commitments: () => AsyncResult<Commitment[]>;
}): Answer {
  const answerFrom = memoizeLast((services: Result<Service[]>) =>
    memoizeLast((commitments: Result<Commitment[]>) => createAnswer(services, commitments))
  );
  return (query) =>
    mapResult(
      lists.services(),
      (services) =>
        mapResult(lists.commitments(), (commitments) =>
          answerFrom(services)(commitments)(normalizeQuery(query))),
    );
}

function createAnswer(services: Result<Service[]>, commitments: Result<Commitment[]>): Answer {
  const partial = !services.ok || !commitments.ok;
  const pages = listPages(
    services.ok ? services.value : [],
    commitments.ok ? commitments.value : [],
  );
  const cacheOf = (search: Search) =>
    new LRUCache({
      max: cacheSize,
      memoMethod: (query: string) => successOf<SearchResults>({ ...search(query), partial }),
    });
  let cache: ReturnType<typeof cacheOf> | undefined;
  const built = createSearch(pages).then((search) => {
    warmUp(search, pages);
    return cache = cacheOf(search);
  });
  return (query) => cache ? cache.memo(query) : built.then((cache) => cache.memo(query));
}
