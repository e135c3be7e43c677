/** A connection that fails while a page is being read: the page stays, and what follows works again. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { frame } from "../../../content/frame.ts";
import { featuredCard } from "../../../content/insights/cards.ts";
import { failureMessages } from "../../../content/messages/forms.ts";
import { insightsMessages } from "../../../content/messages/insights.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { homePage } from "../../../content/pages/home.ts";
import { paths } from "../../../content/paths.ts";
import {
  holdRequests,
  hydrated,
  isInView,
  jumpTo,
  type VisitOptions,
} from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { badLine } from "../../support/browser/bad-line.ts";

const browser = sharedBrowser();
const site = sharedSite();

const article = paths.insight(featuredCard.slug);
const position = 900;
const { unreachable } = frame;

const message = (page: Page) => page.getByRole("status").filter({ hasText: unreachable.text });
const retry = (page: Page) => page.getByRole("button", { name: unreachable.retry });
const click = (page: Page, path: string) =>
  page.locator(`:is(main, footer) a[href="${path}"]`).last()
    .evaluate((link: HTMLElement) => link.click());

/** Follows a link that the page need not have. */
async function follow(page: Page, path: string, heading: string) {
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.setAttribute("href", path);
    document.querySelector("main")!.append(link);
    link.click();
  }, path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** Real deadlines do not follow the fake clock. */
const fakeDeadlines = () => {
  AbortSignal.timeout = (time) => {
    const timer = new AbortController();
    setTimeout(() => timer.abort(), time);
    return timer.signal;
  };
};

const options: VisitOptions = {
  clock: true,
  tolerate: [/./],
  before: (page) => page.addInitScript(fakeDeadlines),
};

/** Marks the document and its heading, and reads at a position. */
async function read(page: Page) {
  await page.locator("html[data-web-fonts]").waitFor();
  // An article that is loaded again starts at its top (SPEC §2), unless the visitor reads already.
  await page.mouse.wheel(0, 10);
  await page.locator("html[data-acted]").waitFor();
  await jumpTo(page, position);
  await page.evaluate(() => {
    Object.assign(globalThis, { same: true });
    Object.assign(document.querySelector("main h1")!, { same: true });
  });
}

/** The page that is being read, where it was, under its own address. */
async function assertReading(page: Page) {
  const reading = await page.evaluate(() => ({
    path: location.pathname,
    top: scrollY,
    isSame: "same" in globalThis && "same" in document.querySelector("main h1")!,
  }));
  assert.deepEqual(reading, { path: article, top: position, isSame: true });
}

for (const how of ["hangs", "resets"] as const) {
  describe(`on a line that ${how}`, () => {
    it("a followed link keeps the page, says so in view, and can be tried again", async () => {
      for (const width of [390, 1280]) {
        using line = await badLine(site);
        await using page = await browser.visit(line.url + article, { ...options, width });
        await read(page);
        line.set(how);
        await click(page, paths.leadership);
        if (how === "hangs") {
          // The address is ahead, as with every navigation. The page stays.
          await page.waitForURL(line.url + paths.leadership);
          assert.equal(
            await page.evaluate(() => "same" in document.querySelector("main h1")!),
            true,
          );
          await page.clock.runFor(16_000);
        }
        await message(page).waitFor();
        await page.waitForURL(line.url + article);
        await assertReading(page);
        await isInView(message(page));
        await isInView(retry(page));

        await retry(page).click();
        if (how === "hangs") {
          await page.getByRole("status").filter({ hasText: unreachable.retrying }).waitFor();
          await page.clock.runFor(6_000);
        }
        await message(page).waitFor();
        await assertReading(page);

        line.set("works");
        await retry(page).click();
        await page.waitForURL(line.url + paths.leadership);
        await hydrated(page);
        await page.goBack();
        await page.waitForURL(line.url + article);
      }
    });

    it("Back keeps the page, says so, and works when the line does", async () => {
      using line = await badLine(site);
      await using page = await browser.visit(line.url + paths.leadership, options);
      await follow(page, paths.contact, "Contact");
      await follow(page, article, featuredCard.title);
      await page.reload();
      await hydrated(page);
      // Without the cache nothing of the pages before is there any more.
      const session = await page.context().newCDPSession(page);
      await session.send("Network.clearBrowserCache");
      await read(page);
      line.set(how);
      await page.evaluate(() => history.go(-2));
      if (how === "hangs") {
        await page.waitForURL(line.url + paths.leadership);
        await page.clock.runFor(16_000);
      }
      await message(page).waitFor();
      await page.waitForURL(line.url + article);
      await assertReading(page);
      line.set("works");
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
      assert.equal(await message(page).count(), 0);
    });

    it("another link works when the line does, and the message goes", async () => {
      using line = await badLine(site);
      await using page = await browser.visit(line.url + article, options);
      await read(page);
      line.set(how);
      await click(page, paths.leadership);
      if (how === "hangs") await page.clock.runFor(16_000);
      await message(page).waitFor();
      line.set("works");
      await click(page, paths.contact);
      await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
      assert.equal(await message(page).count(), 0);
      await page.goBack();
      await page.waitForURL(line.url + article);
    });
  });
}

