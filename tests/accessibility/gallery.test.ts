/** The primitives in every state, without pages around them. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { axe } from "../support/browser/axe.ts";
import { sidewaysScroll } from "../support/browser/browser.ts";
import { serveGallery } from "../support/browser/gallery-server.ts";
import { sharedBrowser } from "../support/browser/shared.ts";

const browser = sharedBrowser();

describe("the gallery", () => {
  it("passes axe and never scrolls sideways at 390 and 1280 px", async () => {
    await using gallery = await serveGallery();
    await using visit = await browser.visit(gallery.url, { hydrates: false });
    for (const width of [390, 1280]) {
      await visit.page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await axe(visit.page), []);
      assert.equal(await sidewaysScroll(visit.page), 0);
    }
  });
});
