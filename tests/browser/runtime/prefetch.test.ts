/** What a navigation asks for, and what is fetched before it (docs/decisions/prefetch.md). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { matchRoute } from "../../../client/routes.tsx";
import { chunksOf, queriesOf } from "../../../client/runtime/routing.ts";
import { paths } from "../../../content/paths.ts";
import type { Assets } from "../../../server/runtime/http/assets.ts";
import { builtAssets } from "../../support/app.ts";
import type { VisitedPage, VisitOptions } from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";
import { until } from "../../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();
let assets: Assets;
beforeAll(async () => void (assets = await builtAssets()));

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
const noSearch = new URLSearchParams();
const stylesheetOf = (path: string) =>
  `${assets.stylesheets}/${matchRoute(path).route.page.module}.css`;

/** Scripts, stylesheets and data, by path. */
const isPart = (url: string) => /^\/(assets\/.*\.(js|css)|data\/)/.test(new URL(url).pathname);

/** Notes the parts that a page asks for, as paths with their query. */
function parts(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (!isPart(request.url())) return;
    const { pathname, search } = new URL(request.url());
    requested.push(pathname + search);
  });
  return requested;
}

/** Everything that a page needs and another page does not have. */
function missingParts(path: string, loaded: readonly string[]): Set<string> {
  const match = matchRoute(path);
  const files = assets.scripts(chunksOf(match, noSearch).map(({ module }) => module));
  const data = queriesOf(match, noSearch).map(({ address }) => address);
  return new Set([...files, ...data, stylesheetOf(path)]).difference(new Set(loaded));
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Opens a page as on a connection that the browser describes. */
async function visitOn(
  connection: Connection,
  path: string,
  { reducedData = false, ...options }: VisitOptions & { reducedData?: boolean } = {},
): Promise<VisitedPage & { requested: string[] }> {
  let requested: string[] = [];
  const page = await browser.visit(site.url + path, {
    ...options,
    savesData: false,
    async before(page) {
      requested = parts(page);
      await page.addInitScript(({ connection, reducedData }) => {
        Object.defineProperty(navigator, "connection", { value: connection });
        const original = matchMedia;
        globalThis.matchMedia = (query) =>
          original(reducedData && query.includes("reduced-data") ? "all" : query);
      }, { connection, reducedData });
    },
  });
  return Object.assign(page, { requested });
}

/** Waits until links in view would have been fetched. */
async function lookAround(page: Page): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.evaluate(() =>
      // On a busy machine, Chromium may stop telling a page about idle periods.
      new Promise((done) => requestIdleCallback(done, { timeout: 100 }))
    );
  }
}

/** Clicks without a pointer, a touch or the focus, which would fetch the page before the click. */
const click = (page: Page, path: string) =>
  page.locator(`:is(main, footer) a[href="${path}"]`).first()
    .evaluate((link: HTMLElement) => {
      link.click();
      return location.pathname;
    });

