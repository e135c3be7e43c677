/**
 * `deno task container` builds the image, looks at what is inside, runs it as the documents say and
 * attacks it a little: with podman or docker, where the base images are at hand or can be fetched.
 * Where not it says so and ends well. Prints what it measured; the first thing that is not as
 * promised ends it with 1.
 */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { sitePages } from "./support/site-pages.ts";
import { key, recordingBackend } from "./support/recording-backend.ts";
import { until } from "./support/until.ts";

/** Megabytes on top of the base image, the embedded backend included; and of memory at run time. */
const mostSize = 70;
const mostMemory = 160;
/** Milliseconds until the first answer, of processor where the machine is busy. */
const mostStart = 1_000;

const root = fileURLToPath(new URL("../", import.meta.url));
const image = "site:check";

const tool = await find("podman") ?? await find("docker");
if (!tool) skip("neither podman nor docker is installed");
const podman = tool.endsWith("podman");
const bases = await baseImages();
for (const base of bases) {
  const { success } = await run(["image", "inspect", base], { mayFail: true });
  if (success || (await run(["pull", "-q", base], { mayFail: true })).success) continue;
  skip(`${base} is not here and cannot be fetched`);
}

// What Docker calls a build podman does in a chroot, which needs no privileges of its own.
const how = podman ? ["--isolation", "chroot", "--format", "docker"] : [];
await run(["build", ...how, "-t", image, root], { show: true });
const size = await sizeOf(image) - await sizeOf(bases.at(-1)!);
report("on top of the base image", `${size.toFixed(0)} MB`, size <= mostSize);
for (const line of await contents()) console.log(`    ${line}`);

const hardened = [
  "--read-only",
  ...podman ? ["--read-only-tmpfs=false"] : [],
  ...["--cap-drop", "ALL", "--security-opt", "no-new-privileges", "--network", "host"],
  ...["--no-healthcheck", "--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"],
  // crun gives up where it may not raise a limit; runc does not.
  ...podman && await find("runc") ? ["--runtime", "runc"] : [],
];

await hostedBackend();
await embeddedBackend();
console.log("The container is as promised.");
Deno.exit(0);

async function hostedBackend(): Promise<void> {
  await using backend = recordingBackend();
  const { url } = backend.served();
  const variables = { SUPABASE_URL: url, SUPABASE_ANON_KEY: key };
  const site = await start(mostMemory, variables);
  try {
    // A busy machine takes longer, but needs little more of its processors.
    const used = await processorTime(site.pid);
    report(
      "listens after",
      `${site.readyAfter} ms, ${used} of processor`,
      Math.min(site.readyAfter, used) <= mostStart,
    );
    const status = await Deno.readTextFile(`/proc/${site.pid}/status`);
    report("user", field(status, "Uid"), /^(65532\s*){4}$/.test(field(status, "Uid")));
    report("capabilities", field(status, "CapEff"), /^0+$/.test(field(status, "CapEff")));
    const mounts = await Deno.readTextFile(`/proc/${site.pid}/mounts`);
    report("root file system", "read-only", /^\S+ \/ \S+ ro[, ]/m.test(mounts));

    // Nothing is at hand yet, and everybody comes at once.
    const visits = Array.from({ length: 3 }, () => sitePages()).flat();
    const answers = await Promise.all(
      visits.map((path) =>
        fetch(site.url + path).then(async (page) => {
          await page.text();
          return page.status;
        }, () => 0)
      ),
    );
    // 503 is the specified answer where a busy machine's backend, this process, is late.
    const failed = answers.filter((status) => status === 0 || status === 500).length;
    report(`cold burst of ${visits.length} pages`, `${failed} failed`, failed === 0);
    const peak = await peakMemory(site.pid);
    report("most memory", `${peak.toFixed(0)} of ${mostMemory} MiB`, await site.isRunning());
    const ready = () => fetch(`${site.url}/readyz`).then(({ ok }) => ok);
    await until("/readyz", ready);
    const check = ["deno", "run", "--allow-net=127.0.0.1", "--allow-env=PORT", "healthcheck.js"];
    const checked = () => run(["exec", site.id, ...check], { mayFail: true });
    await until("the health check", async () => (await checked()).success);
    report("SIGTERM ends it with", await site.stop(), await site.exitCode() === "0");
  } finally {
    await site.remove();
  }
}

/** One enquiry, kept in a volume over a kill. */
async function embeddedBackend(): Promise<void> {
  const volume = `site-check-${Deno.pid}`;
  const variables = { BACKEND: "embedded", DATA_DIR: "/data" };
  try {
    for (const visit of ["first", "second"]) {
      const site = await start(1024, variables, ["-v", `${volume}:/data`]);
      try {
        const body = new URLSearchParams({
          name: "Ada Palmer",
          email: "ada@county.example",
          message: `The ${visit} visit.`,
        });
        const headers = { accept: "application/json" };
        const answer = await fetch(`${site.url}/contact`, { method: "POST", body, headers });
        report(`embedded, ${visit} enquiry`, await answer.text(), answer.status === 200);
        const { stdout } = await run([
          ...["exec", "-e", "DATA_DIR=/data", site.id, "deno", "run", "--allow-env"],
          ...["--allow-read", "--allow-write=/data", "--allow-net=127.0.0.1"],
          ...["server/embedded/inbox.js", "--json"],
        ]);
        const { enquiries } = JSON.parse(stdout);
        const expected = visit === "first" ? 1 : 2;
        report("enquiries in the volume", enquiries.length, enquiries.length === expected);
        await run(["kill", site.id]);
      } finally {
        await site.remove();
      }
    }
  } finally {
    await run(["volume", "rm", "-f", volume], { mayFail: true });
  }
}

