/** Which pages somebody may have meant who came to an address that does not exist. */
import { tryDecode } from "hono/utils/url";
import MiniSearch from "minisearch";
import { stemsOf } from "../../../client/search/terms.ts";
import type { Link } from "../../../content/navigation.ts";
import type { Page } from "../../../content/page.ts";
import { listPages } from "../../../content/pages.ts";

/** Characters of an address that are looked at; nobody mistypes a longer one by hand. */
const pathLimit = 120;
const shown = 4;

/** Shorter ones are in too many names. */
const wordsOf = (text: string) => stemsOf(text).filter((word) => word.length > 2);

const index = new MiniSearch<Page>({
  idField: "path",
  fields: ["path", "name"],
  storeFields: ["name"],
  tokenize: wordsOf,
  // One slip in a word of some length is a slip, not another word.
  searchOptions: { fuzzy: (word) => word.length > 6 ? 2 : word.length > 3 ? 1 : false },
});
// With the ten services of the specification: a mistyped address does not ask the backend.
index.addAll(listPages(null).filter(({ kind }) => kind !== "file"));

/** At most four pages that have half of the address' words or more, best first. */
export function nearestPages(pathname: string): Link[] {
  const path = tryDecode(pathname, decodeURIComponent).slice(0, pathLimit);
  const words = new Set(wordsOf(path)).size;
  return index.search(path)
    .filter(({ queryTerms }) => queryTerms.length >= words / 2)
    .slice(0, shown)
    .map(({ id, name }) => ({ label: name, href: id }));
}
