import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { careersPage } from "../../content/careers/careers.ts";
import { careersSections } from "../../content/careers/sections.ts";
import { openingWords } from "../../content/careers/opening-page.ts";
import { openings } from "../../content/careers/openings.ts";
import { paths } from "../../content/paths.ts";
import { site as facts } from "../../content/site.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";

let site: RunningApp, browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const { apply, details } = careersSections.openings;

describe("the openings", () => {
  it("lead to the form by a smooth scroll, and choose no position", async () => {
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await page.evaluate(() => {
      const scrolled: unknown[] = [];
      Object.assign(globalThis, { scrolled });
      const original = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        scrolled.push([this.id, (options as ScrollIntoViewOptions).behavior]);
        original.call(this, options);
      };
    });
    await page.getByRole("link", { name: `${apply.label}: Financial Analyst` }).click();
    await page.locator("#apply:focus").waitFor();
    assert.deepEqual(
      await page.evaluate(() => (globalThis as unknown as { scrolled: unknown }).scrolled),
      [["apply", "smooth"]],
    );
    assert.equal(await page.locator("select[name=position]").inputValue(), "");
  });

  it("do not glide where motion is unwanted", async () => {
    await using visit = await browser.visit(site.url + paths.careers, { reducedMotion: "reduce" });
    const { page } = visit;
    await page.getByRole("link", { name: `${apply.label}: Project Manager` }).click();
    await page.locator("#apply:focus").waitFor();
    const top = await page.locator("#apply").evaluate((element) =>
      Math.round(element.getBoundingClientRect().top)
    );
    assert(top >= 0 && top < 300, `the form's heading is at ${top}`);
  });

  it("show the four terms of each, and a page of its own", async () => {
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await page.getByRole("link", { name: careersPage.jump }).click();
    await page.waitForURL("**#openings");
    for (const { title, department, location, type, experience } of openings) {
      const card = page.getByRole("region", { name: careersSections.openings.title })
        .getByRole("listitem").filter({ hasText: title });
      for (const term of [department, location, type, experience]) {
        assert.equal(await card.locator("dd", { hasText: term }).count() > 0, true, term);
      }
    }
    const { slug, title, responsibilities } = openings[1]!;
    await page.getByRole("link", { name: `${details}: ${title}` }).click();
    await page.waitForURL(`**${paths.opening(slug)}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(responsibilities[0]!).waitFor();
    // One at the top, one where the reading ends.
    await page.getByRole("region", { name: openingWords.hiring.title })
      .getByRole("link", { name: apply.label, exact: true }).click();
    await page.locator("#apply:focus").waitFor();
  });
});

describe("the careers page", () => {
  it("gives an address, a number and the promise of two weeks", async () => {
    await using visit = await browser.visit(site.url + paths.careers, {
      javaScriptEnabled: false,
    });
    const block = visit.page.getByRole("region", { name: careersSections.contact.title });
    await block.locator(`a[href="mailto:${facts.careersEmail}"]`).waitFor();
    await block.locator(`a[href="${facts.phone.href}"]`).waitFor();
    await block.getByText("Qualified candidates are contacted within 2 weeks.").waitFor();
    for (const { title } of [...careersSections.values.items, ...careersSections.benefits.items]) {
      assert.equal(await visit.page.getByText(title, { exact: true }).isVisible(), true, title);
    }
  });
});