/** Resolves when it has answered. */
async function start(memory: number, variables: Record<string, string>, options: string[] = []) {
  const port = freePort();
  const environment = { HOST: "127.0.0.1", PORT: String(port), ...variables };
  const { stdout: id } = await run([
    ...["run", "-d", ...hardened, ...options],
    ...["--memory", `${memory}m`, "--memory-swap", `${memory}m`],
    ...Object.entries(environment).flatMap(([name, value]) => ["-e", `${name}=${value}`]),
    image,
  ]);
  const state = async (what: string) =>
    (await run(["inspect", "-f", `{{.State.${what}}}`, id])).stdout;
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
  // A database's first start takes seconds, and more on a busy machine.
  for (let tries = 0; !await answers(); tries++) {
    assert(tries < 600, "no answer for a minute");
    await new Promise((later) => setTimeout(later, 100));
  }
  const { stdout: log } = await run(["logs", id]);
  const listening = /"time":"([^"]+)","level":"info","event":"listening"/.exec(log)![1]!;
  // "2026-01-02 03:04:05.678 +0000 UTC" with podman, an ISO date with docker
  const started = (await state("StartedAt")).replace(/ \+0000 UTC$/, "Z").replace(" ", "T");
  return {
    id,
    url,
    pid: await state("Pid"),
    readyAfter: Date.parse(listening) - Date.parse(started),
    isRunning: async () => await state("Running") === "true",
    exitCode: () => state("ExitCode"),
    stop: async () => (await run(["stop", "-t", "10", id]), await state("ExitCode")),
    async remove() {
      const { stdout, stderr } = await run(["logs", id], { mayFail: true });
      if (Deno.env.get("VERBOSE")) console.log(stdout, stderr);
      await run(["rm", "-f", id], { mayFail: true });
    },
  };
}

function report(what: string, value: unknown, isPromised: boolean): void {
  console.log(`${what}: ${String(value).trim()}`);
  assert(isPromised, `not as promised: ${what}`);
}

function skip(reason: string): never {
  console.log(`\n*** SKIPPED: THE CONTAINER WAS NOT BUILT: ${reason} ***\n`);
  Deno.exit(0);
}

/** The images of the Dockerfile's stages, in their order. */
async function baseImages(): Promise<string[]> {
  const text = await Deno.readTextFile(`${root}Dockerfile`);
  const version = /^ARG DENO_VERSION=(.+)$/m.exec(text)![1]!;
  return [...text.matchAll(/^FROM (\S+)/gm)].map(([, name]) =>
    `docker.io/${name!.replace("${DENO_VERSION}", version)}`
  );
}

async function sizeOf(name: string): Promise<number> {
  return Number((await run(["image", "inspect", "-f", "{{.Size}}", name])).stdout) / 1_000_000;
}

/** What the bundle says of itself. */
async function contents(): Promise<string[]> {
  const { stdout: id } = await run(["create", image]);
  const file = await Deno.makeTempFile();
  await run(["cp", `${id}:/app/contents.txt`, file]);
  await run(["rm", id]);
  return (await Deno.readTextFile(file)).trim().split("\n");
}

/** Mebibytes: the most that all of a container's processes have held, page cache included. */
async function peakMemory(pid: string): Promise<number> {
  const v1 = await controlGroup(pid, "memory");
  const file = v1 ? `${v1}/memory.max_usage_in_bytes` : `${await controlGroup(pid)}/memory.peak`;
  return Number(await Deno.readTextFile(file)) / 1024 / 1024;
}

/** Milliseconds that all of a container's processes have used. */
async function processorTime(pid: string): Promise<number> {
  const v1 = await controlGroup(pid, "cpuacct");
  const text = await Deno.readTextFile(
    v1 ? `${v1}/cpuacct.usage` : `${await controlGroup(pid)}/cpu.stat`,
  );
  return Math.round(v1 ? Number(text) / 1e6 : Number(/usage_usec (\d+)/.exec(text)![1]) / 1e3);
}

/** The folder of a controller of the first version of control groups, or of the second's only one. */
async function controlGroup(pid: string, controller = ""): Promise<string | null> {
  for (const line of (await Deno.readTextFile(`/proc/${pid}/cgroup`)).split("\n")) {
    const [, names = "?", path] = line.split(":");
    if (names.split(",").includes(controller)) return `/sys/fs/cgroup/${controller}${path}`;
  }
  return null;
}

function field(status: string, name: string): string {
  return new RegExp(`^${name}:\\s+(.+)$`, "m").exec(status)![1]!;
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

async function find(name: string): Promise<string | null> {
  for (const folder of (Deno.env.get("PATH") ?? "").split(":")) {
    if (await Deno.stat(`${folder}/${name}`).then(() => true, () => false)) {
      return `${folder}/${name}`;
    }
  }
  return null;
}

async function run(
  args: string[],
  { mayFail = false, show = false } = {},
): Promise<{ success: boolean; stdout: string; stderr: string }> {
  const output = show ? "inherit" : "piped";
  const command = new Deno.Command(tool!, { args, stdout: output, stderr: output });
  const result = await command.spawn().output();
  const decode = (bytes: () => Uint8Array) => show ? "" : new TextDecoder().decode(bytes()).trim();
  const stdout = decode(() => result.stdout);
  const stderr = decode(() => result.stderr);
  if (!result.success && !mayFail) throw new Error(`${args.join(" ")}\n${stderr}`);
  return { success: result.success, stdout, stderr };
}
