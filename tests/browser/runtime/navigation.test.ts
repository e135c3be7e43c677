import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { frame } from "../../../content/frame.ts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { serviceMessages } from "../../../content/messages/services.ts";
import { offlineMessage } from "../../../content/pages/not-found.ts";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  focusOn,
  hydrated,
  openBrowser,
  stopTime,
  type TestBrowser,
  titled,
} from "../../support/browser/browser.ts";
import { until } from "../../support/until.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { same: true }));
const sameDocument = (page: Page) => page.evaluate(() => "same" in globalThis);
const focusOnHeading = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches("main h1"));

describe("a link inside the site", () => {
  it("changes the page without a reload; title and focus follow, and it scrolls to the top", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const { page } = visit;
    const before = await page.title();
    await markDocument(page);
    await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await focusOnHeading(page);
    await page.waitForFunction(() => scrollY === 0);
    assert(await sameDocument(page));
    assert.notEqual(await page.title(), before);
    await titled(page, "Contact");
  });

  for (const gone of [/assets\/leadership.*js/, /assets\/pages.*css/]) {
    it(`opens the page anew when ${gone} is gone, as after a deployment`, async () => {
      await using visit = await browser.visit(site.url + paths.services, { tolerate: [/./] });
      const { page } = visit;
      await markDocument(page);
      await page.route(gone, (route) => route.fulfill({ status: 404 }), { times: 2 });
      const footer = page.locator("footer");
      await footer.getByRole("link", { name: "Leadership", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: leadershipPage.title }).waitFor();
      assert.equal(await sameDocument(page), false);
      assert.equal(new URL(page.url()).pathname, paths.leadership);
      await page.unroute(gone);
      await footer.getByRole("link", { name: "Contact", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    });
  }

  it("says that a page is on its way, and asks the server for one that does not come", async () => {
    await using visit = await browser.visit(site.url + paths.services, {
      clock: true,
      tolerate: [/could not be fetched/],
    });
    const { page } = visit;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    let hangs = true;
    await page.route(/assets\/(contact|leadership)-.*\.js/, async (route) => {
      if (route.request().url().includes("contact")) await promise;
      else if (hangs) return;
      await route.continue();
    });
    await markDocument(page);
    const footer = page.locator("footer");
    const sign = page.getByRole("progressbar", { name: frame.loading });
    await footer.getByRole("link", { name: "Contact", exact: true }).click();
    await page.clock.runFor(1_000);
    await sign.waitFor();
    release();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await sign.waitFor({ state: "detached" });
    await footer.getByRole("link", { name: "Leadership", exact: true }).click();
    await sign.waitFor();
    hangs = false;
    await page.clock.runFor(21_000);
    await page.getByRole("heading", { level: 1, name: leadershipPage.title }).waitFor();
    await hydrated(page);
    assert.equal(await sameDocument(page), false);
  });

  it("moves the focus also to a heading that comes late, unless the visitor has moved on", async () => {
    for (const movesOn of [false, true]) {
      await using visit = await browser.visit(site.url + paths.services);
      const { page } = visit;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/data\/service\?/, async (route) => {
        await released;
        await route.continue();
      });
      await page.getByRole("link", { name: "Learn more about Project Management" }).click();
      await page.locator("main [data-spinner]").waitFor();
      const phone = page.locator("header > div > a[href^='tel:']");
      if (movesOn) await phone.focus();
      release();
      await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
      if (movesOn) await focusOn(phone);
      else await focusOnHeading(page);
    }
  });

  it("says after 10 s that nothing came, and asks again at the next visit", async () => {
    let hangs = true;
    await using visit = await browser.visit(site.url + paths.services, {
      clock: true,
      async before(page) {
        await page.route(/\/data\/service\?/, (route) => hangs ? undefined : route.continue());
        // By the clock of the test.
        await page.addInitScript(() => {
          AbortSignal.timeout = (time) => {
            const timer = new AbortController();
            setTimeout(() => timer.abort(), time);
            return timer.signal;
          };
        });
      },
    });
    const { page } = visit;
    const link = page.getByRole("link", { name: "Learn more about Project Management" });
    await stopTime(page);
    await link.click();
    await page.clock.runFor(9_000);
    await page.locator("main [data-spinner]").waitFor();
    await page.clock.runFor(1_000);
    await page.getByRole("heading", { level: 1, name: serviceMessages.failure }).waitFor();
    hangs = false;
    await page.goBack();
    await page.clock.runFor(2_000);
    await link.click();
    await page.clock.runFor(1_000);
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
  });

  it("leaves whoever is typing below where they are when its page comes late", async () => {
    for (const types of [true, false]) {
      await using visit = await browser.visit(site.url + paths.services);
      const { page } = visit;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/assets\/leadership-.*\.js/, async (route) => {
        await released;
        await route.continue();
      });
      const footer = page.locator("footer");
      const field = footer.locator("input[type=email]");
      // Whoever was in the field before has left it by the link.
      await field.fill("maria");
      await footer.getByRole("link", { name: "Leadership", exact: true }).click();
      await page.waitForURL(site.url + paths.leadership);
      if (types) await field.press("End");
      release();
      await page.getByRole("heading", { level: 1, name: leadershipPage.title }).waitFor();
      if (!types) {
        await focusOnHeading(page);
        await page.waitForFunction(() => scrollY === 0);
        continue;
      }
      await page.keyboard.type(".lopez@example.com", { delay: 50 });
      assert.equal(await field.inputValue(), "maria.lopez@example.com");
      assert(await page.evaluate(() => scrollY > 0));
      // What was typed is no reason to stay there for the next page.
      await page.goBack();
      await focusOnHeading(page);
    }
  });

  it("fetches chunk and data ahead when it is hovered or focused", async () => {
    for (const reach of ["hover", "focus"] as const) {
      await using visit = await browser.visit(site.url + paths.contact);
      const { page } = visit;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const link = page.locator("footer").getByRole("link", { name: "Project Management" })
        .or(page.locator(`footer a[href="${paths.service("grant-writing-management")}"]`)).first();
      const data = page.waitForResponse((response) => response.url().includes("/data/service?"));
      await link[reach]();
      await data;
      assert(asked.some((path) => /^\/assets\/service-.*\.js$/.test(path)), `${asked}`);
      const before = asked.length;
      await link.click();
      await page.getByRole("heading", { level: 1 }).getByText(/Management/).waitFor();
      assert.deepEqual(asked.slice(before).filter((path) => path.startsWith("/data/")), []);
    }
  });

  it("leads to what a first visit left out, to and fro", async () => {
    const scripts = (page: Page) =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith(".js")).sort()
      );
    await using visit = await browser.visit(site.url + paths.aboutSection("our-approach"));
    const { page } = visit;
    await page.waitForLoadState();
    const named = await page.locator("script[data-modules]").getAttribute("data-modules");
    assert.deepEqual(await scripts(page), named!.split(" ").sort());
    const words = await page.locator("main").innerText();
    await page.locator("footer").getByRole("link", { name: "Leadership", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: leadershipPage.title }).waitFor();
    assert((await scripts(page)).length > named!.split(" ").length);
    await page.goBack();
    await until(
      "the page is there again",
      async () => await page.locator("main").innerText() === words,
    );
    // Of the same route.
    await page.goto(site.url + paths.aboutSection("our-core-values"));
    await hydrated(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, id: "other" });
      link.setAttribute("href", href);
      document.querySelector("main")!.append(link);
      link.click();
    }, paths.aboutSection("our-approach"));
    await until(
      "its words are there",
      async () => (await page.locator("main").innerText()) === words,
    );
  });

  it("leads back to a page that has to be fetched first, and to its heading", async () => {
    await using visit = await browser.visit(site.url + paths.leadership);
    const { page } = visit;
    await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
    await focusOnHeading(page);
    await page.reload();
    await hydrated(page);
    await page.locator("main h1").focus();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: leadershipPage.title }).waitFor();
    await focusOnHeading(page);
  });

  it("is followed back and forward", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const { page } = visit;
    await markDocument(page);
    await page.getByRole("link", { name: "Learn more about Project Management" }).click();
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
    assert.equal(await page.locator(".service-card").count(), 10);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    assert(await sameDocument(page));
  });

  it("leaves a new tab, mail, phone and files to the browser", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await markDocument(page);
    const popup = page.context().waitForEvent("page");
    await page.locator("footer").getByRole("link", { name: "Site map" })
      .click({ modifiers: ["ControlOrMeta"] });
    await (await popup).waitForURL(site.url + paths.sitemap);
    assert.equal(new URL(page.url()).pathname, paths.contact);
    assert(await sameDocument(page));
  });

  it("to an unknown page shows the page for that, and leads on", async () => {
    await using visit = await browser.visit(`${site.url}/nowhere`, { tolerate: [/404/] });
    const { page } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Services" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
    await focusOnHeading(page);
  });

  it("smooths the way to the top, except for who asked for less motion", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await using visit = await browser.visit(site.url + paths.services, { reducedMotion });
      const { page } = visit;
      await page.evaluate(() => {
        const original = scrollTo;
        const log: unknown[] = Object.assign(globalThis, { scrolls: [] as unknown[] }).scrolls;
        globalThis.scrollTo = ((options: ScrollToOptions) => {
          log.push(options.behavior);
          original(options);
        }) as typeof scrollTo;
      });
      await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
      await focusOnHeading(page);
      const scrolls = await page.evaluate(() =>
        (globalThis as unknown as { scrolls: string[] }).scrolls
      );
      assert.deepEqual(scrolls, [reducedMotion === "reduce" ? "instant" : "smooth"]);
    }
  });
});

