/** Pages stay usable after a translation or a fault has changed them under React. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactForm } from "../../../content/forms/contact.ts";
import { serverErrorPage } from "../../../content/messages/server-error.ts";
import { paths } from "../../../content/paths.ts";
import { holdRequests } from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { until } from "../../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();

const phone = { width: 390, height: 844, hasTouch: true };
const menu = (page: Page) => page.locator("button[aria-controls=mobile-menu]");

/** Replaces each text node by an element, as Google Translate does. */
const translate = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (!text.data.trim() || text.parentElement!.closest("script, style, textarea, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `¡${text.data}!`;
    outer.append(inner);
    text.replaceWith(outer);
  }
};

describe("a translated page", () => {
  // React renders parts anew that were not hydrated yet.
  const tolerate = [/^debug: .*error #418/];

  it("opens and closes its menu", async () => {
    await using page = await browser.visit(site.url + paths.services, { ...phone, tolerate });
    await page.evaluate(translate);
    await menu(page).tap();
    await page.locator("#mobile-menu").waitFor();
    await menu(page).tap();
    await page.locator("#mobile-menu").waitFor({ state: "hidden" });
    assert(await page.getByRole("heading", { level: 1 }).isVisible());
  });

  it("shows the results of further searches", async () => {
    await using page = await browser.visit(`${site.url}${paths.search}?q=grant`, { tolerate });
    for (const query of ["finance", "training"]) {
      await page.evaluate(translate);
      const field = page.getByRole("main").getByRole("searchbox");
      await field.fill(query);
      await field.press("Enter");
      await page.locator("mark").getByText(query, { exact: false }).first().waitFor();
    }
  });

  it("keeps its translation and what was typed when script comes later", async () => {
    let release = () => {};
    await using page = await browser.visit(site.url + paths.contact, {
      ...phone,
      hydrates: false,
      before: async (page) => void (release = await holdRequests(page, /assets\/.*\.js/)),
    });
    await page.evaluate(translate);
    const message = page.locator(`#${contactForm.id} textarea`);
    await message.fill("About our grant");
    await menu(page).tap();
    release();
    await page.locator("#mobile-menu").waitFor();
    assert.equal(await message.inputValue(), "About our grant");
    assert.match((await page.getByRole("heading", { level: 1 }).textContent())!, /^¡/);
  });
});

describe("a page that cannot be hydrated", () => {
  it("is rendered anew with the server's words, without a reload and where it was scrolled to", async () => {
    const article = paths.insight("selling-to-florida-government");
    // Both have the same words with script and without.
    for (const [path, text] of [[article, ".article-text"], [paths.careers, "main"]] as const) {
      await using plain = await browser.visit(site.url + path, { javaScriptEnabled: false });
      const words = async (page: Page, selector: string) =>
        (await page.locator(selector).innerText()).replace(/\s+/g, " ");
      const sent = await words(plain, text);
      const sentFooter = await words(plain, "footer");
      for (const place of ["header div", "#content", "footer form"]) {
        let loads = 0;
        await using page = await browser.visit(site.url + path, {
          tolerate: [/404/, /^debug: .*error #418/],
          async before(page) {
            page.on("request", (request) => void (loads += Number(request.isNavigationRequest())));
            // An element of an extension makes React render the page anew.
            await page.addInitScript((place) => {
              addEventListener("DOMContentLoaded", () => {
                document.querySelector(place)!.append(document.createElement("i"));
                scrollTo({ top: 1_200, behavior: "instant" });
              });
            }, place);
            await page.route(/assets\/(article-text|selling)/, (route) => {
              return route.fulfill({ status: 404 });
            });
          },
        });
        const shown = await words(page, text);
        assert.equal(await words(page, "footer"), sentFooter, place);
        assert(shown.length > 1_000 && sent.startsWith(shown.slice(0, 1_000)), place);
        // Scroll anchoring rounds heights.
        assert(Math.abs(await page.evaluate(() => scrollY) - 1_200) <= 1, place);
        assert.equal(loads, 1);
      }
    }
  });

  it("has a working menu beside its error message", async () => {
    await using page = await browser.visit(site.url + paths.contact, {
      ...phone,
      tolerate: [/out of order/],
      before: (page) =>
        page.route(/assets\/contact-(?!careers)/, (route) =>
          route.fulfill({
            contentType: "text/javascript",
            body: `export default () => { throw new Error("out of order"); };`,
          })),
    });
    await page.getByRole("heading", { name: serverErrorPage.title }).waitFor();
    await menu(page).tap();
    await page.locator("#mobile-menu").waitFor();
  });

  it("is reloaded when nothing is left of it", async () => {
    await using page = await browser.visit(site.url + paths.services, {
      ...phone,
      tolerate: [/removeChild/, /out of order/],
    });
    await page.evaluate(() => {
      const { removeChild } = Node.prototype;
      Node.prototype.removeChild = function <T extends Node>(child: T): T {
        if (child instanceof SVGElement) throw new Error("out of order");
        return removeChild.call(this, child) as T;
      };
    });
    await menu(page).tap();
    await until(
      "the page is reloaded",
      () => page.locator("html[data-script] main h1").isVisible(),
    );
  });
});
