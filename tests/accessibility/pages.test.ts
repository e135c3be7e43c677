import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { axe } from "../support/browser/axe.ts";
import { openBrowser, type TestBrowser, type Visit } from "../support/browser/browser.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp({ backend: "embedded" }), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** Nothing for axe to find, and nothing that reaches beyond the window's edge. */
async function expectAccessible(page: Page, without: string[] = []) {
  assert.deepEqual(await axe(page, without), []);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(beyond <= 0, `${beyond} px beyond the edge`);
}

// Reduced motion: what is revealed by scrolling is there at once, as for anyone who waits.
const calm = { reducedMotion: "reduce" } as const;

for (const width of [390, 1280]) {
  describe(`axe at ${width} px finds nothing`, () => {
    let visit: Visit;
    beforeAll(async () => {
      const options = { ...calm, width, tolerate: [/status of 404/] };
      visit = await browser.visit(site.url, options);
    });
    afterAll(() => visit[Symbol.asyncDispose]());

    for (const path of [...onePageOfEach(), "/nowhere", paths.service("nowhere")]) {
      it(`on ${path}`, async () => {
        await visit.goto(site.url + path);
        await expectAccessible(visit.page);
      });
    }

    it("with the menus open", async () => {
      await visit.goto(site.url + paths.services);
      const { page } = visit;
      if (width < 1024) {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.locator("#mobile-menu").waitFor();
        // The page behind is inert: its main part and its heading are not there meanwhile.
        await expectAccessible(page, ["landmark-one-main", "page-has-heading-one"]);
        return;
      }
      for (const name of ["Services", "About"]) {
        await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name }).click();
        await page.locator(`#menu-${name.toLowerCase()}`).waitFor();
        await expectAccessible(page);
      }
    });
  });
}

describe("axe in a narrow window finds nothing", () => {
  const narrow = { ...calm, width: 390 };

  it("while data is on the way and when it failed", async () => {
    const pages = [
      [paths.home, servicesMessages],
      [paths.services, servicesMessages],
      [paths.commitments, commitmentsMessages],
    ] as const;
    for (const [path, messages] of pages) {
      const backend = recordingBackend();
      const release = backend.hold();
      await using slow = await startApp({ backend: backend.address });
      await using visit = await browser.visit(slow.url + path, narrow);
      await visit.page.getByText(messages.loading).waitFor();
      await expectAccessible(visit.page);
      backend.instead = failing();
      release();
      await visit.page.getByText(messages.failure).waitFor();
      await expectAccessible(visit.page);
    }
  });
});

describe("every page without script", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit(site.url, { width: 390, javaScriptEnabled: false });
  });
  afterAll(() => visit[Symbol.asyncDispose]());

  for (const path of onePageOfEach()) {
    it(`${path} is readable: all its words are visible`, async () => {
      await visit.goto(site.url + path);
      const { page } = visit;
      assert(await page.getByRole("heading", { level: 1 }).isVisible());
      const hidden = await page.locator("main :is(h2, h3, p, li)").evaluateAll((elements) =>
        elements.filter((element) => {
          if (
            element.closest("[aria-hidden=true], dialog:not([open]), details:not([open]), noscript")
          ) {
            return false;
          }
          return element.textContent.trim() !== "" &&
            !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
        }).map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
      );
      assert.deepEqual(hidden, []);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert(beyond <= 0, `${beyond} px beyond the edge`);
    });
  }
});
