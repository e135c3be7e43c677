/** Cards have no holes: nothing inside one leaves more than 60 px empty below it. */
import assert from "node:assert/strict";
import { it } from "@std/testing/bdd";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";

/** Of cards with a ground of their own: the tallest strip across one that shows nothing, in px. */
function gaps(): { card: string; gap: number }[] {
  const cards = [...document.querySelectorAll<HTMLElement>("main :is(li, article)")].filter((
    card,
  ) => getComputedStyle(card).backgroundColor !== "rgba(0, 0, 0, 0)" && card.offsetHeight > 0);
  return cards.map((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    const filled = [[top, top], [bottom, bottom]];
    const range = document.createRange();
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isPicture = node instanceof Element && node.matches("img, svg, [data-picture]");
      if (!isPicture && !(node instanceof Text && node.data.trim())) continue;
      range.selectNode(node);
      for (const { top, bottom, width } of range.getClientRects()) {
        if (width > 1) filled.push([top, bottom]);
      }
    }
    filled.sort(([a], [b]) => a! - b!);
    let end = top, gap = 0;
    for (const [from, to] of filled) {
      gap = Math.max(gap, from! - end);
      end = Math.max(end, to!);
    }
    return { card: card.innerText.slice(0, 40), gap: Math.round(gap) };
  });
}

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });

it("cards leave no gap over 60 px, at 390, 768, 820, 1024 and 1440 px", async () => {
  const found: string[] = [];
  let cards = 0;
  for (const widths of [[390, 768, 820], [1024, 1440]]) {
    const touch = widths.includes(390);
    await using page = await browser.visit(site.url, { hasTouch: touch, isMobile: touch });
    for (const path of onePageOfEach()) {
      await page.visit(site.url + path);
      await page.evaluate(() => delete document.documentElement.dataset.contentVisibility);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const { card, gap } of await page.evaluate(gaps)) {
          cards++;
          if (gap > 60) found.push(`${path} at ${width} px: ${gap} px in ${card}`);
        }
      }
    }
  }
  assert(cards > 100, `${cards} cards`);
  assert.deepEqual(found, []);
});
