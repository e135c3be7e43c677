/**
 * `deno task measure navigation [URL] [--only PATTERN] [--runs N] [--slowdown N]`: from a tap on a link until the next
 * page is shown, Back, the longest tasks, and five interactions, on a phone profile. Medians of three.
 * URL measures a server that runs already, for example an older build. Needs an otherwise idle machine.
 */
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { paths } from "../../content/paths.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";
import { openBrowser, type TestBrowser, type VisitedPage } from "../support/browser/browser.ts";
import { serve } from "./server.ts";
import { median } from "./wrk.ts";

const { values: { only, runs: runsText, slowdown }, positionals: [givenUrl] } = parseArgs({
  args: Deno.args,
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    runs: { type: "string", default: "3" },
    slowdown: { type: "string", default: "4" },
  },
});
const runs = Number(runsText);

/** Milliseconds that the visitor reads a page before the tap. */
const restMs = 6_000;

const profile = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
/** Four on a machine of the usual speed. Less on a slow machine, so that the phone stays the same. */
const processorSlowdown = Number(slowdown);

/**
 * The page that a visitor most often comes from. The site map links every page, and a page for unknown addresses
 * links the site map.
 */
function pageBefore(path: string): string {
  const parent = path.slice(0, path.lastIndexOf("/"));
  const listing = [paths.services, paths.insights, paths.about, paths.careers]
    .find((listing) => listing === parent);
  // /about does not link the testimonials.
  if (listing && path !== paths.aboutSection("client-testimonials")) return listing;
  return path === paths.sitemap ? `${paths.sitemap}-unknown` : paths.sitemap;
}

interface Shown {
  /** Milliseconds from the tap to the second frame with the new heading. */
  shownMs: number;
  /** Milliseconds from the tap to the new address. */
  addressMs: number;
  /** Milliseconds of the longest task until then. */
  longestTaskMs: number;
  /** Scripts, stylesheets and data that were requested after the tap. */
  requests: number;
  /** Milliseconds between the first and the last of these requests. */
  spreadMs: number;
}

/** Runs in the page: waits for a tap or Back, then for the next heading. */
function recordNavigation() {
  const heading = () => document.querySelector<HTMLElement>("main h1");
  const before = heading();
  const words = before?.textContent;
  const { pathname } = location;
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
  Object.assign(globalThis, {
    navigation: new Promise<Shown>((resolve) => {
      const start = ({ timeStamp }: Event) => {
        if (begun) return;
        begun = true;
        let addressMs = -1;
        let frames = 0;
        const look = () => {
          const now = performance.now();
          if (addressMs < 0 && location.pathname !== pathname) addressMs = now - timeStamp;
          const shown = heading();
          const isNew = shown && shown.getClientRects().length > 0 &&
            shown.textContent !== words && !shown.closest("[data-loading]");
          if (!isNew || ++frames < 2) return void requestAnimationFrame(look);
          setTimeout(() => {
            const requests =
              (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
                .filter(({ name, startTime }) =>
                  startTime >= timeStamp && /\.(js|css)$|\/data\//.test(name)
                );
            const starts = requests.map(({ startTime }) => startTime);
            resolve({
              shownMs: now - timeStamp,
              addressMs,
              longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
              requests: requests.length,
              spreadMs: starts.length ? Math.max(...starts) - Math.min(...starts) : 0,
            });
          }, 300);
        };
        requestAnimationFrame(look);
      };
      let begun = false;
      for (const type of ["pointerdown", "popstate"]) addEventListener(type, start, true);
    }),
  });
}

const readNavigation = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { navigation: Promise<Shown> }).navigation);

interface PhoneOptions {
  /** Switches prefetching off. */
  saves?: boolean;
  /** False for a page that is left alone: waiting for its hydration sends events, which lay out the whole page. */
  hydrates?: boolean;
}

async function openPhone(
  browser: TestBrowser,
  url: string,
  { saves = false, hydrates = true }: PhoneOptions = {},
): Promise<VisitedPage> {
  return await browser.visit(url, {
    hydrates,
    width: 390,
    height: 844,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    tolerate: [/./],
    savesData: false,
    async before(page) {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", profile);
      await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
      await page.addInitScript((saves) => {
        const connection = { saveData: saves, effectiveType: "4g", addEventListener() {} };
        Object.defineProperty(navigator, "connection", { value: connection });
        const tasks: number[] = [];
        Object.assign(globalThis, { tasks });
        new PerformanceObserver((list) => list.getEntries().forEach((e) => tasks.push(e.duration)))
          .observe({ type: "longtask", buffered: true });
      }, saves);
    },
  });
}

/** Taps the middle of the first link to a path, in view as a visitor sees it. */
async function tapLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`:is(main, footer) a[href="${path}"]:visible`).first();
  await link.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(saving ? 500 : restMs / 2);
  const box = (await link.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
let saving = false;

async function longestTaskOfFirstVisit(browser: TestBrowser, url: string): Promise<number> {
  await using page = await openPhone(browser, url, { saves: true, hydrates: false });
  await page.waitForTimeout(restMs);
  return await page.evaluate(() => {
    if (document.documentElement.dataset.script !== "hydrated") throw new Error("not hydrated");
    return Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks);
  });
}

