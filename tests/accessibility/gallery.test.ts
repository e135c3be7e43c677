/** The primitives in every state, without the pages around them. */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { axe } from "../support/browser/axe.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { serveGallery } from "../support/browser/gallery-server.ts";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

describe("gallery", () => {
  for (const width of [390, 1280]) {
    it(`has nothing that axe objects to at ${width} px, and no sideways scroll`, async () => {
      await using gallery = await serveGallery();
      await using visit = await browser.visit(gallery.url, {
        width,
        hydrates: false,
      });
      assert.deepEqual(await axe(visit.page), []);
      const sideways = await visit.page.evaluate(() =>
        document.documentElement.scrollWidth - innerWidth
      );
      assert.equal(sideways, 0);
    });
  }
});
