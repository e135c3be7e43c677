/**
 * `deno run -A tests/launch.ts` launches an invented firm in a copy of the project: it replaces every
 * sample and a color, deletes the entries of content/samples.ts and generates what follows from text.
 * Then the type check and the unit, http and functions tests must pass there, and no page or file of
 * the copied site may show an old fact. Prints each step; the first failure exits with 1.
 *
 *     --keep    leaves the copy and prints its folder
 */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { paths } from "../content/paths.ts";
import { site as firm } from "../content/site.ts";
import { samples } from "../content/samples.ts";
import { replaceSamples } from "./support/launch/replace-samples.ts";
import { startSite } from "./support/process/process.ts";
import { requireProgram } from "./support/programs.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const tested = [
  "tests/unit",
  "tests/http",
  "tests/functions",
  "artwork/tests/outlook.test.ts",
  "artwork/tests/palette.test.ts",
  "artwork/tests/pictures.test.ts",
];
const testsTimeoutMs = 20 * 60_000;

if (samples.length === 0) {
  console.log("No sample is left: this repository is the launched one.");
  Deno.exit(0);
}
const keep = Deno.args.includes("--keep");
const copy = await Deno.makeTempDir({ prefix: "launch-" });
try {
  await copyRepository();
  const old = await replaceSamples(copy);
  report(`${samples.length} samples replaced, ${old.length} texts of them`);
  await addPhotographs();
  for (const generator of ["facts", "palette", "outlook", "art leadership"]) {
    await run("Generates", ["task", "generate", ...generator.split(" ")]);
  }
  await run("Checks types", ["check"]);
  await run("Tests", ["task", "test", ...tested]);
  await crawl(old);
} finally {
  if (keep) console.log(copy);
  else await Deno.remove(copy, { recursive: true });
}

/** Every file that is tracked or new; links `node_modules`. */
async function copyRepository(): Promise<void> {
  const git = await requireProgram("git");
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = await new Deno.Command(git, { args, cwd: root }).output();
  for (const file of new TextDecoder().decode(stdout).split("\0").filter(Boolean)) {
    await Deno.mkdir(join(copy, dirname(file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  await Deno.symlink(join(root, "node_modules"), join(copy, "node_modules"));
}

/** Of each leader, so that the page shows portraits in the place of the map. */
async function addPhotographs(): Promise<void> {
  const folder = join(copy, "artwork/photographs/leadership");
  await Deno.mkdir(folder, { recursive: true });
  const create = { width: 1200, height: 1600, channels: 3, background: "#864" } as const;
  for (const slug of Object.keys(firm.leaders)) {
    await sharp({ create }).jpeg().toFile(join(folder, `${slug}.jpg`));
  }
}

/** Runs Deno in the copy; a failure prints the end of its output. */
async function run(step: string, args: string[]): Promise<void> {
  const started = Date.now();
  const signal = AbortSignal.timeout(testsTimeoutMs);
  const command = new Deno.Command(Deno.execPath(), { args, cwd: copy, signal, stdin: "null" });
  const { success, stdout, stderr } = await command.output();
  const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  if (!success) throw new Error(`${step}: deno ${args.join(" ")}\n${endOf(output)}`);
  report(`${step}: deno ${args.join(" ")} (${Math.round((Date.now() - started) / 1_000)} s)`);
}

/** The failures of a test run, which stand at its end, and what was printed of each. */
function endOf(output: string): string {
  return output.split("\n").slice(-400).join("\n");
}

/** Reads all that the copied site serves, with the rows of the seed. */
async function crawl(old: readonly string[]): Promise<void> {
  await using site = startSite({
    BACKEND: "embedded",
    DATA_DIR: `${copy}/.data`,
    SITE_URL: "https://launched.example",
  }, { cwd: copy });
  const url = await site.url;
  const pending = ["/", ...Object.values(paths.files), paths.feed, paths.data("services")];
  const seen = new Set(pending);
  const found: string[] = [];
  for (let path = pending.shift(); path; path = pending.shift()) {
    const response = await fetch(url + path);
    const type = response.headers.get("content-type") ?? "";
    if (!/text|json|xml|javascript/.test(type)) {
      await response.body?.cancel();
      continue;
    }
    const text = (await response.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    found.push(...old.filter((fact) => text.includes(fact)).map((fact) => `${path}: ${fact}`));
    for (const address of addresses(text)) {
      if (!seen.has(address)) pending.push(address);
      seen.add(address);
    }
  }
  assert(seen.size > 100, `${seen.size} addresses`);
  assert.deepEqual(found, [], "old facts");
  for (const slug of Object.keys(firm.leaders)) {
    for (const portrait of [`${slug}-card-360`, `${slug}-profile-450`]) {
      assert(seen.has(`/images/leadership/${portrait}.webp`), portrait);
    }
  }
  assert.doesNotMatch(site.output(), /Sample left/);
  report(`${seen.size} addresses show no old fact`);
}

/** The site's own addresses that a text names, without fragments. */
function addresses(text: string): string[] {
  const local =
    /(?:href|src|action)="(\/[^"#]*)|<loc>https:\/\/launched\.example(\/[^<]*)|"(assets\/[\w./-]+)"/g;
  return [...text.matchAll(local)].map(([, link, page, asset]) =>
    (link ?? page ?? `/${asset}`).replaceAll("&amp;", "&")
  ).filter((address) => !address.startsWith("//"));
}

function report(line: string): void {
  console.log(`ok       ${line}`);
}
