/**
 * `deno task test`: everything, in a browser too. Installs what the tests need where it can, builds
 * the client when its build is stale, and ends with the counts alone on a line. Names of files or
 * folders limit the run.
 */
import { findChromium } from "./support/chromium.ts";

const root = new URL("../", import.meta.url);

await installPackages();
if (!await findChromium()) {
  console.error("No browser found: install chromium, or set CHROME_PATH to a Chromium.");
  Deno.exit(1);
}
if (await deno("run", "-A", "server/build/build.ts", "--if-stale") !== 0) Deno.exit(1);

// All permissions: Playwright reads in /proc, which Deno allows to nothing less.
const report = await Deno.makeTempFile({ suffix: ".xml" });
const targets = Deno.args.length > 0 ? Deno.args : ["tests/"];
// Types are `deno task ok`'s; checked here, every worker that a test starts would check its own.
const { code, tail } = await test("-A", "--no-check", `--junit-path=${report}`, ...targets);
const { passed, failed } = count(await Deno.readTextFile(report).catch(() => ""), tail);
await Deno.remove(report).catch(() => {});
console.log(`${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`);
Deno.exit(code);

/** Chromium and, for the tests of its policies, PostgreSQL; without them those tests say so. */
async function installPackages(): Promise<void> {
  const missing = [
    ...await findChromium() ? [] : ["chromium"],
    ...await exists("/usr/lib/postgresql") ? [] : ["postgresql"],
  ];
  if (missing.length === 0 || !await exists("/usr/bin/apt-get") || Deno.uid() !== 0) return;
  console.log(`Installing ${missing.join(" and ")}`);
  await run("apt-get", "update", "-qq");
  await run("apt-get", "install", "-qq", "--yes", "--no-install-recommends", ...missing);
}

/**
 * Counts what the report names. Each `it` is a step of its `describe`, which counts only when it
 * failed by itself, for example while it was being set up. A file that could not be loaded is in
 * Deno's own closing line alone.
 */
function count(report: string, tail: string): { passed: number; failed: number } {
  const cases = [...report.matchAll(/<testcase name="([^"]*)"[^>]*>([\s\S]*?)<\/testcase>/g)]
    .map(([, name, body]) => ({ name: name!, body: body! }));
  const unsuccessful = cases.filter(({ body }) => /<(failure|error)/.test(body));
  const failed = unsuccessful
    .filter(({ body }) => !/message="\d+ test steps? failed"/.test(body));
  const parents = new Set(cases.flatMap(({ name }) => {
    const words = name.split(" &gt; ");
    return words.slice(1).map((_, index) => words.slice(0, index + 1).join(" &gt; "));
  }));
  const passed = cases.filter(({ name, body }) =>
    !parents.has(name) && !/<(failure|error|skipped)/.test(body)
  );
  const outermost = unsuccessful.filter(({ name }) => !name.includes(" &gt; ")).length;
  const told = Number([...tail.matchAll(/\| (\d+) failed/g)].at(-1)?.[1] ?? 0);
  return { passed: passed.length, failed: failed.length + Math.max(told - outermost, 0) };
}

/** Runs `deno test`, passes its words on, and keeps the last of them. */
async function test(...args: string[]): Promise<{ code: number; tail: string }> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", ...args],
    cwd: root,
    stdout: "piped",
  }).spawn();
  const decoder = new TextDecoder();
  let tail = "";
  for await (const bytes of child.stdout) {
    await Deno.stdout.write(bytes);
    tail = (tail + decoder.decode(bytes, { stream: true })).slice(-400);
  }
  return { code: (await child.status).code, tail };
}

function deno(...args: string[]): Promise<number> {
  return run(Deno.execPath(), ...args);
}

async function run(program: string, ...args: string[]): Promise<number> {
  const command = new Deno.Command(program, { args, cwd: root });
  return (await command.spawn().status).code;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