describe("every page", () => {
  it("can be reached from the first one by the site's own links, without a reload", async () => {
    await using visit = await browser.visit(site.url);
    const { page } = visit;
    await markDocument(page);
    const reached = new Set<string>();
    const hrefs = async () =>
      await page.locator("a[href^='/']").evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")!)
      );
    for (const path of onePageOfEach().filter((path) => path !== "/")) {
      const known = await hrefs();
      if (!known.includes(path)) continue;
      const before = await page.title();
      await page.locator(`a[href="${path}"]`).last().evaluate((link) =>
        (link as HTMLElement).click()
      );
      await page.waitForURL(site.url + path);
      // The address changes before the page does, whose links are looked at next.
      await page.waitForFunction((before) => !["", before].includes(document.title), before);
      reached.add(path);
    }
    assert(await sameDocument(page));
    assert(reached.size >= 3, `${[...reached]}`);
  });

  it("comes back from the browser's memory as it was left", async () => {
    await using remembering = await openBrowser([], true);
    await using visit = await remembering.visit(site.url);
    const { page } = visit;
    for (const path of [paths.commitments, paths.careers, paths.insights, paths.privacy]) {
      await visit.goto(site.url + path);
      await markDocument(page);
      await page.goto(`${site.url}/robots.txt`);
      await page.goBack({ waitUntil: "commit" });
      assert(await sameDocument(page), path);
    }
  });

  it("is restored to its position also after that", async () => {
    await using remembering = await openBrowser([], true);
    await using visit = await remembering.visit(site.url + paths.services, {
      reducedMotion: "reduce",
    });
    const { page } = visit;
    await markDocument(page);
    await page.goto(`${site.url}/robots.txt`);
    await page.goBack({ waitUntil: "commit" });
    await page.evaluate(() => scrollTo({ top: 2_000 }));
    await page.waitForFunction(() => scrollY > 1_900);
    await page.locator(
      `header nav[aria-label="${frame.header.navigation}"] a[href="${paths.contact}"]`,
    ).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await focusOnHeading(page);
    await page.evaluate(() => history.back());
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
    await focusOnHeading(page);
    for (let frame = 0; frame < 20; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    assert.equal(await page.evaluate(() => scrollY), 2_000);
    assert(await sameDocument(page));
  });
});

