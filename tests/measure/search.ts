/**
 * `deno task measure search [FILE]`: how often the search leads to the right page. FILE has a line
 * `query -> address [address...]` for each query (tests/support/search/queries.txt), and every one that
 * fails is listed. Without FILE it measures the repository's own set, and lists no query set aside.
 * Also: the time of a query, of building the index and of its longest step, and its memory.
 */
import {
  type ExpectedQuery,
  placeOf,
  querySet,
  readQueries,
  sharesOf,
} from "../support/search/query-set.ts";
import { seedPages } from "../support/search/seed-search.ts";
import { createSearch, type Search, warmUp } from "../../server/catalog/search/search-index.ts";

const [file] = Deno.args;
const pages = await seedPages();
const search = await build();
await warmUp(search, pages);
if (file) report(file, readQueries(await Deno.readTextFile(file)), true);
else {
  report("tuned", querySet.filter(({ isAside }) => !isAside), true);
  report("set aside", querySet.filter(({ isAside }) => isAside), false);
}
Deno.exit();

async function build(): Promise<Search> {
  const gc = (globalThis as { gc?: () => void }).gc;
  gc?.();
  const before = Deno.memoryUsage().heapUsed;
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 0);
  const start = last;
  const search = await createSearch(pages);
  const took = performance.now() - start;
  clearInterval(timer);
  gc?.();
  const bytes = Deno.memoryUsage().heapUsed - before;
  console.log(
    `index: ${took.toFixed(0)} ms, longest step ${longest.toFixed(1)} ms, ` +
      `${(bytes / 2 ** 20).toFixed(1)} MiB${gc ? "" : " (without --v8-flags=--expose-gc)"}`,
  );
  return search;
}

function report(name: string, set: readonly ExpectedQuery[], isListed: boolean) {
  const times: number[] = [];
  const places = set.map((expected) => {
    const start = performance.now();
    const { results } = search(expected.query);
    times.push(performance.now() - start);
    const found = results.map(({ href }) => href);
    const place = placeOf(expected, found);
    if (isListed && place !== 0) {
      console.log(`${place + 1 || "-"}  ${expected.query} -> ${found.slice(0, 3).join(" ")}`);
    }
    return place;
  });
  times.sort((a, b) => a - b);
  const { first, amongThree } = sharesOf(places);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  console.log(
    `${name}: ${set.length} queries, first ${percent(first)}, among three ${
      percent(amongThree)
    }; ` +
      `median ${times[times.length >> 1]!.toFixed(2)} ms, most ${times.at(-1)!.toFixed(2)} ms`,
  );
}
