import { testimonial } from "../../content/pages/testimonial.ts";
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { query } from "../../client/catalog/queries.ts";
import { slides } from "../../content/brand/slides.ts";
import { failureMessages } from "../../content/messages/forms.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { slideshowMessages as texts } from "../../content/messages/slideshow.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import {
  hydrated,
  openBrowser,
  type TestBrowser,
  type VisitOptions,
} from "../support/browser/browser.ts";
import { announcements, listen } from "../support/browser/listener.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const status = (page: Page) => page.locator("[aria-roledescription=carousel] p[aria-live]");
const statusIs = (page: Page, text: string) =>
  status(page).getByText(text, { exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const currentSlide = (page: Page) =>
  page.locator("[data-slide]").evaluateAll((slides) =>
    slides.findIndex((slide) => slide.hasAttribute("data-current")) + 1
  );

/** A home page with its pictures there and its clock standing still. */
async function stillHome(options: VisitOptions = {}) {
  const visit = await browser.visit(site.url, { clock: true, ...options });
  const { page } = visit;
  await page.locator("[data-slide]").nth(3).waitFor({ state: "attached" });
  await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
  return visit;
}

describe("the slideshow", () => {
  it("advances every 6 s and wraps around, unannounced", async () => {
    await using visit = await stillHome();
    const { page } = visit;
    await button(page, texts.next).click();
    await statusIs(page, texts.slide(2));
    for (const slide of [3, 4, 1, 2]) {
      await page.clock.runFor(5_900);
      const before = slide === 1 ? 4 : slide - 1;
      assert.equal(await currentSlide(page), before, `still ${before} after 5.9 s`);
      await page.clock.runFor(100);
      await statusIs(page, texts.slide(slide));
      assert.equal(await currentSlide(page), slide);
      assert.equal(await status(page).getAttribute("aria-live"), "off");
    }
  });

  it("moves by hand both ways, announces it, and starts the 6 s again", async () => {
    await using visit = await stillHome();
    const { page } = visit;
    await button(page, texts.next).click();
    await statusIs(page, texts.slide(2));
    assert.equal(await status(page).getAttribute("aria-live"), "polite");
    await page.clock.runFor(4_000);
    await button(page, texts.previous).click();
    await statusIs(page, texts.slide(1));
    await page.clock.runFor(5_900);
    assert.equal(await currentSlide(page), 1);
    await page.clock.runFor(100);
    await statusIs(page, texts.slide(2));
    await button(page, texts.previous).click();
    await button(page, texts.previous).click();
    await statusIs(page, texts.slide(4));
  });

  it("stands still while paused, and goes on when it is told to", async () => {
    await using visit = await stillHome();
    const { page } = visit;
    await button(page, texts.pause).click();
    await statusIs(page, texts.paused);
    await page.clock.runFor(30_000);
    assert.equal(await currentSlide(page), 1);
    await listen(page);
    await button(page, texts.next).click();
    await statusIs(page, texts.slide(2));
    assert.deepEqual(await announcements(page), [texts.slide(2)]);
    await page.clock.runFor(30_000);
    assert.equal(await currentSlide(page), 2);
    await button(page, texts.play).click();
    await page.clock.runFor(6_000);
    await statusIs(page, texts.slide(3));
  });

  it("stands still under reduced motion, and moves by hand", async () => {
    await using visit = await stillHome({ reducedMotion: "reduce" });
    const { page } = visit;
    await statusIs(page, texts.reduced);
    await page.clock.runFor(30_000);
    assert.equal(await currentSlide(page), 1);
    await button(page, texts.next).click();
    await statusIs(page, texts.slide(2));
  });

  it("stands still while the menu covers the page", async () => {
    await using visit = await stillHome({ width: 390, height: 800 });
    const { page } = visit;
    await listen(page);
    await button(page, "Menu").click();
    await statusIs(page, texts.pausedForModal);
    const said = page.getByRole("status").filter({ hasText: texts.pausedForModal });
    assert.equal(await said.evaluate((node) => node.closest("[inert]")), null);
    assert.deepEqual(await announcements(page), [texts.pausedForModal]);
    await page.clock.runFor(30_000);
    assert.equal(await currentSlide(page), 1);
    await page.locator("button[aria-controls=mobile-menu]").click();
    await statusIs(page, texts.slide(1));
    await page.clock.runFor(6_000);
    await statusIs(page, texts.slide(2));
  });

  it("counts its pictures while they load, those too that fail, and waits for them", async () => {
    const held: (() => Promise<void>)[] = [];
    await using visit = await browser.visit(site.url, {
      clock: true,
      tolerate: [/Failed to load resource/],
      before: (page) =>
        page.route(/\/images\/hero\//, (route) => {
          const slide = slides.findIndex(({ id }) => route.request().url().includes(id));
          held.push(() => slide === 2 ? route.abort() : route.continue());
        }),
    });
    const { page } = visit;
    const loading = page.getByText(/^Loading slideshow/);
    await page.getByText(texts.loading(0), { exact: true }).waitFor();
    await page.clock.runFor(20_000);
    assert.equal(await currentSlide(page), 1);
    while (held.length < slides.length) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const seen = new Set<string>();
    for (const release of held.splice(0)) {
      await release();
      seen.add(await loading.textContent({ timeout: 1_000 }).catch(() => "gone") ?? "");
    }
    await loading.waitFor({ state: "detached" });
    assert.equal(await page.locator("[data-slide]").count(), 4);
    for (const text of seen) assert.match(text, /^Loading slideshow\.\.\. [0-4]\/4$|^gone$/);
  });

  it("shows its first picture to who moves on before all are there, and then the one chosen", async () => {
    const { promise: all, resolve: release } = Promise.withResolvers<void>();
    await using visit = await browser.visit(site.url, {
      reducedMotion: "reduce",
      before: (page) =>
        page.route(/\/images\/hero\//, async (route) => {
          if (!route.request().url().includes(slides[0].id)) await all;
          await route.continue();
        }),
    });
    const { page } = visit;
    const shown = page.locator("[data-slide]:not([aria-hidden=true])");
    const opacity = () => shown.evaluate((slide) => getComputedStyle(slide).opacity);
    await button(page, texts.next).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await currentSlide(page), 1);
    assert.equal(await opacity(), "1");
    assert.equal(await status(page).textContent(), texts.slide(1), "it says what is shown");
    release();
    await statusIs(page, texts.slide(2));
    assert.equal(await currentSlide(page), 2);
    assert.equal(await opacity(), "1");
  });

  it("counts beside its controls, not over them", async () => {
    for (const width of [320, 768, 1440]) {
      await using visit = await browser.visit(site.url, {
        width,
        before: (page) => page.route(/\/images\/hero\//, () => {}),
      });
      const { page } = visit;
      const words = (await page.getByText(texts.loading(0), { exact: true }).boundingBox())!;
      const control = (await button(page, texts.pause).boundingBox())!;
      assert(words.x >= 0 && words.x + words.width <= control.x, `at ${width} px`);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });

  for (const [width, height] of [[390, 800], [1180, 820]] as const) {
    it(`has controls that a touch anywhere on the hero shows for 5 s, ${width} px wide`, async () => {
      await using visit = await stillHome({ width, height, hasTouch: true, isMobile: true });
      const { page } = visit;
      const opacity = () =>
        button(page, texts.next).evaluate((element) => {
          element.getAnimations().forEach((animation) => animation.finish());
          return getComputedStyle(element).opacity;
        });
      assert.notEqual(await opacity(), "1");
      const heading = page.getByRole("heading", { level: 1 });
      for (const touched of [heading, page.locator("h1 + p"), button(page, texts.next)]) {
        await touched.tap();
        await page.locator("[data-controls][data-touched]").waitFor();
        await page.clock.runFor(4_900);
        assert.equal(await opacity(), "1");
        await page.clock.runFor(100);
        await page.locator("[data-controls]:not([data-touched])").waitFor();
        assert.notEqual(await opacity(), "1", "a touched button has the focus, and is faint again");
      }
      await page.keyboard.press("Shift+Tab");
      assert.equal(await opacity(), "1", "shown while the keyboard is in use");
    });
  }

  it("has the pause button as its first stop, and three controls of 44 px", async () => {
    await using visit = await stillHome();
    const controls = visit.page.locator("[aria-roledescription=carousel] button");
    assert.deepEqual(
      await controls.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute("aria-label"))
      ),
      [texts.pause, texts.previous, texts.next],
    );
    for (const control of await controls.all()) {
      const { width, height } = (await control.boundingBox())!;
      assert(width >= 44 && height >= 44, `${width} by ${height}`);
    }
  });
});

