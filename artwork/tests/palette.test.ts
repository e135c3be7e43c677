import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { files } from "../palette.ts";

describe("the palette", () => {
  for (const [path, text] of Object.entries(files())) {
    it(`is written to ${path}`, async () => {
      const written = await Deno.readTextFile(new URL(`../../${path}`, import.meta.url));
      assert(written === text, `Missing step: "deno task generate palette" writes ${path}`);
    });
  }
});
