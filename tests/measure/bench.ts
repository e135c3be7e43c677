/**
 * `deno task measure bench [ROUNDS] [SECONDS]` compares the site with bare servers of the same bytes
 * by medians of alternating rounds. Needs wrk, Linux and an idle machine. Results are in
 * docs/performance.md.
 */
import { paths } from "../../content/paths.ts";
import { key, recordingBackend } from "../support/backend/recording-backend.ts";
import { serve, type Server } from "./server.ts";
import { median, type Run, wrk } from "./wrk.ts";

const [rounds = 5, seconds = 4] = Deno.args.map(Number);
const br = { "accept-encoding": "br" };

await using backend = recordingBackend();
const { url } = backend.served();
const hosted = { SUPABASE_URL: url, SUPABASE_ANON_KEY: key };
const site = (env: Record<string, string> = {}) =>
  serve("bundle/main.js", { env: { ...hosted, ...env } });
const floorOf = (server: Server, path: string) =>
  serve("tests/measure/floor.ts", { args: (port) => [String(port), server.url + path] });

await memoryWhenCold();
await using logging = await site();
console.log(`idle: ${(await logging.memory()).toFixed(0)} MiB`);
// The first visitor waits for the rows; afterwards the page is cached.
await (await fetch(logging.url + paths.services)).text();

for (
  const path of [
    paths.services,
    "/icons/favicon.svg",
    "/icons/icon-192.png",
    "/images/services/project-management-800.webp",
  ]
) {
  await using floor = await floorOf(logging, path);
  await compare(path, [floor, "floor"], [logging, "site"], path, br);
  if (path !== paths.services) continue;
  const etag = (await fetch(logging.url + path, { headers: br })).headers.get("etag")!;
  await compare(`${path}, 304`, [floor, "floor"], [logging, "site"], path, {
    ...br,
    "if-none-match": etag,
  });
}
await health();
const search = `${paths.search}?q=grant+writing`;
print("/search, repeated", "site", [await wrk(logging, search, { seconds, headers: br })]);
console.log(`under load: ${(await logging.memory("VmHWM")).toFixed(0)} MiB at most`);

/** Starts both anew, because the process of the other rows has their heap. */
async function health() {
  await using silent = await site({ LOG_LEVEL: "silent" });
  await using logging = await site();
  await compare("/healthz", [silent, "log off"], [logging, "log on"], "/healthz", {});
}

async function compare(
  what: string,
  [base, baseName]: [Server, string],
  [tried, triedName]: [Server, string],
  path: string,
  headers: Record<string, string>,
) {
  const runs: [Run, Run][] = [];
  for (const server of [base, tried]) await wrk(server, path, { seconds: 2, headers });
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 ? tried : base;
    const one = await wrk(first, path, { seconds, headers });
    const other = await wrk(first === base ? tried : base, path, { seconds, headers });
    runs.push(first === base ? [one, other] : [other, one]);
  }
  print(what, baseName, runs.map(([base]) => base));
  print(what, triedName, runs.map(([, tried]) => tried));
  const ratio = median(runs.map(([base, tried]) => tried.rate / base.rate));
  const cost = median(runs.map(([base, tried]) => tried.cost / base.cost));
  console.log(`${what}: ${ratio.toFixed(2)} of ${baseName}, processor time ${cost.toFixed(2)}\n`);
}

function print(what: string, name: string, runs: Run[]) {
  const of = (key: keyof Run) => median(runs.map((run) => run[key]));
  console.log(
    `${what} ${name}: ${of("rate").toFixed(0)} req/s, p50 ${of("p50").toFixed(1)} ms, ` +
      `p99 ${of("p99").toFixed(1)} ms, ${of("cost").toFixed(1)} µs a request, ` +
      `${runs.reduce((sum, { failed }) => sum + failed, 0)} failed`,
  );
}

async function memoryWhenCold() {
  await using cold = await site();
  const before = await cold.memory();
  const visits = Array.from({ length: 200 }, async (_, index) => {
    const path = [paths.home, paths.services, paths.about][index % 3]!;
    const response = await fetch(cold.url + path, { headers: br });
    return (await response.arrayBuffer()).byteLength;
  });
  const sizes = await Promise.all(visits);
  console.log(
    `200 cold connections: ${before.toFixed(0)} MiB before, ` +
      `${(await cold.memory("VmHWM")).toFixed(0)} MiB at most, ${new Set(sizes).size} bodies`,
  );
}
