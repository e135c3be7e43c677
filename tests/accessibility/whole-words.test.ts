/** Text at 200% is set in whole words: none is broken in its middle without a hyphen. */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { type RunningApp, startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { sitePages } from "../support/page/site-pages.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startApp({ backend: "embedded" }),
    openBrowser(["--blink-settings=defaultFontSize=32"]),
  ]);
});
afterAll(async () => {
  await browser?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

/** Words of letters whose letters stand on more than one line; addresses may break anywhere. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!parent.checkVisibility()) continue;
      // The browser hyphenates text in windows that a long word can be wider than.
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

describe("text at 200%", () => {
  for (const width of [390, 768]) {
    it(`breaks no word in its middle at ${width} px`, async () => {
      await using visit = await browser.visit(site.url, {
        width,
        javaScriptEnabled: false,
        before: (page) => page.route(/\.(avif|webp|jpg|mp4|webm)$/, (route) => route.abort()),
        tolerate: [/ERR_FAILED/],
      });
      const broken: string[] = [];
      for (const path of sitePages()) {
        await visit.goto(site.url + path);
        broken.push(...(await brokenWords(visit.page)).map((word) => `${path}: ${word}`));
      }
      assert.deepEqual(broken, []);
    });
  }
});
