/** White words on the hero keep AA on every slide and width, measured on the pixels behind them. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { homePage } from "../../content/home.ts";
import { slideshowMessages } from "../../content/messages.ts";
import { startApp } from "../support/app.ts";
import { openBrowser } from "../support/browser.ts";

/** WCAG 1.4.3: the headline is large text. */
const required = { ".hero-words h1": 3, ".hero-words .lead": 4.5, ".logo-name": 4.5 };

describe("words over pictures", () => {
  for (const [width, height] of [[320, 640], [390, 844], [768, 1024], [1440, 900], [1920, 1080]]) {
    it(`keep their contrast at ${width} px`, async () => {
      await using app = await startApp();
      await using browser = await openBrowser();
      await using visit = await browser.visit(app.url, { width, height, reducedMotion: "reduce" });
      const { page } = visit;
      const next = page.getByRole("button", { name: slideshowMessages.next });
      // The words themselves are taken away; the policy concerns the page, not its debugger.
      const words = page.locator(".hero-words > *, .site-header-row > *");
      for (const { id } of homePage.slides) {
        const picture = page.locator(".slide[data-current] img");
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
});

/** The contrast of white with the lightest hundredth of the pixels. */
async function contrastWithWhite(png: Uint8Array): Promise<number> {
  const { data } = await sharp(Buffer.from(png)).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    luminances.push(luminance(data[at]!, data[at + 1]!, data[at + 2]!));
  }
  luminances.sort((a, b) => b - a);
  return 1.05 / (luminances[Math.floor(luminances.length / 100)]! + 0.05);
}

function luminance(...channels: [number, number, number]): number {
  const [r, g, b] = channels.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
