/** Client navigation: document, focus, scroll position, slow and missing chunks, no connection. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../../content/navigation.ts";
import type { Page } from "playwright";
import { frame } from "../../../content/frame.ts";
import { aboutPage } from "../../../content/pages/about.ts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { serviceMessages } from "../../../content/messages/service.ts";
import { careersPage } from "../../../content/careers/careers.ts";
import { featuredCard, moreCards } from "../../../content/insights/cards.ts";
import { openings } from "../../../content/careers/openings.ts";
import { contactPage } from "../../../content/pages/contact.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { paths } from "../../../content/paths.ts";
import {
  focusOn,
  holdRequests,
  hydrated,
  jumpTo,
  openBrowser,
  titled,
} from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { traceDuring } from "../../support/browser/trace.ts";
import { until } from "../../support/until.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite();

const project = paths.service("project-management");
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { same: true }));
const sameDocument = (page: Page) => page.evaluate(() => "same" in globalThis);
const focusOnHeading = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches("main h1"));
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const footerLink = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true });
const serviceLink = (page: Page) =>
  page.getByRole("link", { name: "Learn more about Project Management" });
const isAt = (page: Page, path: string, top: number) =>
  page.waitForFunction(
    ({ path, top }) => location.pathname === path && Math.abs(scrollY - top) < 20,
    { path, top },
  );
/** Clicks without a pointer, which would scroll to the link first. */
const follow = async (page: Page, path: string) => {
  await page.locator(`:is(main, footer) a[href="${path}"]`).first()
    .evaluate((link: HTMLElement) => link.click());
  await isAt(page, path, 0);
  await focusOnHeading(page);
};
/**
 * @returns `release` runs what waits for an idle period, and lets later ones come; `takeHeld` empties the
 * list of what waits and returns what runs it, with all that it asks for
 */
const holdIdlePeriods = async (page: Page) => {
  const held = await page.evaluateHandle(() => {
    const { requestIdleCallback } = globalThis;
    let works: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (work) => works.push(work);
    const release = () => {
      globalThis.requestIdleCallback = requestIdleCallback;
      works.forEach((work) => requestIdleCallback(work));
    };
    const takeHeld = () => {
      const taken = works;
      works = [];
      const deadline = { didTimeout: false, timeRemaining: () => 50 };
      return () => {
        const later = works;
        works = taken;
        while (works.length > 0) works.shift()!(deadline);
        works = later;
      };
    };
    return { release, takeHeld };
  });
  return {
    release: () => held.evaluate(({ release }) => release()),
    takeHeld: async () => {
      const run = await held.evaluateHandle(({ takeHeld }) => takeHeld());
      return () => run.evaluate((run) => run());
    },
  };
};
const isLaidOut = async (page: Page, which: "first" | "last") => {
  // Below its heading, a page is rendered in a later frame.
  await page.locator("main h2").first().waitFor({ state: "attached" });
  return await page.locator("main .content-visibility-auto")[which]()
    .evaluate(({ firstElementChild }) =>
      firstElementChild!.checkVisibility({ contentVisibilityAuto: true })
    );
};
/** Runs in a page. @returns which of its sections are laid out in the second frame that Back shows */
async function laidOutOnBack(): Promise<boolean[]> {
  const last = document.querySelector("main h1");
  const frame = () => new Promise(requestAnimationFrame);
  history.back();
  while (document.querySelector("main h1") === last) await frame();
  await frame();
  return [...document.querySelectorAll(".content-visibility-auto")].map(({ firstElementChild }) =>
    firstElementChild!.checkVisibility({ contentVisibilityAuto: true })
  );
}

