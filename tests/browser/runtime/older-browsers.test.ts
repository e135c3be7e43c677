/**
 * Browsers with cascade layers but without `:has()`, container queries or subgrid (Chrome 99 to 104,
 * Firefox 97 to 120, Safari 15.4) have plain pages that can be read and used.
 */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { palette } from "../../../content/brand/palette.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import { openBrowser, type TestBrowser, type Visit } from "../../support/browser/browser.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp({ backend: "embedded" }), openBrowser()]);
});
afterAll(async () => {
  await browser?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

/** CSS as an older browser reads it: what it does not know is a rule of no effect. */
const withoutNewer = (css: string) =>
  css.replace(/@container[ (][^{]*/g, "@media not all")
    .replaceAll(":has(", ":-x-has(")
    .replaceAll("container-type:", "-x-container-type:")
    .replaceAll("subgrid", "-x-subgrid");

/** A visit whose scripts run and find neither the named methods nor newer CSS. */
function visitOlder(path: string, missing: readonly string[] = []): Promise<Visit> {
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
    await using visit = await visitOlder("/");
    const { page } = visit;
    for (const path of onePageOfEach()) {
      await visit.goto(site.url + path);
      for (const width of [390, 768, 1280]) {
        const at = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        const header = await page.locator("header.site-header").evaluate((element) => {
          const hex = (rgb: string) =>
            "#" + rgb.match(/\d+/g)!.map((part) => (+part).toString(16).padStart(2, "0")).join("");
          const { color, backgroundColor } = getComputedStyle(element);
          return {
            sideways: document.documentElement.scrollWidth - innerWidth,
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
        assert.deepEqual(header, { sideways: 0, outside: [], ...expected }, at);
      }
    }
  });

  for (const missing of [[], ["at", "findLast"]]) {
    it(`has pages as without JavaScript, without [${missing}] in arrays too`, async () => {
      await using visit = await visitOlder("/", missing);
      const { page } = visit;
      await page.waitForLoadState("load");
      assert.equal(await page.locator("html[data-script]").count(), 0);
      await page.getByRole("link", { name: "Menu" }).click();
      await page.locator("#mobile-menu a[href='/contact']").first().click();
      await page.waitForURL("**/contact");
    });
  }
});
