import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";

const assets = new URL("../../../client/dist/assets/", import.meta.url);

/** The build makes older syntax of newer, and leaves the library alone. */
const newer = new RegExp(
  [
    /\.(toSorted|toReversed|toSpliced|checkVisibility|isWellFormed|toWellFormed|transfer)\b/,
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\b/,
    /\b(Promise\.(withResolvers|try)|Array\.fromAsync|(Object|Map)\.groupBy|Iterator\.from)\b/,
    /\b(URL\.(canParse|parse)|AbortSignal\.any|RegExp\.escape|blocking\.add)\b/,
  ].map(({ source }) => source).join("|"),
);

describe("the built scripts", () => {
  it("call nothing that Safari 16 and browsers of its age do not have", () => {
    const files = globSync("*.js", { cwd: assets });
    assert(files.length > 0);
    for (const file of files) {
      const found = newer.exec(readFileSync(new URL(file, assets), "utf8"));
      assert.equal(found?.[0], undefined, file);
    }
  });
});
