/**
 * `deno task test`: everything, in a browser too. Installs what the tests need where it can, builds
 * what is stale, runs each file in a process of its own, as many at a time as there are processors
 * and one that mostly waits, and ends with the counts alone on a line. Names of files or folders
 * limit the run.
 */
import { join } from "node:path";
import { findChromium } from "./support/chromium.ts";

const root = new URL("../", import.meta.url);
/** Those whose files take longest come first, so that no long one is left over at the end. */
const folders = ["accessibility", "browser", "backend", "faults", "http", "unit", "functions"];

await installPackages();
if (!await findChromium()) {
  console.error("No browser found: install chromium, or set CHROME_PATH to a Chromium.");
  Deno.exit(1);
}
const build = ["task", "bundle", "--if-stale"];
if (!(await command(Deno.execPath(), build).spawn().status).success) Deno.exit(1);

const targets = Deno.args.length > 0 ? Deno.args : folders.map((name) => `tests/${name}/`);
const files = (await Promise.all(targets.map(testFiles))).flat();
if (files.length === 0) {
  console.error(`No tests in ${targets.join(" ")}`);
  Deno.exit(1);
}
const decoder = new TextDecoder();
const total = { passed: 0, failed: 0 };
/** Those of processes that are stopped and broken: deadlines pass meanwhile, and little else. */
const waiting = files.filter((file) => /^tests\/(faults|backend)\//.test(file));
const busy = files.filter((file) => !waiting.includes(file));
const lanes = Array.from({ length: navigator.hardwareConcurrency }, () => busy);
await Promise.all([...lanes, waiting].map(runFiles));
console.log(`${total.passed} passed, ${total.failed} failed`);
Deno.exit(total.failed > 0 ? 1 : 0);

/** Takes one file after the other until none is left. */
async function runFiles(files: string[]): Promise<void> {
  for (let file = files.shift(); file; file = files.shift()) {
    const report = await Deno.makeTempFile({ suffix: ".xml" });
    // All permissions: Playwright reads in /proc, which Deno allows to nothing less. Types are
    // `deno task ok`'s; checked here, every worker that a test starts would check its own.
    const args = ["test", "-A", "--no-check", `--junit-path=${report}`, file];
    const { success, stdout, stderr } = await command(Deno.execPath(), args).output();
    console.log(decoder.decode(stdout) + decoder.decode(stderr));
    const { passed, failed } = count(await Deno.readTextFile(report));
    await Deno.remove(report);
    total.passed += passed;
    // A file that could not be loaded is not in the report.
    total.failed += success ? failed : Math.max(failed, 1);
  }
}

/** The files named `*.test.ts` at or below a path, as they are named from the root. */
async function testFiles(target: string): Promise<string[]> {
  const { isFile } = await Deno.stat(new URL(target, root));
  if (isFile) return [target];
  const entries = await Array.fromAsync(Deno.readDir(new URL(target, root)));
  const paths = entries.filter(({ name, isDirectory }) => isDirectory || name.endsWith(".test.ts"))
    .map(({ name }) => join(target, name)).sort();
  return (await Promise.all(paths.map(testFiles))).flat();
}

/**
 * Chromium, the faces visitors have or their like, and, for the tests of its policies, PostgreSQL;
 * without them those tests say so.
 */
async function installPackages(): Promise<void> {
  const missing = [
    ...await findChromium() ? [] : ["chromium-headless-shell"],
    ...await exists("/usr/share/fonts/truetype/liberation") ? [] : ["fonts-liberation"],
    ...await exists("/usr/lib/postgresql") ? [] : ["postgresql"],
  ];
  if (missing.length === 0 || !await exists("/usr/bin/apt-get") || Deno.uid() !== 0) return;
  console.log(`Installing ${missing.join(", ")}`);
  await command("apt-get", ["update", "-qq"]).spawn().status;
  const flags = ["-qq", "--yes", "--no-install-recommends"];
  await command("apt-get", ["install", ...flags, ...missing]).spawn().status;
}

/**
 * Counts what the report names. Each `it` is a step of its `describe`, which counts only when it
 * failed by itself, for example while it was being set up.
 */
function count(report: string): { passed: number; failed: number } {
  const cases = [...report.matchAll(/<testcase name="([^"]*)"[^>]*>([\s\S]*?)<\/testcase>/g)]
    .map(([, name, body]) => ({ name: name!, body: body! }));
  const parents = new Set(cases.flatMap(({ name }) => {
    const words = name.split(" &gt; ");
    return words.slice(1).map((_, index) => words.slice(0, index + 1).join(" &gt; "));
  }));
  const failed = cases.filter(({ body }) =>
    /<(failure|error)/.test(body) && !/message="\d+ test steps? failed"/.test(body)
  );
  const passed = cases.filter(({ name, body }) =>
    !parents.has(name) && !/<(failure|error|skipped)/.test(body)
  );
  return { passed: passed.length, failed: failed.length };
}

function command(program: string, args: string[]): Deno.Command {
  return new Deno.Command(program, { args, cwd: root });
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
