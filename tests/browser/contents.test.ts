/** Lists of contents beside long pages: they mark where the reader is. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { glossaryPage } from "../../content/pages/glossary.ts";
import { paths } from "../../content/paths.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();

describe("a list of contents", () => {
  for (const path of [paths.glossary, paths.privacy]) {
    it(`marks the part of ${path} in view, and only that`, async () => {
      await using page = await browser.visit(site.url + path, {
        width: 1440,
        reducedMotion: "reduce",
      });
      const links = page.locator("main .aside-sticky a");
      const marked = () =>
        links.evaluateAll((all) =>
          all.flatMap((link, index) =>
            link.getAttribute("aria-current") === "location" ? [index] : []
          )
        );
      /** By a bar or by heavy letters: color alone tells nothing to many. */
      const visiblyMarked = () =>
        links.evaluateAll((all) =>
          all.flatMap((link, index) => {
            const { borderLeftWidth, fontWeight } = getComputedStyle(link);
            return parseFloat(borderLeftWidth) > 0 || Number(fontWeight) >= 600 ? [index] : [];
          })
        );
      assert.deepEqual(await marked(), [], "nothing at the top");
      for (const index of [4, 2]) {
        await links.nth(index).click();
        await until("marked", async () => String(await marked()) === String(index));
        assert.deepEqual(await visiblyMarked(), [index]);
      }
    });
  }

  it("marks the part in view of a page that a link has opened", async () => {
    await using page = await browser.visit(site.url + paths.sitemap, { width: 1440 });
    await page.locator(`main a[href="${paths.glossary}"]`).first().click();
    await page.locator("main .aside-sticky a").nth(4).click();
    await page.locator("main .aside-sticky a[aria-current]").waitFor();
  });
});

describe("the site map", () => {
  it("has each service on one line of tablets and wide windows, in equal columns", async () => {
    await using page = await browser.visit(site.url + paths.sitemap);
    const services = page.locator("#service-areas ~ div a");
    for (const width of [768, 820, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await services.evaluateAll((all) =>
        all.map((it) => `${it.clientWidth} x ${it.clientHeight}`)
      );
      assert.equal(new Set(sizes).size, 1, `${width} px: ${sizes}`);
    }
  });

  it("has the pages below a page in one column, and links alone smaller on phones", async () => {
    await using page = await browser.visit(site.url + paths.sitemap);
    const columnsOf = (of: string) =>
      page.locator(`#main-pages ~ div a[href="${of}"] + ul`).evaluate((list) =>
        new Set([...list.children].map((it) => Math.round(it.getBoundingClientRect().left))).size
      );
    const sizeOf = (selector: string) =>
      page.locator(selector).first().evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await columnsOf(paths.services), 1, `${width} px`);
      assert.equal(await columnsOf(paths.about), 1, `${width} px`);
      assert(await sizeOf("#legal") < await sizeOf("#resources"), `${width} px`);
      if (width > 390) continue;
      const main = await sizeOf("#main-pages ~ div a");
      for (const id of ["service-areas", "resources"]) {
        assert(await sizeOf(`#${id} ~ div a`) < main, `${id} at ${width} px`);
      }
    }
  });

  it("has a column for each page with others below it, from tablets on, and rules in all lists of resources", async () => {
    await using page = await browser.visit(site.url + paths.sitemap);
    for (const width of [768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = await page.locator("#main-pages ~ div > ul > li").evaluateAll((all) => {
        const columns = Map.groupBy(all, (it) => Math.round(it.getBoundingClientRect().left));
        return [...columns.values()].map((items) =>
          items.map((it) => it.querySelector("ul") ? "parent" : "page").join()
        );
      });
      assert.equal(columns.length, 3, `${width} px`);
      assert.match(columns[0]!, /^page(,page)+$/, `${width} px`);
      assert.deepEqual(columns.slice(1), ["parent", "parent"], `${width} px`);
    }
    const rules = await page.locator("#resources ~ div ul a").evaluateAll((all) =>
      new Set(all.map((it) => getComputedStyle(it).borderTopWidth)).size
    );
    assert.equal(rules, 1);
  });

  it("fetches the map of its hero only in windows that show it", async () => {
    for (const [width, shown] of [[390, 0], [1280, 1]] as const) {
      await using page = await browser.visit(site.url + paths.sitemap, { width });
      const maps = await page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/openers/"))
          .length
      );
      assert.equal(maps, shown, `${width} px`);
    }
  });
});

describe("the letters of the glossary", () => {
  it("lead to the first term of each", async () => {
    await using page = await browser.visit(site.url + paths.glossary);
    const letters = page.getByRole("navigation", { name: glossaryPage.byLetter }).getByRole("link");
    const found = await letters.evaluateAll((links) =>
      links.map((link) => {
        const term = document.querySelector(link.getAttribute("href")!)!;
        const terms = [...document.querySelectorAll("main dt")].map((dt) => dt.textContent);
        const first = terms.find((name) => name.startsWith(link.textContent));
        return { letter: link.textContent, leadsTo: term.textContent, first };
      })
    );
    assert(found.length > 1);
    for (const { letter, leadsTo, first } of found) assert.equal(leadsTo, first, letter);
  });
});
