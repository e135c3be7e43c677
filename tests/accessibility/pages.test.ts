/** Every kind of page: axe, zoom and text spacing (WCAG 1.4.10, 1.4.12), cards, print, no script. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { site as firm } from "../../content/site.ts";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { serviceNames } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { axe } from "../support/browser/axe.ts";
import { sidewaysScroll, type VisitedPage } from "../support/browser/browser.ts";
import { assertKeepsWords, cardGaps } from "../support/browser/layout.ts";
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

async function assertAccessibleAtWidths(page: Page) {
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await assertAccessible(page);
  }
}

/** WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/** Visible controls, and elements whose text is not black. */
const unprintable = (page: Page) =>
  page.locator("body *").evaluateAll((all) =>
    all.filter((element) => element.checkVisibility())
      .filter((element) =>
        element.matches("button, input, [type=submit]") ||
        element.matches("#root :not(svg *)") && getComputedStyle(element).color !== "rgb(0, 0, 0)"
      )
      .map((element) => element.outerHTML.slice(0, 80))
  );

/** Widths of running text. */
const textWidths = (page: Page) =>
  page.locator("main .prose").evaluateAll((texts) =>
    texts.map((text) => text.getBoundingClientRect().width)
  );

describe("every kind of page", () => {
  let page: VisitedPage;
  beforeAll(async () => {
    page = await browser.visit(site.url, { ...calm, tolerate: [/status of 404/] });
  });
  afterAll(() => page[Symbol.asyncDispose]());

  for (const path of onePageOfEach()) {
    describe(path, () => {
      beforeAll(async () => {
        await page.visit(site.url + path);
        await page.evaluate(() => delete document.documentElement.dataset.contentVisibility);
      });

      it("passes axe and never scrolls sideways at 390 and 1280 px", async () => {
        await assertAccessibleAtWidths(page);
      });

      it("keeps its words at 200% and 400% zoom, on a tablet and under WCAG text spacing", async () => {
        // 200% and 400% zoom of a window of 1280 px, then a tablet.
        for (const [width, height] of [[320, 256], [640, 450], [768, 1024]] as const) {
          await page.setViewportSize({ width, height });
          await assertKeepsWords(page, `${width} px`);
        }
        await setWidth(page, 390);
        await page.evaluate((spacing) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(spacing);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
        await assertKeepsWords(page, "text spacing");
        await page.evaluate(() => document.adoptedStyleSheets = []);
      });

      it("prints a letterhead, black text, no control, and one column on wide sheets", async () => {
        await page.emulateMedia({ media: "print" });
        const letterhead = page.locator("[data-letterhead]");
        assert(await letterhead.isVisible());
        const words = await letterhead.innerText();
        for (const word of [firm.name, firm.phone.display, site.url + path]) {
          assert(words.includes(word), words);
        }
        assert.deepEqual(await unprintable(page), []);
        // Letter and A3 in landscape without their margins.
        for (const width of [935, 1_466]) {
          await setWidth(page, width);
          const widths = await textWidths(page);
          assert(widths.every((width) => width > 400), `${width} px: ${widths}`);
        }
        await page.emulateMedia({ media: null });
      });

      it("leaves at most 80 px of a card empty, on touch screens too", async () => {
        // A page that has been a touch screen's stays so until the next one is opened.
        const touch = await page.context().newCDPSession(page);
        for (const width of [1440, 1024, 820, 768, 390]) {
          const options = { enabled: width < 1024, maxTouchPoints: 1 };
          await touch.send("Emulation.setTouchEmulationEnabled", options);
          await setWidth(page, width);
          const gaps = await page.evaluate(cardGaps);
          assert(
            path !== paths.services || gaps.length >= serviceNames.length,
            `${gaps.length} cards`,
          );
          assert.deepEqual(gaps.filter(({ gap }) => gap > 80), [], `${width} px`);
        }
        await touch.send("Emulation.setTouchEmulationEnabled", { enabled: false });
      });
    });
  }

  for (const path of ["/nowhere", paths.service("nowhere")]) {
    it(`passes axe at ${path}`, async () => {
      await page.visit(site.url + path);
      await assertAccessibleAtWidths(page);
    });
  }

  it("passes axe with the menus open", async () => {
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
    it(`passes axe on ${path} while its data loads and when it failed`, async () => {
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
    await assertAccessibleAtWidths(page);
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
      const hidden = await page.locator("main :is(h2, h3, p, li)").evaluateAll((elements) => {
        const isShown = (element: Element) =>
          element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
        const canBeOpened = (element: Element) => element.closest("details:not([open])") !== null;
        // Words may stand in another place than in wide windows.
        const shown = new Set(
          elements.filter((element) => isShown(element) || canBeOpened(element))
            .map(({ textContent }) => textContent),
        );
        return elements.filter((element) => {
          if (
            element.closest("[aria-hidden=true], dialog:not([open]), details:not([open]), noscript")
          ) {
            return false;
          }
          // Why a button is disabled, which it never is without script.
          if (element.id === "application-reason") return false;
          return element.textContent.trim() !== "" && !isShown(element) &&
            !shown.has(element.textContent);
        }).map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
      });
      assert.deepEqual(hidden, []);
      assert(await sidewaysScroll(page) <= 0);
    });
  }
});
