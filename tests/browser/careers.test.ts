/** Careers (SPEC §2): the openings and what they lead to. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { careersPage } from "../../content/careers/careers.ts";
import { careersSections } from "../../content/careers/sections.ts";
import { openingWords } from "../../content/careers/opening-page.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { openings } from "../../content/careers/openings.ts";
import { openingTerms } from "../../content/careers/openings-in-brief.ts";
import { workingDay } from "../../content/careers/working-day.ts";
import { paths } from "../../content/paths.ts";
import { site as facts } from "../../content/site.ts";
import { isInView } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";

const browser = sharedBrowser();
const site = sharedSite();
const { apply, details } = careersSections.openings;

describe("the openings", () => {
  for (const behavior of ["smooth", "instant"] as const) {
    it(`lead to the form by one ${behavior} scroll and preselect no position`, async () => {
      await using page = await browser.visit(site.url + paths.careers, {
        reducedMotion: behavior === "smooth" ? "no-preference" : "reduce",
      });
      await page.evaluate(() => {
        const scrolled: unknown[] = [];
        Object.assign(globalThis, { scrolled });
        const original = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          scrolled.push([this.id, (options as ScrollIntoViewOptions).behavior]);
          original.call(this, options);
        };
      });
      await page.getByRole("link", { name: `${apply.label}: ${openings[0]!.title}` }).click();
      await page.locator("#apply:focus").waitFor();
      await isInView(page.locator("#apply"), 300);
      assert.deepEqual(
        await page.evaluate(() => (globalThis as unknown as { scrolled: unknown }).scrolled),
        [["apply", behavior]],
      );
      assert.equal(await page.locator("select[name=position]").inputValue(), "");
    });
  }

  it("have their facts in two lines or one, and their button and link beside or below each other", async () => {
    await using page = await browser.visit(site.url + paths.careers);
    for (const [width, count] of [[390, 2], [768, 2], [1440, 1]] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const opening of await page.locator(".opening").all()) {
        const tops = await opening.locator("div:not(:first-child) > dd").evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().top)
        );
        assert.equal(tops.length, 5);
        const lines = new Set(tops.map(Math.round));
        assert.equal(lines.size, count, `${width} px: ${tops}`);
        const [button, link] = await Promise.all(
          [apply.label, details].map((label) =>
            opening.getByRole("link", { name: label }).boundingBox()
          ),
        );
        if (width === 390) {
          const middles = [button!, link!].map(({ y, height }) => y + height / 2);
          assert(Math.abs(middles[0]! - middles[1]!) < 2, `${middles}`);
          assert(button!.y > Math.max(...tops), "below the facts");
        } else {
          const ends = [button!, link!].map(({ x, width }) => x + width);
          assert(Math.abs(ends[0]! - ends[1]!) < 2, `${ends}`);
          assert(link!.y >= button!.y + button!.height, "below the button");
        }
      }
    }
  });

  it("show their four terms, and each has a page that leads to the form", async () => {
    await using page = await browser.visit(site.url + paths.careers);
    await page.getByRole("link", { name: careersPage.jump }).click();
    await page.waitForURL("**#openings");
    for (const { title, department, location, type, experience } of openings) {
      const card = page.getByRole("region", { name: careersSections.openings.title })
        .getByRole("listitem").filter({ hasText: title });
      for (const term of [department, location, type, experience]) {
        assert(await card.locator("dd", { hasText: term }).count() > 0, term);
      }
    }
    const { slug, title, responsibilities } = openings.at(-1)!;
    await page.getByRole("link", { name: `${details}: ${title}` }).click();
    await page.waitForURL(`**${paths.opening(slug)}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(responsibilities[0]!).waitFor();
    await page.getByRole("region", { name: openingWords.hiring.title })
      .getByRole("link", { name: apply.label, exact: true }).click();
    await page.locator("#apply:focus").waitFor();
  });
});

describe("an opening's page", () => {
  it("stands on three columns from its facts to the other openings, and says a fact of each of those", async () => {
    const [opening, other] = openings;
    await using page = await browser.visit(site.url + paths.opening(opening!.slug));
    // Fewer than three others share the width.
    const otherAt = (place: number) =>
      openings.length > 3 ? [`#others + ul > :nth-child(${place})`] : [];
    const columns = [
      [
        "dl",
        "#pay",
        "#responsibilities",
        "#qualifications",
        "#hiring",
        ...otherAt(1),
      ],
      [
        "dl > :nth-child(3)",
        ...["pay", "responsibilities", "qualifications"].map((id) => `[aria-labelledby=${id}] ul`),
        "[aria-labelledby=hiring] ol",
        ...otherAt(2),
      ],
      [
        "[aria-labelledby=applying]",
        "[aria-labelledby=hiring] ol p",
        ...otherAt(3),
      ],
    ];
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const parts of columns) {
        const lefts = await Promise.all(
          parts.map(async (part) => (await page.locator(`main ${part}`).first().boundingBox())!.x),
        );
        assert(Math.max(...lefts) - Math.min(...lefts) <= 1, `${width} px, ${parts}: ${lefts}`);
      }
    }
    const entry = page.getByRole("navigation", { name: openingWords.others })
      .getByRole("listitem").filter({ hasText: other!.title });
    await entry.getByText(other!.experience).waitFor();
    assert.equal(await entry.locator("svg").count(), 1);
  });

  it("shows the pay larger than its other facts", async () => {
    await using page = await browser.visit(site.url + paths.opening(openings[0]!.slug));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [pay, ...others] = await page.locator("main dl dd").evaluateAll((all) =>
        all.map((one) => parseFloat(getComputedStyle(one).fontSize))
      );
      assert(pay! > 1.2 * Math.max(...others), `${width} px: ${pay}, ${others}`);
    }
  });

  it("shows the pay of all openings on one scale", async () => {
    await using page = await browser.visit(site.url + paths.opening(openings[0]!.slug));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const bars = await page.getByRole("region", { name: openingWords.pay.title })
        .getByRole("listitem").evaluateAll((rows) =>
          rows.map((row) => {
            const { left, right } = row.querySelector("rect:last-child")!.getBoundingClientRect();
            const scale = row.getBoundingClientRect();
            return [left, right, left - scale.left, scale.right - right];
          })
        );
      const pays = openings.map(({ slug }) => openingTerms.openings[slug]!.pay);
      const [from, to] = pays[0]!, [left, right] = bars[0] as [number, number, number, number];
      const at = (amount: number) => left + (amount - from) * (right - left) / (to - from);
      for (const [index, [left, right, ...rooms]] of bars.entries()) {
        assert(rooms.every((room) => room > -1), `${width} px, bar ${index} leaves the scale`);
        const offsets = [left!, right!].map((end, side) => end - at(pays[index]![side]!));
        assert(offsets.every((it) => Math.abs(it) < 3), `${width} px, bar ${index}: ${offsets}`);
      }
    }
  });
});

describe("the careers page", () => {
  it("has values, benefits, an email address, a number and the promise of two weeks", async () => {
    await using page = await browser.visit(site.url + paths.careers, { javaScriptEnabled: false });
    const block = page.getByRole("region", { name: careersSections.contact.title });
    await block.locator(`a[href="mailto:${facts.careersEmail}"]`).waitFor();
    await block.locator(`a[href="${facts.phone.href}"]`).waitFor();
    await block.getByText("Qualified candidates are contacted within 2 weeks.").waitFor();
    for (const { title } of [...careersSections.values.items, ...careersSections.benefits.items]) {
      assert(await page.getByText(title, { exact: true }).isVisible(), title);
    }
    // Without script the button is never disabled.
    assert.equal(await page.getByText(applicationForm.messages.disabled).isVisible(), false);
    // The hours of the working day are equally long up to a mark where time is left out, or not shown.
    await page.setViewportSize({ width: 1024, height: 900 });
    assert.equal(await page.locator("[data-hour]").filter({ visible: true }).count(), 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const ticks = await page.locator("[data-hour]").evaluateAll((ticks) =>
      ticks.map((tick) => [Number(tick.textContent), tick.getBoundingClientRect().y] as const)
    );
    assert.deepEqual(ticks.map(([hour]) => hour), [9, 11, 2, 4]);
    assert.equal(await page.locator("[data-break]").filter({ visible: true }).count(), 2);
    const stations = await page.getByRole("region", { name: workingDay.title }).getByRole(
      "listitem",
    )
      .evaluateAll((stations) => stations.map((station) => station.getBoundingClientRect().y));
    for (const [index, { time, hours }] of workingDay.stations.entries()) {
      if (hours === 0) continue;
      const [hour = 0, minutes = 0] = time.split(":").map(Number);
      const [full, y] = ticks[index]!;
      const length = (full - hour - minutes / 60) * 96;
      // A number is centered on its tick.
      const shift = y - stations[index]! + 7;
      assert(Math.abs(shift - length) < 2, `${full} o'clock is at ${shift}, not ${length}`);
    }
  });
});
