/**
 * `deno task generate [NAME [ARGUMENT...]]` writes generated files again; alone, all those whose
 * sources changed. A generator's sources are the project's modules that it imports and the files
 * that it reads; `generated.json` keeps the hash that they had when they were last used.
 *
 *     --record [NAME]   keeps the hash without a run, after a change that leaves the files as they are
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { type Generator, generators } from "./generators.ts";

const root = new URL("../", import.meta.url);
const record = new URL("generated.json", import.meta.url);
const hashes: Record<string, string> = JSON.parse(await Deno.readTextFile(record));

const recordOnly = Deno.args[0] === "--record";
const [name, ...args] = recordOnly ? Deno.args.slice(1) : Deno.args;
if (name !== undefined && !(name in generators)) {
  console.error(`No generator is named ${name}. They are:`);
  for (const [name, { writes }] of Object.entries(generators)) {
    console.error(`  ${name.padEnd(22)}${writes}`);
  }
  Deno.exit(1);
}
for (const [each, generator] of Object.entries(generators)) {
  if (name ? each !== name : hashes[each] === await hashSources(generator)) continue;
  console.log(each);
  if (!recordOnly && !await run(generator.module, args)) {
    Deno.exitCode = 1;
    continue;
  }
  // A run of some of the pictures leaves the others as they were.
  if (args.length > 0) continue;
  hashes[each] = await hashSources(generator);
  await Deno.writeTextFile(record, JSON.stringify(hashes, null, 2) + "\n");
}

async function hashSources({ module, reads = [] }: Generator): Promise<string> {
  const files = [...await importedBy(module), ...globSync(reads, { cwd: root })].sort();
  const hash = createHash("sha256");
  for (const file of new Set(files)) {
    const url = new URL(file, root);
    if ((await Deno.stat(url)).isFile) hash.update(file).update(await Deno.readFile(url));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The project's modules below an entry, from the root. */
async function importedBy(module: string): Promise<string[]> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", module],
    cwd: root,
    stderr: "null",
  }).output();
  const { modules }: { modules: { specifier: string }[] } = JSON.parse(
    new TextDecoder().decode(stdout),
  );
  return modules.map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith(root.href))
    .map((specifier) => specifier.slice(root.href.length))
    // Changes of this one, which looks up ffmpeg and Chromium, change no picture.
    .filter((file) => file !== "tests/support/programs.ts");
}

async function run(module: string, args: string[]): Promise<boolean> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", module, ...args],
    cwd: root,
  });
  return (await command.spawn().status).success;
}
