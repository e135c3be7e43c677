/** Sheets without `@layer`, compared with the layers themselves in Chromium. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { flattenLayers } from "../../../server/build/flatten-layers.ts";
import { sharedBrowser } from "../../support/browser/shared.ts";

const browser = sharedBrowser();

/** The styles of `#it` that the rules below set. */
const readStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    document.head.innerHTML = `<style>${css}</style>`;
    const it = document.getElementById("it")!;
    const { color, width, animationName } = getComputedStyle(it);
    const { content } = getComputedStyle(it, "::before");
    return { color, width, content, animationName };
  }, css);

const html = `<main class="outer"><p id="it" class="inner" data-state="on"></p></main>`;

const cases: Record<string, { css: string; wins: Record<string, string> }> = {
  "a later layer wins over a more specific rule": {
    css: `@layer base { main #it { width: 1px } } @layer components { .outer .inner { width: 2px } }
      @layer utilities { .inner { width: 3px } }`,
    wins: { width: "3px" },
  },
  "the more specific rule wins within a layer, and the later one of two equals": {
    css: `@layer base { .outer .inner { width: 1px; color: red } p { width: 2px } }
      @layer base { main .inner { color: lime } .inner[data-state] { color: blue } }
      @layer utilities { .other { width: 3px } }`,
    wins: { width: "1px", color: "rgb(0, 0, 255)" },
  },
  "each selector of a list has its own specificity": {
    css: `@layer base { p, main #it { width: 1px } .inner { width: 2px } .inner, p { color: blue } }
      @layer components { p { color: lime } } @layer utilities {}`,
    wins: { width: "1px", color: "rgb(0, 255, 0)" },
  },
  "the earlier layer wins with an important declaration": {
    css: `@layer base { p { width: 1px !important } }
      @layer components { .outer .inner { width: 2px !important; color: red !important } }
      @layer utilities { #it { width: 3px !important; color: blue } }`,
    wins: { width: "1px", color: "rgb(255, 0, 0)" },
  },
  "pseudo-elements are styled in the order of their layers": {
    css: `@layer base { .outer ::before { content: "1" } #it::before { content: "2" } }
      @layer components { ::before { content: "3" } main > ::before { content: "4" } }
      @layer utilities { .inner { color: blue } }`,
    wins: { content: '"4"', color: "rgb(0, 0, 255)" },
  },
  "conditions hold, also around layers' rules for several elements": {
    css: `@layer base { @media (width > 1px) { #it, p { width: 1px } @supports (color: red) {
      p { color: lime } } } @media (width < 1px) { #it { width: 2px } } }
      @layer components { @supports (color: red) { main > p { width: 4px } } } @layer utilities {}`,
    wins: { width: "4px", color: "rgb(0, 255, 0)" },
  },
  "layers keep the order of a statement": {
    css: `@layer base, utilities; @layer utilities { p { width: 3px } }
      @layer base { #it { width: 1px } }`,
    wins: { width: "3px" },
  },
  "key frames and rules outside layers stay": {
    css: `@layer base { @keyframes spin { to { rotate: 1turn } } p { animation-name: spin } }
      @layer utilities {} ::view-transition { pointer-events: none }`,
    wins: { animationName: "spin" },
  },
};

describe("a sheet without layers", () => {
  it("has the cascade of the layers", async () => {
    await using page = await browser.visit("about:blank", { hydrates: false });
    await page.setContent(html);
    for (const [rule, { css, wins }] of Object.entries(cases)) {
      const layered = await readStyle(page, css);
      assert.deepEqual({ ...layered, ...wins }, layered, `the example of: ${rule}`);
      const flat = flattenLayers(css);
      assert.doesNotMatch(flat, /@layer/);
      assert.deepEqual(await readStyle(page, flat), layered, `${rule}\n${flat}`);
    }
  });

  it("cannot hold a rule outside the layers, which would lose to utilities", () => {
    for (const rule of ["p { color: red }", "@media (width > 1px) { p { color: red } }"]) {
      const css = `@layer base {} ${rule}`;
      assert.throws(() => flattenLayers(css), /^Error: p is outside .* Missing step: @layer/);
    }
  });
});
