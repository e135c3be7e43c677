/**
 * What a hundred resumes of 10 MB at the same moment cost the server in memory:
 * `deno run -A tests/measure/uploads.ts [uploads] [megabytes]`. Needs a build; Linux only.
 */
import { fileURLToPath } from "node:url";
import { applicationFields } from "../support/forms.ts";

const [uploads = 100, megabytes = 10] = Deno.args.map(Number);
const file = new Uint8Array(megabytes * 1024 * 1024).fill(32);
file.set(new TextEncoder().encode("%PDF-1.7"));

let received = 0;
const backend = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
  if (!request.url.includes("/storage/")) return Response.json([], { status: 201 });
  for await (const chunk of request.body ?? []) received += chunk.length;
  return Response.json({ Key: new URL(request.url).pathname.split("/object/")[1], Id: "1" });
});

const port = 20_000 + Deno.pid % 10_000;
const site = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", fileURLToPath(new URL("../../main.ts", import.meta.url))],
  env: {
    PORT: String(port),
    HOST: "127.0.0.1",
    SUPABASE_URL: `http://127.0.0.1:${backend.addr.port}`,
    SUPABASE_ANON_KEY: "key",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  },
}).spawn();

const url = `http://127.0.0.1:${port}`;
while (!await fetch(`${url}/careers`).then((page) => page.text(), () => null)) {
  await new Promise((later) => setTimeout(later, 100));
}
await send(0, file.subarray(0, 100));
const before = await resident("VmRSS");
const started = performance.now();
let slowest = 0;
const pages = setInterval(async () => {
  const asked = performance.now();
  await (await fetch(`${url}/contact`)).text();
  slowest = Math.max(slowest, performance.now() - asked);
}, 50);
const answers = await Promise.all(Array.from({ length: uploads }, (_, index) => send(index + 1)));
clearInterval(pages);
const peak = await resident("VmHWM");
const seconds = (performance.now() - started) / 1000;
console.log({
  uploads,
  megabytes,
  stored: answers.filter((status) => status === 200).length,
  receivedByStorage: `${(received / 1024 / 1024).toFixed(0)} MB`,
  seconds: seconds.toFixed(1),
  before: `${before.toFixed(0)} MB`,
  peak: `${peak.toFixed(0)} MB`,
  more: `${(peak - before).toFixed(0)} MB`,
  slowestPageMeanwhile: `${slowest.toFixed(0)} ms`,
});
site.kill("SIGTERM");
await site.status;
await backend.shutdown();

/** Each from an address of its own, so that no limit per address stands in the way. */
async function send(index: number, bytes = file): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...applicationFields, lastName: `N${index}` })) {
    body.append(name, value);
  }
  body.append("resume", new File([bytes], "cv.pdf", { type: "application/pdf" }));
  const headers = {
    accept: "application/json",
    "x-forwarded-for": `10.0.${index >> 8}.${index & 255}`,
  };
  const response = await fetch(`${url}/careers`, { method: "POST", headers, body });
  await response.text();
  return response.status;
}

/** Megabytes, from the kernel: VmRSS is now, VmHWM the most there has been. */
async function resident(name: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${site.pid}/status`);
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
}
