/** Chromium, driven by Playwright. A console error or warning of a page fails its test. */
import assert from "node:assert/strict";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from "playwright";
import { requireBrowser, requireProgram } from "../programs.ts";
import { until } from "../until.ts";

export interface VisitOptions extends Omit<BrowserContextOptions, "viewport"> {
  /** Size of the window in CSS pixels; 1280 by 900 by default. */
  width?: number;
  height?: number;
  /** Console messages that the test expects, for example of a response that is meant to fail. */
  tolerate?: RegExp[];
  /** False for a page that is never hydrated, though script may run in it. */
  hydrates?: boolean;
  /**
   * True by default, so that no page is fetched ahead (client/runtime/navigation/prefetch.ts) and the test
   * alone decides which page is there. With false, pages are fetched ahead and the film plays.
   */
  savesData?: boolean;
  /** Installs Playwright's clock. With "stopped", time stands still until the test moves it. */
  clock?: true | "stopped";
  /** Runs before the first request. */
  before?(page: Page): Promise<unknown>;
}

export interface VisitedPage extends Page {
  /** Console messages that are not tolerated: they fail the test when the page is disposed of. */
  complaints: string[];
  /** Opens another address in the same profile, whose cache is warm; waits as the first one did. */
  visit(url: string): Promise<void>;
}

export interface TestBrowser extends AsyncDisposable {
  /** Opens a page in a fresh profile and waits until it is hydrated, if script is enabled. */
  visit(url: string, options?: VisitOptions): Promise<VisitedPage>;
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * @param moreFlags Chromium flags besides the usual ones
 * @param hasPageCache whether Back restores pages from memory (bfcache), as in visitors' browsers
 */
export async function openBrowser(
  moreFlags: string[] = [],
  hasPageCache = false,
): Promise<TestBrowser> {
  const browser = await chromium.launch({
    // The headless shell has no back/forward cache.
    executablePath: await (hasPageCache ? requireProgram("chromium") : requireBrowser()),
    args: [...flags, ...moreFlags],
    ignoreDefaultArgs: hasPageCache ? ["--disable-back-forward-cache"] : [],
  });
  return {
    visit: (url, options = {}) => openPage(browser, url, options),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function openPage(
  browser: Browser,
  url: string,
  options: VisitOptions,
): Promise<VisitedPage> {
  const {
    width = 1280,
    height = 900,
    tolerate = [],
    clock,
    before,
    hydrates = true,
    savesData = true,
    ...rest
  } = options;
  const context = await browser.newContext({ viewport: { width, height }, ...rest });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!tolerate.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on("console", (message) => isComplaint(message) && complain(describe(message)));
  page.on("pageerror", (error) => complain(`uncaught ${error}`));
  const underway = new Set<Request>();
  page.on("request", (request) => underway.add(request));
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => underway.delete(request));
  if (clock) await page.clock.install();
  if (rest.javaScriptEnabled !== false) {
    await page.addInitScript(reportViolations);
    if (savesData) await page.addInitScript(saveData);
  }
  await before?.(page);
  const visit = async (url: string) => {
    await page.goto(url, { waitUntil: "commit" });
    if (!hydrates || rest.javaScriptEnabled === false) return await page.waitForLoadState();
    await hydrated(page).catch(async (error) => {
      const html = await page.evaluate(() =>
        `${document.readyState} ${JSON.stringify(document.documentElement.dataset)}`
      );
      const missing = Array.from(underway, (request) => `waits for ${request.url()}`);
      throw new Error([`${url} is ${html}`, ...missing, ...complaints].join("\n"), {
        cause: error,
      });
    });
  };
  await visit(url);
  if (clock === "stopped") await stopTime(page);
  return Object.assign(page, {
    complaints,
    visit,
    async [Symbol.asyncDispose]() {
      await context.close();
      // An earlier error of the test hides the message of this assertion.
      for (const complaint of complaints) console.error(`${url}: ${complaint}`);
      assert.deepEqual(complaints, [], `the console of ${url}`);
    },
  });
}

/** Stops the installed clock until the test moves it. */
export async function stopTime(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
  // On a busy machine that time may have passed. The clock then stands still, and a second call succeeds.
  await pause().catch(pause);
}

/** Interacts with the page until it is hydrated; without interaction it waits for its images. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event("scroll"));
      // An early document has no element yet.
      return document.documentElement?.dataset.script === "hydrated";
    },
    undefined,
    { polling: 20 },
  );
}

/** Waits for the title, which may change after the heading. */
export async function titled(page: Page, begins: string): Promise<void> {
  await until(`the title is “${begins}”`, async () => (await page.title()).startsWith(begins));
}

/** Holds requests for matching addresses until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Pixels by which the document is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Scrolls at once, and again if late fonts move the page, until it stands at the position. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.waitForFunction((top) => {
    if (scrollY === top) return true;
    scrollTo({ top, behavior: "instant" });
  }, top);
}

/** Waits until the element is in the window: whole, or with its top within so many pixels. */
export async function isInView(element: Locator, maxTop?: number): Promise<void> {
  const { height: windowHeight } = element.page().viewportSize()!;
  await until(`${element} is in view`, async () => {
    const box = await element.boundingBox();
    return box !== null && box.y >= 0 &&
      (maxTop ? box.y <= maxTop : box.y + box.height <= windowHeight);
  });
}

/** Waits for the focus, which a browser moves to `[autofocus]` when it paints. */
export async function focusOn(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor();
}

/** Runs in the page: the visitor has asked for less data. */
function saveData() {
  const connection = { saveData: true };
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

/** Runs in the page: logs violations of the content security policy to the console. */
function reportViolations() {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** Markup that is not as React rendered it is told at the level of debugging (client/entry.tsx). */
function isComplaint(message: ConsoleMessage): boolean {
  return ["error", "warning"].includes(message.type()) || /error #418/.test(message.text());
}

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ""}`;
}
