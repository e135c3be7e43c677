/** Names of any length that the tests of titles allow fit the header, the menu and the footer. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { titleLimit } from "../../content/document-title.ts";
import { frame } from "../../content/frame.ts";
import { listPages } from "../../content/page-list.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import { sidewaysScroll } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** Pixels between neighbors in the header. */
const leastGap = 4;

/** The longest short name that the titles of the pages leave room for, in wide letters. */
const longestTitle = Math.max(...listPages(null).map(({ title }) => title.length));
const shortName = "Wynnmoor Hamdon Group Wynnmoor".slice(0, titleLimit - 1 - longestTitle - 3);
const longName = "Wynnmoor, Hammond & Lindqvist Public Strategy Advisors";

/** The names in place of the firm's own, in words and in labels. */
function rename(page: Page): Promise<void> {
  return page.evaluate(([name, own, shortName, longName]) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const replacement = node.parentElement?.closest("header") ? shortName! : longName!;
      node.textContent = node.textContent!.replaceAll(own!, replacement).replaceAll(
        name!,
        replacement,
      );
    }
  }, [firm.name, firm.shortName, shortName, longName]);
}

const step =
  "Missing step: shorter names or labels in content/site.ts and content/navigation.ts, or fewer entries in the header";

/** Visible items of the header's bar from the left, without those that contain others. */
function barItems(page: Page) {
  return page.locator("header > div").evaluate((bar) => {
    const items = [...bar.querySelectorAll("a, button")].filter((item) =>
      item.checkVisibility() && !item.closest("[id^=menu-], #mobile-menu")
    );
    return items.map((item) => {
      const parts = [...item.querySelectorAll("svg")].map((icon) => icon.getBoundingClientRect());
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        // Lines of wrapped words, each as wide as its words.
        parts.push(...range.getClientRects());
      }
      const seen = parts.filter(({ width }) => width > 1);
      return {
        name: item.textContent || item.getAttribute("aria-label"),
        left: Math.min(...seen.map(({ left }) => left)),
        right: Math.max(...seen.map(({ right }) => right)),
      };
    }).sort((a, b) => a.left - b.left);
  });
}

describe("long names", () => {
  for (const width of [320, 390, 768, 1024, 1216, 1440]) {
    it(`fit the header at ${width} px`, async () => {
      await using page = await browser.visit(site.url + paths.contact, { width });
      await rename(page);
      assert.equal(await sidewaysScroll(page), 0);
      const items = await barItems(page);
      assert(items.length >= 3 && items[0]!.name === shortName, JSON.stringify(items));
      for (const [index, item] of items.slice(1).entries()) {
        const gap = item.left - items[index]!.right;
        const names = `${items[index]!.name} and ${item.name}`;
        assert(gap >= leastGap, `${names}: ${gap} px. ${step}`);
      }
      const lines = await page.locator("header p[data-firm-name]")
        .evaluate((tagline) => {
          const range = document.createRange();
          range.selectNodeContents(tagline);
          return range.getClientRects().length;
        });
      assert(lines <= 1, `The tagline has ${lines} lines. ${step}`);
      const { height } = (await page.locator("header > div").boundingBox())!;
      assert(height <= 96, `${height} px`);
    });
  }

  it("fit the menu and the footer at 320 px", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 320 });
    await rename(page);
    await page.getByRole("button", { name: frame.menu.title }).click();
    await page.locator("#mobile-menu").waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    await page.keyboard.press("Escape");
    const footer = await page.locator("#root > footer").innerText();
    assert(footer.includes(longName) || !footer.includes(firm.name));
    assert.equal(await sidewaysScroll(page), 0);
  });
});
