import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { palette, tints } from "../../content/brand/palette.ts";
import { files } from "../palette.ts";
import { hex } from "../pictures/engine/color.ts";

/** Degrees on the color wheel. */
function hue(code: string): number {
  const [red, green, blue] = hex(code);
  return Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180 / Math.PI;
}

describe("the palette", () => {
  for (const [path, text] of Object.entries(files())) {
    it(`is written to ${path}`, async () => {
      const written = await Deno.readTextFile(new URL(`../../${path}`, import.meta.url));
      assert(written === text, `Missing step: "deno task generate palette" writes ${path}`);
    });
  }

  // Pictures draw the tint of a name that both have, and pages its color.
  for (const name of ["pine", "moss", "river"] as const) {
    it(`has ${name} and its tint in one hue`, () => {
      const apart = Math.abs(hue(palette[name]) - hue(tints[name]));
      assert(
        Math.min(apart, 360 - apart) < 15,
        `Missing step: content/brand/palette.ts has a tint of ${name} in the hue of the new color`,
      );
    });
  }
});