describe("a navigation", () => {
  // Mail alone links to the page that unsubscribes.
  const unlinked: string[] = [paths.sitemap, paths.unsubscribe];
  const kinds = onePageOfEach().filter((path) => !unlinked.includes(path));
  let page: Awaited<ReturnType<typeof visitOn>>;
  beforeAll(async () => void (page = await visitOn({ saveData: true }, paths.sitemap)));
  afterAll(() => page[Symbol.asyncDispose]());

  for (const path of kinds) {
    it(`to ${path} changes the address at once, and asks for everything together`, async () => {
      await page.unrouteAll();
      page.requested.length = 0;
      await page.visit(site.url + paths.sitemap);
      const held: (() => void)[] = [];
      let isReleased = false;
      await page.route((url) => isPart(url.href), async (route) => {
        if (!isReleased) await new Promise<void>((release) => held.push(release));
        await route.continue();
      });
      const before = page.requested.splice(0);
      assert.equal(await click(page, path), path);
      const needed = missingParts(path, before);
      await until(`${[...needed]} are asked for`, () => needed.isSubsetOf(new Set(page.requested)));
      const first = [...page.requested];
      isReleased = true;
      held.forEach((release) => release());
      await page.locator("main h1:focus").filter({ hasNotText: "Site map" }).waitFor();
      const scripts = (all: string[]) => new Set(all.filter((part) => part.endsWith(".js")));
      const later = [...scripts(page.requested).difference(scripts(first))];
      assert.deepEqual(later, [], "a second round trip");
      const sheets = page.requested.filter((part) => part.endsWith(".css"));
      assert.deepEqual(sheets, [stylesheetOf(path)], "the route's own stylesheet");
    });
  }

  it("asks for what its heading needs 60 ms before other data and long text", async () => {
    const article = paths.insight("regulatory-changes-2025");
    for (const path of [paths.home, paths.services, paths.commitments, paths.careers, article]) {
      await using page = await visitOn({ saveData: true }, paths.sitemap, { clock: "stopped" });
      await page.route((url) => isPart(url.href), () => {});
      const loaded = page.requested.splice(0);
      await click(page, path);
      const match = matchRoute(path);
      const needed = missingParts(path, loaded);
      const isLater = (part: string) => needed.has(part) && !heading.has(part);
      const chunks = chunksOf(match, noSearch).filter(({ isStatic }) => !isStatic);
      const heading = new Set([
        ...assets.scripts(chunks.map(({ module }) => module)),
        ...match.route.statusDependsOnData
          ? queriesOf(match, noSearch).map(({ address }) => address)
          : [],
        stylesheetOf(path),
      ]);
      const requests = () => new Set(page.requested);
      await until(
        "the parts of the heading",
        () => heading.difference(new Set(loaded)).isSubsetOf(requests()),
      );
      await page.clock.runFor(59);
      assert.deepEqual(page.requested.filter(isLater), [], path);
      await page.clock.runFor(1);
      await until("all parts", () => needed.isSubsetOf(requests()));
    }
  });

  it("applies the stylesheets of the first page and of the page in view, also after Back", async () => {
    await using page = await visitOn({ saveData: true }, paths.sitemap);
    const applied = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
          "style[data-page], link[rel=stylesheet][href*=pages]",
        )].filter(({ media }) => media !== "not all")
          .map((sheet) => sheet instanceof HTMLLinkElement ? sheet.href : sheet.dataset.page)
      );
    const first = await applied();
    assert.deepEqual(first, [matchRoute(paths.sitemap).route.page.module]);
    await click(page, paths.faq);
    await page.waitForFunction(
      (path) => location.pathname === path && document.activeElement?.matches("main h1"),
      paths.faq,
    );
    assert.deepEqual(await applied(), [...first, site.url + stylesheetOf(paths.faq)]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Site map" }).waitFor();
    assert.deepEqual(await applied(), first);
  });
});

