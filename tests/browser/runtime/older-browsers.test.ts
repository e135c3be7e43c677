/**
 * Browsers with cascade layers but without `:has()`, container queries or subgrid (Chrome 99 to 104,
 * Firefox 97 to 120, Safari 15.4) have plain pages that can be read and used.
 */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { palette } from "../../../content/brand/palette.ts";
import { sidewaysScroll, type VisitedPage } from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });

/** CSS as an older browser reads it: unknown features have no effect. */
const withoutNewer = (css: string) =>
  css.replace(/@container[ (][^{]*/g, "@media not all")
    .replaceAll(":has(", ":-x-has(")
    .replaceAll("container-type:", "-x-container-type:")
    .replaceAll("subgrid", "-x-subgrid");

/** Opens a page whose scripts find neither the named array methods nor newer CSS. */
function visitOlder(path: string, missing: readonly string[] = []): Promise<VisitedPage> {
  return browser.visit(site.url + path, {
    hydrates: false,
    bypassCSP: true,
    async before(page: Page) {
      await page.addInitScript((names) => {
        for (const name of names) {
          delete (Array.prototype as unknown as Record<string, unknown>)[name];
        }
        const supports = CSS.supports.bind(CSS) as (condition: string) => boolean;
        CSS.supports = (condition: string) =>
          !/:has|container/.test(condition) && supports(condition);
      }, missing);
      await page.route(site.url + "/**", async (route) => {
        if (route.request().resourceType() !== "document") return await route.continue();
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace(/(?<=<style[^>]*>)[^<]+/g, withoutNewer),
        });
      });
    },
  });
}

describe("a browser without :has, container queries and subgrid", () => {
  it("shows every kind of page without sideways scrolling, with a header that can be read", async () => {
    await using page = await visitOlder("/");
    for (const path of onePageOfEach()) {
      await page.visit(site.url + path);
      for (const width of [390, 768, 1280]) {
        const at = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        const header = await page.locator("header.site-header").evaluate((element) => {
          const hex = (rgb: string) =>
            "#" + rgb.match(/\d+/g)!.map((part) => (+part).toString(16).padStart(2, "0")).join("");
          const { color, backgroundColor } = getComputedStyle(element);
          return {
            height: element.getBoundingClientRect().height,
            outside: [...element.querySelectorAll("a, button")]
              .filter((control) => control.checkVisibility())
              .filter((control) => control.getBoundingClientRect().right > innerWidth)
              .map((control) => control.textContent),
            color: hex(color),
            ground: hex(backgroundColor),
          };
        });
        const expected = { color: palette.ink, ground: palette.paper, height: 80 };
        assert.deepEqual(header, { outside: [], ...expected }, at);
        assert.equal(await sidewaysScroll(page), 0, at);
      }
    }
  });

  for (const missing of [[], ["at", "findLast"]]) {
    it(`shows pages as without JavaScript, without [${missing}] in arrays too`, async () => {
      await using page = await visitOlder("/", missing);
      await page.waitForLoadState("load");
      assert.equal(await page.locator("html[data-script]").count(), 0);
      await page.getByRole("link", { name: "Menu" }).click();
      await page.locator("#mobile-menu a[href='/contact']").first().click();
      await page.waitForURL("**/contact");
    });
  }
});
