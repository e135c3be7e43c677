import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";

const client = new URL("../../client/", import.meta.url);
const text = (path: string) => Deno.readTextFileSync(new URL(path, client));
const find = (pattern: string) => globSync(pattern, { cwd: client, exclude: ["dist"] });

const shared = /^styles\//;
const modules = find("**/*.{ts,tsx}");
const sheets = find("**/*.css");

describe("style sheets", () => {
  for (const sheet of sheets.filter((path) => !shared.test(path))) {
    it(`${sheet} is imported by the module of its name and by nothing else`, () => {
      const line = `import "./${sheet.split("/").at(-1)}" with { type: "text" };`;
      const owners = modules.filter((path) => text(path).includes(line));
      assert.deepEqual(owners.map((path) => path.replace(/\.tsx?$/, ".css")), [sheet]);
    });
  }
});
