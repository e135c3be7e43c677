/** The queries of `queries.txt`: what visitors type, and the pages that serve them. */
import { createHash } from "node:crypto";

export interface ExpectedQuery {
  query: string;
  /** Addresses, of which each serves; some name a part of the page. */
  expected: readonly string[];
  /** Not looked at while the search is tuned. */
  isAside: boolean;
}

/** @throws with the line that has no `query -> address` */
export function readQueries(text: string): ExpectedQuery[] {
  return text.split("\n").filter((line) => line.trim() && !line.startsWith("#")).map((line) => {
    const [query, addresses, ...more] = line.split("->").map((part) => part.trim());
    if (!query || !addresses || more.length > 0) throw new Error(`no "query -> address": ${line}`);
    return { query, expected: addresses.split(/\s+/), isAside: isAside(query) };
  });
}

/** A third, chosen by the query's digest: by chance, and always the same. */
function isAside(query: string): boolean {
  return createHash("sha256").update(query).digest()[0]! % 3 === 0;
}

export const querySet = readQueries(
  await Deno.readTextFile(new URL("queries.txt", import.meta.url)),
);

const pageOf = (address: string) => address.split("#")[0];

/** Place of the first address that is an expected page, from 0; -1 without one. */
export function placeOf({ expected }: ExpectedQuery, found: readonly string[]): number {
  const pages = expected.map(pageOf);
  return found.findIndex((address) => pages.includes(pageOf(address)));
}

/** Shares of the queries whose page comes first, and among the first three. */
export function sharesOf(places: readonly number[]): { first: number; amongThree: number } {
  const share = (count: number) => count / places.length;
  return {
    first: share(places.filter((place) => place === 0).length),
    amongThree: share(places.filter((place) => place >= 0 && place < 3).length),
  };
}
