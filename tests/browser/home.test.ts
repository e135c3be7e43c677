/** The home page: slideshow, layout, services (SPEC §2, §4, §9). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../content/navigation.ts";
import type { Page } from "playwright";
import { slides, slideshow } from "../../content/brand/slides.ts";
import { slideshowMessages as texts } from "../../content/messages/slideshow.ts";
import { homeFuture } from "../../content/pages/home-future.ts";
import { testimonial } from "../../content/pages/testimonial.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import {
  holdRequests,
  sidewaysScroll,
  stopTime,
  type VisitOptions,
} from "../support/browser/browser.ts";
import { measureGeometry } from "../support/browser/geometry.ts";
import { announcements, listen } from "../support/browser/listener.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { until } from "../support/until.ts";

const { intervalMs } = slideshow;

const browser = sharedBrowser();
const site = sharedSite();

const status = (page: Page) => page.locator("[data-slideshow-status]");
/** What of it screen readers hear. */
const heard = (page: Page) => status(page).getByRole("status").innerText();
const statusIs = (page: Page, text: string) =>
  status(page).getByText(text, { exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const loading = (page: Page, loaded: number) =>
  page.getByText(texts.loading(loaded), { exact: true });
const heroPictures = /\/images\/hero\//;
const currentSlide = (page: Page) =>
  page.locator("[data-slide]").evaluateAll((slides) =>
    slides.findIndex((slide) => slide.hasAttribute("data-current")) + 1
  );

/** A home page whose pictures are loaded and whose clock stands still. */
async function stillHome(options: VisitOptions = {}) {
  const page = await browser.visit(site.url, { clock: true, ...options });
  await page.locator("[data-slide]").nth(3).waitFor({ state: "attached" });
  await stopTime(page);
  return page;
}

describe("the slideshow", () => {
  it("advances after its interval and wraps around, unannounced", async () => {
    await using page = await stillHome();
    await button(page, texts.next).click();
    await statusIs(page, texts.slide(2));
    for (const [before, slide] of [[2, 3], [3, 4], [4, 1]] as const) {
      await page.clock.runFor(intervalMs - 100);
      assert.equal(await currentSlide(page), before, `still ${before} shortly before its time`);
      await page.clock.runFor(100);
      await statusIs(page, texts.slide(slide));
      assert.equal(await currentSlide(page), slide);
      assert.equal(await heard(page), "");
    }
  });

  it("moves both ways by three buttons of 44 px, pause first; each move restarts the interval", async () => {
    await using page = await stillHome();
    const controls = page.locator("[aria-roledescription=carousel] button");
    const names = await controls.evaluateAll((all) =>
      all.map((button) => button.getAttribute("aria-label"))
    );
    assert.deepEqual(names, [texts.pause, texts.previous, texts.next]);
    for (const control of await controls.all()) {
      const { width, height } = (await control.boundingBox())!;
      assert(width >= 44 && height >= 44, `${width} by ${height}`);
    }
    await button(page, texts.next).click();
    await statusIs(page, texts.slide(2));
    assert.equal(await heard(page), texts.slide(2));
    await page.clock.runFor(intervalMs * 2 / 3);
    await button(page, texts.previous).click();
    await statusIs(page, texts.slide(1));
    await page.clock.runFor(intervalMs - 100);
    assert.equal(await currentSlide(page), 1);
    await page.clock.runFor(100);
    await statusIs(page, texts.slide(2));
    await button(page, texts.previous).click();
    await button(page, texts.previous).click();
    await statusIs(page, texts.slide(4));
  });

  it("stands still while paused and under reduced motion, and moves by hand", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await using page = await stillHome({ reducedMotion });
      const isReduced = reducedMotion === "reduce";
      if (!isReduced) await button(page, texts.pause).click();
      await statusIs(page, isReduced ? texts.reduced : texts.paused);
      await page.clock.runFor(intervalMs * 5);
      assert.equal(await currentSlide(page), 1);
      await button(page, texts.next).click();
      await statusIs(page, texts.slide(2));
      await page.clock.runFor(intervalMs * 5);
      assert.equal(await currentSlide(page), 2);
      // Also under reduced motion, when the visitor asks for it.
      await button(page, texts.play).click();
      await page.clock.runFor(intervalMs);
      await statusIs(page, texts.slide(3));
      await button(page, texts.pause).click();
      await statusIs(page, texts.paused);
    }
  });

  it("starts with Play under reduced motion, without a fade", async () => {
    await using page = await stillHome({ reducedMotion: "reduce" });
    await button(page, texts.play).waitFor();
    assert.equal(await button(page, texts.pause).count(), 0);
  });

  it("names the picture that is seen during the whole fade", async () => {
    await using page = await browser.visit(site.url);
    await page.locator("[data-caption]").nth(3).waitFor({ state: "attached" });
    await page.waitForFunction(() =>
      getComputedStyle(document.querySelector("[data-slide]")!).opacity === "1"
    );
    await button(page, texts.next).click();
    // The moments of the fade, as the browser's own animations give them.
    const moments = await page.evaluate(() => {
      const running = document.getAnimations().filter(({ effect }) =>
        (effect as KeyframeEffect).target!.matches("[data-slide], [data-caption]")
      );
      const seen = (selector: string) => {
        const all = [...document.querySelectorAll(selector)];
        const opacity = all.map((element) => Number(getComputedStyle(element).opacity));
        return { index: opacity.indexOf(Math.max(...opacity)), opacity };
      };
      running.forEach((animation) => animation.pause());
      return [0, 250, 500, 900, 1_100, 1_500, 1_750, 2_000].map((time) => {
        running.forEach((animation) => animation.currentTime = time);
        return { time, picture: seen("[data-slide]"), caption: seen("[data-caption]") };
      });
    });
    for (const { time, picture, caption } of moments) {
      assert.equal(caption.index, picture.index, `after ${time} ms`);
      const readable = caption.opacity.filter((opacity) => opacity > 0);
      assert(readable.length <= 1, `two captions after ${time} ms`);
    }
  });

  it("stands still while the menu covers the page", async () => {
    await using page = await stillHome({ width: 390, height: 800 });
    await listen(page);
    await button(page, "Menu").click();
    await statusIs(page, texts.pausedForModal);
    const spoken = page.getByRole("status").filter({ hasText: texts.pausedForModal });
    assert.equal(await spoken.evaluate((node) => node.closest("[inert]")), null);
    assert.deepEqual(await announcements(page), [texts.pausedForModal]);
    await page.clock.runFor(intervalMs * 5);
    assert.equal(await currentSlide(page), 1);
    await page.locator("button[aria-controls=mobile-menu]").click();
    await statusIs(page, texts.slide(1));
    await page.clock.runFor(intervalMs);
    await statusIs(page, texts.slide(2));
  });

  it("waits for its pictures and counts them, failed ones too", async () => {
    const held: (() => Promise<void>)[] = [];
    await using page = await browser.visit(site.url, {
      clock: true,
      tolerate: [/Failed to load resource/],
      before: (page) =>
        page.route(heroPictures, (route) => {
          const fails = route.request().url().includes(slides[2].id);
          held.push(() => fails ? route.abort() : route.continue());
        }),
    });
    await loading(page, 0).waitFor();
    await page.clock.runFor(20_000);
    assert.equal(await currentSlide(page), 1);
    await until("all pictures are requested", () => held.length === slides.length);
    for (const [index, release] of held.entries()) {
      await release();
      if (index + 1 < slides.length) await loading(page, index + 1).waitFor();
    }
    await page.getByText(/^Loading slideshow/).waitFor({ state: "detached" });
    assert.equal(await page.locator("[data-slide]").count(), 4);
  });

  it("counts beside its controls, not over them", async () => {
    await using page = await browser.visit(site.url, {
      before: (page) => page.route(heroPictures, () => {}),
    });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const words = (await loading(page, 0).boundingBox())!;
      const control = (await button(page, texts.pause).boundingBox())!;
      assert(words.x >= 0 && words.x + words.width <= control.x, `${width} px`);
    }
  });

  it("keeps its first picture until all are loaded, then shows the chosen one", async () => {
    let release = () => {};
    await using page = await browser.visit(site.url, {
      reducedMotion: "reduce",
      before: async (page) => {
        release = await holdRequests(page, new RegExp(`/images/hero/(?!${slides[0].id})`));
      },
    });
    const shown = page.locator("[data-slide]:not([aria-hidden=true])");
    const opacity = () => shown.evaluate((slide) => getComputedStyle(slide).opacity);
    await button(page, texts.next).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await currentSlide(page), 1);
    assert.equal(await opacity(), "1");
    assert.equal(await status(page).textContent(), texts.slide(1));
    release();
    await statusIs(page, texts.slide(2));
    assert.equal(await currentSlide(page), 2);
    assert.equal(await opacity(), "1");
  });

  for (const [width, height] of [[390, 800], [1024, 768]] as const) {
    it(`shows its controls for 5 s after a touch anywhere on the hero, ${width} px wide`, async () => {
      await using page = await stillHome({ width, height, hasTouch: true, isMobile: true });
      const opacity = () =>
        button(page, texts.next).evaluate((element) => {
          element.getAnimations().forEach((animation) => animation.finish());
          return getComputedStyle(element).opacity;
        });
      assert.notEqual(await opacity(), "1");
      const heading = page.getByRole("heading", { level: 1 });
      for (const touched of [heading, page.locator("h1 + p"), button(page, texts.next)]) {
        await touched.tap();
        await page.locator("[data-touched] [data-controls]").waitFor();
        await page.clock.runFor(slideshow.touchControlsMs - 100);
        assert.equal(await opacity(), "1");
        await page.clock.runFor(100);
        await page.locator(":not([data-touched]) > section > [data-controls]").waitFor();
        assert.notEqual(
          await opacity(),
          "1",
          "a touched button keeps the focus and is faint again",
        );
      }
      await page.keyboard.press("Shift+Tab");
      assert.equal(await opacity(), "1", "keyboard focus shows the controls");
    });
  }
});

