/** Pages that a browser's translation or a fault has changed under React stay of use. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactForm } from "../../../content/forms/contact.ts";
import { serverErrorPage } from "../../../content/pages/not-found.ts";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import { openBrowser, type TestBrowser } from "../../support/browser/browser.ts";
import { until } from "../../support/until.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const phone = { width: 390, height: 844, hasTouch: true };
const menu = (page: Page) => page.locator("button[aria-controls=mobile-menu]");

/** As Google Translate does it: other words in elements of its own instead of each text node. */
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
  it("opens and closes its menu", async () => {
    await using visit = await browser.visit(site.url + paths.services, phone);
    const { page } = visit;
    await page.evaluate(translate);
    await menu(page).tap();
    await page.locator("#mobile-menu").waitFor();
    await menu(page).tap();
    await page.locator("#mobile-menu").waitFor({ state: "hidden" });
    assert(await page.getByRole("heading", { level: 1 }).isVisible());
  });

  it("shows the results of a second search, and of a third", async () => {
    await using visit = await browser.visit(`${site.url}${paths.search}?q=grant`, {
      // What had not been taken over by then is rendered anew.
      tolerate: [/error #418/],
    });
    const { page } = visit;
    for (const query of ["finance", "training"]) {
      await page.evaluate(translate);
      const field = page.getByRole("main").getByRole("searchbox");
      await field.fill(query);
      await field.press("Enter");
      await page.locator("mark").getByText(query, { exact: false }).first().waitFor();
    }
  });

  it("keeps its words, and what was typed, when its script comes after that", async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await using visit = await browser.visit(site.url + paths.contact, {
      ...phone,
      hydrates: false,
      before: (page) =>
        page.route(/assets\/.*\.js/, async (route) => {
          await promise;
          await route.continue();
        }),
    });
    const { page } = visit;
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

describe("a page that cannot be taken over", () => {
  it("is made anew of what the server sent, at once and where it stood", async () => {
    let loads = 0;
    const article = paths.insight("selling-to-florida-government");
    // Both have the same words with script and without.
    const texts = [[article, ".article-text"], [paths.careers, "main"]] as const;
    const changed = ["header div", "#content", "footer form"];
    for (
      const [place, path, text] of changed.flatMap((it) =>
        texts.map((text) => [it, ...text] as const)
      )
    ) {
      loads = 0;
      await using visit = await browser.visit(site.url + path, {
        tolerate: [/404/, /error #418/],
        async before(page) {
          page.on("request", (request) => void (loads += Number(request.isNavigationRequest())));
          // An extension's, which makes React render the page anew.
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
      const { page } = visit;
      const words = async (selector: string) =>
        (await page.locator(selector).innerText()).replace(/\s+/g, " ");
      const [main, footer] = [await words(text), await words("footer")];
      await using plain = await browser.visit(site.url + path, { javaScriptEnabled: false });
      const sent = async (selector: string) =>
        (await plain.page.locator(selector).innerText()).replace(/\s+/g, " ");
      assert.equal(footer, await sent("footer"), place);
      assert(main.length > 1_000 && (await sent(text)).startsWith(main.slice(0, 1_000)), place);
      assert.equal(await page.evaluate(() => scrollY), 1_200, place);
      assert.equal(loads, 1);
    }
  });

  it("answers a click on what it says instead", async () => {
    await using visit = await browser.visit(site.url + paths.contact, {
      ...phone,
      tolerate: [/out of order/],
      before: (page) =>
        page.route(/assets\/contact-(?!careers)/, (route) =>
          route.fulfill({
            contentType: "text/javascript",
            body: `export default () => { throw new Error("out of order"); };`,
          })),
    });
    const { page } = visit;
    await page.getByRole("heading", { name: serverErrorPage.title }).waitFor();
    await menu(page).tap();
    await page.locator("#mobile-menu").waitFor();
  });

  it("is loaded anew when nothing is left of it", async () => {
    await using visit = await browser.visit(site.url + paths.services, {
      ...phone,
      tolerate: [/removeChild/, /out of order/],
    });
    const { page } = visit;
    await page.evaluate(() => {
      const { removeChild } = Node.prototype;
      Node.prototype.removeChild = function <T extends Node>(child: T): T {
        if (child instanceof SVGElement) throw new Error("out of order");
        return removeChild.call(this, child) as T;
      };
    });
    await menu(page).tap();
    await until("the page anew", () => page.locator("html[data-script] main h1").isVisible());
  });
});
