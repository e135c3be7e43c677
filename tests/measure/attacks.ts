/**
 * `deno task measure attacks [SECONDS] [IMAGE]`: the attacks of docs/security.md by one client, ten
 * addresses and a thousand, while another visitor opens /services, sends inquiries and applies once.
 * With IMAGE (`deno task container` builds `site:check`) the site runs in its container, with the
 * limits of compose.yaml. Prints a table. Ends with 1 when the visitor was refused or memory grew too
 * much. Linux only.
 */
import { fileURLToPath } from "node:url";
import { paths } from "../../content/paths.ts";
import { applicationBody, pdf, pdfText } from "../support/forms.ts";
import { peakMemory, startContainer } from "../support/process/container.ts";
import { type Proxy, startCaddy, startNginx } from "../support/process/proxies.ts";
import type { Answers, Attack, Orders } from "./attackers.ts";
import { serve } from "./server.ts";

const [seconds = "15", image] = Deno.args;
/** Mebibytes that compose.yaml gives, and that unread responses may add. */
const [givenMemory, mostGrowth] = [256, 40];

const attacks: Attack[] = [
  ...["long addresses", "silent uploads", "unread film", "hanging mail", "large resumes"] as const,
  ...["long tags", "dripping forms", "slow files"] as const,
];

const backend = await serve("tests/measure/load-backend.ts", {
  args: (port) => [String(port), "mail hangs"],
});
const variables = { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: "key", TRUST_PROXY: "1" };
let missed = false;

console.log(
  "| attack | addresses | answers/s | renders/s | MiB before, most | handles | /services p50, p99 ms " +
    "| form p50, p99 ms | 3 MB application s |\n|---|---|---|---|---|---|---|---|---|",
);
await measure(null, 0);
for (const attack of attacks) {
  for (const addresses of [1, 10, 1_000]) await measure(attack, addresses);
}
await measure("unread film", 1, "nginx", startNginx);
await measure("unread film", 1, "Caddy", startCaddy);
await backend[Symbol.asyncDispose]();
Deno.exit(missed ? 1 : 0);

async function measure(
  attack: Attack | null,
  addresses: number,
  proxyName = "",
  startProxy?: (port: number) => Promise<Proxy>,
): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const site = image
    ? resources.adopt(await startContainer(image, givenMemory, variables), (it) => it.remove())
    : resources.use(await serve("bundle/main.js", { env: variables }));
  const proxy = startProxy && resources.use(await startProxy(Number(new URL(site.url).port)));
  const { url, certificate } = proxy ?? { url: site.url, certificate: undefined };
  const client = resources.use(Deno.createHttpClient({
    caCerts: certificate ? [certificate] : [],
    // Not the attackers' address.
    localAddress: "127.0.0.2",
  }));
  const pids = [site.pid, ...proxy ? [proxy.pid] : []];
  const failures: Record<number, number> = {};

  async function send(n: number, path: string, body?: BodyInit): Promise<number> {
    const headers = { "x-forwarded-for": `10.9.${n >> 8}.${n & 255}`, accept: "application/json" };
    const started = performance.now();
    const init = body ? { method: "POST", body } : {};
    const status = await fetch(url + path, { ...init, headers, client })
      .then(async (answer) => (await answer.text(), answer.status), () => 0);
    if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
    return performance.now() - started;
  }
  const pages: number[] = [];
  const forms: number[] = [];
  async function visit(n: number): Promise<void> {
    const email = `visitor${n}@county.example`;
    const inquiry = new URLSearchParams({ name: "Ada", email, message: `Matter ${n}.` });
    pages.push(await send(n, paths.services));
    // A proxy puts the visitor's own address in its place, which may send 30 forms.
    if (proxy && n % 20 > 0) return;
    forms.push(await send(n, paths.contact, inquiry));
  }

  for (let n = 0; n < 20; n++) await visit(n);
  pages.length = forms.length = 0;
  const before = await Promise.all(pids.map(usage));
  const most = before.map((usage) => ({ ...usage }));
  const sample = async () => {
    for (const [index, now] of (await Promise.all(pids.map(usage))).entries()) {
      most[index]!.memory = Math.max(most[index]!.memory, now.memory);
      most[index]!.handles = Math.max(most[index]!.handles, now.handles);
    }
  };
  const started = performance.now();
  const attackers = attack
    ? startAttackers({ attack, url, certificate, addresses, seconds: Number(seconds) })
    : new Promise<Answers>((over) => setTimeout(over, Number(seconds) * 1_000, { rendered: 0 }));
  let isOver = false;
  attackers.finally(() => isOver = true);
  const resume = pdf("cv.pdf", pdfText.replace("%%EOF", `${" ".repeat(3e6)}%%EOF`));
  const application = send(0, paths.careers, applicationBody(resume));
  for (let n = 20; !isOver; n++) {
    await visit(n);
    if (n % 10 === 0) await sample();
    await new Promise((later) => setTimeout(later, 20));
  }
  const { rendered, ...statuses } = await attackers;
  const took = (performance.now() - started) / 1_000;
  await sample();
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const growth = most[0]!.memory - before[0]!.memory;
  missed ||= Object.keys(failures).length > 0 || attack === "unread film" && growth > mostGrowth;
  const list = (values: number[]) => values.map((value) => value.toFixed(0)).join(", ");
  console.log(`| ${
    [
      `${attack ?? "none"}${proxyName && ` through ${proxyName}`}`,
      addresses,
      `${(total / took).toFixed(0)} ${JSON.stringify(statuses).replaceAll('"', "")}`,
      (rendered / took).toFixed(1),
      before.map(({ memory }, index) => list([memory, most[index]!.memory])).join("; ") +
      (image ? ` (cgroup ${(await peakMemory(String(site.pid))).toFixed(0)})` : ""),
      most.map(({ handles }) => handles).join("; "),
      list(percentiles(pages)),
      list(percentiles(forms)),
      ((await application) / 1_000).toFixed(1),
    ].join(" | ")
  } |${Object.keys(failures).length > 0 ? ` REFUSED ${JSON.stringify(failures)}` : ""}`);
}

/** Runs the attackers as a process of the lowest priority: they are no load of the site's machine. */
async function startAttackers(orders: Orders): Promise<Answers> {
  const attackers = fileURLToPath(new URL("attackers.ts", import.meta.url));
  const { stdout } = await new Deno.Command("nice", {
    args: ["-n", "19", Deno.execPath(), "run", "-A", attackers, JSON.stringify(orders)],
    stderr: "inherit",
  }).output();
  return JSON.parse(new TextDecoder().decode(stdout));
}

/** MiB that a process and its children hold, shared pages in shares, and their open files. */
async function usage(pid: number | string): Promise<{ memory: number; handles: number }> {
  const proc = (name: string) => Deno.readTextFile(`/proc/${pid}/${name}`);
  const memory = Number(/^Pss:\s+(\d+)/m.exec(await proc("smaps_rollup"))![1]) / 1_024;
  const handles = [...Deno.readDirSync(`/proc/${pid}/fd`)].length;
  const pids = (await proc(`task/${pid}/children`)).split(" ").filter(Boolean);
  const children = await Promise.all(pids.map(usage));
  return children.reduce(
    (sum, child) => ({ memory: sum.memory + child.memory, handles: sum.handles + child.handles }),
    { memory, handles },
  );
}

function percentiles(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)]!);
}
