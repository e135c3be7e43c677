/**
 * `deno task generate [--all] [--check] [GENERATOR [NAME...]]` makes generated files whose values
 * changed: of all generators, of one, or of its targets whose names begin with a NAME. It works on all
 * processors and prints each file that it makes.
 *
 *     --all      also what is up to date, after a change that no fingerprint shows
 *     --check    makes nothing; lists what is out of date and exits with 1 if anything is
 *
 * `generated.json` records the fingerprints of what was made.
 */
import { Buffer } from "node:buffer";
import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { generators } from "./generators.ts";
import { type Files, fingerprintOf, root, type Target } from "./target.ts";
import { startWorkers } from "./workers.ts";

/** A target as a worker lists it. */
type Listing = Pick<Target, "name" | "files" | "grounds"> & { generator: string };
/** Fingerprints by generator and target. */
type Fingerprints = Record<string, Record<string, string>>;

const record = new URL("generated.json", import.meta.url);

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, check: { type: "boolean" } },
});
const [only, ...prefixes] = positionals;
if (only !== undefined && !(only in generators)) {
  console.error(`No generator is named ${only}. They are:`);
  for (const [name, { writes }] of Object.entries(generators)) {
    console.error(`  ${name.padEnd(22)}${writes}`);
  }
  Deno.exit(1);
}
const chosen = only === undefined ? Object.keys(generators) : [only];
const isWholeGenerator = prefixes.length === 0;

const recorded: Fingerprints = JSON.parse(await Deno.readTextFile(record));
using workers = startWorkers();
for (const generator of chosen) await makeFiles(generator);
const listed = await listTargets();
const current = await takeFingerprints(listed);
const stale = await findStale(listed, current);
if (options.check) report(stale);
else {
  await make(stale);
  if (isWholeGenerator) await deleteOthers(listed);
}

/** Writes a generator's quick files that differ, and runs its program. */
async function makeFiles(generator: string): Promise<void> {
  const { load, program } = generators[generator]!;
  if (program && !options.check) await runProgram(program);
  if (!load) return;
  const files = await workers.run<Files>({ generator, action: "files" });
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    if (await isEqual(new URL(path, root), bytes)) continue;
    console.log(`${generator} ${path}`);
    if (options.check) Deno.exitCode = 1;
    else await write(new URL(path, root), bytes);
  }
}

async function runProgram(program: string): Promise<void> {
  const args = ["run", "-A", program];
  const { success } = await new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn().status;
  if (!success) Deno.exitCode = 1;
}

/** The chosen targets, and the pictures that they are made of. */
async function listTargets(): Promise<Listing[]> {
  const list = async (generator: string) =>
    (await workers.run<Omit<Listing, "generator">[]>({ generator, action: "list" }))
      .map((target) => ({ ...target, generator }));
  const loadable = chosen.filter((generator) => generators[generator]!.load);
  const all = (await Promise.all(loadable.map(list))).flat();
  const targets = isWholeGenerator ? all : targetsOf(all, prefixes);
  const grounds = new Set(targets.flatMap(({ grounds = [] }) => grounds));
  for (const { name, generator } of targets) if (generator === "art") grounds.delete(name);
  if (grounds.size === 0) return targets;
  const pictures = (await list("art")).filter(({ name }) => grounds.has(name));
  return [...pictures, ...targets];
}

