/** What a visitor does before script has taken over is not lost, on a phone six times slower too. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactForm } from "../../../content/forms/contact.ts";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  focusOn,
  hydrated,
  openBrowser,
  type TestBrowser,
  type VisitOptions,
} from "../../support/browser/browser.ts";
import { slowLine } from "../../support/browser/slow-line.ts";
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

/** How many elements have their layout skipped while they are off screen. */
const skipped = (page: Page) =>
  page.locator(".cv-auto").evaluateAll((elements) =>
    elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length
  );

/** A page whose script is on its way until it is let through. */
async function early(path: string, options: VisitOptions = {}) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const visit = await browser.visit(site.url + path, {
    ...options,
    hydrates: false,
    async before(page) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await page.route(/assets\/.*\.js/, async (route) => {
        await promise;
        await route.continue();
      });
    },
  });
  return { ...visit, release };
}

describe("before the page is hydrated", () => {
  it("a click on the menu opens it, once", async () => {
    await using visit = await early(paths.services, phone);
    const { page, release } = visit;
    await menu(page).tap();
    assert.equal(await menu(page).getAttribute("aria-expanded"), "false");
    release();
    await page.locator("button[aria-controls=mobile-menu][aria-expanded=true]").waitFor();
    await hydrated(page);
    assert(await page.locator("#mobile-menu").isVisible());
  });

  it("so does the Enter key, which keeps the focus where it is", async () => {
    await using visit = await early(paths.services, phone);
    const { page, release } = visit;
    await menu(page).focus();
    await page.keyboard.press("Enter");
    release();
    await page.locator("#mobile-menu").waitFor();
    await focusOn(menu(page));
  });

  it("a click on a commitment opens its dialog", async () => {
    await using visit = await early(paths.commitments);
    const { page, release } = visit;
    await page.locator("a[aria-haspopup=dialog]").first().click();
    release();
    await page.getByRole("dialog").waitFor();
  });

  it("a link leads to its page, and a fragment to its place", async () => {
    await using visit = await early(paths.services);
    const { page, release } = visit;
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    assert.equal(new URL(page.url()).hash, "#content");
    await page.getByRole("link", { name: "Contact", exact: true }).first().click();
    release();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  });

  it("off-screen content is laid out at the first interaction", async () => {
    for (const interaction of ["wheel", "key"]) {
      await using visit = await early(paths.home, phone);
      const { page } = visit;
      assert(await skipped(page) > 3);
      await (interaction === "key" ? page.keyboard.press("Tab") : page.mouse.wheel(0, 200));
      await page.locator("html:not([data-cv-auto])").waitFor();
      assert.equal(await skipped(page), 0);
    }
  });

  it("off-screen content is laid out at once after a reload", async () => {
    await using visit = await early(paths.home, phone);
    const { page } = visit;
    await page.reload();
    assert.equal(await skipped(page), 0);
  });

  it("a fragment in the address leads to its element", async () => {
    await using visit = await early(`${paths.accessibility}#help`, phone);
    const { page } = visit;
    assert.equal(await skipped(page), 0);
    await until(
      "the element at the top",
      () =>
        page.locator("#help").evaluate((element) =>
          Math.abs(element.getBoundingClientRect().top - 104) < 4
        ),
    );
  });

  it("what is typed into the search stays", async () => {
    await using visit = await early(paths.search);
    const { page, release } = visit;
    await page.getByRole("main").getByRole("searchbox").fill("grant");
    release();
    await hydrated(page);
    assert.equal(await page.getByRole("main").getByRole("searchbox").inputValue(), "grant");
  });

  it("a form is sent and answered by the server", async () => {
    await using visit = await early(paths.contact, { tolerate: [/422/] });
    const { page, release } = visit;
    await page.locator(`#${contactForm.id} [type=submit]`).click();
    await page.getByRole("heading", { name: /your attention$/ }).waitFor();
    release();
    await hydrated(page);
    assert(await page.getByRole("heading", { name: /your attention$/ }).isVisible());
  });

  it("a page whose modules are missing works as without script", async () => {
    await using visit = await browser.visit(site.url + paths.services, {
      ...phone,
      hydrates: false,
      tolerate: [/404/],
      before: (page) => page.route(/assets\/.*\.js/, (route) => route.fulfill({ status: 404 })),
    });
    const { page } = visit;
    await page.locator("html:not([data-script])").waitFor();
    await page.locator("a[href='#mobile-menu']").tap();
    assert(await page.locator("#mobile-menu").isVisible());
  });
});

