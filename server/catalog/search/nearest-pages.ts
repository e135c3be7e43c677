/** Suggestions for a path that does not exist. */
import { tryDecode } from "hono/utils/url";
import MiniSearch from "minisearch";
import type { Link } from "../../../content/navigation.ts";
import type { Page } from "../../../content/page-entry.ts";
import { listPages } from "../../../content/page-list.ts";
import { stemOf, wordsOf as allWordsOf } from "./words.ts";

/** Most characters of a path that are read. */
const pathLimit = 120;
/** As many as the page has room for (client/ui/status/missing-page.tsx). */
const shown = 2;

/** Words of up to two letters are in too many names. */
const wordsOf = (text: string) => allWordsOf(text).map(stemOf).filter((word) => word.length > 2);

const index = new MiniSearch<Page>({
  idField: "path",
  fields: ["path", "name"],
  storeFields: ["name"],
  tokenize: wordsOf,
  // Edit distance by word length.
  searchOptions: { fuzzy: (word) => word.length > 6 ? 2 : word.length > 3 ? 1 : false },
});
// Includes the services that the navigation lists, so that a mistyped path needs no backend call.
index.addAll(listPages(null).filter(({ kind }) => kind !== "file"));

/** At most two pages with at least half of the words of the path, best first. */
export function nearestPages(pathname: string): Link[] {
  const path = tryDecode(pathname, decodeURIComponent).slice(0, pathLimit);
  const words = new Set(wordsOf(path)).size;
  return index.search(path)
    .filter(({ queryTerms }) => queryTerms.length >= words / 2)
    .slice(0, shown)
    .map(({ id, name }) => ({ label: name, href: id }));
}
