import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import sharp from "sharp";
import { mark } from "../../content/brand/mark.ts";

/** Pixels of the square's side in the drawing, which has as much on each side of the square. */
const side = 100;

describe("the mark", () => {
  it("fills its square", async () => {
    const from = -mark.side, all = 3 * mark.side;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * side}" height="${3 * side}"` +
      ` viewBox="${from} ${from} ${all} ${all}"><path d="${mark.path}"/></svg>`;
    const { info } = await sharp(new TextEncoder().encode(svg)).trim()
      .toBuffer({ resolveWithObject: true });
    const left = -info.trimOffsetLeft! - side, top = -info.trimOffsetTop! - side;
    const margins = [left, top, side - left - info.width, side - top - info.height];
    // One pixel for what is smoothed at the edges.
    assert(
      Math.min(...margins) >= -1 && Math.max(info.width, info.height) >= side - 1,
      `Missing step: content/brand/mark.ts has the side of the square that the path fills. The path leaves ${margins}% of it at the left, top, right and bottom`,
    );
  });
});