describe("while the page is still arriving", () => {
  /** Long enough for modules that do not wait for the page's end. */
  const held = (page: Page) => page.waitForTimeout(1_000);

  for (const marker of ["<head>", "</head>", "<h1", "</main>"]) {
    it(`an interaction after ${marker} does not hydrate it yet`, async () => {
      await using line = slowLine(site, marker);
      let page: Page;
      const visiting = browser.visit(line.url + paths.services, {
        before: (opened) => Promise.resolve(page = opened),
      });
      visiting.catch(() => {});
      await until("the page", () => page?.url().endsWith(paths.services));
      await held(page!);
      line.release();
      await using _visit = await visiting;
      assert.equal(await page!.getByRole("heading", { level: 1 }).count(), 1);
    });
  }

  it("a click is answered when the page has come, not only when all that is streamed has", async () => {
    await using line = slowLine(site, "</header>", '<template id="end"></template>');
    await using visit = await browser.visit("about:blank", { ...phone, hydrates: false });
    const { page } = visit;
    await page.goto(line.url + paths.services, { waitUntil: "commit" });
    await menu(page).evaluate((button) => {
      dispatchEvent(new Event("scroll"));
      (button as HTMLElement).click();
    });
    line.release();
    await page.locator("#mobile-menu").waitFor();
    assert.equal(await page.evaluate(() => document.readyState), "loading");
    line.release();
  });

  for (const how of ["ends", "breaks"] as const) {
    it(`it works as without script 10 s after a click when the line ${how}`, async () => {
      await using line = slowLine(site, "</main>");
      await using visit = await browser.visit("about:blank", {
        ...phone,
        hydrates: false,
        clock: true,
        tolerate: [/INCOMPLETE_CHUNKED/],
      });
      const { page } = visit;
      await page.goto(line.url + paths.services, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await menu(page).evaluate((button) => {
        dispatchEvent(new Event("pointerdown"));
        (button as HTMLElement).click();
      });
      line.release(how);
      await page.clock.runFor(10_000);
      await page.locator("html:not([data-script])").waitFor();
      await page.locator("a[href='#mobile-menu']").tap();
      await page.locator("#mobile-menu").waitFor();
    });
  }

  it("it works as without script 10 s after a click when its modules hang, and hydrates later", async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await using visit = await browser.visit(site.url + paths.services, {
      ...phone,
      hydrates: false,
      clock: true,
      before: (page) =>
        page.route(/assets\/.*\.js/, async (route) => {
          await promise;
          await route.continue();
        }),
    });
    const { page } = visit;
    await menu(page).tap();
    await page.clock.runFor(10_000);
    await page.locator("a[href='#mobile-menu']").tap();
    await page.locator("#mobile-menu").waitFor();
    assert.equal(await page.locator("html[data-script]").count(), 0);
    release();
    await hydrated(page);
  });
});

describe("while the page is hydrated", () => {
  it("a click on the menu opens it", async () => {
    await using visit = await early(paths.services, phone);
    const { page, release } = visit;

    release();
    await page.evaluate(() => {
      dispatchEvent(new Event("scroll"));
      const button = document.querySelector<HTMLElement>("button[aria-controls=mobile-menu]")!;
      const click = () => {
        if (!document.documentElement.dataset.script) return requestAnimationFrame(click);
        button.click();
      };
      requestAnimationFrame(click);
    });
    await page.locator("button[aria-controls=mobile-menu][aria-expanded=true]").waitFor();
  });
});
