/** Pages do not move while they load over a slow connection. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { matchRoute } from "../../../client/routes.tsx";
import { frame } from "../../../content/frame.ts";
import { paths } from "../../../content/paths.ts";
import { startApp } from "../../support/app.ts";
import { sharedBrowser } from "../../support/browser/shared.ts";
import { slowLine } from "../../support/browser/slow-line.ts";
import { onePageOfEach, sitePages } from "../../support/page/site-pages.ts";
import { thinLine } from "../../support/browser/thin-line.ts";

const browser = sharedBrowser();

/** Cumulative layout shift, as Chromium counts it. */
const allowed = 0.01;

/** Chromium's own entry. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare const onPaint: () => void;

interface Shift {
  value: number;
  /** Moved elements with their old and new boxes. */
  moves: string[];
}

/** The most that is taken from or added to the space between letters, in em. Nobody sees it. */
const mostSpacing = 0.02;

/** Widths of common phones, and of larger windows: another one for each page. */
const phones = [360, 375, 390, 412, 430];
const larger = [768, 820, 1280, 1440];

/** A page's breadcrumb as markup: where it leads, without the page itself, which is hidden. */
const breadcrumb = new RegExp(
  `<nav aria-label="${frame.breadcrumb.label}">(?<section>.*?)<li aria-current`,
  "s",
);

/** Layout shift of a page that is loaded with its fonts over a slow connection. */
async function shiftOf(
  site: { url: string },
  path: string,
  width: number,
  onPaint = () => {},
): Promise<Shift> {
  using line = await thinLine(site);
  await using page = await browser.visit(line.url + path, {
    width,
    async before(page) {
      await page.exposeFunction("onPaint", onPaint);
      await page.addInitScript(() => {
        const shift: Shift = Object.assign(globalThis, { shift: { value: 0, moves: [] } }).shift;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            shift.value += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const html = node instanceof Element
                ? node.outerHTML.slice(0, 160)
                : node?.textContent;
              shift.moves.push(JSON.stringify([previousRect, currentRect, html]));
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) onPaint();
        }).observe({ type: "paint", buffered: true });
      });
    },
  });
  await page.waitForLoadState("load");
  await page.locator("html[data-web-fonts]").waitFor();
  // The shift of the fonts is reported after the next frame.
  await page.evaluate(() =>
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  );
  const fitted = await page.evaluate(() => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects.map((effect) => ({
      spacing: parseFloat(`${effect.getKeyframes()[0]?.letterSpacing}`),
      isTwice: effects.some((other) => other !== effect && other.target!.contains(effect.target)),
    }));
  });
  const isTooMuch = ({ spacing, isTwice }: (typeof fitted)[number]) =>
    Math.abs(spacing) > mostSpacing || (isTwice && !Number.isNaN(spacing));
  assert.deepEqual(fitted.filter(isTooMuch), [], `${path} at ${width} px`);
  return await page.evaluate(() => (globalThis as unknown as { shift: Shift }).shift);
}

describe("layout shift", () => {
  for (const [devices, widths] of Object.entries({ phones, larger })) {
    it(`stays under ${allowed} on ${devices} over a slow connection`, async () => {
      await using app = await startApp({ backend: "embedded" });
      const waiting = onePageOfEach()
        .map((path, index) => ({ path, width: widths[index % widths.length]! }));
      // Several pages at a time, because each waits for its connection.
      await Promise.all(Array.from({ length: 8 }, async () => {
        for (let page = waiting.pop(); page; page = waiting.pop()) {
          const { path, width } = page;
          await app.get(path).then((response) => response.text());
          const { value, moves } = await shiftOf(app, path, width);
          assert.ok(value < allowed, [`${path} at ${width} px: ${value}`, ...moves].join("\n"));
        }
      }));
    });
  }

  it("keeps the lines of headings whose brand font is wider or narrower", async () => {
    await using app = await startApp();
    const hard: [path: string, width: number][] = [
      [paths.accessibility, 412],
      [paths.insights, 353],
      [paths.aboutSection("client-testimonials"), 344],
    ];
    await Promise.all(hard.map(async ([path, width]) => {
      const { value, moves } = await shiftOf(app, path, width);
      assert.ok(value < allowed, [`${path} at ${width} px: ${value}`, ...moves].join("\n"));
    }));
  });

  for (const marker of ["</nav>", "</header>", "</h1>"]) {
    it(`stays under ${allowed} when a page arrives in two parts, the first up to ${marker}`, async () => {
      await using app = await startApp();
      const pages = [paths.home, paths.services, paths.service("grant-writing-management")];
      await Promise.all(pages.map(async (path) => {
        await using line = slowLine(app, marker);
        const painted = Promise.withResolvers<void>();
        // Pages wait for the end of `main` before they paint, so most are held for the whole second.
        const release = Promise.race([painted.promise, delay(1_000)]).then(() => line.release());
        const { value, moves } = await shiftOf(line, path, 1280, painted.resolve);
        await release;
        assert.ok(value < allowed, [`${path}: ${value}`, ...moves].join("\n"));
      }));
    });
  }

  it("does not depend on the breadcrumb, which is one line in both fonts on phones", async () => {
    await using app = await startApp();
    await using page = await browser.visit(app.url, {
      width: 390,
      hydrates: false,
      before: (page) => page.route(/\/assets\/.*\.js/, (route) => route.abort()),
      tolerate: [/ERR_FAILED/],
    });
    const seen = new Set<string>();
    for (const path of sitePages()) {
      const section = (await app.text(path)).match(breadcrumb)?.groups?.section;
      // Pages of a route show the words of a section in the same place.
      const kind = `${matchRoute(path).route.path} ${section}`;
      if (!section || seen.has(kind)) continue;
      seen.add(kind);
      await page.visit(app.url + path);
      const crumbs = page.getByRole("navigation", { name: frame.breadcrumb.label });
      for (const hasFonts of [false, true]) {
        await page.evaluate(async (hasFonts) => {
          document.documentElement.toggleAttribute("data-web-fonts", hasFonts);
          await document.fonts.ready;
        }, hasFonts);
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const { height } = (await crumbs.boundingBox())!;
          assert(height < 40, `${path} at ${width} px: ${height}`);
        }
      }
    }
    assert(seen.size >= 5, [...seen].join("\n"));
  });

  it("leaves the next page in the brand fonts", async () => {
    await using app = await startApp();
    await using page = await browser.visit(app.url + paths.terms, { width: 390 });
    await page.locator("html[data-web-fonts]").waitFor();
    await page.getByRole("link", { name: "Privacy", exact: true }).last().click();
    await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    const family = await page.locator("main p").first().evaluate((text) =>
      getComputedStyle(text).fontFamily
    );
    assert.match(family, /^"Public Sans"/);
    assert(await page.evaluate(() => document.fonts.check('1em "Public Sans"')));
  });
});
