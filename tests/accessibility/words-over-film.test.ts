/** The words on the commitments' film keep AA while they pass over it, measured on the pixels. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { paths } from "../../content/paths.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { contrastWithWhite } from "../support/browser/contrast.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** WCAG 1.4.3: the headline is large text. The paper white of both has 0.94 of white's luminance. */
const required = { h1: 3.3, p: 4.8 };
describe("words over the film", () => {
  const sizes = [[320, 640], [390, 844], [768, 1024], [1440, 900], [1920, 1080]] as const;
  for (const [width, height] of sizes) {
    it(`keep their contrast wherever they are scrolled to at ${width} px`, async () => {
      await using visit = await browser.visit(site.url + paths.commitments, {
        width,
        height,
        reducedMotion: "reduce",
      });
      const { page } = visit;
      await page.waitForLoadState("load");
      const words = page.locator("[data-hero] :has(> h1)");
      // The header turns solid and covers what is scrolled under it.
      const header = (await page.locator("header").first().boundingBox())!.height + 2;
      await words.evaluate((element) => (element as HTMLElement).style.visibility = "hidden");
      for (let y = 0; y < height; y += 160) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
        const picture = await page.screenshot();
        for (const [selector, least] of Object.entries(required)) {
          const box = (await words.locator(selector).boundingBox())!;
          const top = Math.max(box.y, header);
          const seen = Math.min(box.y + box.height, height) - top;
          if (seen < 10) continue;
          const worst = await contrastWithWhite(picture, { ...box, y: top, height: seen });
          assert.ok(worst >= least, `${selector} at ${width} px, ${y} down: ${worst.toFixed(2)}`);
        }
      }
    });
  }
});
