import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { query } from "../../client/catalog/queries.ts";
import { serviceMessages, servicesMessages } from "../../content/messages/services.ts";
import { serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { aiAreas, servicePage } from "../../content/pages/service.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { site as firm } from "../../content/site.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { hydrated, openBrowser, type TestBrowser, titled } from "../support/browser/browser.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { type Row, serviceRows } from "../support/backend/rows.ts";
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

const first = serviceRows()[0]!;
const card = (page: Page) => page.locator(".service-card").first();

/** What the project's own database holds. */
async function seed(): Promise<Row[]> {
  await using app = await startApp({ backend: "embedded" });
  return await (await app.get(query("services").address)).json();
}

/** A service all of whose texts are twice as long. */
function doubled(row: Row): Row {
  const twice = (text: unknown) => `${text} ${text}`;
  return {
    ...row,
    title: twice(row.title),
    description: twice(row.description),
    features: (row.features as string[]).map(twice),
  };
}

const layouts = [
  ["on a phone", 390, 1],
  ["on a phone, with texts twice as long", 390, 2],
  ["on a tablet", 768, 1],
  ["on a tablet, with texts twice as long", 768, 2],
  ["in a wide window", 1440, 1],
  ["in a wide window, with texts twice as long", 1440, 2],
  ["on a large screen", 1920, 1],
  ["on a large screen, with texts twice as long", 1920, 2],
] as const;

describe("the services page", () => {
  it("shows a card for each service: icon, title, impact, description, link, 480 px", async () => {
    await using visit = await browser.visit(site.url + paths.services, { width: 1440 });
    const { page } = visit;
    assert.equal(await page.locator(".service-card").count(), 10);
    assert(await card(page).getByRole("heading", { name: String(first.title) }).isVisible());
    assert(await card(page).getByText(String(first.impact), { exact: true }).isVisible());
    assert(await card(page).getByText(String(first.description)).isVisible());
    assert.equal(await card(page).locator("svg.lucide").first().isVisible(), true);
    const more = card(page).getByRole("link", { name: /^Learn more/ });
    assert.equal(await more.getAttribute("href"), paths.service(first.slug));
    const heights = await page.locator(".service-card").evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().height))
    );
    assert.deepEqual(new Set(heights), new Set([480]));
  });

  for (const [what, width, times] of layouts) {
    it(`has cards of 480 px whose titles align, ${what}`, async () => {
      const backend = recordingBackend();
      backend.tables.services = times === 1 ? await seed() : (await seed()).map(doubled);
      await using app = await startApp({ backend: backend.address });
      await app.get(paths.services).then((response) => response.text());
      const touch = width < 768;
      await using visit = await browser.visit(app.url + paths.services, {
        width,
        isMobile: touch,
        hasTouch: touch,
      });
      const cards = await visit.page.locator(".service-card").evaluateAll((cards) =>
        cards.map((card) => {
          const box = (selector: string) => card.querySelector(selector)!.getBoundingClientRect();
          const [picture, panel] = [box("[data-picture]"), box(".service-card-panel")];
          const words = ["svg", "p > span", ":is(h2, h3)"].map(box);
          return {
            row: Math.round(card.getBoundingClientRect().top),
            height: Math.round(card.getBoundingClientRect().height),
            title: Math.round(words[2]!.top),
            picture: Math.round(picture.height),
            inPicture: panel.top >= picture.top && panel.bottom <= picture.bottom + 0.1,
            covered: words.some(({ top, left }) => top < panel.bottom && left < panel.right),
          };
        })
      );
      assert.deepEqual(new Set(cards.map(({ height }) => height)), new Set([480]));
      assert(cards.every(({ inPicture }) => inPicture), "the features lie over the picture");
      assert(cards.every(({ covered }) => !covered), "and not over icon, badge or title");
      // The last card may stand alone in its row.
      const rows = Map.groupBy(cards, ({ row }) => row);
      for (const row of rows.values()) {
        assert.equal(new Set(row.map(({ title }) => title)).size, 1, "titles of a row align");
      }
      if (width >= 1440) {
        // The tenth stands alone in its row.
        const heights = cards.slice(0, 9).map(({ picture }) => picture);
        assert.equal(new Set(heights).size, 1, `pictures of one height: ${heights}`);
      }
      const swipe = visit.page.getByText(servicesPage.swipe);
      assert.equal(await swipe.isVisible(), touch, "a row to swipe says so, a grid does not");
      if (touch) {
        const bar = () => swipe.evaluate((p) => getComputedStyle(p, "::before").backgroundPosition);
        assert.match(await bar(), /^0%/);
        await visit.page.locator(".service-cards > ul").evaluate((row) =>
          row.scrollTo({ left: row.scrollWidth, behavior: "instant" })
        );
        await until("the bar has gone with the row", async () => /^100%/.test(await bar()));
      }
      const sideways = await visit.page.evaluate(() =>
        document.documentElement.scrollWidth - innerWidth
      );
      assert.equal(sideways, 0);
    });
  }

  for (const width of [390, 768, 1024, 1280, 1440]) {
    it(`has cards of 480 px with many features and long titles, ${width} px wide`, async () => {
      const backend = recordingBackend();
      const [plain, ...rest] = await seed();
      const features = Array.from({ length: 16 }, (_, index) => `Feature number ${index + 1}`);
      const titles = [
        "Organizational Development and Change Planning",
        "Strategic Planning, Business Development and Procurement for Governments",
        String(plain!.title),
      ];
      // At 1024 px the fourth card is alone in its row.
      backend.tables.services = [10, 12, 16, 5].map((count, index) => ({
        ...rest[index]!,
        title: titles[index] ?? "A title",
        description: "Plans that a board can adopt. ".repeat(index < 3 ? 4 : 30),
        features: features.slice(0, count),
      }));
      await using app = await startApp({ backend: backend.address });
      await app.get(paths.services).then((response) => response.text());
      await using visit = await browser.visit(app.url + paths.services, { width });
      const cards = await visit.page.locator(".service-card").evaluateAll((cards) =>
        cards.map((card) => {
          const title = card.querySelector("h2")!;
          const { height } = title.getBoundingClientRect();
          return {
            height: card.getBoundingClientRect().height,
            lines: Math.round(height / parseFloat(getComputedStyle(title).lineHeight)),
          };
        })
      );
      assert.deepEqual(cards.map(({ height }) => height), [480, 480, 480, 480]);
      assert(cards.every(({ lines }) => lines <= 2), JSON.stringify(cards));
      for (const left of [5, 7, 11]) {
        const more = visit.page.getByText(servicesPage.moreFeatures(left), { exact: true });
        assert.equal(await more.count(), 1);
      }
    });
  }

  it("gives an impact of many words room beside the icon", async () => {
    const backend = recordingBackend();
    backend.tables.services = [{
      ...first,
      impact: "So much that it takes several lines ".repeat(3),
    }];
    await using app = await startApp({ backend: backend.address });
    await using visit = await browser.visit(app.url + paths.services, { width: 390 });
    const { width, height } = (await card(visit.page).locator("[data-icon]").boundingBox())!;
    assert.deepEqual([width, height], [28, 28]);
    const badge = card(visit.page).getByText("several lines");
    const radius = await badge.evaluate((element) =>
      parseFloat(getComputedStyle(element).borderTopLeftRadius)
    );
    assert(radius <= 16, `${radius} px: the corners cut no word`);
  });

  it("shows no sign of a picture that cannot be had", async () => {
    const backend = recordingBackend();
    const nowhere = "/images/services/nowhere.webp";
    backend.tables.services = [{ ...first, image_path: nowhere, hover_image_path: nowhere }];
    await using app = await startApp({ backend: backend.address });
    await app.get(paths.services).then((response) => response.text());
    for (const path of [paths.services, paths.service(first.slug)]) {
      await using visit = await browser.visit(app.url + path, { tolerate: [/404/] });
      const { page } = visit;
      const picture = page.locator("main img").first();
      const ground = await picture.evaluate((img) => getComputedStyle(img).backgroundImage);
      assert.match(ground, /linear-gradient/, "SPEC's blue gradient");
      await picture.scrollIntoViewIfNeeded();
      await until("it has failed", () => picture.evaluate((img: HTMLImageElement) => img.complete));
      const box = (await picture.boundingBox())!;
      const clip = { x: box.x + 8, y: box.y + 8, width: 40, height: 40 };
      const shown = await page.screenshot({ clip });
      await picture.evaluate((img) => {
        const ground = document.createElement("div");
        const { width, height } = img.getBoundingClientRect();
        const { backgroundImage } = getComputedStyle(img);
        ground.style.cssText =
          `width: ${width}px; height: ${height}px; background: ${backgroundImage}`;
        img.replaceWith(ground);
      });
      assert.ok(shown.equals(await page.screenshot({ clip })), path);
    }
  });

  it("keeps its words in sight where no picture can be had", async () => {
    for (const path of [paths.home, paths.about, paths.insights, paths.leadership]) {
      await using visit = await browser.visit(site.url + path, {
        tolerate: [/Failed to load resource/],
        before: (page) => page.route(/\.(avif|webp)$/, (route) => route.abort()),
      });
      const beyond = await visit.page.locator("main img").evaluateAll((all) =>
        all.filter((img) =>
          getComputedStyle(img, "::before").content !== "none" &&
          getComputedStyle(img).position === "static"
        ).map((img) => img.outerHTML.slice(0, 120))
      );
      assert.deepEqual(beyond, [], path);
    }
  });

  it("reveals the features on hover and focus, each 100 ms after the one before", async () => {
    const backend = recordingBackend();
    const features = Array.from({ length: 10 }, (_, index) => `Feature ${index + 1}`);
    backend.tables.services = serviceRows().map((row) => ({ ...row, features }));
    await using app = await startApp({ backend: backend.address });
    await using visit = await browser.visit(app.url + paths.services, { width: 1440 });
    const { page } = visit;
    const items = card(page).locator(".service-card-features li");
    const shown = (opacity: string) =>
      page.waitForFunction(
        (opacity) =>
          [...document.querySelectorAll(".service-card:first-child .service-card-features li")]
            .every((item) => getComputedStyle(item).opacity === opacity),
        opacity,
      );
    await page.waitForLoadState();
    await shown("0");
    await card(page).hover();
    await shown("1");
    const delays = await items.evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element).transitionDelay) * 1_000)
    );
    assert.deepEqual(delays, [0, 100, 200, 300, 400, 500]);
    assert.equal(await items.last().innerText(), servicesPage.moreFeatures(5));
    await page.keyboard.press("Escape");
    await shown("0");
    await page.mouse.move(0, 0);
    await card(page).getByRole("link").first().focus();
    await shown("1");
  });

  it("hides them on Escape too where the cards come later than script", async () => {
    const backend = recordingBackend();
    await using slow = await startApp({ backend: backend.address });
    const release = backend.hold();
    await using visit = await browser.visit(slow.url + paths.services);
    const { page } = visit;
    release();
    const feature = card(page).locator(".service-card-features li").first();
    const opacity = () => feature.evaluate((it) => getComputedStyle(it).opacity);
    await card(page).hover();
    await until("they are shown", async () => await opacity() === "1");
    await page.keyboard.press("Escape");
    await until("they are hidden", async () => await opacity() === "0");
  });

  it("shows the features by a disclosure in the card where nothing hovers", async () => {
    const backend = recordingBackend();
    backend.tables.services = await seed();
    await using app = await startApp({ backend: backend.address });
    await app.get(paths.services).then((response) => response.text());
    const phone = { width: 390, isMobile: true, hasTouch: true };
    await using visit = await browser.visit(app.url + paths.services, phone);
    const { page } = visit;
    const feature = card(page).getByText("Plans aligned with budget cycles");
    const summary = card(page).locator("summary");
    await summary.scrollIntoViewIfNeeded();
    assert.equal(await feature.isVisible(), false);
    await summary.tap();
    await feature.waitFor();
    assert.equal(new URL(page.url()).pathname, paths.services);
    await summary.tap();
    await feature.waitFor({ state: "hidden" });
  });

  it("names all services, one touch away, within the first two screens of a phone", async () => {
    await using visit = await browser.visit(site.url + paths.services, {
      width: 390,
      height: 844,
      isMobile: true,
      hasTouch: true,
    });
    const { page } = visit;
    const index = page.getByRole("navigation", { name: servicesPage.index });
    for (const { label, href } of serviceLinks) {
      const link = index.getByRole("link", { name: label, exact: true });
      const { y, height } = (await link.boundingBox())!;
      assert(y + height <= 2 * 844 && height >= 44, label);
      assert.equal(await link.getAttribute("href"), href);
    }
    assert(await page.evaluate(() => document.documentElement.scrollHeight) <= 6_500);
  });

  it("opens a service from its card without a reload, at the top", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const { page } = visit;
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.locator(".service-card").nth(7).getByRole("link", { name: /^Learn more/ }).click();
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    await page.waitForFunction(() => scrollY === 0);
    assert(await page.evaluate(() => "same" in globalThis));
  });

  for (const { label, href } of [servicesPage.banner.primary, servicesPage.banner.secondary]) {
    it(`leads from “${label}” to the contact page, at the top`, async () => {
      await using visit = await browser.visit(site.url + paths.services);
      const { page } = visit;
      assert.equal(href, paths.contact);
      await page.getByRole("main").getByRole("link", { name: label }).click();
      await page.waitForURL(site.url + paths.contact);
      await page.waitForFunction(() => scrollY === 0);
    });
  }

  it("says that it failed, and Retry loads the page again; without script too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const backend = recordingBackend();
      backend.instead = failing();
      await using failed = await startApp({ backend: backend.address });
      await using visit = await browser.visit(failed.url + paths.services, { javaScriptEnabled });
      const { page } = visit;
      await page.getByRole("alert").getByText(servicesMessages.failure, { exact: true }).waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      const main = page.getByRole("main");
      const tops = await Promise.all(
        [
          main.getByRole("alert"),
          main.getByRole("button", { name: "Retry" }),
          main.getByRole("navigation", { name: servicesPage.index }),
          main.locator(`a[href="${firm.phone.href}"]`),
        ].map(async (part) => (await part.boundingBox())!.y),
      );
      assert.deepEqual(tops, tops.toSorted((a, b) => a - b), "on a phone, what helps most first");
      backend.instead = null;
      await page.getByRole("button", { name: "Retry" }).click();
      await page.locator(".service-card").nth(9).waitFor();
    }
  });

  it("shows rows that came late without script too", async () => {
    const backend = recordingBackend();
    await using slow = await startApp({ backend: backend.address });
    const release = backend.hold();
    const visiting = browser.visit(slow.url + paths.services, { javaScriptEnabled: false });
    await backend.called("/rest/v1/services");
    await new Promise((later) => setTimeout(later, 50));
    release();
    await using visit = await visiting;
    const { page } = visit;
    assert.equal(await page.locator("div[hidden] .service-card").count(), 10, "streamed late");
    assert(await page.locator(".service-card").nth(9).isVisible());
    assert(await page.getByRole("heading", { level: 1, name: "Services" }).isVisible());
    assert(!await page.locator("[data-spinner]").isVisible());
  });

  it("says that there is none when there is none", async () => {
    const backend = recordingBackend();
    backend.tables.services = [];
    await using empty = await startApp({ backend: backend.address });
    await using visit = await browser.visit(empty.url + paths.services);
    await visit.page.getByText(servicesMessages.empty).waitFor();
  });
});

