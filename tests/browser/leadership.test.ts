/** The leadership page as visitors use it (SPEC §2, §9): anchors, biographies, reveals. */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { leadershipPage } from "../../content/pages/leadership.ts";
import { paths } from "../../content/paths.ts";
import { startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { until } from "../support/until.ts";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

const { leaders, readMore } = leadershipPage;

describe("the leadership page", () => {
  for (const javaScriptEnabled of [true, false]) {
    it(`leads from each card to its biography ${javaScriptEnabled ? "with" : "without"} script`, async () => {
      await using app = await startApp();
      await using visit = await browser.visit(app.url + paths.leadership, { javaScriptEnabled });
      const { page } = visit;
      for (const { slug, name, bio } of leaders) {
        await visit.goto(app.url + paths.leadership);
        await page.getByRole("link", { name: `${readMore} about ${name}` }).click();
        await until(
          "the biography is in view",
          () =>
            page.locator(`#${slug}`).evaluate((section) => {
              const { top } = section.getBoundingClientRect();
              return top > -20 && top < 200;
            }),
        );
        const section = page.locator(`#${slug}`);
        for (const paragraph of bio) {
          assert.ok(await section.getByText(paragraph).isVisible());
        }
        assert.equal(new URL(page.url()).hash, `#${slug}`);
      }
    });
  }

  it("names all three in a phone's first two screens, and in one line in a wide window", async () => {
    await using app = await startApp();
    await using visit = await browser.visit(app.url + paths.leadership, {
      width: 390,
      height: 844,
      reducedMotion: "reduce",
    });
    const { page } = visit;
    const last = await page.getByRole("link", { name: readMore }).last().boundingBox();
    assert.ok(last!.y + last!.height <= 2 * 844, `${last!.y}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const part of ["img", "h2", "article > p", "a"]) {
      const tops = await page.locator(`#team ${part}`).evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top))
      );
      assert.equal(new Set(tops).size, 1, part);
    }
  });

  it("reveals the cards one after the other, by 100, 200 and 300 ms", async () => {
    await using app = await startApp();
    await using visit = await browser.visit(app.url + paths.leadership, { height: 400 });
    const cards = visit.page.locator("#team > li");
    await until(
      "the cards below the window wait",
      async () =>
        (await cards.evaluateAll((all) => all.map((card) => card.dataset.reveal)))
          .every((state) => state === "waiting"),
    );
    await cards.first().scrollIntoViewIfNeeded();
    await visit.page.mouse.wheel(0, 500);
    await until(
      "the cards are shown",
      async () =>
        (await cards.evaluateAll((all) => all.map((card) => card.dataset.reveal)))
          .every((state) => state === "shown"),
    );
    assert.deepEqual(
      await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).transitionDelay)),
      ["0.1s", "0.2s", "0.3s"],
    );
  });

  it("hides nothing under reduced motion, without script and in print", async () => {
    await using app = await startApp();
    for (
      const options of [{ reducedMotion: "reduce" as const }, { javaScriptEnabled: false }, {}]
    ) {
      await using visit = await browser.visit(app.url + paths.leadership, options);
      if (Object.keys(options).length === 0) await visit.page.emulateMedia({ media: "print" });
      const seen = await visit.page.locator("[data-reveal]").evaluateAll((all) =>
        all.map((element) => getComputedStyle(element).opacity)
      );
      assert.equal(seen.length, 12);
      assert.ok(seen.every((opacity) => opacity === "1"), JSON.stringify(options));
    }
  });
});
