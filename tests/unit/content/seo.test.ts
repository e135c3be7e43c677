import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { sharedPages, shareImageSize, shareImageUrl } from "../../../content/share-images.ts";

const root = new URL("../../../static/", import.meta.url);

/** The comment right after a JPEG's start marker. */
function commentOf(jpeg: Uint8Array): string {
  assert.deepEqual([...jpeg.slice(0, 4)], [0xff, 0xd8, 0xff, 0xfe]);
  const length = (jpeg[4]! << 8) + jpeg[5]!;
  return new TextDecoder().decode(jpeg.slice(6, 4 + length));
}

describe("share images", () => {
  it("have the headline of their page (deno task generate share-images)", async () => {
    const { default: sharp } = await import("sharp");
    for (const { path, headline } of sharedPages) {
      const step = `Missing step: "deno task generate share-images" draws ${path}`;
      const bytes = await Deno.readFile(new URL(`.${shareImageUrl(path)}`, root)).catch(() => null);
      assert(bytes, step);
      assert.equal(commentOf(bytes), headline, step);
      const { width, height, format } = await sharp(bytes).metadata();
      assert.deepEqual({ width, height, format }, { ...shareImageSize, format: "jpeg" }, path);
      assert(bytes.length < 300_000, `${path}: ${bytes.length} bytes`);
    }
  });

  it("have no stray files", async () => {
    const known = sharedPages.map(({ path }) => shareImageUrl(path));
    for await (const { name } of Deno.readDir(new URL("images/og/", root))) {
      assert(
        known.includes(`/images/og/${name}`),
        `Missing step: "deno task generate share-images" deletes static/images/og/${name}`,
      );
    }
  });
});