describe("a link inside the site", () => {
  it("changes page, title and focus without a reload, smoothly to the top unless motion is reduced", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await using page = await browser.visit(site.url + paths.services, { reducedMotion });
      await markDocument(page);
      await page.evaluate(() => {
        const original = scrollTo;
        const log: unknown[] = Object.assign(globalThis, { scrolls: [] as unknown[] }).scrolls;
        globalThis.scrollTo = ((options: ScrollToOptions) => {
          log.push(options.behavior);
          original(options);
        }) as typeof scrollTo;
      });
      await footerLink(page, "Contact").click();
      await heading(page, "Contact");
      await focusOnHeading(page);
      await page.waitForFunction(() => scrollY === 0);
      assert(await sameDocument(page));
      await titled(page, "Contact");
      const scrolls = await page.evaluate(() =>
        (globalThis as unknown as { scrolls: string[] }).scrolls
      );
      assert.equal(scrolls.at(-1), reducedMotion === "reduce" ? "instant" : "smooth");
    }
  });

  it("shows the next page at its top from the first frame, from anywhere on a long page", async () => {
    for (const width of [390, 1280]) {
      for (const path of [paths.contact, paths.leadership, paths.services, project]) {
        await using page = await browser.visit(site.url + paths.terms, { width, height: 800 });
        await page.locator("html[data-web-fonts]").waitFor();
        await page.evaluate(() => scrollTo({ top: 9_999, behavior: "instant" }));
        await page.evaluate((path) => {
          const old = document.querySelector("main h1");
          const tops: number[] = Object.assign(globalThis, { tops: [] as number[] }).tops;
          const record = () => {
            const heading = document.querySelector("main h1");
            if (heading && heading !== old) tops.push(scrollY);
            if (tops.at(-1) !== 0) requestAnimationFrame(record);
          };
          requestAnimationFrame(record);
          const link = document.createElement("a");
          link.setAttribute("href", path);
          document.querySelector("main")!.append(link);
          link.click();
        }, path);
        const tops = await page.waitForFunction(() => {
          const { tops } = globalThis as unknown as { tops: number[] };
          return tops.at(-1) === 0 && tops;
        });
        const [first] = await tops.jsonValue() as number[];
        assert(first! <= 50, `${path} at ${width} px starts at ${first}`);
      }
    }
  });

  it("is first shown with its heading alone, unless it leads to a fragment", async () => {
    await using page = await browser.visit(site.url + paths.terms);
    /** How many headings, slides and controls are there when the next page's title is. */
    const countAtFirst = async (action: (page: Page) => Promise<unknown>) => {
      const watch = await page.evaluateHandle((rest) => {
        const last = document.querySelector("main h1");
        const counted = new Promise<number>((resolve) => {
          const count = () => {
            const shown = document.querySelector("main h1");
            if (shown && shown !== last) resolve(document.querySelectorAll(rest).length);
          };
          new MutationObserver(count).observe(document.querySelector("main")!, {
            childList: true,
            subtree: true,
          });
        });
        return { counted };
      }, "main :is(h2, dl, video), main [data-slide] ~ [data-slide], main [data-controls]");
      await action(page);
      return await watch.evaluate(({ counted }) => counted);
    };
    const click = (path: string) => () =>
      page.evaluate((path) => {
        const link = document.createElement("a");
        link.setAttribute("href", path);
        document.querySelector("footer")!.append(link);
        link.click();
      }, path);
    const headingFirst = [
      paths.contact,
      paths.home,
      paths.insights,
      paths.commitments,
      paths.aboutSection("our-mission-vision"),
      paths.client("nonprofits"),
      paths.opening(openings[0]!.slug),
      paths.faq,
    ];
    for (const path of headingFirst) {
      assert.equal(await countAtFirst(click(path)), 0, path);
      await page.locator("main h2").first().waitFor();
    }
    assert.notEqual(await countAtFirst(() => page.goBack()), 0);
    assert.notEqual(await countAtFirst(click(`${paths.faq}#before-you-call`)), 0);
  });

  it("is shown before the links of the header are marked", async () => {
    await using page = await browser.visit(site.url + paths.terms);
    const order = await page.evaluate((path) =>
      new Promise<string[]>((resolve) => {
        const changes: string[] = [];
        // React's changes of one commit come together.
        new MutationObserver((records) => {
          const isPage = records.some(({ target }) => (target as Element).closest("main"));
          const isFrame = records.some(({ attributeName }) => attributeName === "aria-current");
          if (isPage) changes.push(isFrame ? "both" : "page");
          else if (isFrame) changes.push("frame");
          if (isFrame) resolve(changes);
        }).observe(document.body, {
          attributeFilter: ["aria-current"],
          childList: true,
          subtree: true,
        });
        document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)!.click();
      }), paths.contact);
    assert.deepEqual([order[0], order.at(-1)], ["page", "frame"]);
    const current = page.locator(`header nav a[href="${paths.contact}"]`).first();
    assert.equal(await current.getAttribute("aria-current"), "page");
  });

  it("has the sign-up of its page at once, whose height positions and fragments need", async () => {
    await using page = await browser.visit(site.url + paths.terms);
    const hasSignUp = await page.evaluate((path) =>
      new Promise<boolean>((resolve) => {
        const last = document.querySelector("main h1");
        new MutationObserver(() => {
          const shown = document.querySelector("main h1");
          if (shown && shown !== last) resolve(document.querySelector("footer #letter") !== null);
        }).observe(document.querySelector("main")!, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)!.click();
      }), paths.insights);
    assert(hasSignUp);
  });

  it("computes no sizes of a list of cards that is off screen", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 390 });
    const list = ".service-cards > ul";
    await page.evaluate((list) => {
      const reads: string[] = [];
      Object.assign(globalThis, { reads });
      const { get } = Object.getOwnPropertyDescriptor(Element.prototype, "scrollLeft")!;
      Object.defineProperty(Element.prototype, "scrollLeft", {
        get() {
          if (this.matches(list)) reads.push("scrollLeft");
          return get!.call(this);
        },
      });
      const { getComputedStyle } = globalThis;
      globalThis.getComputedStyle = (element) => {
        if (element.matches(list)) reads.push("getComputedStyle");
        return getComputedStyle(element);
      };
    }, list);
    const reads = () => page.evaluate(() => (globalThis as unknown as { reads: string[] }).reads);
    await follow(page, paths.home);
    await page.locator("html:not([data-content-visibility])").waitFor();
    await page.locator(`${list} > :last-child`).waitFor({ state: "attached" });
    assert.deepEqual(await reads(), []);
    await page.locator(list).evaluate((list) => list.scrollIntoView({ behavior: "instant" }));
    await until("the list is recorded in view", async () => (await reads()).length > 0);
  });

  it("lays out what is in view first, and the whole page when there is time", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    await page.locator("html:not([data-content-visibility])").waitFor();
    const idle = await holdIdlePeriods(page);
    await follow(page, paths.careers);
    assert.deepEqual([await isLaidOut(page, "first"), await isLaidOut(page, "last")], [
      true,
      false,
    ]);
    await idle.release();
    await page.locator("html:not([data-content-visibility])").waitFor();
    assert.equal(await isLaidOut(page, "last"), true);
    // A fragment needs the positions of the whole page.
    await page.visit(site.url + paths.contact);
    await holdIdlePeriods(page);
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.setAttribute("href", `${href}#content`);
      document.querySelector("main")!.append(link);
      link.click();
    }, paths.careers);
    await heading(page, careersPage.title);
    assert.equal(await isLaidOut(page, "last"), true);
  });

  it("lays out the next page, not the header and the footer again, and so does Back", async () => {
    await using page = await browser.visit(site.url + paths.about, { width: 390 });
    await page.locator("html[data-web-fonts]:not([data-content-visibility])").waitFor();
    const { layouts } = await traceDuring(page, async () => {
      await follow(page, paths.aboutSection("our-approach"));
      await page.goBack();
      await heading(page, aboutPage.hero.title);
    });
    // A drawing is a small document of its own.
    const ofPages = layouts.filter(({ totalObjects }) => totalObjects > 20);
    assert(ofPages.length > 1);
    const whole = ofPages.filter(({ dirtyObjects, totalObjects }) => dirtyObjects === totalObjects);
    assert.deepEqual(whole, []);
  });

  it("first lays out on Back only what the visitor left in view", async () => {
    const phone = { width: 390, height: 844, isMobile: true };
    await using page = await browser.visit(site.url + paths.about, phone);
    await page.locator("html[data-web-fonts]:not([data-content-visibility])").waitFor();
    await follow(page, paths.aboutSection("our-approach"));
    await page.locator("html:not([data-content-visibility])").waitFor();
    const elements = await page.locator("body *").count();
    let first: boolean[] = [];
    const { restyled } = await traceDuring(page, async () => {
      first = await page.evaluate(laidOutOnBack);
    });
    assert.deepEqual(first.slice(0, 2), [true, false]);
    assert.equal(first.at(-1), false);
    const share = Math.max(...restyled) / elements;
    assert(share < 0.5, `${share} of the elements get their styles at once`);
    await page.locator("html:not([data-content-visibility])").waitFor();
    assert.equal(await page.locator(".content-visibility-auto[style]:not([style=''])").count(), 0);
  });

  it("takes the focus from link and heading before the page goes, which would be laid out once more", async () => {
    await using page = await browser.visit(site.url + paths.services);
    await page.evaluate(() => {
      const { removeChild } = Node.prototype;
      Node.prototype.removeChild = function (child) {
        if (child.contains(document.activeElement)) document.documentElement.dataset.lost = "";
        return removeChild.call(this, child) as never;
      };
    });
    await page.locator(`main a[href="${project}"]:visible`).first().press("Enter");
    await focusOnHeading(page);
    await page.goBack();
    await heading(page, servicesPage.title);
    await focusOnHeading(page);
    assert.equal(await page.getAttribute("html", "data-lost"), null);
  });

  for (const [action, getsFocus] of [["tap", false], ["click", true]] as const) {
    it(`${getsFocus ? "gets" : "does not get"} the focus by a ${action}`, async () => {
      await using page = await browser.visit(site.url + paths.services, { hasTouch: true });
      const focused = await page.evaluateHandle(() => {
        const focused: EventTarget[] = [];
        addEventListener("focusin", ({ target }) => focused.push(target!));
        return focused;
      });
      await page.locator(`main a[href="${project}"]:visible`).first()[action]();
      await focusOnHeading(page);
      const gotFocus = await focused.evaluate((all) =>
        all.some((element) => element instanceof HTMLAnchorElement)
      );
      assert.equal(gotFocus, getsFocus);
    });
  }

  it("takes the focus from a field by a tap, so that its keyboard closes", async () => {
    await using page = await browser.visit(site.url + paths.contact, { hasTouch: true });
    const field = page.locator("main form input[aria-required=true]").first();
    await field.tap();
    await page.route("**/assets/**", () => {});
    await footerLink(page, "Glossary").tap();
    await page.waitForURL(site.url + paths.glossary);
    assert.equal(await field.evaluate((field) => field === document.activeElement), false);
  });

  it("shows another page's fragment from the top of that page", async () => {
    await using page = await browser.visit(site.url + paths.services);
    await jumpTo(page, 2_000);
    await page.evaluate((href) => {
      const tops: number[] = Object.assign(globalThis, { tops: [] as number[] }).tops;
      const record = () => {
        if (document.querySelector("main #help")) tops.push(scrollY);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      const link = document.createElement("a");
      link.setAttribute("href", href);
      document.querySelector("main")!.append(link);
      link.click();
    }, `${paths.accessibility}#help`);
    await page.waitForFunction(() => document.activeElement?.id === "help");
    const [first] = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
    assert.equal(first, 0);
  });

  it("shows every kind of page without a reload", async () => {
    await using page = await browser.visit(site.url + paths.sitemap, { reducedMotion: "reduce" });
    await markDocument(page);
    const linked = await page.locator("main a, footer a").evaluateAll((links) =>
      links.map((link) => link.getAttribute("href"))
    );
    const kinds = onePageOfEach().filter((path) => linked.includes(path) && path !== paths.sitemap);
    assert(kinds.length >= 15, `${kinds}`);
    for (const path of kinds) {
      await follow(page, path);
      await page.locator("main h1:focus").filter({ hasNotText: "Site map" }).waitFor();
      await page.goBack();
      await heading(page, "Site map");
      await focusOnHeading(page);
    }
    assert(await sameDocument(page));
  });

  for (const gone of [/assets\/leadership.*js/, /assets\/pages.*css/]) {
    it(`loads the page from the server when ${gone} is gone after a deployment`, async () => {
      await using page = await browser.visit(site.url + paths.services, { tolerate: [/./] });
      await markDocument(page);
      await page.route(gone, (route) => route.fulfill({ status: 404 }), { times: 2 });
      await footerLink(page, "Leadership").click();
      await heading(page, leadershipPage.title);
      assert.equal(await sameDocument(page), false);
      assert.equal(new URL(page.url()).pathname, paths.leadership);
      await page.unroute(gone);
      await footerLink(page, "Contact").click();
      await heading(page, "Contact");
    });
  }

  it("shows progress while a chunk is late, and loads the page from the server after 10 s", async () => {
    await using page = await browser.visit(site.url + paths.services, {
      clock: true,
      tolerate: [/could not be fetched/],
    });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    let hangs = true;
    await page.route(/assets\/(contact|leadership)-.*\.js/, async (route) => {
      if (route.request().url().includes("contact")) await promise;
      else if (hangs) return;
      await route.continue();
    });
    await markDocument(page);
    const sign = page.getByRole("progressbar", { name: frame.loading });
    await footerLink(page, "Contact").click();
    await page.clock.runFor(1_000);
    await sign.waitFor();
    release();
    await heading(page, "Contact");
    await sign.waitFor({ state: "detached" });
    await footerLink(page, "Leadership").click();
    await sign.waitFor();
    hangs = false;
    await page.clock.runFor(11_000);
    await heading(page, leadershipPage.title);
    await hydrated(page);
    assert.equal(await sameDocument(page), false);
  });

  const late = [
    { what: "chunk", url: /assets\/leadership-.*\.js/, path: paths.leadership },
    { what: "data", url: /\/data\/service\?/, path: project },
  ];
  for (const { what, url, path } of late) {
    it(`moves focus and scroll when its ${what} comes late, unless the visitor types elsewhere`, async () => {
      for (const types of [true, false]) {
        await using page = await browser.visit(site.url + paths.services);
        const release = await holdRequests(page, url);
        const field = page.locator("footer input[type=email]");
        // Text typed before the click does not count.
        await field.fill("maria");
        await page.locator(`:is(main, footer) a[href="${path}"]:visible`).last().click();
        await page.waitForURL(site.url + path);
        if (what === "data") await page.locator("main [data-spinner]").waitFor();
        if (types) await field.press("End");
        release();
        if (!types) {
          await focusOnHeading(page);
          await page.waitForFunction(() => scrollY === 0);
          continue;
        }
        await page.locator("main h1").filter({ hasNotText: serviceMessages.loading }).waitFor();
        await page.keyboard.type(".lopez@example.com", { delay: 50 });
        assert.equal(await field.inputValue(), "maria.lopez@example.com");
        assert(await page.evaluate(() => scrollY > 0));
        // The next page takes the focus again.
        await page.goBack();
        await focusOnHeading(page);
      }
    });
  }

  it("shows its heading before late data, and a loading state below it after 500 ms", async () => {
    for (const path of [paths.home, paths.services, paths.commitments, paths.sitemap]) {
      await using page = await browser.visit(site.url + paths.terms, { clock: "stopped" });
      const release = await holdRequests(page, /\/data\//);
      const last = await page.locator("main h1").innerText();
      await page.evaluate((path) => {
        const link = document.createElement("a");
        link.setAttribute("href", path);
        document.querySelector("footer")!.append(link);
        link.click();
      }, path);
      const next = page.locator("main h1").filter({ hasNotText: last });
      await until(`the heading of ${path}`, async () => {
        await page.clock.runFor(20);
        return await next.isVisible();
      });
      const spinner = page.locator("main [data-spinner]");
      await page.clock.runFor(400);
      assert.equal(await spinner.count(), 0, path);
      await page.clock.runFor(100);
      await spinner.waitFor({ state: "attached" });
      release();
      // React may leave a loading state in view for some time.
      await until(`the data of ${path}`, async () => {
        await page.clock.runFor(100);
        return await spinner.count() === 0;
      });
    }
  });

  it("says after 10 s that nothing came, and asks again at the next visit", async () => {
    let hangs = true;
    await using page = await browser.visit(site.url + paths.services, {
      clock: "stopped",
      async before(page) {
        await page.route(/\/data\/service\?/, (route) => hangs ? undefined : route.continue());
        // Real deadlines do not follow the fake clock.
        await page.addInitScript(() => {
          AbortSignal.timeout = (time) => {
            const timer = new AbortController();
            setTimeout(() => timer.abort(), time);
            return timer.signal;
          };
        });
      },
    });
    await serviceLink(page).click();
    let passedMs = 0;
    await until("the page shows its loading state", async () => {
      await page.clock.runFor(100);
      passedMs += 100;
      return await page.locator("main [data-spinner]").isVisible();
    });
    await page.clock.runFor(10_000 - passedMs);
    await heading(page, serviceMessages.failure);
    hangs = false;
    await page.goBack();
    await page.clock.runFor(2_000);
    await serviceLink(page).click();
    const service = page.getByRole("heading", { name: "Project Management", level: 1 });
    // The answer comes in real time, and the page is shown in frames of the clock after it.
    await until("the page is shown", async () => {
      await page.clock.runFor(100);
      return await service.isVisible();
    });
  });

  it("fetches chunk and data ahead when it is hovered or focused", async () => {
    for (const reach of ["hover", "focus"] as const) {
      await using page = await browser.visit(site.url + paths.contact, { savesData: false });
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const link = page.locator(`footer a[href="${paths.service("grant-writing-management")}"]`);
      const data = page.waitForResponse((response) => response.url().includes("/data/service?"));
      await link[reach]();
      await data;
      assert(requested.some((url) => /\/assets\/service-.*\.js$/.test(url)), `${requested}`);
      await link.click();
      await heading(page, "Grant Writing & Management");
      // The pointer may then be on the link to another service.
      const own = requested.filter((url) => url.includes("/data/service?q=grant-writing"));
      assert.equal(own.length, 1);
    }
  });

  it("shows static text that the first page left out of its scripts, and returns to it", async () => {
    const [approach, values] = ["our-approach", "our-core-values"].map(paths.aboutSection);
    await using page = await browser.visit(site.url + approach!);
    await page.waitForLoadState();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
        // Fetched when the page is idle.
        .filter((path) => path.endsWith(".js") && !path.includes("/prefetch-")).sort()
    );
    const named = await page.locator("script[data-modules]").getAttribute("data-modules");
    assert.deepEqual(scripts, named!.split(" ").sort());
    const main = page.locator("main");
    const words = await main.innerText();
    await follow(page, paths.leadership);
    await page.goBack();
    await until("the text is back", async () => await main.innerText() === words);
    // A page of the same route.
    await page.visit(site.url + values!);
    await main.evaluate((main, href) => {
      const link = document.createElement("a");
      link.setAttribute("href", href);
      main.append(link);
      link.click();
    }, approach!);
    await until("the text is shown", async () => await main.innerText() === words);
  });

  it("opens a new tab with the modifier key and keeps the page", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    await markDocument(page);
    const popup = page.context().waitForEvent("page");
    await footerLink(page, "Site map").click({ modifiers: ["ControlOrMeta"] });
    await (await popup).waitForURL(site.url + paths.sitemap);
    assert.equal(new URL(page.url()).pathname, paths.contact);
    assert(await sameDocument(page));
  });
});

