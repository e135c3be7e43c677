import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";
import { classStrings, clientModules, readModule } from "../../../server/build/class-order.ts";
import type { PageStyles } from "../../../server/runtime/http/assets.ts";

const client = new URL("../../../client/", import.meta.url);
const sheets = globSync("**/*.css", { cwd: client, exclude: ["dist"] });

describe("style sheets", () => {
  for (const sheet of sheets.filter((path) => !path.startsWith("styles/"))) {
    it(`${sheet} is imported by the module of its name and by nothing else`, () => {
      const line = `import "./${sheet.split("/").at(-1)}" with { type: "text" };`;
      const owners = clientModules().filter((path) => readModule(path).includes(line));
      assert.deepEqual(owners.map((path) => path.replace(/\.tsx?$/, ".css")), [sheet]);
    });
  }
});

describe("the built rules of each page", () => {
  const built = new URL("dist/.vite/styles.json", client);
  const { pages, folder } = JSON.parse(Deno.readTextFileSync(built)) as PageStyles;

  for (const [page, css] of Object.entries(pages)) {
    it(`${page} sets every variable that it reads without a fallback`, () => {
      const set = new Set(css.match(/(?<=[{;\s])--[\w-]+(?=:)|(?<=@property )--[\w-]+/g));
      const read = new Set(css.match(/(?<=var\()--[\w-]+(?=\))/g));
      assert.deepEqual([...read.difference(set)], []);
    });

    it(`${page} have no layers: exchanging those lays out the whole document`, () => {
      assert.doesNotMatch(css, /@layer/);
    });

    it(`${page} computes the mixed colors of the theme`, () => {
      const mixed = css.match(/color-mix\((?!in lab)[^)]*\)/g) ?? [];
      assert.deepEqual(mixed.filter((color) => !/currentcolor/i.test(color)), []);
    });

    it(`${page} registers no property after a navigation: that restyles the whole document`, () => {
      const added = Deno.readTextFileSync(new URL(`dist/${folder}/${page}.css`, client));
      assert.doesNotMatch(added, /@property/);
    });
  }
});

describe("class strings", () => {
  const strings = classStrings();

  it("are in Tailwind's order (deno task generate class-order sorts them)", () => {
    for (const { path, names, sorted } of strings) {
      assert.equal(names.join(" "), sorted.join(" "), path);
    }
  });

  it("use no arbitrary value twice: it is a token or a utility", () => {
    const seen = new Map<string, string>();
    for (const { path, names } of strings) {
      for (const value of names.flatMap((name) => name.match(/\[[^\]]+\]/g) ?? [])) {
        const before = seen.get(value);
        assert.equal(before, undefined, `${value} in ${path} and ${before}`);
        seen.set(value, path);
      }
    }
  });
});
