import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";
import { programs } from "../../support/programs.ts";

const root = new URL("../../../", import.meta.url);

describe("system programs", () => {
  it("are installed by the line in the README", async () => {
    const readme = await Deno.readTextFile(new URL("README.md", root));
    const [, listed] = /apt-get install --no-install-recommends ([^`#]+?)\n\n/.exec(readme)!;
    const packages = new Set(Object.values(programs).map((program) => program.package));
    assert.deepEqual(listed!.split(/[\s\\]+/), [...packages].sort());
  });

  it("are looked up in the table of tests/support/programs.ts", async () => {
    const inEveryDebian = ["sh", "tar", "grep", "id", "nice", "apt-get"];
    const files = globSync("{artwork,server,tests}/**/*.{ts,tsx}", { cwd: root });
    assert(files.length > 100);
    for (const file of files) {
      const text = await Deno.readTextFile(new URL(file, root));
      for (
        const [, name] of text.matchAll(/\b(?:Command|spawn)\(\s*"([\w-]+)",/g)
      ) {
        assert(inEveryDebian.includes(name!), `${file} starts ${name} without the table`);
      }
    }
  });
});
