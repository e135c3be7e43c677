/** The leadership page (SPEC §2, §9): anchors, biographies, reveals. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { pictures } from "../../content/brand/pictures.ts";
import { leadershipPage } from "../../content/pages/leadership.ts";
import { paths } from "../../content/paths.ts";
import { isInView } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();
const { leaders, readMore } = leadershipPage;
const hasPortraits = leaders.every(({ slug }) => `leadership/${slug}-card` in pictures);
const parts = ["h2", "article > p", "a"];

describe("the leadership page", () => {
  for (const javaScriptEnabled of [true, false]) {
    it(`leads from each card to its biography ${javaScriptEnabled ? "with" : "without"} script`, async () => {
      await using page = await browser.visit(site.url + paths.leadership, { javaScriptEnabled });
      for (const { slug, name, bio } of leaders) {
        await page.visit(site.url + paths.leadership);
        await page.getByRole("link", { name: `${readMore} about ${name}` }).click();
        const section = page.locator(`#${slug}`);
        await isInView(section, 200);
        for (const paragraph of bio) assert(await section.getByText(paragraph).isVisible());
        assert.equal(new URL(page.url()).hash, `#${slug}`);
      }
    });
  }

  it("names all three within two screens of a phone, and in one row in a wide window", async () => {
    const options = { width: 390, height: 844, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.leadership, options);
    const last = (await page.getByRole("link", { name: readMore }).last().boundingBox())!;
    assert(last.y + last.height <= 2 * 844, `${last.y}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const part of hasPortraits ? ["img", ...parts] : parts) {
      const tops = await page.locator(`#team ${part}`).evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top))
      );
      assert.equal(new Set(tops).size, 1, part);
    }
    if (hasPortraits) return;
    // One map for all, whose lines go on as the rules beside the cards.
    const step = (1 - 0.04) / leaders.length;
    const columns = leaders.map((_, index) => 0.04 + index * step);
    for (const [width, shares] of [[1440, columns], [390, leaders.map(() => 0.08)]] as const) {
      await page.setViewportSize({ width, height: 900 });
      const maps = page.locator("main img").filter({ visible: true });
      assert.equal(await maps.count(), 1);
      const map = (await maps.boundingBox())!;
      const lefts = await page.locator("#team > li").evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().left)
      );
      lefts.forEach((left, i) => {
        assert(Math.abs(left - map.x - shares[i]! * map.width) < 2, `line ${i} at ${width} px`);
      });
    }
  });

  it("reveals the cards one after the other, with delays of 100, 200 and 300 ms", async () => {
    await using page = await browser.visit(site.url + paths.leadership, { height: 400 });
    const cards = page.locator("#team > li");
    const areAll = (state: string) =>
      until(`all are ${state}`, () =>
        cards.evaluateAll(
          (all, state) => all.every((card) => card.dataset.reveal === state),
          state,
        ));
    await areAll("waiting");
    await cards.first().scrollIntoViewIfNeeded();
    await areAll("shown");
    assert.deepEqual(
      await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).transitionDelay)),
      ["0.1s", "0.2s", "0.3s"],
    );
  });
});
