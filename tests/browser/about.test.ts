/** What fades in about the firm, and for whom nothing ever does (SPEC §2, §9). */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { query } from "../../client/catalog/queries.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { until } from "../support/until.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
  await (await site.get(query("commitments").address)).text();
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const opacities = (page: Page) =>
  page.locator("[data-reveal]").evaluateAll((all) => all.map((it) => getComputedStyle(it).opacity));
const reasons = (page: Page) =>
  page.locator("main [data-reveal]", {
    has: page.getByRole("region", { name: aboutPage.reasons.title }),
  });

/** Scrolls until so much of the element, from 0 to 1, is above the window's lower edge. */
async function reveal(page: Page, share: number) {
  await reasons(page).evaluate((it, share) => {
    const { top, height } = it.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * share, behavior: "instant" });
  }, share);
}

describe("a section of /about", () => {
  it("fades in when a tenth of it is visible, and stays", async () => {
    await using visit = await browser.visit(site.url + paths.about);
    const { page } = visit;
    const opacity = () => reasons(page).evaluate((it) => getComputedStyle(it).opacity);
    await until("it waits", async () => await opacity() === "0");
    await reveal(page, 0.07);
    await page.evaluate(() => new Promise((later) => setTimeout(later, 200)));
    assert.equal(await opacity(), "0");
    await reveal(page, 0.12);
    await until("it is shown", async () => await opacity() === "1");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() => new Promise((later) => requestAnimationFrame(later)));
    assert.equal(await opacity(), "1");
  });

  it("does so too where its rows come later than script", async () => {
    const backend = recordingBackend();
    await using slow = await startApp({ backend: backend.address });
    const release = backend.hold();
    await using visit = await browser.visit(slow.url + paths.about);
    const { page } = visit;
    const late = page.locator("[data-reveal]", {
      has: page.getByRole("region", { name: aboutPage.commitments.title }),
    });
    const opacity = () => late.evaluate((it) => getComputedStyle(it).opacity);
    assert.equal(await late.count(), 0);
    release();
    await until("it waits", async () => await late.count() > 0 && await opacity() === "0");
    await late.evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await until("it is shown", async () => await opacity() === "1");
  });

  it("never disappears once it has been seen", async () => {
    await using visit = await browser.visit(site.url + paths.about, { height: 1200 });
    const { page } = visit;
    const seen = await page.locator("[data-reveal]").first();
    await until("what is below waits", async () => (await opacities(page)).includes("0"));
    assert.equal(await seen.evaluate((it) => getComputedStyle(it).opacity), "1");
  });

  it("is reached and shown by the keyboard", async () => {
    await using visit = await browser.visit(site.url + paths.about);
    const { page } = visit;
    const link = page.getByRole("link", { name: aboutPage.closing.secondary.label });
    await until("it waits", async () => (await opacities(page)).at(-1) === "0");
    await link.focus();
    await until("it is shown", async () => (await opacities(page)).at(-1) === "1");
  });

  for (
    const [when, options] of Object.entries(
      {
        "with reduced motion": { reducedMotion: "reduce" },
        "without script": { javaScriptEnabled: false },
      } as const,
    )
  ) {
    it(`is there from the start ${when}`, async () => {
      await using visit = await browser.visit(site.url + paths.about, { ...options, width: 320 });
      const { page } = visit;
      const all = await opacities(page);
      assert(all.length >= 6);
      assert.deepEqual(new Set(all), new Set(["1"]));
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    });
  }

  it("is there in print", async () => {
    await using visit = await browser.visit(site.url + paths.about);
    const { page } = visit;
    await until("something waits", async () => (await opacities(page)).includes("0"));
    await page.emulateMedia({ media: "print" });
    assert.deepEqual(new Set(await opacities(page)), new Set(["1"]));
  });
});