describe("prefetching", () => {
  const stylesheets = (requested: string[]) => requested.filter((part) => part.endsWith(".css"));
  const isFetched = (requested: string[], path: string) => requested.includes(stylesheetOf(path));

  it("fetches links in view, main navigation and calls to action first, and stays in its budget", async () => {
    await using page = await visitOn({}, paths.services);
    const important = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("header nav a, [data-action][href^='/']")]
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight)
        .map(({ pathname }) => pathname).filter((path) => path !== location.pathname)
    );
    assert(important.length >= 2, `${important}`);
    await until(
      "the main navigation is fetched",
      () => important.every((path) => isFetched(page.requested, path)),
    );
    const [first] = stylesheets(page.requested);
    assert(important.map(stylesheetOf).includes(first!), first);
    // Everything in view is tried in turn; scrolling finds more.
    for (const top of [800, 1_600, 2_400]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
      await page.waitForTimeout(400);
    }
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => /\/(assets\/pages|data)/.test(new URL(name).pathname))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    );
    assert(bytes > 0 && bytes <= 150_000, `${bytes}`);
    assert(stylesheets(page.requested).length <= 12);
  });

  it("leaves half of its pages for links that come into view later", async () => {
    await using page = await visitOn({}, paths.sitemap, phone);
    await until("six are fetched", () => stylesheets(page.requested).length === 6);
    await page.waitForTimeout(400);
    assert.equal(stylesheets(page.requested).length, 6);
    assert(!isFetched(page.requested, paths.careers), "Careers is further down");
    await page.locator(`main a[href="${paths.careers}"]`)
      .evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
    await until("it is fetched", () => isFetched(page.requested, paths.careers));
  });

  it("fetches nothing that is out of view, and the links of the footer last", async () => {
    await using page = await visitOn({}, paths.leadership, phone);
    await until("something is fetched", () => stylesheets(page.requested).length > 0);
    const linked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/'], header a[href^='/']")]
        .map(({ pathname }) => pathname)
    );
    const footerOnly = onePageOfEach().filter((path) => !linked.includes(path));
    assert(footerOnly.length > 3, `${footerOnly}`);
    for (const path of footerOnly) assert(!isFetched(page.requested, path), path);
    const closing = page.locator("main a[data-action]").last();
    const path = new URL(await closing.evaluate((link: HTMLAnchorElement) => link.href)).pathname;
    assert(!isFetched(page.requested, path), "the call to action at the end of the page");
    // The footer is nearer to the middle of the window, and the call at its upper edge.
    const below = await closing.evaluate((link) =>
      document.documentElement.scrollHeight - scrollY - link.getBoundingClientRect().top
    );
    await page.setViewportSize({ width: 390, height: Math.ceil(below) + 100 });
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: "instant" }));
    await until("a link of the footer is fetched", () => {
      const fetched = stylesheets(page.requested);
      return footerOnly.some((path) => fetched.includes(stylesheetOf(path)));
    });
    const fetched = stylesheets(page.requested);
    const firstOfFooter = fetched.findIndex((sheet) =>
      footerOnly.map(stylesheetOf).includes(sheet)
    );
    const call = fetched.indexOf(stylesheetOf(path));
    assert(call >= 0 && call < firstOfFooter, `${fetched}`);
  });

  it("fetches the link that a finger touches, and the one that a mouse moves towards", async () => {
    await using page = await visitOn({}, paths.contact);
    const link = page.locator(`footer a[href="${paths.glossary}"]`);
    await link.scrollIntoViewIfNeeded();
    const box = (await link.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // It stops before the link.
    await page.evaluate(({ x, y }) => {
      const move = (clientX: number, timeStamp: number) => {
        const event = new PointerEvent("pointermove", {
          pointerType: "mouse",
          clientX,
          clientY: y,
        });
        Object.defineProperty(event, "timeStamp", { value: timeStamp });
        dispatchEvent(event);
      };
      move(x - 200, 0);
      move(x - 150, 50);
    }, { x, y });
    await until("it is approached", () => isFetched(page.requested, paths.glossary));

    const touched = paths.accessibility;
    assert(!isFetched(page.requested, touched));
    await page.locator(`footer a[href="${touched}"]`).dispatchEvent("touchstart");
    await until("it is touched", () => isFetched(page.requested, touched));
  });

  it("asks for a page as soon as a tap on its link ends, and for none that opens elsewhere", async () => {
    await using page = await visitOn({ saveData: true }, paths.contact, phone);
    const release = (path: string, init: Record<string, unknown>) =>
      page.locator(`footer a[href="${path}"]`)
        .dispatchEvent("pointerup", { bubbles: true, button: 0, ...init });
    await until("prefetching has begun", async () => {
      await release(paths.glossary, {});
      return isFetched(page.requested, paths.glossary);
    });
    await release(paths.faq, { ctrlKey: true });
    await release(paths.careers, { button: 1 });
    await release(paths.privacy, {});
    await until("it is asked for", () => isFetched(page.requested, paths.privacy));
    assert.equal(page.url(), site.url + paths.contact);
    for (const path of [paths.faq, paths.careers]) {
      assert(!isFetched(page.requested, path), path);
    }
  });

  it("asks for it also after the link has been in view of a visitor who saves data", async () => {
    await using page = await visitOn({ saveData: true }, paths.sitemap, phone);
    await lookAround(page);
    const link = page.locator(`main a[href="${paths.services}"]`).first();
    assert(await link.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight));
    await link.dispatchEvent("pointerup", { bubbles: true, button: 0 });
    await until("it is asked for", () => isFetched(page.requested, paths.services));
  });

  it("shows a prefetched page without another request", async () => {
    await using page = await visitOn({}, paths.contact);
    await page.locator(`footer a[href="${paths.careers}"]`).focus();
    const needed = missingParts(paths.careers, []);
    await until("all of it is asked for", () => needed.isSubsetOf(new Set(page.requested)));
    const hasCome = (part: string) =>
      page.evaluate(
        (part) =>
          performance.getEntriesByName(location.origin + part)
            .some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0),
        part,
      );
    for (const part of needed) {
      if (part.endsWith(".css")) await until(`${part} has come`, () => hasCome(part));
    }
    const before = page.requested.length;
    await click(page, paths.careers);
    await page.waitForFunction(
      (path) => location.pathname === path && document.activeElement?.matches("main h1"),
      paths.careers,
    );
    const later = page.requested.slice(before).filter((part) => needed.has(part));
    assert.deepEqual(later, []);
  });

  const savers = {
    "saves data": { connection: { saveData: true } },
    "is on 2G": { connection: { effectiveType: "2g" } },
    "is on slow 2G": { connection: { effectiveType: "slow-2g" } },
    "prefers reduced data": { connection: {}, reducedData: true },
  };
  for (const [who, { connection, ...options }] of Object.entries(savers)) {
    it(`fetches nothing for a visitor who ${who}`, async () => {
      await using page = await visitOn(connection, paths.contact, options);
      const link = page.locator(`footer a[href="${paths.careers}"]`);
      await link.hover();
      await link.focus();
      await link.dispatchEvent("touchstart");
      await lookAround(page);
      assert.deepEqual(stylesheets(page.requested), []);
      await click(page, paths.careers);
      await until("a navigation works", () => isFetched(page.requested, paths.careers));
    });
  }
});
