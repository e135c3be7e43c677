/** Pages keep their words when visitors change how they are shown (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { sidewaysScroll } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { onePageOfEach, sitePages } from "../support/page/site-pages.ts";

const browser = sharedBrowser();
const browserWithLargeText = sharedBrowser(["--blink-settings=defaultFontSize=32"]);
const site = sharedSite({ backend: "embedded" });

/** Fails if the page scrolls sideways or cuts off a text. */
async function assertKeepsWords(page: Page, at: string): Promise<void> {
  assert.equal(await sidewaysScroll(page), 0, at);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => {
        const style = getComputedStyle(element);
        // Words for screen readers are cut off on purpose.
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
        // Words end with their card.
        if (right > (element.closest("article")?.getBoundingClientRect().right ?? right) + 1) {
          return true;
        }
        const clips = (value: string) => value === "hidden" || value === "clip";
        return own.length > 0 &&
          (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1 ||
            clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      })
      .map((element) => element.textContent!.trim().slice(0, 60))
  );
  assert.deepEqual(cut, [], at);
}

/** Words that are broken over lines without a hyphen; addresses may break anywhere. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!parent.checkVisibility()) continue;
      // The browser hyphenates text.
      const isHeading = parent.closest("h1, h2, h3");
      if (!isHeading && getComputedStyle(parent).hyphens === "auto") continue;
      if (parent.closest("svg, .sr-only, thead, a[href^='mailto:']")) continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) {
          broken.push(`${word} in <${parent.localName} class="${parent.className}">`);
        }
      }
    }
    return broken;
  });
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

describe("every page", () => {
  it("keeps its words at 200% and 400% zoom, on a tablet and under WCAG text spacing", async () => {
    await using page = await browser.visit(site.url, { reducedMotion: "reduce", bypassCSP: true });
    // 200% and 400% zoom of a window of 1280 px, then a tablet.
    const sizes = [[320, 256], [640, 450], [768, 1024]] as const;
    for (const path of onePageOfEach()) {
      await page.visit(site.url + path);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await assertKeepsWords(page, `${path} at ${width} px`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: spacing });
      await assertKeepsWords(page, `${path}, text spacing`);
    }
  });

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
        broken.push(...(await brokenWords(page)).map((word) => `${path} at ${width} px: ${word}`));
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
