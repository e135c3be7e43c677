/** Debian's Chromium, driven by Playwright. A page that complains in its console fails its test. */
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
  /** Of the window; 1280 by 900 by default. */
  width?: number;
  height?: number;
  /** What the console may say in this test, for example of an answer that is meant to fail. */
  tolerate?: RegExp[];
  /** False for a page that no script takes over, though script may run in it. */
  hydrates?: boolean;
  /** Installs Playwright's clock, so that the test moves the time. */
  clock?: boolean;
  /** Runs before the first request. */
  before?(page: Page): Promise<unknown>;
}

export interface Visit extends AsyncDisposable {
  page: Page;
  /** What the console said and was not tolerated: fails the test when the visit ends. */
  complaints: string[];
  /** Opens another address in the same profile, whose cache is warm; waits as the first one did. */
  goto(url: string): Promise<void>;
}

export interface TestBrowser extends AsyncDisposable {
  /** Opens a page in a fresh profile and waits until it is hydrated, where it has script. */
  visit(url: string, options?: VisitOptions): Promise<Visit>;
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
 * @param besides flags of Chromium's besides the usual ones
 * @param remembers whether it goes back to pages as they were left, as visitors' browsers do
 */
export async function openBrowser(
  besides: string[] = [],
  remembers = false,
): Promise<TestBrowser> {
  const browser = await chromium.launch({
    // The shell without windows remembers no page that was left.
    executablePath: await (remembers ? requireProgram("chromium") : requireBrowser()),
    args: [...flags, ...besides],
    ignoreDefaultArgs: remembers ? ["--disable-back-forward-cache"] : [],
  });
  return {
    visit: (url, options = {}) => visit(browser, url, options),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  const { width = 1280, height = 900, tolerate = [], clock, before, hydrates = true, ...rest } =
    options;
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
  if (rest.javaScriptEnabled !== false) await page.addInitScript(reportViolations);
  await before?.(page);
  const goto = async (url: string) => {
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
  await goto(url);
  return {
    page,
    complaints,
    goto,
    async [Symbol.asyncDispose]() {
      await context.close();
      // An error of the test's own would hide the assertion's words.
      for (const complaint of complaints) console.error(`${url}: ${complaint}`);
      assert.deepEqual(complaints, [], `the console of ${url}`);
    },
  };
}

/** With `clock`: time stands still from now on, until the test moves it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
}

/** Shows the page a sign of a visitor until script has taken over; it would wait for its pictures. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("scroll"));
    // A page that has only just begun has no element yet.
    return document.documentElement?.dataset.script === "hydrated";
  });
}

/** Waits: a title may come a moment after its heading. */
export async function titled(page: Page, begins: string): Promise<void> {
  await until(`the title is “${begins}”`, async () => (await page.title()).startsWith(begins));
}

/** Waits: a browser moves the focus to `[autofocus]` when it draws the page, script when it has time. */
export async function focusOn(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor();
}

/** Runs in the page: reports of the content security policy go to the console with their reason. */
function reportViolations() {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

const isComplaint = (message: ConsoleMessage) => ["error", "warning"].includes(message.type());

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ""}`;
}
