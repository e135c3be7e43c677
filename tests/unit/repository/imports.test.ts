import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { dirname, parse } from "node:path";
import { describe, it } from "@std/testing/bdd";

const root = new URL("../../../", import.meta.url).href;

interface Info {
  modules: {
    specifier: string;
    dependencies?: { code?: { specifier: string }; isDynamic?: boolean }[];
  }[];
}

/** Each module of the project with what it imports: its own modules by path, packages by name. */
async function importsOf(
  entries: string[],
  { dynamic = true } = {},
): Promise<Map<string, string[]>> {
  const imports = new Map<string, string[]>();
  for (const entry of entries) {
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["info", "--json", entry],
      cwd: new URL(root),
      stderr: "null",
      signal: AbortSignal.timeout(60_000),
    }).output();
    const { modules }: Info = JSON.parse(new TextDecoder().decode(stdout));
    const byName = new Map(modules.map((module) => [module.specifier, module]));
    const waiting = [new URL(entry, root).href];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!next.startsWith(root) || imports.has(local(next))) continue;
      const imported = (byName.get(next)?.dependencies ?? [])
        .filter(({ isDynamic }) => dynamic || !isDynamic)
        .flatMap(({ code }) => code ? [code.specifier] : []);
      imports.set(local(next), imported.map(local));
      waiting.push(...imported);
    }
  }
  return imports;
}

const local = (specifier: string) =>
  specifier.startsWith(root) ? specifier.slice(root.length) : specifier;

/** The layers, lowest first. A module imports from its own layer and from lower ones. */
const layers = [
  ["content"],
  ["client/runtime"],
  [
    "client/request-context.ts",
    "client/catalog",
    "client/search",
    "client/ui",
    "client/forms",
    "client/styles",
  ],
  ["client/layout"],
  ["client/pages"],
  ["client/root.tsx", "client/routes.tsx", "client/entry.tsx"],
  ["server/runtime"],
  ["server"],
  ["main.ts"],
];

/** The layer of a module's longest matching path; -1 for packages. */
function layerOf(module: string): number {
  const candidates = layers.flatMap((paths, layer) => paths.map((path) => ({ path, layer })))
    .filter(({ path }) => module === path || module.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return candidates[0]?.layer ?? -1;
}

const modulesBelow = (folder: string) =>
  globSync(`${folder}**/*.{ts,tsx}`, { cwd: new URL(root), exclude: ["client/dist"] });

describe("imports", () => {
  it("go one way, from content and the runtimes up to main.ts", async () => {
    const imports = await importsOf(["main.ts", "server/build/dev.ts", "client/entry.tsx"]);
    assert(imports.size > 50, `only ${imports.size} modules were found`);
    const wrong = [...imports].flatMap(([module, imported]) =>
      imported.filter((other) => layerOf(other) > layerOf(module) && layerOf(module) >= 0)
        .map((other) => `${module} imports ${other}`)
    );
    assert.deepEqual(wrong, []);
    assert.deepEqual([...imports.keys()].filter((module) => module.startsWith("artwork/")), []);
  });

  it("of content are content; the client imports nothing of Node or the backend", async () => {
    const imports = await importsOf(["client/entry.tsx"]);
    assert(!imports.has("content/page-list.ts"), "browsers must not load the texts of all pages");
    const packages = [...imports].flatMap(([module, imported]) =>
      imported.filter((other) => layerOf(other) < 0).map((other) => `${module} imports ${other}`)
    );
    assert.deepEqual(packages.filter((line) => line.startsWith("content/")), []);
    const forbidden =
      /imports (node:|jsr:|npm:\/?(@supabase|hono|vite|@electric-sql|sharp|zod|parse5|hast))/;
    assert.deepEqual(packages.filter((line) => forbidden.test(line)), []);
  });

  it("of client/runtime and server/runtime stay inside them, types included", async () => {
    for (const folder of ["client/runtime/", "server/runtime/"]) {
      const modules = modulesBelow(folder);
      assert(modules.length > 10);
      for (const module of modules) {
        const text = await Deno.readTextFile(new URL(module, root));
        for (const [, specifier] of text.matchAll(/\b(?:from|import) ?\(?"(\.[^"]+)"/g)) {
          const imported = local(new URL(specifier!, new URL(module, root)).href);
          assert(imported.startsWith(folder), `${module} imports ${imported}`);
        }
      }
    }
  });

  it("of artwork are its own and content's, types included", async () => {
    const modules = modulesBelow("artwork/");
    assert(modules.length > 70);
    for (const module of modules) {
      const text = await Deno.readTextFile(new URL(module, root));
      for (const [, specifier] of text.matchAll(/\b(?:from|import) ?\(?"(\.[^"]+)"/g)) {
        const imported = local(new URL(specifier!, new URL(module, root)).href);
        assert.match(imported, /^(artwork|content)\//, `${module} imports ${imported}`);
      }
    }
  });

  it("of client and server name no test, so that the image builds without them", async () => {
    for (const module of ["client/", "server/"].flatMap(modulesBelow)) {
      const text = await Deno.readTextFile(new URL(module, root));
      assert.doesNotMatch(text, /"[./]*\/tests\//, module);
    }
  });

  it("of a hosted process leave out the embedded backend", async () => {
    const loaded = await importsOf(["main.ts"], { dynamic: false });
    assert(loaded.size > 30);
    const embedded = /server\/embedded\/|pglite/;
    assert.deepEqual([...loaded].flat(2).filter((module) => embedded.test(module)), []);
  });
});

describe("the modules of client and server", () => {
  const modules = ["client/", "server/"].flatMap(modulesBelow);

  it("have unique names, and at most 15 are in a folder", () => {
    const names = Map.groupBy(modules, (module) => parse(module).name);
    assert.deepEqual([...names.values()].filter(({ length }) => length > 1), []);
    const folders = Map.groupBy(modules, dirname);
    assert.deepEqual([...folders].filter(([, { length }]) => length > 15), []);
  });
});

describe("each module", () => {
  it("is used by another one, by a task or by the container", async () => {
    const modules = ["content/", "client/", "server/", "artwork/"].flatMap(modulesBelow);
    const others = ["main.ts", "tests/upcoming.ts", "deno.json", "Dockerfile"];
    const used = new Set<string>();
    for (const file of [...modules, ...others]) {
      if (file.startsWith("artwork/tests/")) continue;
      const text = await Deno.readTextFile(new URL(file, root));
      for (const [path] of text.matchAll(/[\w./-]+\.tsx?\b/g)) {
        used.add(local(new URL(path, new URL(file, root)).href)).add(path);
      }
    }
    const unused = modules.filter((file) => !file.startsWith("artwork/tests/") && !used.has(file));
    assert.deepEqual(unused.map((file) => `Missing step: delete ${file}, which nothing uses`), []);
  });
});

describe("each exported value of the site", () => {
  it("is used in its module or in another one", async () => {
    const site = ["content/", "client/", "server/"].flatMap(modulesBelow);
    const readers = [...site, ...modulesBelow("tests/"), ...modulesBelow("artwork/"), "main.ts"];
    const uses = new Map<string, number>();
    for (const reader of readers) {
      const text = await Deno.readTextFile(new URL(reader, root));
      for (const [word] of text.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    const unused: string[] = [];
    for (const module of site) {
      const text = await Deno.readTextFile(new URL(module, root));
      for (const [, name] of text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)) {
        if (uses.get(name!)! < 2) unused.push(`Missing step: delete ${name} in ${module}`);
      }
    }
    assert.deepEqual(unused, []);
  });
});
