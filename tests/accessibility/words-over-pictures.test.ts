/** White words over pictures keep AA at every width, measured on the pixels behind them. */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Locator } from "playwright";
import { homePage } from "../../content/home.ts";
import { slideshowMessages } from "../../content/messages.ts";
import { startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser.ts";
import { contrastWithWhite } from "../support/contrast.ts";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

/** WCAG 1.4.3: the headline is large text. */
const required = { "h1": 3, "h1 + p": 4.5, "header a[aria-label] span": 4.5 };

/** Takes elements away without moving others; the policy concerns the page, not its debugger. */
const hide = (elements: Locator) =>
  elements.evaluateAll((all) => all.forEach((e) => (e as HTMLElement).style.visibility = "hidden"));

describe("words over pictures", () => {
  const sizes = [[320, 640], [390, 844], [768, 1024], [1440, 900], [1920, 1080]] as const;
  for (const [width, height] of sizes) {
    it(`keep their contrast at ${width} px`, async () => {
      await using app = await startApp();
      await using visit = await browser.visit(app.url, { width, height, reducedMotion: "reduce" });
      const { page } = visit;
      const next = page.getByRole("button", { name: slideshowMessages.next });
      for (const { id } of homePage.slides) {
        await page.locator("[data-slide][data-current] img")
          .evaluate((image) => (image as HTMLImageElement).decode());
        const boxes = await Promise.all(
          Object.keys(required).map((selector) => page.locator(selector).first().boundingBox()),
        );
        const bottom = Math.max(...boxes.map((box) => box!.y + box!.height));
        await hide(page.locator("[data-hero] h1, h1 ~ *, header > div > *"));
        const clip = { x: 0, y: 0, width, height: Math.ceil(bottom) };
        const picture = await page.screenshot({ clip, fullPage: bottom > height });
        for (const [index, [selector, least]] of Object.entries(required).entries()) {
          const worst = await contrastWithWhite(picture, boxes[index]!);
          assert.ok(worst >= least, `${selector} on ${id} at ${width} px: ${worst.toFixed(2)}`);
        }
        // By script: a click would scroll the controls into view.
        await next.dispatchEvent("click");
      }
    });
  }

  it("keep their contrast on the home page's service cards", async () => {
    await using app = await startApp({ backend: "embedded" });
    // With the services at hand, the page comes in one piece.
    await app.get("/").then((page) => page.text());
    for (const [width, height] of [[320, 640], [768, 1024], [1440, 900]] as const) {
      await using visit = await browser.visit(app.url, { width, height, reducedMotion: "reduce" });
      const { page } = visit;
      const cards = page.locator("[data-service]");
      await cards.locator("img").evaluateAll((images) =>
        Promise.all(images.map((image) => {
          (image as HTMLImageElement).loading = "eager";
          return (image as HTMLImageElement).decode();
        }))
      );
      const boxes = await cards.locator("> div").evaluateAll((all) =>
        all.map((words) => {
          const { left: x, width, bottom } = words.querySelector("p")!.getBoundingClientRect();
          const { top } = words.querySelector("h3")!.getBoundingClientRect();
          return { x, y: top + scrollY, width, height: bottom - top };
        })
      );
      assert.equal(boxes.length, 10);
      await hide(cards.locator("> div > *"));
      const top = Math.floor(Math.min(...boxes.map(({ y }) => y)));
      const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
      const clip = { x: 0, y: top, width, height: bottom - top };
      const picture = await page.screenshot({ clip, fullPage: true });
      for (const [index, box] of boxes.entries()) {
        const worst = await contrastWithWhite(picture, { ...box, y: box.y - top });
        assert.ok(worst >= 4.5, `card ${index + 1} at ${width} px: ${worst.toFixed(2)}`);
      }
    }
  });
});
