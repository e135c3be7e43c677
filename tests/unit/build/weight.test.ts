import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { builtAssets } from "../../support/app.ts";
import { scriptLimit, weighPages, weightTable } from "../../support/page/weight.ts";

describe("a first visit", () => {
  it("fetches no more script than its limit allows", async () => {
    const pages = weighPages(await builtAssets());
    const heavy = pages.filter(({ script }) => script > scriptLimit);
    assert.deepEqual(heavy.map(({ path }) => path), [], `\n${weightTable(pages)}\n`);
  });
});
