/** Search and the missing page with script. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { places } from "../../content/brand/places.ts";
import { notFoundPage } from "../../content/pages/not-found.ts";
import { paths } from "../../content/paths.ts";
import { searchPage } from "../../content/pages/search.ts";
import { axe } from "../support/browser/axe.ts";
import { focusOn, sidewaysScroll, titled } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });

const queryOf = (page: Page) => new URL(page.url()).searchParams.get("q");
const isMarked = (page: Page) => page.locator("main mark").first().waitFor();

describe("the search", () => {
  it("shows results without a reload, says how many, keeps the focus, and leads on", async () => {
    await using page = await browser.visit(site.url + paths.search);
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    const field = page.getByLabel(searchPage.label);
    await field.fill("single audit");
    await field.press("Enter");
    await isMarked(page);
    assert.equal(queryOf(page), "single audit");
    const status = page.locator("main [role=status]").first();
    assert.match((await status.textContent())!, /^\d+ results for “single audit”/);
    await focusOn(field);
    await titled(page, "Search: single audit |");

    await field.fill("xyzzy");
    await page.getByRole("button", { name: searchPage.submit }).click();
    await page.getByText(searchPage.none).waitFor();
    assert.equal(await status.textContent(), "No results for “xyzzy”");

    await page.goBack();
    await isMarked(page);
    assert.equal(await field.inputValue(), "single audit");

    await field.fill("governing law");
    await field.press("Enter");
    await page.getByRole("main").getByRole("link", { name: "Governing law" }).click();
    await page.waitForURL(`**${paths.terms}#law`);
    await page.locator("#law:focus").waitFor();
    assert(await page.evaluate(() => "same" in globalThis));
  });

  it("ends its results where the field ends, sets the filter on their rule, and marks words alone", async () => {
    await using page = await browser.visit(`${site.url}${paths.search}?q=grant`, { width: 1440 });
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const form = await boxOf("main form"), list = await boxOf("main ol");
    assert.deepEqual([list.x, Math.round(list.width)], [form.x, Math.round(form.width)]);
    const tab = await boxOf("main [aria-current]");
    assert.equal(Math.round(tab.y + tab.height), Math.round(list.y) + 2);
    const [mark, words] = await page.locator("main mark").first().evaluate((mark) => {
      const range = new Range();
      range.selectNodeContents(mark);
      return [mark, range].map((one) => Math.round(one.getBoundingClientRect().width));
    });
    assert.equal(mark, words);
  });

  it("has its filter on one row, which scrolls to the kind that is shown", async () => {
    for (const width of [320, 390, 1440]) {
      const shown = `${site.url}${paths.search}?q=grant&type=opening`;
      await using page = await browser.visit(shown, { width });
      const filter = page.getByRole("navigation", { name: searchPage.filter.label });
      const tabs = await filter.getByRole("link").evaluateAll((links) =>
        links.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          return `${Math.round(top)}, ${height}`;
        })
      );
      assert.equal(new Set(tabs).size, 1, `${width} px: ${tabs}`);
      const { x, width: length } = (await filter.locator("[aria-current]").boundingBox())!;
      assert(x >= 0 && x + length <= width, `${width} px: ${x}`);
      assert.equal(await sidewaysScroll(page), 0);
      assert.equal(await page.evaluate(() => scrollY), 0);
    }
  });

  it("filters by type without another request, and keeps the filter on Back", async () => {
    await using page = await browser.visit(`${site.url}${paths.search}?q=grant`);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const filter = page.getByRole("navigation", { name: searchPage.filter.label });
    const current = filter.locator("[aria-current]");
    const all = (await current.textContent())!;
    await filter.getByRole("link", { name: searchPage.filter.kinds.insight }).click();
    await current.filter({ hasText: searchPage.filter.kinds.insight }).waitFor();
    const results = page.getByRole("region").getByRole("list").last().getByRole("listitem");
    const count = Number((await current.textContent())!.match(/\d+/)![0]);
    assert.equal(await results.count(), count);
    await page.getByRole("status").first().filter({ hasText: `${count} results` }).waitFor();
    assert(!requests.includes(paths.search) && !requests.includes(paths.data("search")));
    await page.goBack();
    await current.filter({ hasText: all }).waitFor();
  });

  it("shows further results by a link that keeps the focus, and announces them", async () => {
    await using page = await browser.visit(`${site.url}${paths.search}?q=grant`);
    const pages = page.getByRole("navigation", { name: searchPage.pages.label });
    const second = pages.getByRole("link", { name: searchPage.pages.page(2) });
    const before = await page.getByRole("heading", { level: 3 }).allTextContents();
    await second.click();
    await page.getByRole("status").first()
      .filter({ hasText: searchPage.pages.place(2, await pages.getByRole("link").count()) })
      .waitFor();
    assert.equal(await second.getAttribute("aria-current"), "page");
    await focusOn(second);
    const after = await page.getByRole("heading", { level: 3 }).allTextContents();
    assert(after.length > 0 && after.every((title) => !before.includes(title)));
    await page.goBack();
    await page.getByRole("heading", { name: before[0]! }).waitFor();
  });

  it("asks whether another spelling was meant, and searches for it", async () => {
    await using page = await browser.visit(`${site.url}${paths.search}?q=complience`);
    await page.getByRole("main").getByRole("link", { name: "compliance", exact: true }).click();
    await page.waitForURL(`**${paths.searchFor("compliance")}`);
    await page.getByText(searchPage.corrected).waitFor({ state: "detached" });
    assert.equal(await page.getByLabel(searchPage.label).inputValue(), "compliance");
  });

  it("passes axe with results and without, and never scrolls sideways", async () => {
    await using page = await browser.visit(site.url + paths.search, { width: 320 });
    for (const query of ["audit", "complience", "xyzzy"]) {
      await page.visit(`${site.url}${paths.search}?q=${query}`);
      assert.deepEqual(await axe(page), [], query);
      assert.equal(await sidewaysScroll(page), 0);
    }
  });
});

describe("a missing page", () => {
  it("moves nothing when its suggestions arrive, which stand clear of a phone's map", async () => {
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
      await using page = await browser.visit(`${site.url}/doing-business`, {
        width,
        tolerate: [/status of 404/],
        before: (page) => page.route(/nearest/, (route) => asked.then(() => route.continue())),
      });
      const starts = page.getByRole("navigation", { name: notFoundPage.links.title });
      await page.locator("html[data-web-fonts]").waitFor();
      const { y } = (await starts.boundingBox())!;
      answer();
      const suggestions = page.getByRole("navigation", { name: notFoundPage.nearest });
      await suggestions.waitFor();
      assert.equal((await starts.boundingBox())!.y, y, `at ${width} px`);
      const map = (await page.locator(`main img[src*="${places.nowhere}"]`).boundingBox())!;
      const hero = (await page.locator("[data-hero]").boundingBox())!;
      const end = width < 768 ? map.y : hero.y + hero.height;
      let above = (await suggestions.getByRole("heading").boundingBox())!;
      for (const link of await suggestions.getByRole("link").all()) {
        const box = (await link.boundingBox())!;
        assert(box.y >= above.y + above.height, `on a line of its own at ${width} px`);
        assert(box.y + box.height < end, `at ${width} px`);
        above = box;
      }
    }
  });

  it("suggests the same pages when it is loaded and when it is navigated to, and searches", async () => {
    const tolerate = [/status of 404/];
    await using page = await browser.visit(`${site.url}/leadrship`, { tolerate });
    const suggestions = async () => {
      const links = page.getByRole("navigation", { name: notFoundPage.nearest }).getByRole("link");
      await links.first().waitFor();
      return await links.allTextContents();
    };
    const loaded = await suggestions();
    assert.equal(loaded[0], "Leadership Team");
    assert.deepEqual(await axe(page), []);
    const back = page.getByRole("main").getByRole("link", { name: notFoundPage.back.label });
    assert.equal(await back.getAttribute("href"), paths.home);
    // The map ends there on phones too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(`main img[src*="${places.nowhere}"]`).waitFor();

    await page.visit(site.url + paths.sitemap);
    await page.evaluate(() => {
      history.pushState(null, "", "/leadrship");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: notFoundPage.title }).waitFor();
    assert.deepEqual(await suggestions(), loaded);

    await page.getByLabel(notFoundPage.search.label).fill("grants");
    await page.getByRole("search").getByRole("button").click();
    await isMarked(page);
    assert.equal(queryOf(page), "grants");
  });
});
