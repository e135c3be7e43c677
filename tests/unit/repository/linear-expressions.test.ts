import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";
import { expressionsIn, superLinear } from "../../support/source/regular-expressions.ts";

const root = new URL("../../../", import.meta.url);

describe("regular expressions over text of requests", () => {
  it("take linear time: all in client/, content/ and the parts of server/ that answer", async () => {
    const files = globSync("{client,content,server}/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !file.startsWith("server/build/") && !file.startsWith("client/dist/"));
    assert(files.length > 100);
    const seen = new Map<string, string | null>();
    const problems: string[] = [];
    for (const file of files) {
      const source = await Deno.readTextFile(new URL(file, root));
      for (const { place, literal } of expressionsIn(file, source)) {
        const key = String(literal);
        if (!seen.has(key)) {
          seen.set(key, literal ? await superLinear(literal) : "built at run time");
        }
        const problem = seen.get(key);
        if (problem) problems.push(`${place} ${key}: ${problem}`);
      }
    }
    assert(seen.size > 30, `${seen.size} expressions`);
    assert.deepEqual(problems, [], "parse the text in steps, or anchor the expression");
  });

  it("are found wherever they stand, and each super-linear kind is noticed", async () => {
    const source = [
      String.raw`const tag = (text) => /^\s*(?:W\/)?(.*?)\s*$/.exec(text);`,
      String.raw`const view = <p title={x.replace(/\s+$/, "")}>{x.split(/\s*,\s*/)}</p>;`,
      String.raw`const built = [new RegExp(x), RegExp("a")];`,
    ].join("\n");
    const found = expressionsIn("view.tsx", source);
    assert.deepEqual(found.map(({ place }) => place), [1, 2, 2, 3, 3].map((n) => `view.tsx:${n}`));
    const kinds = [
      ...found.flatMap(({ literal }) => literal ?? []),
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      /^(a+)+$/,
      /a\s*\s*b/,
      /<[^>]*>/g,
      /\bfoo.*bar/,
      /(?!\s*$)\s/,
      /(?<!\s+)x/,
      /(.+)\1/,
    ];
    for (const expression of kinds) assert(await superLinear(expression), String(expression));
    const linear = [/^\d+$/, /\s+/g, /^(?:a|b)+c$/, /\.\w{1,8}$/, /^[a-z0-9]+(?:-[a-z0-9]+)*$/];
    for (const expression of linear) assert.equal(await superLinear(expression), null);
  });
});
