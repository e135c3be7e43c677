import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { palette } from "../../content/brand/palette.ts";
import { catalog } from "../pictures/catalog.ts";
import { fingerprint } from "../pictures/draw.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What artwork reads and writes. */
const copied = [
  "artwork",
  "client/styles/palette.css",
  "content",
  "deno.json",
  "deno.lock",
  "static",
  "supabase/functions/_shared",
];

describe("a picture's fingerprint", () => {
  const entry = catalog.find(({ name }) => name.startsWith("leadership/"))!;

  it("is the same each time, and another one for another value or scene", async () => {
    const first = await fingerprint(entry);
    assert.equal(await fingerprint({ ...entry }), first);
    const changed = await Promise.all([
      fingerprint({ ...entry, quality: entry.quality + 1 }),
      fingerprint({ ...entry, widths: entry.widths.slice(1) }),
      fingerprint({ ...entry, name: `${entry.name}-2` }),
      fingerprint({ ...entry, scene: catalog[0]!.scene }),
    ]);
    assert.equal(new Set([first, ...changed]).size, 5);
  });
});

describe("deno task generate", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await Deno.makeTempDir({ prefix: "generate-" });
    for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true });
    await Deno.symlink(join(root, "node_modules"), join(folder, "node_modules"));
  });

  afterAll(() => Deno.remove(folder, { recursive: true }));

  async function edit(file: string, change: (text: string) => string): Promise<void> {
    const before = await Deno.readTextFile(join(folder, file));
    const after = change(before);
    assert.notEqual(after, before, file);
    await Deno.writeTextFile(join(folder, file), after);
  }

  async function generate(...args: string[]) {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--node-modules-dir=manual", "artwork/generate.ts", ...args],
      cwd: folder,
      env: { NO_COLOR: "1" },
    }).output();
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trimEnd();
    return { code, lines: text(stdout).split("\n"), errors: text(stderr) };
  }

  it("finds all up to date after comments, and after a new page that page's picture alone", async () => {
    await edit("content/paths.ts", (text) => `// A comment.\n${text}`);
    await edit("artwork/pictures/engine/canvas.ts", (text) => `// A comment.\n${text}`);
    await edit(
      "content/share-images.ts",
      (text) =>
        text.replace(
          "listPages(null)",
          '[...listPages(null), { path: "/new", headline: "A new page", section: "", kind: "page" }]',
        ),
    );
    const { code, lines, errors } = await generate("--check");
    const step = 'Missing step: "deno task generate" makes the other lines';
    assert.deepEqual(lines, ["share-images new"], `${errors}\n${step}`);
    assert.equal(code, 1);
  });

  it("makes what is missing, tells its progress, and deletes what no page has", async () => {
    const images = join(folder, "static/images/og");
    const list = async () =>
      (await Array.fromAsync(Deno.readDir(images))).map(({ name }) => name).sort();
    const before = await list();
    await Deno.writeTextFile(join(images, "gone.jpg"), "");
    const { code, lines, errors } = await generate("share-images");
    assert.equal(code, 0, errors);
    assert.match(lines[0]!, /^1 of 1 {2}share-images new, \d+\.\d s$/);
    assert.deepEqual(lines.slice(1), ["share-images deletes static/images/og/gone.jpg"]);
    assert.deepEqual(await list(), [...before, "new.jpg"].sort());
    assert.deepEqual(await generate("--check", "share-images"), {
      code: 0,
      lines: [""],
      errors: "",
    });
  });

  it("finds the pictures that have a changed color, of those that are named", async () => {
    await edit("content/brand/palette.ts", (text) => text.replace(palette.clay, "#2b4a83"));
    const { lines } = await generate("--check", "art", "about/approach-1", "leadership/team");
    const named = catalog.map(({ name }) => name)
      .filter((name) => /^(about\/approach-1$|leadership\/team)/.test(name));
    assert.deepEqual(lines, named.map((name) => `art ${name}`));
  });

  it("names the targets when a name begins none of them", async () => {
    const { code, errors } = await generate("art", "leadership/", "leadershp");
    assert.equal(code, 1);
    assert.match(errors, /begins with leadershp/);
    assert(errors.split("\n").includes("  leadership/team"));
  });

  it("records no fingerprint of what reads the pages' modules", async () => {
    const record = JSON.parse(await Deno.readTextFile(join(root, "artwork/generated.json")));
    assert(!("class-order" in record), "two branches that edit two pages would conflict");
  });
});
