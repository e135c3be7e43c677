/**
 * `deno task measure search [FILE]`: how often the search leads to the right page. FILE has a line
 * `query -> address [address...]` for each query (tests/support/search/queries.txt), and every one that
 * fails is listed. Without FILE it measures the repository's own set, and lists no query set aside.
 * Also: the time of a query, of building the index and of its longest step, and its memory. A query's time
 * is the median of five: the engine collects garbage in some query of every run.
 */
import {
  type ExpectedQuery,
  placeOf,
  querySet,
  readQueries,
  sharesOf,
} from "../support/search/query-set.ts";
import { seedPages } from "../support/search/seed-search.ts";
import { median } from "./wrk.ts";
import { createSearch, type Search, warmUp } from "../../server/catalog/search/search-index.ts";

const rounds = 5;

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

/** Milliseconds of each query, by round. The rounds are apart, so that nothing is near in memory. */
function timesOf(set: readonly ExpectedQuery[]): number[][] {
  return Array.from({ length: rounds }, () =>
    set.map(({ query }) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    }));
}

function report(name: string, set: readonly ExpectedQuery[], isListed: boolean) {
  const measured = timesOf(set);
  const times = set.map((_, place) => median(measured.map((round) => round[place]!)));
  const places = set.map((expected) => {
    const { results } = search(expected.query);
    const found = results.map(({ href }) => href);
    const place = placeOf(expected, found);
    if (isListed && place !== 0) {
      console.log(`${place + 1 || "-"}  ${expected.query} -> ${found.slice(0, 3).join(" ")}`);
    }
    return place;
  });
  const { first, amongThree } = sharesOf(places);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  console.log(
    `${name}: ${set.length} queries, first ${percent(first)}, among three ${
      percent(amongThree)
    }; ` +
      `median ${median(times).toFixed(2)} ms, most ${Math.max(...times).toFixed(2)} ms; ` +
      `single ones over 5 ms: ${measured.flat().filter((ms) => ms > 5).length} of ${
        rounds * set.length
      }`,
  );
}