describe("a service page", () => {
  const path = paths.service("project-management");

  it("has hero, overview, features, benefits, numbered process and the way back", async () => {
    await using visit = await browser.visit(site.url + path);
    const { page } = visit;
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    for (
      const name of [
        servicePage.overview,
        servicesPage.keyFeatures,
        servicePage.benefits,
        servicePage.process,
      ]
    ) await page.getByRole("heading", { name, exact: true }).waitFor();
    for (
      const text of [
        "Impact 8",
        "What Project Management is about.",
        "First paragraph on Project Management.",
        "Second paragraph on Project Management.",
        "Feature two of Project Management",
        "Benefit one of Project Management",
      ]
    ) assert(await page.getByText(text).first().isVisible(), text);
    const process = page.getByRole("region", { name: servicePage.process });
    assert.deepEqual(
      await process.locator("ol > li").allInnerTexts().then((texts) =>
        texts.map((text) => text.replace(/\s+/g, " ").trim())
      ),
      ["Listen hear about Project Management", "Then act"],
    );
    await page.getByRole("link", { name: servicePage.back.label }).click();
    await page.waitForURL(site.url + paths.services);
  });

  it("breaks words that are longer than their lines", async () => {
    const word = "Donaudampfschifffahrt".repeat(4);
    const { slug } = first;
    const backend = recordingBackend();
    backend.tables.services = [{
      ...first,
      title: word,
      impact: word,
      description: word,
      detailed_description: word,
      features: [word],
      benefits: [word],
      process: [word],
    }];
    await using app = await startApp({ backend: backend.address });
    for (const width of [320, 1024]) {
      for (const path of [paths.services, paths.service(slug)]) {
        await using visit = await browser.visit(app.url + path, { width });
        const beyond = await visit.page.locator("main").getByText(word).evaluateAll((elements) =>
          elements.filter((element) => {
            const card = element.closest(".service-card") ?? document.documentElement;
            return !element.matches(".sr-only") &&
              element.getBoundingClientRect().right > card.getBoundingClientRect().right;
          }).map(({ outerHTML }) => outerHTML)
        );
        assert.deepEqual(beyond, [], `${path} at ${width} px`);
      }
    }
  });

  it("calls to action: schedule, call, write", async () => {
    await using visit = await browser.visit(site.url + path);
    const main = visit.page.getByRole("main");
    const expected = [
      ["Schedule Free Consultation", paths.contact],
      ["Call Now", firm.phone.href],
      ["Email Us", `mailto:${firm.email}`],
    ];
    for (const [name, href] of expected) {
      assert.equal(await main.getByRole("link", { name }).getAttribute("href"), href);
    }
  });

  it("of AI solutions alone has the block on areas of use", async () => {
    for (const slug of [aiAreas.slug, "project-management"]) {
      await using visit = await browser.visit(site.url + paths.service(slug));
      await visit.page.getByRole("heading", { level: 1 }).waitFor();
      const block = visit.page.getByRole("heading", { name: aiAreas.title });
      assert.equal(await block.count(), slug === "project-management" ? 0 : 1);
    }
  });

  it("shows a spinner while its data is on the way", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const { page } = visit;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${query("service", "project-management").address}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("link", { name: "Learn more about Project Management" }).click();
    await page.getByRole("status").getByText(serviceMessages.loading).waitFor();
    await titled(page, serviceMessages.loading);
    release();
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
  });

  const failures = [
    { what: "missing", slug: "nowhere", text: serviceMessages.notFound, status: 404 },
    { what: "failing", slug: "project-management", text: serviceMessages.failure, status: 503 },
  ];
  for (const { what, slug, text, status } of failures) {
    it(`that is ${what} says so and leads to all services, opened directly or from a link`, async () => {
      const backend = recordingBackend();
      await using app = await startApp({ backend: backend.address });
      for (const direct of [true, false]) {
        backend.instead = direct && what === "failing" ? failing() : null;
        const start = direct ? paths.service(slug) : paths.services;
        await using visit = await browser.visit(app.url + start, {
          tolerate: [new RegExp(String(status))],
        });
        const { page } = visit;
        if (!direct) {
          // The server finds a listed service in the list it holds; what a link may meet is tried here.
          await page.route(/\/data\/service\?/, (route) => route.fulfill({ status, json: null }));
          const target = page.locator(".service-card").nth(7).getByRole("link").first();
          await target.click();
        }
        await page.getByRole("heading", { level: 1, name: text }).waitFor();
        const button = page.getByRole("main").getByRole("link", { name: "View All Services" });
        assert.equal(await button.getAttribute("href"), paths.services);
        if (!direct) await titled(page, text.replace(/\.$/, ""));
      }
    });
  }

  it("is whole without script", async () => {
    await using visit = await browser.visit(site.url + path, { javaScriptEnabled: false });
    await hydratedNever(visit.page);
    assert(await visit.page.getByText("Benefit one of Project Management").isVisible());
  });
});

async function hydratedNever(page: Page) {
  assert.equal(await page.locator("html[data-script]").count(), 0);
  await assert.rejects(Promise.race([
    hydrated(page),
    page.locator("a[href='#mobile-menu']").waitFor({ state: "attached" }).then(() => {
      throw new Error("still a link");
    }),
  ]));
}
