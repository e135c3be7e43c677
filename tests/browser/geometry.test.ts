/** Distances, words and pictures on every page, from a small phone to a large desk. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { paths } from "../../content/paths.ts";
import type { VisitedPage } from "../support/browser/browser.ts";
import { type Geometry, measureGeometry } from "../support/browser/geometry.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { sitePages } from "../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });

const widths = [360, 390, 768, 1024, 1440, 1920];

/** What each part of a page's geometry asks for. */
const rules: { [Fault in keyof Geometry]: string } = {
  brokenWords:
    "words break at hyphens only, numbers never. Missing step: fewer columns (`grid-fit-*`)",
  splitNames:
    "dates and citations stay on one line. Missing step: `keepTogether` (client/ui/text/keep-together.ts)",
  strayHeadings: "a heading is twice as far from the text above as from its own",
  overlaps: "no text lies over another",
  coarsePictures: "no picture is painted larger than its file. Missing step: larger `sizes`",
};

/** Lays out everything, also what is off the screen. */
async function layOut(page: Page): Promise<void> {
  await page.locator("html[data-web-fonts]").waitFor();
  await page.evaluate(() => delete document.documentElement.dataset.contentVisibility);
}

/** Has the browser choose a file for each picture: an element that has one keeps it for a while. */
async function choosePictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of [...document.images]) {
      const whole = image.closest("picture") ?? image;
      const fresh = whole.cloneNode(true) as HTMLElement;
      for (const copy of fresh.matches("img") ? [fresh] : fresh.querySelectorAll("img")) {
        Object.assign(copy, { loading: "eager" });
      }
      whole.replaceWith(fresh);
    }
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

describe("the geometry of every page", () => {
  let page: VisitedPage;
  beforeAll(async () => {
    page = await browser.visit(site.url, { reducedMotion: "reduce", tolerate: [/status of 404/] });
  });
  afterAll(() => page[Symbol.asyncDispose]());

  for (const path of [...sitePages(), "/no-such-page"]) {
    it(`keeps ${path} in order from ${widths[0]} to ${widths.at(-1)} px`, async () => {
      await page.visit(site.url + path);
      await layOut(page);
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await choosePictures(page);
        const found = await page.evaluate(measureGeometry);
        for (const [kind, rule] of Object.entries(rules)) {
          const faulty = found[kind as keyof Geometry];
          faults.push(...faulty.map((it) => `${width} px, ${rule}: ${it}`));
        }
      }
      assert.deepEqual(faults, []);
    });
  }
});

describe("the line beside a closing call", () => {
  for (const path of [paths.faq, paths.leadership]) {
    it(`of ${path} goes from edge to edge of its band`, async () => {
      await using page = await browser.visit(site.url + path, { width: 1440 });
      await layOut(page);
      const gaps = await page.locator("main > :not(template)").last().evaluate((band) => {
        const lined = [...band.querySelectorAll("*")].find((element) =>
          parseFloat(getComputedStyle(element, "::after").borderLeftWidth) > 0
        )!;
        const line = getComputedStyle(lined, "::after");
        const start = lined.getBoundingClientRect().top + parseFloat(line.top);
        const { top, bottom } = band.getBoundingClientRect();
        return [start - top, bottom - start - parseFloat(line.height)].map((gap) =>
          Math.abs(Math.round(gap))
        );
      });
      assert.deepEqual(gaps, [0, 0]);
    });
  }
});

describe("a closing call on wide windows", () => {
  for (const path of [paths.home, paths.services, paths.service("grant-writing-management")]) {
    it(`of ${path} fills the page, and joins its line to the rule below`, async () => {
      await using page = await browser.visit(site.url + path, { width: 1440 });
      await layOut(page);
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.locator("main > :not(template)").last().evaluate((band) => {
          const call = band.querySelector("h2")!.parentElement!.parentElement!;
          const ends = [...call.querySelectorAll("a")].map((a) => a.getBoundingClientRect().right);
          const rule = call.nextElementSibling?.getBoundingClientRect().left;
          const line = call.firstElementChild!.getBoundingClientRect().left;
          return {
            room: Math.abs(call.getBoundingClientRect().right - Math.max(...ends)),
            gap: Math.abs((rule ?? line) - line),
          };
        });
        assert(found.room < 1 && found.gap < 1, `${width} px: ${JSON.stringify(found)}`);
      }
    });
  }
});
