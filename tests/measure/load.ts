/**
 * `deno task measure load [MINUTES] [CONNECTIONS] [UPLOADS]` requests pages, data, files and searches,
 * and sends forms and resumes, over many connections. Ends with 1 when a request failed or memory
 * grew after the second minute. Linux only. Results are in docs/performance.md.
 */
import { query } from "../../client/catalog/queries.ts";
import { paths } from "../../content/paths.ts";
import { applicationBody, applicationFields, pdf, pdfText } from "../support/forms.ts";
import { sitePages } from "../support/page/site-pages.ts";
import { serve } from "./server.ts";

const [minutes = 10, connections = 500, uploads = 100] = Deno.args.map(Number);
const warmUpMinutes = 2;
/** Most MiB that may be added after the warm-up. */
const mostGrowth = 20;

await using backend = await serve("tests/measure/load-backend.ts", {
  args: (port) => [String(port)],
});
await using site = await serve("bundle/main.js", {
  env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: "key", TRUST_PROXY: "1" },
});

const client = Deno.createHttpClient({ poolMaxIdlePerHost: connections });
const files = ["/icons/favicon.svg", "/icons/icon-192.png", "/fonts/public-sans.woff2"];
const words = ["grant", "audit", "training", "board", "nothing of the kind", "risk"];
const asked: ((n: number) => [path: string, init?: RequestInit])[] = [
  (n) => [sitePages()[n % sitePages().length]!],
  (n) => [sitePages()[n % sitePages().length]!, { headers: { "accept-encoding": "identity" } }],
  () => [query("services").address],
  (n) => [files[n % files.length]!],
  (n) => [
    `${paths.search}?q=${encodeURIComponent(words[n % words.length]!)}`,
    { headers: from(n) },
  ],
  (n) => [paths.service(`invented-${n % 1_000}`), { headers: from(n) }],
  (
    n,
  ) => [
    paths.contact,
    form({ name: "Ada", email: `a${n}@county.example`, message: `No. ${n}` }, n),
  ],
  (n) => [paths.subscribe, form({ email: `a${n}@county.example` }, n)],
];
const failures = new Map<string, number>();
let done = 0;
let sent = 0;
let phase = "starting";
const progress = setInterval(() => console.log(`${phase}: ${done} requests so far`), 5_000);

const idle = await site.memory();
phase = "warming up";
for (const path of sitePages()) await send(path, {}, 200);
await run(warmUpMinutes, uploads / 4);
failures.clear();
phase = "waiting for memory to settle";
const before = await settled();
phase = "measuring";
const first = done;
await run(minutes - warmUpMinutes, uploads);
const requests = done - first;
phase = "waiting for memory to settle";
const peak = await site.memory("VmHWM");
const after = await settled();
clearInterval(progress);
console.log({
  minutes,
  requests,
  connections,
  uploads,
  failures: Object.fromEntries(failures),
  perSecond: Math.round(requests / (minutes - warmUpMinutes) / 60),
  memory: `${idle.toFixed(0)} MiB idle, ${before.toFixed(0)} before, ${after.toFixed(0)} after, ` +
    `${peak.toFixed(0)} at most`,
});
client.close();
Deno.exitCode = failures.size > 0 || after - before > mostGrowth ? 1 : 0;

async function run(minutes: number, files: number): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const resumes = Array.from({ length: files }, () => upload(sent++));
  const others = Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      const n = done++;
      const [path, init] = asked[n % asked.length]!(Math.floor(n / asked.length));
      const expected = path.includes("invented") ? 404 : init?.method ? 303 : 200;
      await send(path, { redirect: "manual", ...init }, expected);
    }
  });
  await Promise.all([...resumes, ...others]);
}

async function send(path: string, init: RequestInit, expected: number): Promise<void> {
  try {
    const answer = await fetch(site.url + path, { ...init, client } as RequestInit);
    await answer.arrayBuffer();
    if (answer.status !== expected) fail(path, answer.status);
  } catch (error) {
    fail(path, error);
  }
}

async function upload(n: number): Promise<void> {
  const file = pdf("cv.pdf", pdfText.replace("%%EOF", `${" ".repeat(2e6)}%%EOF`));
  const body = applicationBody(file, { ...applicationFields, lastName: `N${n}` });
  const headers = { ...from(n), accept: "application/json" };
  await send(paths.careers, { method: "POST", headers, body }, 200);
}

function fail(path: string, why: unknown): void {
  const what = `${path.replace(/\?.*|\d+$/g, "")}: ${why}`;
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

/** Each request has its own address, because limits are per address. */
function from(n: number): Record<string, string> {
  return { "x-forwarded-for": `10.${n >> 16}.${n >> 8 & 255}.${n & 255}` };
}

function form(values: Record<string, string>, n: number): RequestInit {
  return { method: "POST", headers: from(n), body: new URLSearchParams(values) };
}

/** Memory once it no longer falls. */
async function settled(): Promise<number> {
  let lowest = Infinity;
  for (let still = 0; still < 5; still++) {
    await new Promise((later) => setTimeout(later, 1_000));
    const now = await site.memory();
    if (now < lowest - 1) still = 0;
    lowest = Math.min(lowest, now);
  }
  return lowest;
}
