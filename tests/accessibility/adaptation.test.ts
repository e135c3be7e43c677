/** Pages keep their words with large text (WCAG 1.4.4), and their focus in forced colors. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { measureGeometry } from "../support/browser/geometry.ts";
import { assertKeepsWords } from "../support/browser/layout.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { sitePages } from "../support/page/site-pages.ts";

const browser = sharedBrowser();
const browserWithLargeText = sharedBrowser(["--blink-settings=defaultFontSize=32"]);
const site = sharedSite({ backend: "embedded" });

describe("every page", () => {
  it("keeps words whole and every control in the window with text at 200%", async () => {
    await using page = await browserWithLargeText.visit(site.url, {
      reducedMotion: "reduce",
      javaScriptEnabled: false,
      before: (page) => page.route(/\.(avif|webp|jpg|mp4|webm)$/, (route) => route.abort()),
      tolerate: [/ERR_FAILED/, /status of 404/],
    });
    const broken: string[] = [];
    for (const path of [...sitePages(), "/no-such-page"]) {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.visit(site.url + path);
      await assertKeepsWords(page, path);
      const outside = await page.locator("header.site-header :is(a, button)").evaluateAll((all) =>
        all.filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, right, top } = control.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0;
          })
          .map((control) => control.textContent)
      );
      assert.deepEqual(outside, [], path);
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const { brokenWords } = await page.evaluate(measureGeometry);
        broken.push(...brokenWords.map((word) => `${path} at ${width} px: ${word}`));
      }
    }
    assert.deepEqual(broken, []);
  });
});

describe("forced colors", () => {
  it("show the focus", async () => {
    await using page = await browser.visit(site.url, { forcedColors: "active" });
    // Pictures keep their colors, and the icons of the header stand over one.
    const ground = await page.locator("header.site-header").evaluate((header) =>
      getComputedStyle(header).backgroundColor
    );
    assert.doesNotMatch(ground, /, 0\)/, "the header is transparent");
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const focused = document.activeElement!;
        const card = focused.closest("[data-service]");
        return [focused, ...(card ? [card] : [])].some((element) => {
          const style = getComputedStyle(element);
          return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
        });
      });
      assert.ok(outline, `tab stop ${stop + 1} shows no outline`);
    }
  });
});