async function measureNavigation(browser: TestBrowser, origin: string, path: string) {
  const from = pageBefore(path);
  const results: Record<"without" | "prefetched" | "back", Shown[]> = {
    without: [],
    prefetched: [],
    back: [],
  };
  const firstVisit: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const saves of [true, false]) {
      saving = saves;
      await using page = await openPhone(browser, origin + from, { saves });
      await page.waitForTimeout(saves ? 1_500 : restMs / 2);
      await page.evaluate(recordNavigation);
      await tapLink(page, path);
      results[saves ? "without" : "prefetched"].push(await readNavigation(page));
      if (!saves) continue;
      await page.waitForTimeout(1_500);
      await page.evaluate(recordNavigation);
      await page.evaluate(() => history.back());
      results.back.push(await readNavigation(page));
    }
    firstVisit.push(await longestTaskOfFirstVisit(browser, origin + path));
  }
  const of = (list: Shown[], key: keyof Shown) => Math.round(median(list.map((one) => one[key])));
  const { without, prefetched, back } = results;
  print([
    path,
    of(without, "shownMs"),
    of(prefetched, "shownMs"),
    of(back, "shownMs"),
    of(without, "addressMs"),
    of(without, "requests"),
    of(without, "spreadMs"),
    of(without, "longestTaskMs"),
    of(prefetched, "longestTaskMs"),
    of(prefetched, "requests"),
    Math.round(median(firstVisit)),
  ]);
}

type Interaction = { name: string; path: string; act(page: Page): Promise<void> };

const tapOn = async (page: Page, selector: string) => {
  const element = page.locator(selector).first();
  await element.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(500);
  await element.tap();
  await page.waitForTimeout(1_000);
};

const interactions: Interaction[] = [
  {
    name: "contact form: errors, typing",
    path: paths.contact,
    async act(page) {
      await tapOn(page, "main form [type=submit]");
      const field = page.locator(
        "main form input[type=text]:not([tabindex]), main form input[name]",
      )
        .and(page.locator("[aria-required=true]")).first();
      await field.tap();
      await page.keyboard.type("Maria Lopez", { delay: 60 });
      await page.locator("main form textarea").first().tap();
      await page.keyboard.type("We need a grant plan.", { delay: 60 });
      await tapOn(page, "main form [type=submit]");
    },
  },
  {
    name: "slides",
    path: paths.home,
    async act(page) {
      await page.locator("[data-slide]").nth(1).waitFor({ state: "attached" });
      for (let step = 0; step < 3; step++) await tapOn(page, "[data-controls] button:last-of-type");
    },
  },
  {
    name: "menu",
    path: paths.services,
    async act(page) {
      for (let step = 0; step < 2; step++) await tapOn(page, "button[aria-controls=mobile-menu]");
    },
  },
  {
    name: "dialog",
    path: paths.commitments,
    async act(page) {
      await tapOn(page, "main a[aria-haspopup=dialog]");
      await tapOn(page, "dialog button");
    },
  },
  {
    name: "application: typing",
    path: paths.careers,
    async act(page) {
      // Its button is disabled until a resume is chosen.
      for (const field of ["input[aria-required=true]:not([type=file])", "textarea"]) {
        await tapOn(page, `main form ${field}`);
        await page.keyboard.type("Maria Lopez", { delay: 60 });
      }
    },
  },
];

/** Milliseconds of one interaction. */
interface Latency {
  duration: number;
  /** Until its handlers ran. */
  delay: number;
  /** In its handlers. The rest is the next frame. */
  processing: number;
}

/** The longest of all interactions, as INP counts them. */
async function measureInteraction(browser: TestBrowser, origin: string, it: Interaction) {
  const longest: Latency[] = [];
  for (let run = 0; run < runs; run++) {
    await using page = await openPhone(browser, origin + it.path);
    await page.waitForTimeout(restMs / 2);
    await page.evaluate(() => {
      const latencies: Latency[] = [{ duration: 0, delay: 0, processing: 0 }];
      Object.assign(globalThis, { latencies });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
          if (!interactionId) continue;
          const delay = processingStart - startTime;
          latencies.push({ duration, delay, processing: processingEnd - processingStart });
        }
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await it.act(page);
    longest.push(
      await page.evaluate(() =>
        (globalThis as unknown as { latencies: Latency[] }).latencies
          .reduce((one, other) => other.duration > one.duration ? other : one)
      ),
    );
  }
  const of = (key: keyof Latency) => Math.round(median(longest.map((one) => one[key])));
  print([it.name, of("duration"), of("delay"), of("processing")]);
}

function print(cells: (string | number)[]) {
  console.log(
    cells.map((cell, column) => String(cell).padStart(column ? 9 : -1).padEnd(column ? 0 : 52))
      .join(""),
  );
}

async function measure(origin: string) {
  await using browser = await openBrowser();
  const matching = (name: string) => new RegExp(only).test(name);
  print([
    "tap to shown, ms",
    ...[
      "alone",
      "prefetch",
      "back",
      "address",
      "requests",
      "spread",
      "task",
      "task, pf",
      "req, pf",
      "first",
    ],
  ]);
  // No page links /unsubscribe.
  const linked = onePageOfEach().filter((path) => path !== paths.unsubscribe);
  for (const path of linked.filter(matching)) {
    await (await fetch(origin + pageBefore(path))).text();
    await measureNavigation(browser, origin, path);
  }
  print(["interaction, ms", "longest", "delay", "handlers"]);
  for (const interaction of interactions.filter(({ name }) => matching(name))) {
    await measureInteraction(browser, origin, interaction);
  }
}

if (givenUrl) await measure(givenUrl);
else {
  const dataDir = await Deno.makeTempDir({ prefix: "navigation-" });
  {
    await using site = await serve("bundle/main.js", {
      args: () => ["--local"],
      env: { DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    });
    await measure(site.url);
  }
  await Deno.remove(dataDir, { recursive: true });
}
