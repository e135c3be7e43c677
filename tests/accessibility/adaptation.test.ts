/** Pages keep their words when visitors change how they are shown (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { onePageOfEach, sitePages } from "../support/page/site-pages.ts";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

/** Sideways scroll of the page in pixels, and the texts that are cut off. */
function lostWords(page: Page): Promise<{ sideways: number; cut: string[] }> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => {
        const style = getComputedStyle(element);
        // Words for screen readers alone are cut off on purpose.
        if (style.position === "absolute" && element.clientWidth <= 1) return false;
        if (!element.checkVisibility() || element.matches("textarea, select, input")) return false;
        const own = [...element.childNodes].filter((node) =>
          node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
        );
        const right = Math.max(...own.flatMap((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return [...range.getClientRects()].map(({ right }) => right);
        }));
        // A card ends its words.
        if (right > (element.closest("article")?.getBoundingClientRect().right ?? right) + 1) {
          return true;
        }
        const clips = (value: string) => value === "hidden" || value === "clip";
        return own.length > 0 &&
          (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1 ||
            clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      })
      .map((element) => element.textContent!.trim().slice(0, 60));
    return { sideways: document.documentElement.scrollWidth - innerWidth, cut };
  });
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

describe("adaptation", () => {
  it("keeps its words at 200% and 400% zoom, on a tablet and under WCAG text spacing", async () => {
    await using app = await startApp({ backend: "embedded" });
    // 1280 px at 400% is a window of 320 by 256.
    await using visit = await browser.visit(app.url, {
      width: 320,
      height: 256,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const { page } = visit;
    for (const path of onePageOfEach()) {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit.goto(app.url + path);
      assert.deepEqual(await lostWords(page), { sideways: 0, cut: [] }, `${path} at 400%`);
      // 1280 px at 200% zoom.
      await page.setViewportSize({ width: 640, height: 450 });
      assert.deepEqual(await lostWords(page), { sideways: 0, cut: [] }, `${path} at 200%`);
      await page.setViewportSize({ width: 768, height: 1024 });
      assert.deepEqual(await lostWords(page), { sideways: 0, cut: [] }, `${path} on a tablet`);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: spacing });
      assert.deepEqual(await lostWords(page), { sideways: 0, cut: [] }, `${path}, text spacing`);
    }
  });

  it("at 320 px with text at 200% scrolls only down, and has every control of the header in the window", async () => {
    await using app = await startApp({ backend: "embedded" });
    await using large = await openBrowser(["--blink-settings=defaultFontSize=32"]);
    await using visit = await large.visit(app.url, {
      width: 320,
      height: 568,
      reducedMotion: "reduce",
      javaScriptEnabled: false,
      before: (page) => page.route(/\.(avif|webp|jpg|mp4|webm)$/, (route) => route.abort()),
      tolerate: [/ERR_FAILED/, /status of 404/],
    });
    const { page } = visit;
    for (const path of [...sitePages(), "/no-such-page"]) {
      await visit.goto(app.url + path);
      assert.deepEqual(await lostWords(page), { sideways: 0, cut: [] }, path);
      const outside = await page.locator("header.site-header :is(a, button)").evaluateAll((all) =>
        all.filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, right, top } = control.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0;
          })
          .map((control) => control.textContent)
      );
      assert.deepEqual(outside, [], path);
    }
  });

  it("shows what has the focus in forced colours", async () => {
    await using app = await startApp();
    await using visit = await browser.visit(app.url, { forcedColors: "active" });
    const { page } = visit;
    // Its icons stand over a picture, which is as it was.
    const ground = await page.locator("header.site-header").evaluate((header) =>
      getComputedStyle(header).backgroundColor
    );
    assert.doesNotMatch(ground, /, 0\)/, "the header is see-through");
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
