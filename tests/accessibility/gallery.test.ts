/** The primitives in every state, without the pages around them. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { renderGallery } from "../../server/build/gallery.tsx";
import { builtAssets } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { openBrowser } from "../support/browser.ts";

describe("gallery", () => {
  for (const width of [390, 1280]) {
    it(`has nothing that axe objects to at ${width} px, and no sideways scroll`, async () => {
      const assets = await builtAssets();
      const html = renderGallery(assets.styles);
      await using server = Deno.serve(
        { hostname: "127.0.0.1", port: 0, onListen() {} },
        async (request) =>
          await assets.serve(request) ??
            new Response(html, { headers: { "content-type": "text/html" } }),
      );
      await using browser = await openBrowser();
      await using visit = await browser.visit(`http://127.0.0.1:${server.addr.port}/`, {
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