describe("Back to another document", () => {
  it("stands where that document was left", async () => {
    await using page = await browser.visit(site.url + paths.faq);
    await page.visit(site.url + paths.glossary);
    await jumpTo(page, 2_000);
    await page.goBack();
    await hydrated(page);
    await until("the top", () => page.evaluate(() => scrollY === 0));
    await page.goForward();
    await hydrated(page);
    await until("the position", () => page.evaluate(() => scrollY === 2_000));
  });
});

describe("the browser's page cache", () => {
  it("restores pages as they were left, and Back restores positions afterwards", async () => {
    await using withCache = await openBrowser([], true);
    await using page = await withCache.visit(site.url, { reducedMotion: "reduce" });
    for (
      const path of [
        paths.commitments,
        paths.careers,
        paths.insights,
        paths.privacy,
        paths.services,
      ]
    ) {
      await page.visit(site.url + path);
      await markDocument(page);
      await page.goto(`${site.url}/robots.txt`);
      await page.goBack({ waitUntil: "commit" });
      assert(await sameDocument(page), path);
    }
    await jumpTo(page, 2_000);
    await follow(page, paths.contact);
    await page.evaluate(() => history.back());
    await heading(page, "Services");
    await focusOnHeading(page);
    // A scroll to the top comes 100 ms after a navigation (SPEC §9): 20 frames take longer. Pages
    // under a fake clock are not cached.
    for (let frame = 0; frame < 20; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    assert.equal(await page.evaluate(() => scrollY), 2_000);
    assert(await sameDocument(page));
  });
});

describe("Back and Forward", () => {
  it("restore the position of each page without a reload, and after one", async () => {
    await using page = await browser.visit(site.url + paths.services);
    await markDocument(page);
    await jumpTo(page, 1_200);
    await follow(page, paths.careers);
    await jumpTo(page, 700);
    await follow(page, paths.contact);
    await page.goBack();
    await isAt(page, paths.careers, 700);
    await page.goBack();
    await isAt(page, paths.services, 1_200);
    // Those that were out of view come in the next frames.
    await until(
      "all cards are there",
      async () => await page.locator(".service-card").count() === serviceNames.length,
    );
    await page.goForward();
    await isAt(page, paths.careers, 700);
    assert(await sameDocument(page));
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await heading(page, "Services");
    await focusOnHeading(page);
    await isAt(page, paths.services, 1_200);
  });

  it("render the page after the event, in short tasks", async () => {
    await using page = await browser.visit(site.url + paths.services);
    await follow(page, paths.contact);
    const during = page.evaluate(() =>
      new Promise<string | null | undefined>((resolve) => {
        addEventListener("popstate", async () => {
          for (let turn = 0; turn < 10; turn++) await null;
          resolve(document.querySelector("main h1")?.textContent);
        });
      })
    );
    await page.goBack();
    assert.equal(await during, contactPage.title);
    await heading(page, servicesPage.title);
  });

  it("lay out what is in view first, at its position, and then the page without moving it", async () => {
    await using page = await browser.visit(site.url + paths.careers);
    // Late fonts and sections change the height.
    await page.locator("html[data-web-fonts]:not([data-content-visibility])").waitFor();
    await jumpTo(page, 1_200);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await follow(page, paths.contact);
    const idle = await holdIdlePeriods(page);
    await page.goBack();
    await isAt(page, paths.careers, 1_200);
    assert.equal(await isLaidOut(page, "last"), false);
    assert.equal(await height(), before);
    await idle.release();
    await page.locator("html:not([data-content-visibility])").waitFor();
    assert.equal(await isLaidOut(page, "last"), true);
    assert.equal(await height(), before);
    assert.equal(await page.evaluate(() => scrollY), 1_200);
  });

  it("lay out a page whole that was left before it was, also when the next one is not yet", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    await page.locator("html:not([data-content-visibility])").waitFor();
    await holdIdlePeriods(page);
    await follow(page, paths.careers);
    await follow(page, paths.services);
    // Before its cards are there, the end of the page is in view.
    await page.locator("[data-service]").last().waitFor();
    assert.equal(await isLaidOut(page, "last"), false);
    await page.goBack();
    await heading(page, careersPage.title);
    assert.equal(await isLaidOut(page, "last"), true);
  });

  it("show the text of the first page again, which is not hydrated, without a request", async () => {
    const article = paths.insight(featuredCard.slug);
    for (const path of [paths.home, paths.client("nonprofits"), paths.careers, article]) {
      await using page = await browser.visit(site.url + path);
      const texts = () =>
        page.locator("main [data-static]").evaluateAll((all) => all.map((it) => it.innerHTML));
      const before = await texts();
      assert(before.length > 0, path);
      await follow(page, paths.contact);
      assert.deepEqual(await texts(), []);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      for (const repetition of [1, 2]) {
        await page.goBack();
        await page.locator("main [data-static]").first().waitFor();
        assert.deepEqual(await texts(), before, `${path}, ${repetition}`);
        await page.goForward();
        await heading(page, contactPage.title);
      }
      assert.deepEqual(requests.filter((url) => url.includes("/assets/")), [], path);
    }
  });

  it("show first the service cards that were in view, where they were swiped to", async () => {
    // Late frames of a smooth scroll would move the page.
    const calm = { width: 390, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.services, calm);
    await page.locator("html[data-web-fonts]:not([data-content-visibility])").waitFor();
    const list = page.locator(".service-cards > ul");
    const card = list.locator(`[data-service=${project.split("/").at(-1)}]`);
    await card.evaluate((card) => card.scrollIntoView({ behavior: "instant", inline: "start" }));
    await until("the row rests", () =>
      list.evaluate(async (list) => {
        const { scrollLeft } = list;
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return scrollLeft > 1_000 && list.scrollLeft === scrollLeft;
      }));
    const readCards = () => {
      const list = document.querySelector<HTMLElement>(".service-cards > ul")!;
      const titles = [...list.querySelectorAll("h2")];
      const inView = titles.filter((title) => {
        const { left, right } = title.getBoundingClientRect();
        return right > 0 && left < innerWidth;
      });
      const places = inView.map((title) => {
        const { left, top } = title.getBoundingClientRect();
        return `${title.textContent} ${Math.round(left)} ${Math.round(top)}`;
      });
      return { places, titles: titles.length, rows: list.style.gridTemplateRows };
    };
    const before = await page.evaluate(readCards);
    // The frame in which the list is gone may come before React stops watching it.
    await page.evaluate(() => IntersectionObserver.prototype.disconnect = () => {});
    await follow(page, project);
    // React adds the other cards in a task after that of the page.
    const first = await page.evaluate<typeof before>(`new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(".service-cards")) return;
        observer.disconnect();
        resolve((${readCards})());
      }).observe(document.getElementById("content"), { childList: true, subtree: true });
      history.back();
    })`);
    assert.deepEqual(first.places, before.places);
    assert(first.titles < serviceNames.length, `${first.titles} cards are rendered`);
    await until("all cards are there", async () => {
      const { titles, rows } = await page.evaluate(readCards);
      return titles === serviceNames.length && rows === "";
    });
    assert.deepEqual((await page.evaluate(readCards)).places, before.places);
  });

  it("show first the cards of articles that were in view, and then the others without moving them", async () => {
    const calm = { width: 390, height: 844, reducedMotion: "reduce" } as const;
    await using page = await browser.visit(site.url + paths.insights, calm);
    await page.locator("html[data-web-fonts]:not([data-content-visibility])").waitFor();
    const { slug } = moreCards[2]!;
    const card = page.locator(`[data-insight=${slug}]`);
    await card.evaluate((card) => card.scrollIntoView({ behavior: "instant", block: "center" }));
    const readCards = () => {
      const titles = [...document.querySelectorAll("section[aria-labelledby=latest] h3")];
      const places = titles.map((title) => [title, title.getBoundingClientRect().top] as const)
        .filter(([, top]) => top > 0 && top < innerHeight)
        .map(([title, top]) => `${title.textContent} ${Math.round(top)}`);
      return { places, titles: titles.length, height: document.documentElement.scrollHeight };
    };
    // An IntersectionObserver reports after a frame.
    await page.evaluate(() =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      )
    );
    const before = await page.evaluate(readCards);
    await follow(page, paths.insight(slug));
    const first = await page.evaluate<typeof before>(`new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[aria-labelledby=latest] h3")) return;
        observer.disconnect();
        resolve((${readCards})());
      }).observe(document.getElementById("content"), { childList: true, subtree: true });
      history.back();
    })`);
    assert.deepEqual({ ...first, titles: 0 }, { ...before, titles: 0 });
    assert(first.titles < moreCards.length, `${first.titles} cards are rendered`);
    await until(
      "all cards are there",
      async () => (await page.evaluate(readCards)).titles === moreCards.length,
    );
    assert.deepEqual(await page.evaluate(readCards), before);
  });

  it("lay out nothing in an idle period that the last page waited for", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    await page.locator("html:not([data-content-visibility])").waitFor();
    const idle = await holdIdlePeriods(page);
    await follow(page, paths.careers);
    const frames = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      });
    await frames();
    const layOutCareers = await idle.takeHeld();
    await follow(page, paths.about);
    assert.equal(await isLaidOut(page, "last"), false);
    await layOutCareers();
    assert.equal(await isLaidOut(page, "last"), false);
    await idle.release();
    await page.locator("html:not([data-content-visibility])").waitFor();
    assert.equal(await isLaidOut(page, "last"), true);
  });

  it("restore the position of a page whose data comes late", async () => {
    await using page = await browser.visit(site.url + project);
    await jumpTo(page, 900);
    await follow(page, paths.contact);
    await page.reload();
    await hydrated(page);
    const release = await holdRequests(page, /\/data\/service\?/);
    await page.goBack();
    await page.locator("main [data-spinner]").waitFor();
    release();
    await isAt(page, project, 900);
  });

  it("restore the position below a section whose data comes late", async () => {
    await using page = await browser.visit(site.url + paths.about);
    await jumpTo(page, 2_000);
    await follow(page, paths.contact);
    await page.reload();
    await hydrated(page);
    const release = await holdRequests(page, /\/data\/commitment-summaries/);
    await page.goBack();
    await isAt(page, paths.about, 2_000);
    release();
    await page.locator("main").getByRole("heading", { name: "Our Commitments" }).waitFor();
    await isAt(page, paths.about, 2_000);
  });

  it("lead from a fragment to its link, and to the fragment again", async () => {
    const article = paths.insight("strategic-planning-trends-2025");
    await using page = await browser.visit(site.url + article, { reducedMotion: "reduce" });
    const link = page.locator("main a[href^='#']").filter({ visible: true }).last();
    await jumpTo(page, 300);
    await link.evaluate((link: HTMLElement) => link.click());
    const isInView = () =>
      page.waitForFunction(() => {
        const { id } = document.activeElement!;
        if (!id || `#${id}` !== location.hash) return false;
        const { top } = document.activeElement!.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      });
    await isInView();
    await page.goBack();
    await isAt(page, article, 300);
    await focusOn(link);
    await link.click();
    await isInView();
  });

  it("close a commitment's dialog instead of leaving the page", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 390 });
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

  it("close the menu; a link in the menu removes its history entry", async () => {
    await using page = await browser.visit(site.url + paths.services, { width: 390 });
    const toggle = page.locator("button[aria-controls=mobile-menu]");
    const isOpen = (open: boolean) =>
      page.locator(`button[aria-controls=mobile-menu][aria-expanded=${open}]`).waitFor();
    await jumpTo(page, 600);
    await toggle.click();
    await isOpen(true);
    await page.goBack();
    await isOpen(false);
    await isAt(page, paths.services, 600);
    await toggle.click();
    await isOpen(true);
    // Fonts that load in between change the position.
    const before = await page.evaluate(() => scrollY);
    await page.locator("#mobile-menu").getByRole("link", { name: "Contact", exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await heading(page, "Contact");
    await isOpen(false);
    await page.goBack();
    await isAt(page, paths.services, before);
    assert.equal(await page.evaluate(() => history.state?.overlay), undefined);
  });
});

