/** The insights as visitors use them: the brief's dialog, and an article's tools (SPEC §2, §9). */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { articlePage } from "../../content/insights/article-page.ts";
import { shareLabels } from "../../content/insights/share.ts";
import { briefs, insights, insightsPage } from "../../content/insights/index.ts";
import { paths, slugify } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { axe } from "../support/browser/axe.ts";
import { focusOn, hydrated, openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { until } from "../support/until.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const insight = insights[3]!;
const brief = briefs[insight.slug]!;
const article = paths.insight(insight.slug);
const calm = { reducedMotion: "reduce" } as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe("a brief", () => {
  it("opens as a dialog, named by its heading, which has the focus", async () => {
    await using visit = await browser.visit(site.url + paths.brief(insight.slug), calm);
    const { page } = visit;
    const dialog = page.getByRole("dialog", { name: brief.heading });
    await dialog.waitFor();
    assert(await dialog.evaluate((element) => element.matches(":modal")));
    assert.equal(await focused(page), brief.heading);
    assert.deepEqual(await axe(page), []);
  });

  it("keeps Tab inside, both ways", async () => {
    await using visit = await browser.visit(site.url + paths.brief(insight.slug), calm);
    const { page } = visit;
    await page.getByRole("dialog").waitFor();
    const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
    for (const key of ["Tab", "Shift+Tab"]) {
      const seen = new Set<string | null | undefined>();
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press(key);
        assert(await inside(), `${key} ${press}`);
        seen.add(await focused(page));
      }
      assert(seen.has(brief.consultation) && seen.has(insightsPage.brief.back), key);
    }
  });

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    "the close button": (page) =>
      page.getByRole("button", { name: insightsPage.brief.close }).click(),
    "Escape": (page) => page.keyboard.press("Escape"),
    "a click on the backdrop": (page) => page.mouse.click(10, 450),
    "its link": (page) => page.getByRole("link", { name: insightsPage.brief.back }).click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    it(`is closed by ${way}: back to the page, with the focus on its heading`, async () => {
      await using visit = await browser.visit(site.url + paths.brief(insight.slug), calm);
      const { page } = visit;
      await page.getByRole("dialog").waitFor();
      await close(page);
      await page.getByRole("dialog").waitFor({ state: "detached" });
      assert.equal(pathOf(page), paths.insights);
      await until(
        "the heading has the focus",
        async () => await focused(page) === insightsPage.heading,
      );
    });
  }

  it("stays open when text is selected from inside to the backdrop", async () => {
    await using visit = await browser.visit(site.url + paths.brief(insight.slug), calm);
    const { page } = visit;
    const box = (await page.getByRole("heading", { name: brief.heading }).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(10, 450, { steps: 4 });
    await page.mouse.up();
    assert.equal(pathOf(page), paths.brief(insight.slug));
    assert(await page.getByRole("dialog").isVisible());
  });

  it("leads to the contact page", async () => {
    await using visit = await browser.visit(site.url + paths.brief(insight.slug), calm);
    const { page } = visit;
    await page.getByRole("link", { name: brief.consultation }).click();
    await page.waitForURL(site.url + paths.contact);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("is a section of the page without script", async () => {
    await using visit = await browser.visit(site.url + paths.brief(insight.slug), {
      javaScriptEnabled: false,
      width: 320,
    });
    const { page } = visit;
    assert(await page.getByRole("heading", { name: brief.heading }).isVisible());
    assert.equal(
      await page.locator("dialog").evaluate((it) => getComputedStyle(it).position),
      "static",
    );
    await page.getByRole("link", { name: insightsPage.brief.back }).click();
    assert.equal(pathOf(page), paths.insights);
  });
});

describe("the cards of /insights", () => {
  it("open the article chosen last, without a word in the console", async () => {
    await using visit = await browser.visit(site.url + paths.insights, { width: 1280 });
    const { page } = visit;
    const cards = page.locator("[data-insight] a");
    const last = await cards.nth(2).getAttribute("href");
    await cards.evaluateAll((links) =>
      links.slice(0, 3).forEach((link) => (link as HTMLElement).click())
    );
    await page.waitForURL(site.url + last);
    await page.locator("h1:focus").waitFor();
  });

  it("carry their picture to the article", async () => {
    await using visit = await browser.visit(site.url + paths.insights, { width: 1280 });
    const { page } = visit;
    const ready = page.evaluate(() =>
      new Promise<string>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(() => resolve("carried"), ({ message }) => resolve(message));
          return transition;
        };
      })
    );
    await page.locator("[data-insight] a").first().click();
    assert.equal(await ready, "carried");
    await page.locator("h1:focus").waitFor();
  });
});