describe("Back and Forward", () => {
  const moveTo = async (page: Page, top: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await page.waitForFunction((top) => scrollY === top, top);
  };
  /** A pointer would scroll to the link first. */
  const follow = async (page: Page, path: string) => {
    await page.locator(`footer a[href="${path}"]`).first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(site.url + path);
    await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
    await page.waitForFunction(() => scrollY === 0);
  };
  const isAt = (page: Page, path: string, top: number) =>
    page.waitForFunction(
      ({ path, top }) => location.pathname === path && Math.abs(scrollY - top) < 20,
      { path, top },
    );

  it("restore the position of each page, also after a reload", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const { page } = visit;
    await moveTo(page, 1_200);
    await follow(page, paths.careers);
    await moveTo(page, 700);
    await follow(page, paths.contact);
    await page.goBack();
    await isAt(page, paths.careers, 700);
    await page.goBack();
    await isAt(page, paths.services, 1_200);
    await page.goForward();
    await isAt(page, paths.careers, 700);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
    await isAt(page, paths.services, 1_200);
  });

  it("restore the position of a page whose data comes late", async () => {
    await using visit = await browser.visit(site.url + paths.service("project-management"));
    const { page } = visit;
    await moveTo(page, 900);
    await follow(page, paths.contact);
    await page.reload();
    await hydrated(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/data\/service\?/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goBack();
    await page.locator("main [data-spinner]").waitFor();
    release();
    await isAt(page, paths.service("project-management"), 900);
  });

  it("lead from a fragment to its link, and to the fragment again", async () => {
    const article = paths.insight("strategic-planning-trends-2025");
    await using visit = await browser.visit(site.url + article);
    const { page } = visit;
    const link = page.locator("main a[href^='#']").last();
    await moveTo(page, 300);
    await link.evaluate((link: HTMLElement) => link.click());
    const isInView = () =>
      page.waitForFunction(() => {
        const { id } = document.activeElement!;
        if (!id || `#${id}` !== location.hash) return false;
        const { top } = document.activeElement!.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      });
    const isStill = () =>
      page.evaluate(() => new Promise((resolve) => addEventListener("scrollend", resolve)));
    await Promise.all([isInView(), isStill()]);
    await page.goBack();
    await isAt(page, article, 300);
    await focusOn(link);
    await link.click();
    await isInView();
  });

  for (const width of [390, 1280]) {
    it(`close a commitment's dialog instead of leaving the page, ${width} px wide`, async () => {
      await using visit = await browser.visit(site.url + paths.contact, { width });
      const { page } = visit;
      await follow(page, paths.commitments);
      const length = await page.evaluate(() => history.length);
      const opener = page.locator("#dei a");
      const dialog = page.getByRole("dialog");
      await opener.click();
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: "detached" });
      await focusOn(opener);
      assert.equal(new URL(page.url()).pathname, paths.commitments);
      await page.goForward();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await dialog.count(), 0, "Forward opens nothing");
      await page.goBack();
      await opener.click();
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.waitForFunction(() => !history.state?.overlay);
      assert.equal(await page.evaluate(() => history.length), length + 1);
      await page.goBack();
      await page.waitForURL(site.url + paths.contact);
    });
  }

  it("close the menu; a link in it leaves no entry of the menu behind", async () => {
    await using visit = await browser.visit(site.url + paths.services, { width: 390 });
    const { page } = visit;
    const toggle = page.locator("button[aria-controls=mobile-menu]");
    const isOpen = (open: boolean) =>
      page.locator(`button[aria-controls=mobile-menu][aria-expanded=${open}]`).waitFor();
    await moveTo(page, 600);
    await toggle.click();
    await isOpen(true);
    await page.goBack();
    await isOpen(false);
    await isAt(page, paths.services, 600);
    await toggle.click();
    await isOpen(true);
    // Fonts that arrive meanwhile move the words, and the position with them.
    const before = await page.evaluate(() => scrollY);
    await page.locator("#mobile-menu").getByRole("link", { name: "Contact", exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await isOpen(false);
    await page.goBack();
    await isAt(page, paths.services, before);
    assert.equal(await page.evaluate(() => history.state?.overlay), undefined);
  });
});

