/** White words over pictures keep AA at every width, measured on the pixels behind them. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { homePage } from "../../content/home.ts";
import { slideshowMessages } from "../../content/messages.ts";
import { startApp } from "../support/app.ts";
import { openBrowser } from "../support/browser.ts";
import { contrastWithWhite } from "../support/contrast.ts";

/** WCAG 1.4.3: the headline is large text. */
const required = { "h1": 3, "h1 + p": 4.5, "header a[aria-label] span": 4.5 };

describe("words over pictures", () => {
  for (const [width, height] of [[320, 640], [390, 844], [768, 1024], [1440, 900], [1920, 1080]]) {
    it(`keep their contrast at ${width} px`, async () => {
      await using app = await startApp();
      await using browser = await openBrowser();
      await using visit = await browser.visit(app.url, { width, height, reducedMotion: "reduce" });
      const { page } = visit;
      const next = page.getByRole("button", { name: slideshowMessages.next });
      // The words themselves are taken away; the policy concerns the page, not its debugger.
      const words = page.locator("[data-hero] h1, h1 ~ *, header > div > *");
      for (const { id } of homePage.slides) {
        const picture = page.locator("[data-slide][data-current] img");
        await picture.evaluate((image) => (image as HTMLImageElement).decode());
        for (const [selector, least] of Object.entries(required)) {
          const clip = (await page.locator(selector).first().boundingBox())!;
          await words.evaluateAll((all) =>
            all.forEach((e) => (e as HTMLElement).style.visibility = "hidden")
          );
          const worst = await contrastWithWhite(await page.screenshot({ clip, fullPage: true }));
          await words.evaluateAll((all) =>
            all.forEach((e) => (e as HTMLElement).style.visibility = "")
          );
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
    await using browser = await openBrowser();
    for (const [width, height] of [[320, 640], [768, 1024], [1440, 900]]) {
      await using visit = await browser.visit(app.url, { width, height, reducedMotion: "reduce" });
      const { page } = visit;
      const cards = page.locator("[data-service]");
      for (let index = 0; index < await cards.count(); index++) {
        const card = cards.nth(index);
        await card.locator("img").evaluate((image) => {
          (image as HTMLImageElement).loading = "eager";
          return (image as HTMLImageElement).decode();
        });
        const words = card.locator("> div");
        const clip = await words.evaluate((element) => {
          for (const word of element.children) (word as HTMLElement).style.visibility = "hidden";
          const { left: x, width, bottom } = element.querySelector("p")!.getBoundingClientRect();
          const { top } = element.querySelector("h3")!.getBoundingClientRect();
          return { x, y: top + scrollY, width, height: bottom - top };
        });
        const worst = await contrastWithWhite(await page.screenshot({ clip, fullPage: true }));
        assert.ok(worst >= 4.5, `card ${index + 1} at ${width} px: ${worst.toFixed(2)}`);
      }
    }
  });
});
