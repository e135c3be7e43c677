/**
 * `deno task test [--filter WORDS] [--retry] [--watch] [PATH...]`: all tests, in browsers too. Builds
 * what is stale and runs each file in a process of its own, as many at a time as there are processors
 * and one more; the screen reader's alone at the end. Ends with a line for each failure, for each
 * flaky test and for each suite that a missing program skipped, and the counts alone on the last line.
 *
 *     PATH             files or folders, instead of everything
 *     --filter WORDS   only tests whose full name, "suite > test", contains WORDS; fails if none does
 *     --retry          runs failed files once more, alone, at the end, as a run of everything does
 *     --watch          runs again after each change, until stopped; no counts
 *
 * As root on Debian, missing system programs are installed: all of them beside the small files of a run of
 * everything, else each one when a test first needs it.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPrograms, installVariable } from "./support/programs.ts";
import { type FileResults, readReport } from "./support/test-report.ts";

/** The longest file takes a quarter of this beside others on two processors. */
const fileTimeoutMs = Number(Deno.env.get("TEST_FILE_TIMEOUT_MS") ?? 6 * 60_000);
const buildTimeoutMs = 5 * 60_000;

const root = new URL("../", import.meta.url);
/** More failed files than this are a broken site, not a busy machine. */
const retriedFiles = 6;
/** The longest files come first. */
const folders = [
  "tests/engines",
  "tests/accessibility",
  "tests/browser/runtime",
  "tests/browser",
  "tests/backend",
  "tests/faults",
  "artwork/tests",
  "tests/http",
  "tests/unit",
  "tests/functions",
];

const { values: options, positionals } = parseArgs({
  args: Deno.args,
  allowPositionals: true,
  options: {
    filter: { type: "string" },
    retry: { type: "boolean" },
    watch: { type: "boolean" },
  },
});
const isWhole = positionals.length === 0;
/**
 * Most processes, and those that they start, compile Postgres. V8's baseline compiler takes a tenth
 * of the time.
 */
const env = {
  DENO_V8_FLAGS: "--liftoff-only",
  ...options.filter && { TEST_FILTER: options.filter },
  ...!isWhole && { [installVariable]: "1" },
};
/**
 * All permissions: Playwright reads in /proc, which Deno allows to nothing less. The packages are installed:
 * otherwise Deno looks for new ones at each module, half a second for each process.
 */
const testArgs = ["test", "-A", "--no-check", "--node-modules-dir=manual"];

const installed = isWhole ? installPrograms() : Promise.resolve();
await build();
const targets = isWhole ? folders : positionals;
const files = [...new Set((await Promise.all(targets.map(testFiles))).flat())];
if (files.length === 0) {
  console.error(`No tests in ${targets.join(" ")}`);
  Deno.exit(1);
}
if (options.watch) {
  const watching = command([...testArgs, "--watch", ...files]).spawn();
  Deno.exit((await watching.status).code);
}