describe("an article whose text is late", () => {
  const text = new RegExp(`assets/${featuredCard.slug}-.*\\.js`);
  const heading = (page: Page) =>
    page.getByRole("heading", { level: 1, name: featuredCard.title }).waitFor();
  const firstSection = (page: Page) => page.locator("#in-brief");
  const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { same: 1 }));
  const isSameDocument = (page: Page) => page.evaluate(() => "same" in globalThis);

  it("has its heading and a sign of progress first, and then its text, laid out when there is time", async () => {
    await using page = await browser.visit(site.url + paths.insights);
    const release = await holdRequests(page, text);
    await markDocument(page);
    await click(page, article);
    await heading(page);
    await page.getByRole("progressbar", { name: frame.loading }).waitFor();
    assert.equal(await firstSection(page).count(), 0);
    const skips = () =>
      page.evaluate(() => "contentVisibility" in document.documentElement.dataset);
    assert.equal(await skips(), true);
    release();
    await firstSection(page).waitFor();
    await page.getByRole("progressbar", { name: frame.loading }).waitFor({ state: "detached" });
    await page.locator("html:not([data-content-visibility])").waitFor();
    assert.equal(await isSameDocument(page), true);
  });

  it("says in its place that it cannot be loaded, and can be tried again", async () => {
    using line = await badLine(site);
    await using page = await browser.visit(line.url + paths.insights, options);
    const release = await holdRequests(page, text);
    await markDocument(page);
    await click(page, article);
    await heading(page);
    line.set("resets");
    release();
    const failure = page.locator("main [data-failure]");
    await failure.filter({ hasText: insightsMessages.failure }).waitFor();
    await heading(page);
    assert.equal(new URL(page.url()).pathname, article);
    assert.equal(await isSameDocument(page), true);

    await page.getByRole("button", { name: failureMessages.retry }).click();
    await message(page).waitFor();
    line.set("works");
    await page.getByRole("button", { name: failureMessages.retry }).first().click();
    await firstSection(page).waitFor();
    await heading(page);
  });

  it("comes with the document when it is gone after a deployment", async () => {
    await using page = await browser.visit(site.url + paths.insights, options);
    await page.route(text, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await markDocument(page);
    await click(page, article);
    await firstSection(page).waitFor();
    assert.equal(await isSameDocument(page), false);
  });
});

describe("home whose four conditions are late", () => {
  const conditions = /assets\/future-.*\.js/;
  const [point] = homeFuture.points;

  it("says in their place that they cannot be loaded, between the other parts of the page", async () => {
    using line = await badLine(site);
    await using page = await browser.visit(line.url + paths.contact, options);
    const release = await holdRequests(page, conditions);
    await click(page, paths.home);
    await page.getByRole("heading", { level: 1, name: homePage.hero.headline }).waitFor();
    line.set("resets");
    release();
    const { title } = homePage.future;
    await page.locator("section", { hasText: title }).locator("[data-failure]", {
      hasText: failureMessages.part,
    })
      .waitFor();
    await page.getByRole("heading", { name: homePage.testimonial.title }).waitFor();
    assert.equal(await page.getByText(point.title).count(), 0);
  });

  it("fetches them for a navigation alone: the first page has them without script", async () => {
    const requests: string[] = [];
    await using page = await browser.visit(site.url, {
      before(page) {
        page.on("request", (request) => requests.push(request.url()));
        return Promise.resolve();
      },
    });
    await page.getByText(point.text).waitFor();
    assert(requests.some((url) => /assets\/home-.*\.js/.test(url)));
    assert.deepEqual(requests.filter((url) => conditions.test(url)), []);
    await page.goto(site.url + paths.contact);
    await hydrated(page);
    await click(page, paths.home);
    await page.getByText(point.text).waitFor();
    assert(requests.some((url) => conditions.test(url)));
  });
});