describe("Back", () => {
  it("is not scrolled by the browser, which would move the old page", async () => {
    await using page = await browser.visit(site.url + paths.privacy);
    const mode = () => page.evaluate(() => history.scrollRestoration);
    assert.equal(await mode(), "manual");
    await page.reload();
    await hydrated(page);
    assert.equal(await mode(), "manual");
  });

  it("keeps the position when late frames of a smooth scroll move the page, unless the visitor does", async () => {
    for (const isVisitor of [false, true]) {
      await using page = await browser.visit(site.url + paths.privacy);
      await jumpTo(page, 900);
      await follow(page, paths.terms);
      const moved = page.evaluate((isVisitor) =>
        new Promise<number>((resolve) => {
          let frame = 0;
          const move = () => {
            if (frame > 0 || scrollY === 900) frame++;
            if (frame === 5 && isVisitor) dispatchEvent(new WheelEvent("wheel"));
            if (frame === 5) scrollTo({ top: 2, behavior: "instant" });
            if (frame === 20) return resolve(scrollY);
            requestAnimationFrame(move);
          };
          addEventListener("popstate", () => requestAnimationFrame(move), { once: true });
        }), isVisitor);
      await page.goBack();
      assert.equal(await moved, isVisitor ? 2 : 900);
    }
  });

  it("restores the position while the page still scrolls to a fragment", async () => {
    await using page = await browser.visit(site.url + paths.privacy);
    // Fonts that load in between change the position.
    await page.locator("html[data-web-fonts]").waitFor();
    await jumpTo(page, 200);
    await page.locator("main a[href^='#']").last().evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => scrollY > 400);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.hash === "");
    // The rest of the smooth scroll would be over.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
    assert.equal(await page.evaluate(() => scrollY), 200);
  });
});