describe("the newsletter forms of /insights", () => {
  it("are never in view together, and the cover of the Outlook stands between", async () => {
    for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]] as const) {
      await using visit = await browser.visit(site.url + paths.insights, {
        ...calm,
        width,
        height,
      });
      const { page } = visit;
      await page.evaluate(() => delete document.documentElement.dataset.cvAuto);
      const y = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect());
      const [own, cover, footer] = [
        await y("main form"),
        await y(`img[alt="${insightsPage.outlook.picture}"]`),
        await y("footer form"),
      ];
      assert(footer.top - own.bottom > height, `${footer.top - own.bottom} px at ${width}`);
      assert(own.bottom < cover.top && cover.bottom < footer.top, `${width}`);
    }
  });
});

describe("an article", () => {
  it("leads by its links to others, without a word in the console", async () => {
    await using visit = await browser.visit(site.url + article);
    const { page } = visit;
    for (let step = 0; step < 3; step++) {
      const link = page.getByRole("navigation", { name: articlePage.articles })
        .getByRole("link").first();
      const title = await link.textContent();
      await link.click();
      await page.getByRole("heading", { level: 1, name: title! }).waitFor();
      await page.locator("h1:focus").waitFor();
    }
  });

  for (const { label, href } of [articlePage.closing.primary, articlePage.closing.secondary]) {
    it(`leads by “${label}” to the top of ${href}`, async () => {
      await using visit = await browser.visit(site.url + article);
      const { page } = visit;
      const button = page.getByRole("link", { name: label });
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await page.waitForURL(site.url + href);
      await page.waitForFunction(() => scrollY === 0);
    });
  }

  it("scrolls to the top 100 ms after those buttons", async () => {
    await using visit = await browser.visit(site.url + article, { ...calm, clock: true });
    const { page } = visit;
    await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
    await page.getByRole("link", { name: articlePage.closing.secondary.label }).click();
    await page.getByRole("heading", { level: 1, name: insightsPage.heading }).waitFor();
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await page.clock.runFor(90);
    assert.equal(await page.evaluate(() => scrollY), 500);
    await page.clock.runFor(20);
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  it("is not scrolled while the page behind those buttons is on its way", async () => {
    await using visit = await browser.visit(site.url + article, { ...calm, clock: true });
    const { page } = visit;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
    await page.getByRole("link", { name: articlePage.closing.secondary.label }).click();
    // Fonts that come may still move it by a few lines.
    const isFarDown = () => page.evaluate(() => scrollY > 1000);
    assert(await isFarDown());
    await page.clock.runFor(200);
    assert(await isFarDown());
    release();
    await page.clock.resume();
    await page.getByRole("heading", { level: 1, name: insightsPage.heading }).waitFor();
    await until("the page is at its top", () => page.evaluate(() => scrollY === 0));
  });

  it("starts at its top when it is loaded again", async () => {
    await using visit = await browser.visit(site.url + article, calm);
    const { page } = visit;
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await until("the page is scrolled", () => page.evaluate(() => scrollY > 2000));
    await page.reload();
    await hydrated(page);
    await until("the page is at its top", () => page.evaluate(() => scrollY === 0));
  });

  it("shows how much of it has been read", async () => {
    await using visit = await browser.visit(site.url + article, calm);
    const { page } = visit;
    const value = () => page.locator("progress").evaluate((it: HTMLProgressElement) => it.value);
    assert.equal(await value(), 0);
    const end = await page.locator("main article").first()
      .evaluate((it) => it.getBoundingClientRect().bottom - innerHeight);
    for (const part of [0.5, 1]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), end * part);
      await until(`${part} read`, async () => Math.abs(await value() - part) < 0.01);
    }
  });

  it("leads by its table of contents to a section, and marks where the reader is", async () => {
    const { title } = insight.content.sections[4]!;
    for (const width of [390, 1280]) {
      await using visit = await browser.visit(site.url + article, { ...calm, width });
      const { page } = visit;
      const contents = page.getByRole("navigation", { name: articlePage.contents });
      if (width < 1024) await contents.locator("summary").click();
      const link = contents.getByRole("link", { name: title });
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await link.click();
      await page.waitForFunction((id) => {
        const top = document.getElementById(id)!.getBoundingClientRect().top;
        return top > 70 && top < 200;
      }, slugify(title));
      await until(
        "it is marked",
        async () => await link.getAttribute("aria-current") === "location",
      );
      await page.goBack();
      await page.waitForFunction((before) => Math.abs(scrollY - before) < 2, before);
      await focusOn(link);
    }
  });

  it("keeps the place of the reader in sight where its table of contents is higher than the window", async () => {
    await using visit = await browser.visit(site.url + article, {
      ...calm,
      width: 1280,
      height: 500,
    });
    const { page } = visit;
    const contents = page.getByRole("navigation", { name: articlePage.contents });
    const { sections } = insight.content;
    for (const { title } of [sections.at(-1)!, sections[0]!]) {
      await page.evaluate(
        (id) => document.getElementById(id)!.scrollIntoView({ behavior: "instant" }),
        slugify(title),
      );
      const link = contents.getByRole("link", { name: title });
      await until("it is in sight", () =>
        link.evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          const aside = it.closest("[data-no-print]")!.getBoundingClientRect();
          return it.hasAttribute("aria-current") && top > aside.top && bottom < aside.bottom;
        }));
    }
  });

  it("is shared by the system where it can be", async () => {
    await using visit = await browser.visit(site.url + article, {
      before: (page) =>
        page.addInitScript(() => {
          Object.assign(navigator, {
            share: (data: unknown) => Promise.resolve(Object.assign(globalThis, { shared: data })),
          });
        }),
    });
    const { page } = visit;
    await page.getByRole("button", { name: shareLabels.share }).click();
    const shared = await page.evaluate(() => (globalThis as { shared?: unknown }).shared);
    assert.deepEqual(shared, { title: insight.title, url: site.url + article });
  });

  it("copies its address elsewhere, and shows it where that is refused", async () => {
    for (const permissions of [["clipboard-read", "clipboard-write"], []]) {
      await using visit = await browser.visit(site.url + article, {
        permissions,
        before: (page) =>
          page.addInitScript((allowed) => {
            if (!allowed) Object.assign(navigator.clipboard, { writeText: () => Promise.reject() });
          }, permissions.length > 0),
      });
      const { page } = visit;
      await page.getByRole("button", { name: shareLabels.share }).click();
      const said = permissions.length > 0
        ? shareLabels.copied
        : shareLabels.copyByHand(site.url + article);
      await page.getByRole("status").filter({ hasText: said }).waitFor();
      if (permissions.length > 0) {
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), site.url + article);
      }
    }
  });

  it("prints its text and its sources' addresses, and nothing that only works on a screen", async () => {
    await using visit = await browser.visit(site.url + article);
    const { page } = visit;
    await page.emulateMedia({ media: "print" });
    assert(await page.getByRole("heading", { level: 1 }).isVisible());
    for (const { title } of insight.content.sections) {
      assert(await page.getByRole("heading", { name: title, exact: true }).isVisible(), title);
    }
    const onScreen =
      "#root > header, nav, details, button, progress, footer, [aria-labelledby=closing-title]";
    assert.equal(await page.locator(onScreen).filter({ visible: true }).count(), 0);
    const boxes = await page.locator("article section ul > li").evaluateAll((items) =>
      items.map((it) => parseFloat(getComputedStyle(it, "::before").borderBottomWidth) > 0)
    );
    const expected = insight.content.sections.filter(({ items }) => items.length > 1)
      .flatMap(({ as, items }) => items.map(() => as === "checklist"));
    assert.deepEqual(boxes, expected, "an empty box before each item of a checklist");
    const [source] = insight.sources;
    const after = await page.locator(`[aria-labelledby=sources] a[href="${source!.href}"]`)
      .evaluate((it) => getComputedStyle(it, "::after").content);
    assert(after.includes(source!.href));
  });

  it("is whole without script, and offers nothing that needs it", async () => {
    await using visit = await browser.visit(site.url + article, {
      javaScriptEnabled: false,
      width: 320,
    });
    const { page } = visit;
    for (const { title } of insight.content.sections) {
      assert(await page.getByRole("heading", { name: title, exact: true }).isVisible(), title);
    }
    for (const name of [shareLabels.share, shareLabels.print]) {
      assert.equal(await page.getByRole("button", { name }).count(), 0);
    }
    assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
});