describe("a reload", () => {
  it("keeps the position, also in a page that was opened at a fragment", async () => {
    await using visit = await browser.visit(site.url + paths.services + "#content");
    const { page } = visit;
    await page.waitForFunction(() => document.activeElement?.id === "content");
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.waitForFunction(() => scrollY === 1500);
    await page.reload();
    await hydrated(page);
    const isBack = () => page.waitForFunction(() => Math.abs(scrollY - 1500) < 50);
    await isBack();
    // The page scrolls to a fragment 100 ms after it is shown (SPEC §9).
    await page.evaluate(() => new Promise((later) => setTimeout(later, 200)));
    await isBack();
  });
});

describe("without a connection", () => {
  it("a link leaves the page as it is, says so, and works when the connection returns", async () => {
    await using visit = await browser.visit(site.url + paths.services, { tolerate: [/./] });
    const { page } = visit;
    await markDocument(page);
    const contact = page.locator("footer").getByRole("link", { name: "Contact", exact: true });
    await contact.scrollIntoViewIfNeeded();
    const message = page.getByRole("status").filter({ hasText: frame.offline });
    await page.context().setOffline(true);
    await contact.click();
    await message.waitFor();
    assert.equal(page.url(), site.url + paths.services);
    await page.context().setOffline(false);
    await message.waitFor({ state: "detached" });
    await contact.click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    assert(await sameDocument(page));
  });

  it("a link in a dialog closes it, because behind it nothing is announced", async () => {
    const brief = paths.brief("regulatory-changes-2025");
    await using visit = await browser.visit(site.url + brief, { tolerate: [/./] });
    const { page } = visit;
    await page.context().setOffline(true);
    await page.locator("dialog:modal a[href^='/']").first().click();
    await page.getByRole("status").filter({ hasText: frame.offline }).waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);
  });

  it("a page that cannot be fetched leaves the frame, says so, and leads on", async () => {
    await using visit = await browser.visit(site.url + paths.services, { tolerate: [/./] });
    const { page } = visit;
    await markDocument(page);
    await page.route((url) => url.pathname !== "/nothing", (route) => route.abort());
    await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: offlineMessage.title }).waitFor();
    assert(await sameDocument(page));
    await page.unrouteAll();
    await page.getByRole("button", { name: offlineMessage.retry }).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  });
});
