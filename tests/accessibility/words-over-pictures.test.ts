/** White words over pictures and film keep AA contrast, measured on the pixels behind them. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Locator } from "playwright";
import { slides } from "../../content/brand/slides.ts";
import { slideshowMessages } from "../../content/messages/slideshow.ts";
import { paths } from "../../content/paths.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { contrastWithWhite } from "../support/browser/contrast.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** WCAG 1.4.3, headlines are large text. The film's words are paper white, 0.94 of white's luminance. */
const requiredOnFilm = { h1: 3.3, p: 4.8 };
const required = { "h1": 3, "h1 + p": 4.5, "header a[aria-label] span": 4.5 };

/** Hides elements without moving others. */
const hide = (elements: Locator) =>
  elements.evaluateAll((all) => all.forEach((e) => (e as HTMLElement).style.visibility = "hidden"));

describe("words over pictures", () => {
  const sizes = [[320, 640], [390, 844], [768, 1024], [1024, 768], [1440, 900], [
    1920,
    1080,
  ]] as const;
  for (const [width, height] of sizes) {
    it(`keep their contrast at ${width} px`, async () => {
      await using page = await browser.visit(site.url, { width, height, reducedMotion: "reduce" });
      const next = page.getByRole("button", { name: slideshowMessages.next });
      for (const { id } of slides) {
        await page.locator("[data-slide][data-current] img")
          .evaluate((image) => (image as HTMLImageElement).decode());
        const boxes = await Promise.all(
          Object.keys(required).map((selector) => page.locator(selector).first().boundingBox()),
        );
        const bottom = Math.max(...boxes.map((box) => box!.y + box!.height));
        await hide(page.locator("[data-hero] h1, h1 ~ *, header > div > *"));
        for (const [index, [selector, least]] of Object.entries(required).entries()) {
          const options = { clip: boxes[index]!, fullPage: bottom > height };
          const worst = await contrastWithWhite(await page.screenshot(options));
          assert.ok(worst >= least, `${selector} on ${id} at ${width} px: ${worst.toFixed(2)}`);
        }
        // By script: a click would scroll the controls into view.
        await next.dispatchEvent("click");
      }
    });
  }

  for (const [width, height] of sizes) {
    it(`keep their contrast wherever they are scrolled over the film at ${width} px`, async () => {
      await using page = await browser.visit(site.url + paths.commitments, {
        width,
        height,
        reducedMotion: "reduce",
      });
      await page.waitForLoadState("load");
      const words = page.locator("[data-hero] :has(> h1)");
      // The header turns solid and covers what is scrolled under it.
      const header = (await page.locator("header").first().boundingBox())!.height + 2;
      await words.evaluate((element) => (element as HTMLElement).style.visibility = "hidden");
      for (let y = 0; y < height; y += 160) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
        for (const [selector, least] of Object.entries(requiredOnFilm)) {
          const box = (await words.locator(selector).boundingBox())!;
          const top = Math.max(box.y, header);
          const seen = Math.min(box.y + box.height, height) - top;
          if (seen < 10) continue;
          const clip = { ...box, y: top, height: seen };
          const worst = await contrastWithWhite(await page.screenshot({ clip }));
          assert.ok(worst >= least, `${selector} at ${width} px, ${y} down: ${worst.toFixed(2)}`);
        }
      }
    });
  }

  it("keep their contrast on the about page's picture", async () => {
    await using page = await browser.visit(site.url + paths.about, { reducedMotion: "reduce" });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator("[data-hero] img").evaluate((image) =>
        (image as HTMLImageElement).decode()
      );
      const words = page.locator("[data-hero] h1, [data-hero] p");
      const boxes = await words.evaluateAll((all) =>
        all.map((one) => {
          (one as HTMLElement).style.color = "transparent";
          const range = document.createRange();
          range.selectNodeContents(one);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        })
      );
      for (const [index, clip] of boxes.entries()) {
        const worst = await contrastWithWhite(await page.screenshot({ clip, fullPage: true }));
        assert.ok(worst >= (index ? 4.5 : 3), `${index} at ${width} px: ${worst.toFixed(2)}`);
      }
    }
    // However large the text: where the picture stands above it, none of it lies on the picture.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.fontSize = "200%");
    const [picture, title] = await Promise.all(
      ["[data-hero] img", "[data-hero] h1"].map((it) => page.locator(it).boundingBox()),
    );
    assert.ok(title!.y >= picture!.y + picture!.height, `${title!.y}`);
  });

  it("have no map under them in the first band of a page", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    const pages = [paths.contact, paths.faq, paths.services, paths.careers, paths.insights];
    for (const path of [...pages, paths.sitemap, paths.aboutSection("why-choose-us")]) {
      await page.visit(site.url + path);
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const under = await page.evaluate(() => {
          const band = document.querySelector("[data-hero]")!;
          const image = band.querySelector("img[src^='/openers/']")!;
          const map = image.getBoundingClientRect();
          const strip = image.parentElement!;
          const isCut = getComputedStyle(strip).overflow === "hidden";
          const shown = (isCut ? strip : band).getBoundingClientRect();
          const top = Math.max(map.top, shown.top);
          const bottom = Math.min(map.bottom, shown.bottom);
          const left = Math.max(map.left, shown.left);
          /** On a card that lies over the map. */
          const isCovered = (element: Element): boolean => {
            if (element.contains(image)) return false;
            if (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)") return true;
            return isCovered(element.parentElement!);
          };
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (texts.nextNode()) {
            const parent = texts.currentNode.parentElement!;
            if (!parent.checkVisibility() || isCovered(parent)) continue;
            const range = document.createRange();
            range.selectNode(texts.currentNode);
            const meets = [...range.getClientRects()].some((box) =>
              box.right > left && box.left < map.right && box.bottom > top && box.top < bottom
            );
            if (meets) found.push(texts.currentNode.textContent);
          }
          return { found, isShown: bottom - top > 50 };
        });
        // Phones have the quick navigation in its place.
        const isShown = path !== paths.sitemap || width >= 768;
        assert.deepEqual(under, { found: [], isShown }, `${path} at ${width} px`);
      }
    }
  });
});
