import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paletteFiles } from "../../../artwork/palette.ts";

describe("the palette", () => {
  for (const [path, text] of Object.entries(paletteFiles)) {
    it(`is what ${path} says (deno task generate palette)`, async () => {
      assert.equal(await Deno.readTextFile(new URL(`../../../${path}`, import.meta.url)), text);
    });
  }
});
