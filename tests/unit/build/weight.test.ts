import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { builtAssets } from "../../support/app.ts";
import { budget, weighPages, weightTable } from "../../support/page/weight.ts";

describe("a first visit", () => {
  it("fetches no more of the build than its budget allows", async () => {
    const pages = weighPages(await builtAssets());
    const heavy = pages.filter((page) =>
      (["script", "files", "style"] as const).some((what) => page[what] > budget[what])
    );
    assert.deepEqual(heavy.map(({ path }) => path), [], `\n${weightTable(pages)}\n`);
  });
});