/** The targets whose names begin with a prefix. Ends the program if a prefix begins none. */
function targetsOf(all: readonly Listing[], prefixes: readonly string[]): Listing[] {
  for (const prefix of prefixes) {
    if (all.some(({ name }) => name.startsWith(prefix))) continue;
    console.error(`${only} has no target whose name begins with ${prefix}. They are:`);
    for (const { name } of all) console.error(`  ${name}`);
    Deno.exit(1);
  }
  return all.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** A target's fingerprint includes those of the pictures that it is made of. */
async function takeFingerprints(targets: readonly Listing[]): Promise<Fingerprints> {
  const own = new Map(
    await Promise.all(
      targets.map(async (target): Promise<[Listing, string]> => [
        target,
        await workers.run({
          generator: target.generator,
          action: "fingerprint",
          target: target.name,
        }),
      ]),
    ),
  );
  const pictures = new Map(
    [...own].filter(([{ generator }]) => generator === "art")
      .map(([{ name }, fingerprint]) => [name, fingerprint]),
  );
  const fingerprints: Fingerprints = {};
  for (const [{ generator, name, grounds }, fingerprint] of own) {
    fingerprints[generator] ??= {};
    fingerprints[generator][name] = grounds
      ? fingerprintOf(fingerprint, grounds.map((ground) => pictures.get(ground)))
      : fingerprint;
  }
  return fingerprints;
}

async function findStale(targets: readonly Listing[], current: Fingerprints): Promise<Listing[]> {
  const isStale = async ({ generator, name, files }: Listing) => {
    if (options.all || recorded[generator]?.[name] !== current[generator]![name]) return true;
    const exist = await Promise.all(files.map((file) => exists(new URL(file, root))));
    return exist.includes(false);
  };
  const stale = await Promise.all(targets.map(isStale));
  return targets.filter((_, index) => stale[index]);
}

function report(stale: readonly Listing[]): void {
  for (const { generator, name } of stale) console.log(`${generator} ${name}`);
  if (stale.length > 0) Deno.exitCode = 1;
}

/** Makes targets on all workers, each after the pictures that it is made of. */
async function make(targets: readonly Listing[]): Promise<void> {
  const made = new Map<string, Promise<boolean>>();
  let count = 0;
  const makeOne = async (target: Listing): Promise<boolean> => {
    const { generator, name, grounds = [] } = target;
    const pictures = await Promise.all(grounds.map((ground) => made.get(`art ${ground}`)));
    if (pictures.includes(false)) return false;
    try {
      const seconds = await workers.run<number>({ generator, action: "write", target: name });
      console.log(`${++count} of ${targets.length}  ${generator} ${name}, ${seconds.toFixed(1)} s`);
    } catch (error) {
      console.error(`${generator} ${name}: ${error instanceof Error ? error.message : error}`);
      Deno.exitCode = 1;
      return false;
    }
    recorded[generator] = { ...recorded[generator], [name]: current[generator]![name]! };
    saveRecord();
    return true;
  };
  for (const target of targets) {
    made.set(`${target.generator} ${target.name}`, makeOne(target));
  }
  await Promise.all(made.values());
}

/** Deletes fingerprints and pictures of targets that no longer exist. */
async function deleteOthers(targets: readonly Listing[]): Promise<void> {
  for (const generator of chosen) {
    const own = targets.filter((target) => target.generator === generator);
    const names = new Set(own.map(({ name }) => name));
    for (const name of Object.keys(recorded[generator] ?? {})) {
      if (!names.has(name)) delete recorded[generator]![name];
    }
    const { owns } = generators[generator]!;
    if (!owns) continue;
    const files = new Set(own.flatMap(({ files }) => files));
    const found = globSync(owns.pattern, { cwd: root, exclude: owns.exclude });
    for (const file of found.filter((file) => !files.has(file))) {
      await Deno.remove(new URL(file, root));
      console.log(`${generator} deletes ${file}`);
    }
  }
  saveRecord();
}

/** One line for each target, in order of names: branches that add pages rarely meet in a line. */
function saveRecord(): void {
  const sorted = (entries: object) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a < b ? -1 : 1));
  const lines = Object.entries(recorded).filter(([, targets]) => Object.keys(targets).length > 0)
    .map(([generator, targets]) => [generator, sorted(targets)]);
  Deno.writeTextFileSync(record, JSON.stringify(Object.fromEntries(lines), null, 2) + "\n");
}

async function write(file: URL, bytes: Uint8Array): Promise<void> {
  await Deno.mkdir(new URL("./", file), { recursive: true });
  await Deno.writeFile(file, bytes);
}

async function isEqual(file: URL, bytes: Uint8Array): Promise<boolean> {
  const written = await Deno.readFile(file).catch(() => null);
  return written !== null && Buffer.from(written).equals(bytes);
}

function exists(file: URL): Promise<boolean> {
  return Deno.stat(file).then(() => true, () => false);
}
