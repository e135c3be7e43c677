/** Every kind of page and its states for axe, and without script. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { paths } from "../../content/paths.ts";
import { axe } from "../support/browser/axe.ts";
import { sidewaysScroll, type VisitedPage } from "../support/browser/browser.ts";
import { serveGallery } from "../support/browser/gallery-server.ts";
import { sharedBrowser, sharedSite, visitOwnSite } from "../support/browser/shared.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });

/** Fails if axe finds something or the page scrolls sideways. */
async function assertAccessible(page: Page, without: string[] = []) {
  assert.deepEqual(await axe(page, without), []);
  const sideways = await sidewaysScroll(page);
  assert(sideways <= 0, `${sideways} px sideways`);
}

// Content revealed by scrolling is visible at once under reduced motion.
const calm = { reducedMotion: "reduce" } as const;
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

describe("axe and sideways scrolling at 390 and 1280 px", () => {
  let page: VisitedPage;
  beforeAll(async () => {
    page = await browser.visit(site.url, { ...calm, tolerate: [/status of 404/] });
  });
  afterAll(() => page[Symbol.asyncDispose]());

  for (const path of [...onePageOfEach(), "/nowhere", paths.service("nowhere")]) {
    it(`pass on ${path}`, async () => {
      await page.visit(site.url + path);
      for (const width of [390, 1280]) {
        await setWidth(page, width);
        await assertAccessible(page);
      }
    });
  }

  it("pass with the menus open", async () => {
    await page.visit(site.url + paths.services);
    const main = page.getByRole("navigation", { name: "Main" });
    for (const name of ["Services", "About"]) {
      await main.getByRole("button", { name }).click();
      await page.locator(`#menu-${name.toLowerCase()}`).waitFor();
      await assertAccessible(page);
    }
    await setWidth(page, 390);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#mobile-menu").waitFor();
    // The page behind the menu is inert with its main part and its heading.
    await assertAccessible(page, ["landmark-one-main", "page-has-heading-one"]);
  });

  const states = [
    [paths.home, servicesMessages],
    [paths.services, servicesMessages],
    [paths.commitments, commitmentsMessages],
  ] as const;
  for (const [path, { loading, failure }] of states) {
    it(`pass on ${path} while its data loads and when it failed`, async () => {
      const backend = recordingBackend();
      const release = backend.hold();
      const options = { ...calm, backend, isCold: true, width: 390 };
      await using page = await visitOwnSite(browser, path, options);
      await page.getByText(loading).waitFor();
      await assertAccessible(page);
      backend.instead = failing();
      release();
      await page.getByText(failure).waitFor();
      await assertAccessible(page);
    });
  }
});

describe("the gallery of primitives", () => {
  it("passes axe and never scrolls sideways at 390 and 1280 px", async () => {
    await using gallery = await serveGallery();
    await using page = await browser.visit(gallery.url, { hydrates: false });
    for (const width of [390, 1280]) {
      await setWidth(page, width);
      await assertAccessible(page);
    }
  });
});

describe("every page without script", () => {
  let page: VisitedPage;
  beforeAll(async () => {
    page = await browser.visit(site.url, { width: 390, javaScriptEnabled: false });
  });
  afterAll(() => page[Symbol.asyncDispose]());

  for (const path of onePageOfEach()) {
    it(`${path} shows all its words`, async () => {
      await page.visit(site.url + path);
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
      assert(await sidewaysScroll(page) <= 0);
    });
  }
});