describe("a reload", () => {
  it("with the menu open leaves no history entry behind", async () => {
    await using page = await browser.visit(site.url + paths.services, { width: 390 });
    await follow(page, paths.contact);
    await page.locator("button[aria-controls=mobile-menu]").click();
    await page.waitForFunction(() => history.state?.overlay);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await heading(page, "Services");
  });

  it("with the menu open is hydrated, also in a browser that does not go back", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 390 });
    await page.locator("button[aria-controls=mobile-menu]").click();
    await page.waitForFunction(() => history.state?.overlay);
    await page.addInitScript(() => history.back = () => {});
    await page.reload();
    await hydrated(page);
  });

  it("keeps the position, also in a page that was opened at a fragment", async () => {
    await using page = await browser.visit(site.url + paths.services + "#content");
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
  it("a link in a dialog closes it and says so, because behind it nothing is announced", async () => {
    const brief = paths.brief("regulatory-changes-2025");
    await using page = await browser.visit(site.url + brief, { tolerate: [/./] });
    await page.context().setOffline(true);
    await page.locator("dialog:modal").getByRole("link", { name: /consult/i }).click();
    await page.getByRole("status").filter({ hasText: frame.unreachable.text }).waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);
    assert.equal(new URL(page.url()).pathname, paths.insights);
  });

  it("a link in the menu closes it, and Back leaves the page", async () => {
    await using page = await browser.visit(site.url + paths.contact, {
      width: 390,
      tolerate: [/./],
    });
    await follow(page, paths.services);
    await page.context().setOffline(true);
    await page.locator("button[aria-controls=mobile-menu]").click();
    await page.locator("#mobile-menu").getByRole("link", { name: "Careers", exact: true })
      .click();
    await page.getByRole("status").filter({ hasText: frame.unreachable.text }).waitFor();
    await page.waitForURL(site.url + paths.services);
    await page.context().setOffline(false);
    await page.goBack();
    await heading(page, "Contact");
  });

  it("the message goes when the browser is online again, and the link works", async () => {
    await using page = await browser.visit(site.url + paths.services, { tolerate: [/./] });
    await markDocument(page);
    const message = page.getByRole("status").filter({ hasText: frame.unreachable.text });
    await page.context().setOffline(true);
    await footerLink(page, "Contact").click();
    await message.waitFor();
    await page.context().setOffline(false);
    await message.waitFor({ state: "detached" });
    await footerLink(page, "Contact").click();
    await heading(page, "Contact");
    assert(await sameDocument(page));
  });

  it("a site on this machine works while the browser says that it is offline", async () => {
    await using page = await browser.visit(site.url + paths.services, {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, "onLine", { get: () => false })
        ),
    });
    await markDocument(page);
    await follow(page, paths.contact);
    await follow(page, paths.leadership);
    assert(await sameDocument(page));
  });
});