describe("the home page", () => {
  it("has the headline, both buttons, quote, stars, stats, and services in three columns", async () => {
    await using page = await browser.visit(site.url, { width: 1440 });
    for (
      const name of [
        "Unlock Your Next Brilliant Move",
        "The Future Is Already Here",
        "Comprehensive Consulting Services",
      ]
    ) await page.getByRole("heading", { name }).waitFor();
    const call = page.getByRole("link", { name: "Book Strategy Call" });
    assert.equal(await call.getAttribute("href"), paths.contact);
    const download = page.getByRole("link", { name: "Download Outlook PDF" });
    assert.equal(await download.getAttribute("href"), paths.outlook);
    assert(await download.evaluate((link) => link.hasAttribute("download")));
    assert(await page.getByText(testimonial.quote).isVisible());
    await page.getByRole("img", { name: "5 out of 5 stars" }).waitFor();
    for (const text of Object.values(firm.stats).flatMap(({ value, label }) => [value, label])) {
      assert(await page.getByText(text, { exact: true }).first().isVisible(), text);
    }
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 1024 });
      const cards = await page.locator("[data-service]").evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect()).map(({ left, top }) => ({ left, top }))
      );
      assert.equal(cards.length, serviceNames.length);
      assert.equal(new Set(cards.map(({ left }) => Math.round(left))).size, 3, `${width} px`);
      // Of ten, two are as wide as two columns, so that all rows are full.
      const rows = Math.ceil(serviceNames.length / 3);
      assert.equal(new Set(cards.map(({ top }) => Math.round(top))).size, rows, `${width} px`);
    }
  });

  it("shows the argument of each point, and folds its source on phones and tablets", async () => {
    await using page = await browser.visit(site.url, { javaScriptEnabled: false });
    const { source, points } = homeFuture;
    const buttons = page.locator("summary", { hasText: source });
    assert.equal(await buttons.count(), points.length);
    const { text, figure, article } = points[0]!;
    const link = page.getByRole("link", { name: figure.source.label });
    for (const [width, isFolded] of [[390, true], [768, true], [1440, false]] as const) {
      await page.setViewportSize({ width, height: 844 });
      assert(await page.getByText(text).isVisible());
      assert(await page.getByRole("link", { name: article.label }).isVisible());
      assert.equal(await buttons.first().isVisible(), isFolded, `${width} px`);
      assert.equal(await link.isVisible(), !isFolded, `${width} px`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await buttons.first().click();
    assert(await link.isVisible());
    await page.emulateMedia({ media: "print" });
    for (const { figure } of points) {
      assert(await page.getByRole("link", { name: figure.source.label }).isVisible(), "printed");
    }
  });

  it("leaves its picture clear in narrow and flat windows, with the situations one touch away", async () => {
    const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };
    await using page = await browser.visit(site.url, phone);
    for (const [width, height] of [[768, 1024], [667, 375], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      const hero = (await page.locator("[aria-roledescription=carousel]").boundingBox())!;
      const title = (await page.locator("h1").boundingBox())!;
      assert(title.y >= hero.y + hero.height, `${width} by ${height}`);
      if (width === 768) assert(hero.height > height / 2 && title.width > 600, "a tablet");
    }
    // The cards of the ten services, without a list of the same ten before them.
    assert.equal(await page.getByRole("navigation", { name: servicesPage.index }).count(), 0);
    const name = "For nonprofits";
    const link = page.getByRole("main").getByRole("link", { name });
    const { y, height } = (await link.boundingBox())!;
    assert(y + height <= 2 * 844);
    await link.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  it("fills the width of a tablet with its headline, and leads its picture on to it", async () => {
    await using page = await browser.visit(site.url, { width: 768, height: 1024 });
    for (const [width, height] of [[768, 1024], [820, 1180], [1024, 1366]] as const) {
      await page.setViewportSize({ width, height });
      const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const [slide, title, text] = [
        await boxOf("[data-current] img"),
        await boxOf("h1"),
        await boxOf("h1 + p"),
      ];
      assert(slide.y + slide.height > title.y + title.height / 2, `${width} px: a flat ground`);
      const words = await page.locator("h1").evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().width;
      });
      assert(words > 0.85 * width, `${width} px: a headline of ${words} px`);
      for (const name of ["Book Strategy Call", "Download Outlook PDF"]) {
        const button = (await page.getByRole("link", { name }).boundingBox())!;
        assert(button.x >= text.x + text.width && button.y >= text.y - 1, `${width} px: ${name}`);
      }
    }
  });

  it("names the quotation's author directly below it, and ends its stats there", async () => {
    await using page = await browser.visit(site.url, { width: 1440 });
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const quote = await boxOf("blockquote"), author = await boxOf("figure figcaption");
      assert(author.y - quote.y - quote.height < 40, `${width} px: a name far from its words`);
      const stats = await boxOf("figure + div");
      const ends = author.y + author.height - stats.y - stats.height;
      assert(width < 1440 || Math.abs(ends) < 24, `${width} px: the columns end ${ends} px apart`);
    }
  });

  it("fills the width of a tablet with its quotation", async () => {
    await using page = await browser.visit(site.url, { width: 768, height: 1024 });
    for (const width of [768, 820]) {
      await page.setViewportSize({ width, height: 1024 });
      const share = await page.locator("blockquote p").evaluate((quote) => {
        const words = document.createRange();
        words.selectNodeContents(quote);
        return words.getBoundingClientRect().width / quote.clientWidth;
      });
      assert(share > 0.9, `${width} px: ${share}`);
    }
  });

  it("sets the labels of its stats nearer to their own numbers than to others'", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    const boxes = await page.locator("figure + div dl > div").evaluateAll((all) =>
      all.map((stat) => {
        const [label, value] = [...stat.children].map((part) => part.getBoundingClientRect());
        return { label: label!.toJSON() as DOMRect, value: value!.toJSON() as DOMRect };
      })
    );
    const own = boxes[0]!.label.top - boxes[0]!.value.bottom;
    const other = boxes[2]!.value.top - boxes[0]!.label.bottom;
    assert(own >= 0 && other > 3 * own, `${own} px to its own number, ${other} px to the next`);
  });

  it("has the meaning of a figure below it on phones, and its source beside the link", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    const points = page.locator("section[aria-labelledby=future-title] li");
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const point of await points.all()) {
        const boxOf = async (part: string) => (await point.locator(part).boundingBox())!;
        const [text, more, summary] = [
          await boxOf("h3 + p"),
          await boxOf("h3 ~ a"),
          await boxOf("summary"),
        ];
        const shift = summary.y + summary.height / 2 - more.y - more.height / 2;
        assert(Math.abs(shift) < 8, `${width} px: ${shift} px between a link and its source`);
        assert(summary.x >= more.x + more.width && summary.height >= 44);
        await point.locator("summary").click();
        const source = await boxOf("summary + p");
        // The click scrolls.
        const { y, height } = await boxOf("h3 ~ a");
        assert(source.y >= y + height - 1, "a source after the argument");
        assert(source.width > text.width / 2, `${width} px: a source ${source.width} px wide`);
        await point.locator("summary").click();
        const [figure, meaning] = [await boxOf("strong"), await boxOf(".future-figure > p")];
        assert(meaning.y >= figure.y + figure.height, `${width} px: a meaning beside its figure`);
        assert(Math.abs(meaning.x - figure.x) < 1, `${width} px: a meaning at another edge`);
      }
    }
  });

  it("turns the ground of the first point on phones, so that it leads and not all look alike", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    const points = page.locator("section[aria-labelledby=future-title] li");
    const grounds = () =>
      points.evaluateAll((all) =>
        all.map((point) => ({
          color: getComputedStyle(point).backgroundColor,
          texts: [...point.querySelectorAll("p, h3, strong, a, summary")].map((text) =>
            getComputedStyle(text).color
          ),
          isWhole: point.getBoundingClientRect().width === document.documentElement.clientWidth,
        }))
      );
    const onPhones = await grounds();
    assert.equal(new Set(onPhones.map(({ color }) => color)).size, 2);
    const [dark, light] = onPhones;
    // Also those of the source, which is folded.
    for (const color of dark!.texts) {
      assert(!light!.texts.includes(color), `${color} on both grounds`);
    }
    assert.deepEqual(onPhones.map(({ isWhole }) => isWhole), [true, false, false, false]);
    assert.equal(await sidewaysScroll(page), 0);
    await page.setViewportSize({ width: 768, height: 1024 });
    assert.equal(new Set((await grounds()).map(({ color }) => color)).size, 1);
  });

  it("sets its dated figures larger than the titles beside them and the sample quotation", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [figure, title, quotation] = await page.evaluate(() =>
        ["ol strong", "ol h3", "blockquote"].map((selector) =>
          parseFloat(getComputedStyle(document.querySelector(`main ${selector}`)!).fontSize)
        )
      );
      assert(figure! > 1.5 * title! && figure! > 1.2 * quotation!, `${width} px`);
    }
  });

  it("leads its points with the first, and sets the others in columns on wide windows", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    const points = page.locator("section[aria-labelledby=future-title] li");
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, ...others] = await points.evaluateAll((all) =>
        all.map((point) => ({
          size: parseFloat(getComputedStyle(point.querySelector("strong")!).fontSize),
          // To 4 px: a border of 1.5 px is painted as 1 px.
          left: Math.round(point.querySelector("h3")!.getBoundingClientRect().left / 4),
          links: [...point.querySelectorAll("a, details")].map((link) =>
            Math.round(link.getBoundingClientRect().top)
          ),
        }))
      );
      for (const { size } of others) assert(first!.size > 1.4 * size, `${width} px`);
      const columns = new Set(others.map(({ left }) => left)).size;
      assert.equal(columns, width < 1024 ? 1 : others.length, `${width} px`);
      if (columns === 1) continue;
      const rows = new Set(others.map(({ links }) => String(links)));
      assert.equal(rows.size, 1, `${width} px: links and sources begin at ${[...rows]}`);
    }
  });

  it("keeps the titles of services clear of the edges of their posters on phones", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    await page.locator("html[data-web-fonts]").waitFor();
    for (const width of [390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const rooms = await page.locator("[data-service]").evaluateAll((all) =>
        all.map((poster) => {
          const words = document.createRange();
          words.selectNodeContents(poster.querySelector("h3 a")!);
          return poster.getBoundingClientRect().right - words.getBoundingClientRect().right;
        })
      );
      assert(Math.min(...rooms) >= 12, `${width} px: ${rooms}`);
    }
  });

  it("shows the pictures and whole names of all services on phones at once, two a row", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    const posters = page.locator("[data-service]");
    const columns = () =>
      posters.evaluateAll((all) =>
        new Set(all.map((poster) => Math.round(poster.getBoundingClientRect().left))).size
      );
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 844 });
      assert.equal(await columns(), 2, `${width} px`);
      assert.equal(await sidewaysScroll(page), 0, `${width} px`);
      const { brokenWords } = await page.evaluate(measureGeometry);
      assert.deepEqual(brokenWords, [], `${width} px`);
    }
    assert.equal(await page.getByText(servicesPage.swipe).count(), 0);
    await page.setViewportSize({ width: 390, height: 844 });
    const gaps = await posters.evaluateAll((all) =>
      all.map((poster) => {
        const words = poster.querySelector("p")!;
        return {
          above: words.getBoundingClientRect().top -
            poster.querySelector("h3")!.getBoundingClientRect().bottom,
          lines: words.clientHeight / parseFloat(getComputedStyle(words).lineHeight),
        };
      })
    );
    for (const { above, lines } of gaps) {
      assert(above < 10, `${above} px between a title and its words`);
      assert(lines < 1.5, "words in one line");
    }
    await page.evaluate(() => document.documentElement.style.fontSize = "200%");
    assert.equal(await columns(), 1, "with larger text");
  });

  it("gives most of a poster to its picture, and no poster the shape of a strip", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    await page.locator("html[data-web-fonts]").waitFor();
    for (const width of [360, 390, 430, 768, 820, 1023, 1920]) {
      await page.setViewportSize({ width, height: 1024 });
      const posters = await page.locator("[data-service]:has(img)").evaluateAll((all) =>
        all.map((poster) => {
          const box = poster.getBoundingClientRect();
          const [image, title] = ["img", "h3"].map((part) =>
            poster.querySelector(part)!.getBoundingClientRect()
          );
          return {
            shape: box.height / box.width,
            picture: (title!.top - box.top) / box.height,
            // As wide as the poster, without a bare edge.
            isCovered: image!.left <= box.left + 1 && image!.right >= box.right - 1,
            isMet: image!.bottom >= title!.top - 1,
          };
        })
      );
      for (const { shape, picture, isCovered, isMet } of posters) {
        assert(shape < 1.65, `${width} px: ${shape} times as high as wide`);
        assert(picture > 0.65, `${width} px: a picture of ${picture}`);
        // The widest have a shade that is higher than their words.
        assert(isCovered && (isMet || width === 1920), `${width} px`);
      }
      await page.locator("[data-service]").last().scrollIntoViewIfNeeded();
      const { coarsePictures } = await page.evaluate(measureGeometry);
      const coarse = coarsePictures.filter((picture) => picture.includes("/services/"));
      assert.deepEqual(coarse, [], `${width} px`);
    }
  });

  it("begins the titles of services beside each other at one height, and shows that each is a link", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    await page.locator("html[data-web-fonts]").waitFor();
    for (const width of [360, 390, 430, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const posters = await page.locator("[data-service]").evaluateAll((all) =>
        all.map((poster) => {
          const title = poster.querySelector("h3")!.getBoundingClientRect();
          const arrow = poster.querySelector("svg");
          return {
            row: Math.round(poster.getBoundingClientRect().top),
            // Alone in their row, or of two columns.
            isWide: poster.clientWidth > poster.parentElement!.clientWidth / 2,
            top: Math.round(title.top),
            isLinkSeen: arrow!.checkVisibility() &&
              arrow!.getBoundingClientRect().top >= title.bottom,
          };
        })
      );
      for (const row of Map.groupBy(posters, ({ row }) => row).values()) {
        const tops = row.filter(({ isWide }) => !isWide).map(({ top }) => top);
        assert(new Set(tops).size <= 1, `${width} px: ${tops}`);
      }
      assert(posters.every(({ isLinkSeen }) => isLinkSeen), `${width} px`);
    }
  });

  it("has the arrow of each kind of client beside its name", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 844 });
    for (const width of [390, 768, 820, 1440]) {
      await page.setViewportSize({ width, height: 1024 });
      const shifts = await page.locator("[aria-labelledby=situations-title] h3 a").evaluateAll(
        (links) =>
          links.map((link) => {
            const name = document.createRange();
            name.selectNodeContents(link.firstChild!);
            const [words, arrow] = [name, link.querySelector("svg")!].map((part) =>
              part.getBoundingClientRect()
            );
            return Math.abs(words!.top + words!.bottom - arrow!.top - arrow!.bottom) / 2;
          }),
      );
      assert(Math.max(...shifts) < 4, `${width} px: ${shifts}`);
    }
  });

  it("has one slide, all services and no dead control without script", async () => {
    await using page = await browser.visit(site.url, { javaScriptEnabled: false });
    assert.equal(await page.locator("[aria-roledescription=carousel] button").count(), 0);
    assert.equal(await page.locator("[data-slide]").count(), 1);
    assert.equal(await page.locator("[data-service]").count(), serviceNames.length);
    assert(await page.getByText(testimonial.quote).isVisible());
  });
});