describe("the home page", () => {
  it("has the headline, both buttons, the quote, the stars and the four stats", async () => {
    await using visit = await browser.visit(site.url);
    const { page } = visit;
    await page.getByRole("heading", { level: 1, name: "Unlock Your Next Brilliant Move" })
      .waitFor();
    const call = page.getByRole("link", { name: "Book Strategy Call" });
    assert.equal(await call.getAttribute("href"), paths.contact);
    const download = page.getByRole("link", { name: "Download Outlook PDF" });
    assert.equal(await download.getAttribute("href"), paths.outlook);
    assert(await download.evaluate((link) => link.hasAttribute("download")));
    await page.getByRole("heading", { name: "The Future Is Already Here" }).waitFor();
    assert(await page.getByText(testimonial.quote).isVisible());
    await page.getByRole("img", { name: "5 out of 5 stars" }).waitFor();
    for (const { value, label } of firm.stats) {
      assert(await page.getByText(value, { exact: true }).first().isVisible(), value);
      assert(await page.getByText(label, { exact: true }).first().isVisible(), label);
    }
  });

  it("keeps its words apart: no face takes a space away beside a capital or a hyphen", async () => {
    await using visit = await browser.visit(site.url);
    for (const face of ["Newsreader Display", "Public Sans"]) {
      const lost = await visit.page.evaluate(async (face) => {
        await document.fonts.load(`100px "${face}"`);
        const line = document.body.appendChild(document.createElement("span"));
        line.style.font = `100px "${face}"`;
        line.style.whiteSpace = "pre";
        const wide = (text: string) => {
          line.textContent = text;
          return line.getBoundingClientRect().width;
        };
        const kerned = (text: string) => [...text].reduce((sum, c) => sum + wide(c), -wide(text));
        return { letters: kerned("AV"), spaces: ["A W", "w w", "M - 6", "1 – 2"].map(kerned) };
      }, face);
      assert(lost.letters > 1, `${face} kerns letters`);
      for (const space of lost.spaces) assert(space < 0.1, `${face}: ${lost.spaces}`);
    }
  });

  it("names grant writing on a phone's first two screens, one touch away", async () => {
    await using visit = await browser.visit(site.url, {
      width: 390,
      height: 844,
      isMobile: true,
      hasTouch: true,
    });
    const { page } = visit;
    const link = page.getByRole("main").getByRole("link", { name: "Grant Writing & Management" })
      .first();
    const { y, height } = (await link.boundingBox())!;
    assert(y + height <= 2 * 844);
    await link.tap();
    await page.getByRole("heading", { level: 1, name: "Grant Writing & Management" }).waitFor();
  });

  it("shows its picture clean and its words on solid ground in narrow and in tall windows", async () => {
    for (const [width, height] of [[390, 844], [768, 1024], [667, 375]] as const) {
      await using visit = await browser.visit(site.url, { width, height });
      const slideshow = visit.page.locator("[aria-roledescription=carousel]");
      const { y, height: tall } = (await slideshow.boundingBox())!;
      assert((await visit.page.locator("h1").boundingBox())!.y >= y + tall);
    }
  });

  it("shows the published services in three columns", async () => {
    await using visit = await browser.visit(site.url, { width: 1440 });
    const { page } = visit;
    await page.getByRole("heading", { name: "Comprehensive Consulting Services" }).waitFor();
    const cards = page.locator("[data-service]");
    assert.equal(await cards.count(), 10);
    const columns = await cards.evaluateAll((elements) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size
    );
    assert.equal(columns, 3);
  });

  it("says that services failed, and Retry loads the page again", async () => {
    const backend = recordingBackend();
    backend.instead = failing();
    await using failed = await startApp({ backend: backend.address });
    await using visit = await browser.visit(failed.url);
    const { page } = visit;
    await page.getByText(servicesMessages.failure).waitFor();
    backend.instead = null;
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: failureMessages.retry }).click(),
    ]);
    await hydrated(page);
    assert.equal(await page.locator("[data-service]").count(), 10);
    // The place on the page is kept, and the way back.
    const [navigation] = await page.evaluate(() =>
      (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])
        .map(({ type }) => type)
    );
    assert.equal(navigation, "reload");
  });

  it("shows a spinner while the services are on their way", async () => {
    const backend = recordingBackend();
    await using slow = await startApp({ backend: backend.address });
    const release = backend.hold();
    await using visit = await browser.visit(slow.url);
    const { page } = visit;
    await page.getByRole("status").getByText(servicesMessages.loading).waitFor();
    release();
    await page.locator("[data-service]").nth(9).waitFor();
    assert.equal(await page.getByText(servicesMessages.loading).count(), 0);
  });

  it("is whole without script: first slide, no dead controls, all services", async () => {
    await (await site.get(query("services").address)).text();
    await using visit = await browser.visit(site.url, { javaScriptEnabled: false });
    const { page } = visit;
    assert.equal(await page.locator("[aria-roledescription=carousel] button").count(), 0);
    assert.equal(await page.locator("[data-slide]").count(), 1);
    assert.equal(await page.locator("[data-service]").count(), 10);
    assert(await page.getByText(testimonial.quote).isVisible());
  });
});