const results = new Map<string, FileResults>();
const flaky: string[] = [];
/** These need no program: they run while programs are installed, and fill the lanes at the end. */
const small = isWhole
  ? files.filter((file) => /^(tests\/(unit|functions|http)|artwork)\//.test(file))
  : [];
/** These mostly wait, for deadlines or for a slow line. */
const waiting = files.filter((file) =>
  /^tests\/(faults|backend)\/|\/(bad-connection|back|layout-shift)\.test\.ts$/.test(file)
);
/** The screen reader drops events when it gets too little time. */
const alone = files.filter((file) => file.endsWith("/screen-reader.test.ts"));
const large = files.filter((file) => ![...small, ...waiting, ...alone].includes(file));
let isInstalled = false;
installed.then(() => isInstalled = true);
await Promise.all([
  ...eachProcessor(runLane),
  installed.then(() => runFiles(waiting)).then(runLane),
]);
await runFiles(alone);
if (isWhole || options.retry) await retryFailed();
report();

function eachProcessor(run: () => Promise<void>): Promise<void>[] {
  return Array.from({ length: navigator.hardwareConcurrency }, run);
}

/** Runs small files until all programs are installed, then large ones, then small ones again. */
async function runLane(): Promise<void> {
  await runFiles(small, () => !isInstalled);
  await installed;
  await runFiles(large);
  await runFiles(small);
}

/** Takes one file after the other until none is left, or `goesOn` says no. */
async function runFiles(files: string[], goesOn = () => true): Promise<void> {
  while (files.length > 0 && goesOn()) {
    const file = files.shift()!;
    results.set(file, await runFile(file));
  }
}

/** A busy machine fails tests of browsers and deadlines. A test that passes now is reported as flaky. */
async function retryFailed(): Promise<void> {
  const failed = [...results].filter(([, { failures }]) => failures.length > 0);
  if (failed.length > retriedFiles) return;
  for (const [file, first] of failed) {
    const second = await runFile(file);
    results.set(file, second);
    flaky.push(...first.failures.filter((failure) => !second.failures.includes(failure)));
  }
}

async function runFile(file: string): Promise<FileResults> {
  const report = await Deno.makeTempFile({ suffix: ".xml" });
  const child = command([...testArgs, `--junit-path=${report}`, file], "piped").spawn();
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  // A child process may hold the output open after the file ended.
  const ended = Promise.all([child.status, stdout.ended, stderr.ended]);
  const isLate = await within(fileTimeoutMs, ended) === "late";
  if (isLate) child.kill("SIGKILL");
  const output = stdout.text() + stderr.text();
  console.log(output);
  const { success } = await child.status;
  const results = readReport(await Deno.readTextFile(report), file);
  await Deno.remove(report);
  if (isLate) {
    results.failures.push(
      `${file} did not end within ${fileTimeoutMs / 1_000} s in: ${lastTest(output)}`,
    );
  } else if (!success && results.failures.length + results.skipped.length === 0) {
    results.failures.push(`${file} could not be loaded`);
  }
  return results;
}

/** Prints the last lines and ends the process. */
function report(): never {
  const all = [...results.values()];
  const passed = all.reduce((sum, { passed }) => sum + passed, 0);
  const failures = all.flatMap(({ failures }) => failures);
  const skipped = all.flatMap(({ skipped }) => skipped);
  if (passed + failures.length + skipped.length === 0) {
    failures.push(`no test's full name contains "${options.filter}"`);
  }
  for (const line of failures) console.log(`FAILED ${line}`);
  for (const line of flaky) console.log(`FLAKY ${line}`);
  for (const line of skipped) console.log(`SKIPPED ${line}`);
  const counts = [`${passed} passed`, `${failures.length} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  console.log(counts.join(", "));
  Deno.exit(failures.length > 0 ? 1 : 0);
}

/** The test that had begun when a file was stopped. Deno writes `name ...` and later its result. */
function lastTest(output: string): string {
  const lines = output.trimEnd().split("\n").map((line) => line.trim());
  return lines.findLast((line) => line.endsWith(" ...")) ?? "its setup";
}

/** The files named `*.test.ts` at or below a path, as they are named from the root. */
async function testFiles(target: string): Promise<string[]> {
  const { isFile } = await Deno.stat(new URL(target, root));
  if (isFile) return [target];
  const entries = await Array.fromAsync(Deno.readDir(new URL(target, root)));
  const paths = entries.filter(({ name, isDirectory }) => isDirectory || /\.test\.tsx?$/.test(name))
    .map(({ name }) => join(target, name)).sort();
  return (await Promise.all(paths.map(testFiles))).flat();
}

async function build(): Promise<void> {
  const child = command(["task", "bundle", "--if-stale"]).spawn();
  const result = await within(buildTimeoutMs, child.status);
  if (result !== "late") return result.success ? undefined : Deno.exit(1);
  child.kill("SIGKILL");
  console.error(`The build did not end within ${buildTimeoutMs / 1_000} s`);
  Deno.exit(1);
}

function command(args: string[], output: "piped" | "inherit" = "inherit"): Deno.Command {
  return new Deno.Command(Deno.execPath(), {
    args,
    env,
    cwd: root,
    stdout: output,
    stderr: output,
  });
}

async function within<T>(timeoutMs: number, result: Promise<T>): Promise<T | "late"> {
  const { promise, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), timeoutMs);
  return await Promise.race([result, promise]).finally(() => clearTimeout(timer));
}

function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let text = "";
  const write = (chunk: string) => void (text += chunk);
  const ended = stream.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  return { ended, text: () => text };
}
