/** The leadership page (SPEC §2, §9): anchors, biographies, reveals. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { pictures } from "../../content/brand/pictures.ts";
import { leadershipPage } from "../../content/pages/leadership.ts";
import { paths } from "../../content/paths.ts";
import { isInView, type VisitedPage } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();
const { leaders, readMore } = leadershipPage;
const hasPortraits = leaders.every(({ slug }) => `leadership/${slug}-card` in pictures);
const parts = ["h2", "article > p", "a"];

const leftsOf = (page: VisitedPage, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left))
  );

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

  it("leads back to its section, and opens each part with its sheet on phones, after one strip beside the cards", async () => {
    await using page = await browser.visit(site.url + paths.leadership, { width: 390 });
    assert(await page.locator(`main a[href="${paths.about}"]`, { hasText: "Back" }).isVisible());
    if (hasPortraits) return;
    assert.equal(await page.locator("main img:visible").count(), 2 * leaders.length);
    // Of the map, which has no place here, no file is loaded.
    const map = await page.locator("main img").first().evaluate((img: HTMLImageElement) =>
      img.currentSrc
    );
    const [first] = await page.locator("#team img").evaluateAll((all) =>
      all.map((img) => (img as HTMLImageElement).currentSrc)
    );
    assert.equal(map, first);
    for (const link of await page.locator("#team > li").all()) {
      assert((await link.boundingBox())!.height < 150);
    }
    const strip = await page.locator("#team div:has(> picture)").evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect)
    );
    for (const [index, { left, top }] of strip.entries()) {
      assert.equal(left, 0);
      const above = strip[index - 1];
      assert(!above || Math.abs(top - above.bottom) <= 1, `${index}: ${top}, ${above?.bottom}`);
    }
    for (const { slug, bio, facts } of leaders) {
      const section = page.locator(`#${slug}`);
      const sheet = (await section.locator("div:has(> picture)").boundingBox())!;
      assert.deepEqual([sheet.x, sheet.width], [0, 390], slug);
      const parts = [
        section.locator("div:has(> picture)"),
        section.locator("h2"),
        section.getByText(bio[0]),
        section.locator("ol"),
        section.getByText(facts.work[0]),
        section.getByText(facts.training[0]),
        section.locator("summary"),
      ];
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
      assert.deepEqual(tops, tops.toSorted((a, b) => a - b), `${slug}: ${tops}`);
      assert.equal(await page.locator(`#${slug} a:visible`).count(), 2, "to the form and back");
    }
  });

  it("sets a tablet's biography in two equal columns, whose sheet ends with the words beside it", async () => {
    const options = { width: 768, height: 1024, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.leadership, options);
    for (const width of [768, 820, 1000]) {
      await page.setViewportSize({ width, height: 1024 });
      for (const { slug, bio, facts } of leaders) {
        const section = page.locator(`#${slug}`);
        const boxOf = async (part: ReturnType<typeof section.locator>) => {
          const { x, y, width, height } = (await part.boundingBox())!;
          return { x: Math.round(x), y, width: Math.round(width), end: y + height };
        };
        const textBox = (text: string) => boxOf(section.getByText(text, { exact: true }));
        const sheet = await boxOf(section.locator("img")), lead = await textBox(bio[0]);
        const at = `${slug} at ${width} px`;
        assert(lead.end <= sheet.end + 1, at);
        if (sheet.end - sheet.y > 240) assert(sheet.end - lead.end < 2, at);
        const work = await textBox(facts.work[0]), areas = await boxOf(section.locator("ol"));
        const training = await textBox(facts.training[0]),
          rest = await boxOf(section.locator("summary"));
        // The areas are the key to the numbers of the sheet.
        assert.deepEqual([areas.x, areas.width, rest.x], [sheet.x, sheet.width, sheet.x], at);
        for (const { x } of [work, training]) assert.equal(x, lead.x, at);
        assert(work.y > sheet.end && areas.y > sheet.end && training.y > work.end, at);
        assert(rest.y > Math.max(areas.end, training.end), at);
        const lastTraining = await textBox(facts.training.at(-1)!);
        assert(areas.end > lastTraining.end - 2, `${at}: the list ends ${areas.end}`);
        // The way to write to the leader has a row of its own.
        const write = await boxOf(section.locator(`a[href="${paths.contactAbout(slug)}"]`));
        const text = await boxOf(section.locator("details"));
        assert.equal(write.x, sheet.x, at);
        assert(write.y > text.end, at);
      }
    }
  });

  it("ends a biography's text with the rules above it, in two columns of whole paragraphs and nearly one length", async () => {
    await using page = await browser.visit(site.url + paths.leadership, {
      reducedMotion: "reduce",
    });
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { slug } of leaders) {
        const found = await page.locator(`#${slug}`).evaluate((section) => {
          const text = section.querySelector("details")!;
          const rules = [...section.querySelectorAll("dl, ol")].map((list) =>
            list.getBoundingClientRect().right
          );
          const words = document.createRange();
          words.selectNodeContents(text);
          const ends: Record<number, number> = {};
          for (const { left, bottom, width } of words.getClientRects()) {
            if (width > 0) ends[Math.round(left)] = Math.max(ends[Math.round(left)] ?? 0, bottom);
          }
          return {
            beyond: text.getBoundingClientRect().right - Math.max(...rules),
            ends: Object.values(ends),
            parts: [...text.querySelectorAll("p")].map((it) => it.getClientRects().length),
            line: parseFloat(getComputedStyle(text).lineHeight),
          };
        });
        const at = `${slug} at ${width} px: ${JSON.stringify(found)}`;
        assert(Math.abs(found.beyond) < 1, at);
        const [left, right] = found.ends as [number, number];
        assert.equal(found.ends.length, 2, at);
        assert(Math.max(...found.parts) === 1, at);
        assert(Math.abs(left - right) < 1.5 * found.line, at);
      }
    }
  });

  it("sets on phones the lead larger than the selected work, and each focus area on one line", async () => {
    const options = { width: 390, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.leadership, options);
    for (const { slug, bio, facts } of leaders) {
      const section = page.locator(`#${slug}`);
      const [lead, work] = await Promise.all(
        [bio[0], facts.work[0]].map((text) =>
          section.getByText(text).evaluate((it) => parseFloat(getComputedStyle(it).fontSize))
        ),
      );
      assert(lead! > work!, slug);
      const lefts = await leftsOf(page, `#${slug} li`);
      assert.equal(new Set(lefts).size, 1, slug);
    }
  });

  it("folds a biography below its lead up to tablets, without script too", async () => {
    const options = { width: 390, javaScriptEnabled: false } as const;
    await using page = await browser.visit(site.url + paths.leadership, options);
    const { slug, bio } = leaders[0]!;
    const section = page.locator(`#${slug}`);
    const [lead, second] = bio.map((text) => section.getByText(text));
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual([await lead!.isVisible(), await second!.isVisible()], [true, false]);
    }
    await section.locator("summary").click();
    assert(await second!.isVisible());
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.equal(await section.locator("summary").isVisible(), false);
    assert(await second!.isVisible());
  });

  it("begins with texts in the columns of the leaders, from tablets on", async () => {
    const options = { width: 768, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.leadership, options);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const names = await leftsOf(page, "#team h2");
      const texts = await leftsOf(page, "main h1, h1 ~ p");
      const columns = [names[0]!, names[0]!, names.at(-1)!];
      texts.forEach((left, i) => assert(Math.abs(left - columns[i]!) <= 2, `${width}: ${texts}`));
    }
  });

  it("names all in the first window of a phone, and all in one row in a wide window", async () => {
    const options = { width: 390, height: 844, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.leadership, options);
    const last = (await page.getByRole("link", { name: readMore }).last().boundingBox())!;
    assert(last.y + last.height <= 844 + 120 * (leaders.length - 3), `${last.y}`);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // On tablets a summary follows its title, and the room below a short one precedes the link.
      const level = width < 1024 ? parts.filter((part) => part !== "article > p") : parts;
      for (const part of hasPortraits ? ["img", ...level] : level) {
        const tops = await page.locator(`#team ${part}`).evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top))
        );
        assert.equal(new Set(tops).size, 1, `${part} at ${width} px`);
      }
    }
    if (hasPortraits) return;
    // One map for all, whose lines go on as the rules beside the cards.
    const { width: drawnWidth, height: drawnHeight } = pictures["leadership/team"];
    for (const width of [1920, 1440, 1100, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const map = (await page.locator('img[src*="/team"]').boundingBox())!;
      assert.deepEqual([map.x, map.width], [0, width], "it fills the window");
      const margin = 31 / 134;
      // The middle of the drawing is in view.
      const drawn = map.height * drawnWidth / drawnHeight;
      // On wide windows the lines stand farther left of the page's columns than right of them.
      const shift = width < 1024 ? 0 : 8;
      const lefts = await leftsOf(page, "#team > li");
      lefts.forEach((left, i) => {
        const share = margin + i * (1 - 2 * margin) / leaders.length;
        const line = (width - drawn) / 2 - shift + share * drawn;
        assert(Math.abs(left - line) < 2, `line ${i} at ${width} px: ${left}, ${line}`);
      });
    }
  });

  it("shows the sheet of each leader's field, and begins the biographies at the cards' texts", async () => {
    await using page = await browser.visit(site.url + paths.leadership, { width: 1440 });
    for (const { slug, focus } of leaders) {
      const section = page.locator(`#${slug}`);
      assert.equal(await section.locator("img").count(), 1);
      assert.deepEqual(await section.getByRole("listitem").allTextContents(), focus);
    }
    const count: number = leaders.length;
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, text] = await leftsOf(page, "#team h2");
      for (const { slug } of leaders) {
        assert.deepEqual(await leftsOf(page, `#${slug} img`), [first], slug);
        // Biographies are in thirds of the page, and so are three cards.
        if (count !== 3 || hasPortraits) continue;
        const [name] = await leftsOf(page, `#${slug} h2`);
        assert(Math.abs(name! - text!) <= 2, `${slug} at ${width} px: ${name}, ${text}`);
      }
      if (count !== 3 || hasPortraits) continue;
      const [closing] = await page.getByText(leadershipPage.closing.text).evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left))
      );
      assert(Math.abs(closing! - text!) <= 2, `closing at ${width} px: ${closing}, ${text}`);
      if (width < 1280) continue;
      const [footer] = await leftsOf(page, "footer input[type=email]");
      assert(Math.abs(footer! - text!) <= 2, `footer at ${width} px: ${footer}, ${text}`);
    }
  });

  it("reveals a biography's lead on a phone once a fifth of it is in view", async () => {
    const height = 844;
    await using page = await browser.visit(site.url + paths.leadership, { width: 390, height });
    const lead = page.locator(`#${leaders.at(-1)!.slug} p`, { hasText: leaders.at(-1)!.bio[0] });
    const revealed = lead.locator("xpath=ancestor::*[@data-reveal][1]");
    await until("it waits", async () => await revealed.getAttribute("data-reveal") === "waiting");
    await lead.evaluate((element, height) => {
      const { top, height: own } = element.getBoundingClientRect();
      scrollBy({ top: top - height + own / 4, behavior: "instant" });
    }, height);
    await until("it is shown", async () => await revealed.getAttribute("data-reveal") === "shown");
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
      // By column (SPEC §9).
      leaders.map((_, index) => `0.${1 + index % 3}s`),
    );
  });
});
