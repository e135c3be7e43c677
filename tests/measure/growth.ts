/**
 * `deno run -A tests/measure/growth.ts`: cost and memory by number of services, invented addresses and
 * waiting visitors. Needs `deno task bundle`, wrk and Linux. Results are in docs/performance.md.
 */
import { paths } from "../../content/paths.ts";
import { key, recordingBackend } from "../support/backend/recording-backend.ts";
import { serve, type Server } from "./server.ts";
import { wrk } from "./wrk.ts";

const br = { "accept-encoding": "br" };

async function hosted(): Promise<{ backend: ReturnType<typeof recordingBackend>; site: Server }> {
  const backend = recordingBackend();
  const { url } = backend.served();
  const env = { SUPABASE_URL: url, SUPABASE_ANON_KEY: key, LOG_LEVEL: "warn" };
  return { backend, site: await serve("bundle/main.js", { env }) };
}

const get = async (site: Server, path: string) => {
  const response = await fetch(site.url + path, { headers: br });
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
};

async function services(count: number) {
  const { backend, site } = await hosted();
  await using _ = site;
  const [first] = backend.tables.services as { slug: string }[];
  backend.tables.services = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: crypto.randomUUID(),
    slug: `service-${index}`,
    title: `Service ${index}`,
    display_order: index,
  }));
  const path = paths.service("service-7");
  await get(site, paths.services);
  await get(site, path);
  const { cost } = await wrk(site, path, { seconds: 3, headers: br });
  console.log(
    `${count} services: ${cost.toFixed(1)} µs a request for a cached one, ` +
      `${(await site.memory()).toFixed(0)} MiB`,
  );
}

async function inventedAddresses(seconds: number) {
  const { site } = await hosted();
  await using _ = site;
  await get(site, paths.services);
  for (let second = 0; second < seconds; second++) {
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => get(site, `/invented-${second}-${n}`)),
    );
    const took = (performance.now() - started) / 1_000;
    if (answers.some(({ status }) => status !== 404)) throw new Error("not 404");
    if (second % 5 === 4 || second === 0) {
      const memory = (await site.memory()).toFixed(0);
      console.log(
        `${second + 1},000 invented addresses: ${memory} MiB, ${took.toFixed(2)} s a 1,000`,
      );
    }
  }
}

async function slowBackend(visitors: number) {
  const { backend, site } = await hosted();
  await using _ = site;
  const release = backend.hold();
  const before = await site.memory();
  const pages = [paths.home, paths.services, paths.about, paths.commitments];
  const waiting = Array.from({ length: visitors }, async (_, n) => {
    const response = await fetch(site.url + pages[n % pages.length]!, { headers: br });
    return { begun: response.status, bytes: await response.bytes() };
  });
  await new Promise((later) => setTimeout(later, 3_000));
  release();
  const answers = await Promise.all(waiting);
  const whole = answers.filter(({ bytes }) => new TextDecoder().decode(bytes).endsWith("</html>"));
  console.log(
    `${visitors} visitors who wait 3 s for the backend: ${whole.length} whole pages, ` +
      `${before.toFixed(0)} MiB before, ${(await site.memory("VmHWM")).toFixed(0)} MiB at most, ` +
      `${backend.calls.length} calls`,
  );
}

for (const count of [10, 100, 1_000, 10_000]) await services(count);
await inventedAddresses(20);
await slowBackend(1_000);
Deno.exit(0);
