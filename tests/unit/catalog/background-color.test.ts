import { describe, it } from "@std/testing/bdd";
import { palette } from "../../../content/brand/palette.ts";
import assert from "node:assert/strict";
import { backgroundColor } from "../../../client/catalog/background-color.ts";

function contrastWithWhite(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05);
}

describe("the accent color of a commitment", () => {
  it("stays as it is when white text can be read on it", () => {
    for (const hex of ["#0f5f66", "#4b662a", "#9a4330", "#3d5a86", "#80571b"]) {
      assert.equal(backgroundColor(hex), hex);
    }
    assert.equal(backgroundColor(" #0F5F66 "), "#0f5f66");
    assert.equal(backgroundColor("#036"), "#003366");
  });

  it("is darkened until it carries white text", () => {
    for (const hex of ["#ffffff", "#ffff00", "#00ff00", "#87ceeb", "#777777"]) {
      const ground = backgroundColor(hex);
      assert.ok(contrastWithWhite(ground) >= 4.5, `${hex} became ${ground}`);
    }
  });

  it("is the palette's river when it is no color", () => {
    for (const value of ["", "teal", "#12345", "url(#x)", "#0f5f66;background:red", "var(--x)"]) {
      assert.equal(backgroundColor(value), palette.river);
    }
  });
});
