/** What a page as it stands does with its words and cards. */
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { sidewaysScroll } from "./browser.ts";

/** Fails if the page scrolls sideways or cuts off a text. */
export async function assertKeepsWords(page: Page, at: string): Promise<void> {
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

/** Of cards with a ground of their own: the tallest strip across one that shows nothing, in px. Runs in the page. */
export function cardGaps(): { card: string; gap: number }[] {
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
