import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { notFoundPage } from "../../content/pages/not-found.ts";
import { paths } from "../../content/paths.ts";
import { searchPage } from "../../content/pages/search.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { axe } from "../support/browser/axe.ts";
import { focusOn, openBrowser, type TestBrowser, titled } from "../support/browser/browser.ts";

let site: RunningApp, browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp({ backend: "embedded" }), openBrowser()]);
  await (await site.get(query("search", "warm up").address)).text();
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const queryOf = (url: string) => new URL(url).searchParams.get("q");

describe("the search", () => {
  it("shows results without a reload, says how many, and keeps the focus in the field", async () => {
    await using visit = await browser.visit(site.url + paths.search);
    const { page } = visit;
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const field = page.getByLabel(searchPage.label);
    await field.fill("single audit");
    await field.press("Enter");
    await page.locator("main mark").first().waitFor();
    assert.equal(queryOf(page.url()), "single audit");
    const status = page.locator("main [role=status]").first();
    assert.match((await status.textContent())!, /^\d+ results for “single audit”$/);
    await focusOn(field);
    await titled(page, "Search: single audit |");
    assert.equal(await page.evaluate(() => "stayed" in globalThis), true);

    await field.fill("xyzzy");
    await page.getByRole("button", { name: searchPage.submit }).click();
    await page.getByText(searchPage.none).waitFor();
    assert.equal(await status.textContent(), "No results for “xyzzy”");

    await page.goBack();
    await page.locator("main mark").first().waitFor();
    assert.equal(await field.inputValue(), "single audit");
  });

  it("filters by type without another request, and keeps the filter on Back", async () => {
    await using visit = await browser.visit(`${site.url}${paths.search}?q=grant`);
    const { page } = visit;
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

  it("leads on to a result", async () => {
    await using visit = await browser.visit(`${site.url}${paths.search}?q=governing+law`);
    const { page } = visit;
    await page.getByRole("link", { name: "Terms" }).first().click();
    await page.waitForURL(`**${paths.terms}`);
    await page.locator("h1:focus", { hasText: "Terms" }).waitFor();
  });

  it("works without script", async () => {
    await using visit = await browser.visit(site.url + paths.search, { javaScriptEnabled: false });
    const { page } = visit;
    await page.getByLabel(searchPage.label).fill("continuity");
    await page.getByRole("button", { name: searchPage.submit }).click();
    await page.waitForURL(`**${paths.search}?q=continuity`);
    assert((await page.locator("main mark").count()) > 0);
  });

  it("has nothing for axe with results and without, and no sideways scroll", async () => {
    await using visit = await browser.visit(site.url + paths.search, { width: 320 });
    for (const query of ["audit", "xyzzy"]) {
      await visit.goto(`${site.url}${paths.search}?q=${query}`);
      assert.deepEqual(await axe(visit.page), [], query);
      const over = await visit.page.evaluate(() =>
        document.documentElement.scrollWidth - innerWidth
      );
      assert.equal(over, 0, "no sideways scrolling");
    }
  });
});

describe("a missing page", () => {
  const tolerate = [/status of 404/];

  it("suggests the same pages whether it was asked for or navigated to", async () => {
    await using visit = await browser.visit(`${site.url}/leadrship`, { tolerate });
    const suggested = async (page: typeof visit.page) => {
      const links = page.getByRole("navigation", { name: notFoundPage.nearest }).getByRole("link");
      await links.first().waitFor();
      return await links.allTextContents();
    };
    const asked = await suggested(visit.page);
    assert.equal(asked[0], "Leadership Team");

    await using other = await browser.visit(site.url + paths.sitemap, { tolerate });
    await other.page.evaluate(() => {
      history.pushState(null, "", "/leadrship");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await other.page.getByRole("heading", { name: notFoundPage.title }).waitFor();
    assert.deepEqual(await suggested(other.page), asked);
    assert.deepEqual(await axe(visit.page), []);
  });

  it("searches", async () => {
    await using visit = await browser.visit(`${site.url}/no-such-page`, { tolerate });
    const { page } = visit;
    await page.getByLabel(notFoundPage.search.label).fill("grants");
    await page.getByRole("search").getByRole("button").click();
    await page.locator("main mark").first().waitFor();
    assert.equal(queryOf(page.url()), "grants");
  });
});
