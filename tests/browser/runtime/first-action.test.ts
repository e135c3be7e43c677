/** Actions before hydration are not lost, also on a phone three times slower. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { frame } from "../../../content/frame.ts";
import { mainNavigation } from "../../../content/navigation.ts";
import { paths, slugify } from "../../../content/paths.ts";
import {
  holdRequests,
  hydrated,
  jumpTo,
  type VisitOptions,
} from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { slowLine } from "../../support/browser/slow-line.ts";
import { until } from "../../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();

const phone = { width: 390, height: 844, hasTouch: true };
/** An entry of the header with a dropdown. */
const dropdown = mainNavigation.find(({ links }) => links)!.label;
const menu = (page: Page) => page.locator("button[aria-controls=mobile-menu]");
/** Name of the button, panel and window. */
const menus: [string, string, VisitOptions][] = [
  [frame.menu.title, "#mobile-menu", phone],
  [dropdown, `#menu-${slugify(dropdown)}`, {}],
];
const opensMenu = (page: Page) => page.locator("#mobile-menu").waitFor();
const scripts = /assets\/.*\.js/;

/** Number of elements whose layout is skipped while they are off screen. */
const skippedLayouts = (page: Page) =>
  page.locator(".content-visibility-auto").evaluateAll((elements) =>
    elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length
  );

/** Runs in the page: collects the names of attributes that change on sections. */
function recordChangedSections() {
  const changedAttributes: unknown[] = [];
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if ((target as Element).matches(".content-visibility-auto")) {
        changedAttributes.push(attributeName);
      }
    }
  }).observe(document, { subtree: true, attributes: true });
  Object.assign(globalThis, { changedAttributes });
}

/** Opens a page whose scripts are held until `release`, and run on a slow device then. */
async function early(path: string, options: VisitOptions = {}) {
  let letScriptsCome = () => {};
  const page = await browser.visit(site.url + path, {
    ...options,
    hydrates: false,
    before: async (page) => void (letScriptsCome = await holdRequests(page, scripts)),
  });
  return Object.assign(page, {
    async release() {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 3 });
      letScriptsCome();
    },
  });
}

describe("before hydration", () => {
  it("a tap on the menu opens it", async () => {
    await using page = await early(paths.services, phone);
    await menu(page).tap();
    assert.equal(await menu(page).getAttribute("aria-expanded"), "false");
    await page.release();
    await page.locator("button[aria-controls=mobile-menu][aria-expanded=true]").waitFor();
    await hydrated(page);
    assert(await page.locator("#mobile-menu").isVisible());
  });

  it("a tap on the menu does not open it over a field that the visitor has gone on to", async () => {
    await using page = await early(paths.contact, phone);
    await menu(page).tap();
    await page.locator("textarea").first().tap();
    await page.release();
    await hydrated(page);
    await page.keyboard.type("Hello");
    assert.equal(await page.locator("textarea").first().inputValue(), "Hello");
    assert.equal(await menu(page).getAttribute("aria-expanded"), "false");
  });

  it("every tap counts, in its order and once", async () => {
    await using page = await early(paths.services, phone);
    for (let tap = 0; tap < 3; tap++) {
      await menu(page).evaluate((button) => (button as HTMLElement).click());
    }
    await page.release();
    await hydrated(page);
    await page.locator("button[aria-controls=mobile-menu][aria-expanded=true]").waitFor();
    assert(await page.locator("#mobile-menu").isVisible());
  });

  it("a click on a commitment opens its dialog", async () => {
    await using page = await early(paths.commitments);
    await page.locator("a[aria-haspopup=dialog]").first().click();
    await page.release();
    await page.getByRole("dialog").waitFor();
  });

  it("links lead to their fragment or page", async () => {
    await using page = await early(paths.services);
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    assert.equal(new URL(page.url()).hash, "#content");
    await page.getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.release();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  });

  it("off-screen content is laid out at the first interaction, and at once after a reload", async () => {
    for (const interaction of ["wheel", "key", "reload"]) {
      await using page = await early(paths.home, phone);
      assert(await skippedLayouts(page) > 3);
      if (interaction === "wheel") await page.mouse.wheel(0, 200);
      else if (interaction === "key") await page.keyboard.press("Tab");
      else await page.reload();
      await page.locator("html:not([data-content-visibility])").waitFor();
      assert.equal(await skippedLayouts(page), 0);
    }
  });

  it("off-screen content is laid out in idle time, without an interaction", async () => {
    for (const path of [paths.home, paths.privacy]) {
      await using page = await browser.visit(site.url + path, {
        ...phone,
        hydrates: false,
        before: (page) => page.addInitScript(recordChangedSections),
      });
      await page.locator("html[data-script=hydrated]").waitFor();
      await page.locator("html:not([data-content-visibility])").waitFor();
      assert.equal(await skippedLayouts(page), 0);
      // React compares them with the server's as it hydrates a section, which may be later.
      assert.deepEqual(await page.evaluate("self.changedAttributes"), []);
    }
  });

  it("works without an interaction in a page that is never idle", async () => {
    await using page = await browser.visit(site.url + paths.services, {
      ...phone,
      hydrates: false,
      savesData: false,
      before: (page) =>
        page.addInitScript(() => {
          self.requestIdleCallback = (run, options) =>
            options?.timeout ? setTimeout(run, options.timeout) : 0;
        }),
    });
    await page.locator("html[data-script=hydrated]").waitFor();
    await until("the whole page is laid out", async () => await skippedLayouts(page) === 0);
    await page.locator("link[rel=stylesheet][href*=pages]").first().waitFor({ state: "attached" });
  });

  it("a fragment in the address leads to its element", async () => {
    await using page = await early(`${paths.accessibility}#help`, phone);
    assert.equal(await skippedLayouts(page), 0);
    await until("the element is at the top", async () => {
      const { y } = (await page.locator("#help").boundingBox())!;
      return Math.abs(y - 104) < 4;
    });
  });

  it("Back on a reloaded page shows the page before, at its position", async () => {
    await using page = await browser.visit(site.url + paths.services);
    await jumpTo(page, 1_200);
    await page.locator(`footer a[href="${paths.contact}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    const release = await holdRequests(page, scripts);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.evaluate(() => history.back());
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
    release();
    await hydrated(page);
    await page.waitForFunction(() => Math.abs(scrollY - 1_200) < 20);
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
  });

  const acts = {
    "reads on": {
      do: (page: Page) => page.mouse.wheel(0, 1_500),
      focused: "body",
    },
    "types in the page": {
      do: (page: Page) => page.locator("footer input[type=email]").pressSequentially("maria"),
      focused: "footer input[type=email]",
    },
    "goes through links": {
      do: (page: Page) => page.locator("footer a").last().press("Shift"),
      focused: "footer a",
    },
  };
  for (const [what, act] of Object.entries(acts)) {
    it(`a fragment in the address takes nothing from a visitor who ${what}`, async () => {
      await using page = await early(`${paths.accessibility}#help`, { width: 1280, height: 800 });
      await page.locator("#help").waitFor();
      await act.do(page);
      await until("the page has stopped", async () => {
        const [before, after] = await page.evaluate(async () => {
          const before = scrollY;
          await new Promise((later) => setTimeout(later, 200));
          return [before, scrollY];
        });
        return before === after;
      });
      const top = await page.evaluate(() => scrollY);
      await page.release();
      await hydrated(page);
      // The page scrolls to a fragment 100 ms after it is shown (SPEC §9).
      await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
      assert(
        await page.evaluate((focused) => document.activeElement?.matches(focused), act.focused),
      );
      assert(Math.abs(await page.evaluate(() => scrollY) - top) < 40);
    });
  }

  it("a fragment in the address focuses its element for everybody else", async () => {
    await using page = await early(`${paths.accessibility}#help`, phone);
    await page.release();
    await page.waitForFunction(() => document.activeElement?.id === "help");
  });

  it("a page whose modules are missing works as without script", async () => {
    await using page = await browser.visit(site.url + paths.services, {
      ...phone,
      hydrates: false,
      tolerate: [/404/],
      before: (page) => page.route(scripts, (route) => route.fulfill({ status: 404 })),
    });
    await page.locator("html:not([data-script])").waitFor();
    await page.locator("a[href='#mobile-menu']").tap();
    assert(await page.locator("#mobile-menu").isVisible());
  });

  for (const [button, panel, options] of menus) {
    it(`a click on “${button}” opens it, though the modules turn out to be missing`, async () => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      await using page = await browser.visit(site.url + paths.contact, {
        ...options,
        hydrates: false,
        tolerate: [/404/],
        before: (page) =>
          page.route(scripts, async (route) => {
            await promise;
            await route.fulfill({ status: 404 });
          }),
      });
      await page.getByRole("button", { name: button, exact: true }).click();
      // The panel of a dropdown is shown under the pointer, too.
      await page.mouse.move(5, 800);
      release();
      await page.locator("html:not([data-script])").waitFor();
      await page.locator(panel).waitFor();
    });
  }
});

describe("while the page is still arriving", () => {
  for (const marker of ["<head>", "</head>", "<h1", "</main>"]) {
    it(`an interaction after ${marker} does not hydrate it yet`, async () => {
      const html = await (await site.get(paths.services)).text();
      const modules = html.match(/data-modules="([^"]*)"/)![1]!.split(" ");
      await using line = slowLine(site, marker);
      const { promise: opened, resolve: open } = Promise.withResolvers<Page>();
      const visiting = browser.visit(line.url + paths.services, {
        before: (page) => Promise.resolve(open(page)),
      });
      const page = await opened;
      await page.waitForURL(line.url + paths.services, { waitUntil: "commit" });
      // Modules that do not wait for the end of the page run as soon as they are loaded.
      await page.evaluate(async (modules) => {
        dispatchEvent(new Event("scroll"));
        await Promise.all(modules.map(async (path) => (await fetch(path)).text()));
        for (let task = 0; task < 10; task++) await new Promise((done) => setTimeout(done));
      }, modules);
      line.release();
      await using _visit = await visiting;
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
    });
  }

  it("a click is answered when the page has come, before the end of the stream", async () => {
    await using line = slowLine(site, "</header>", '<template id="end"></template>');
    await using page = await browser.visit("about:blank", { ...phone, hydrates: false });
    await page.goto(line.url + paths.services, { waitUntil: "commit" });
    await menu(page).evaluate((button) => {
      dispatchEvent(new Event("scroll"));
      (button as HTMLElement).click();
    });
    line.release();
    await opensMenu(page);
    assert.equal(await page.evaluate(() => document.readyState), "loading");
    line.release();
  });

  for (const how of ["ends", "breaks"] as const) {
    it(`it works as without script 10 s after a click when the stream ${how}`, async () => {
      await using line = slowLine(site, "</main>");
      await using page = await browser.visit("about:blank", {
        ...phone,
        hydrates: false,
        clock: true,
        tolerate: [/INCOMPLETE_CHUNKED/],
      });
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
      await opensMenu(page);
    });
  }

  it("it works as without script 10 s after a click when its modules hang, and hydrates later", async () => {
    let release = () => {};
    await using page = await browser.visit(site.url + paths.services, {
      ...phone,
      hydrates: false,
      clock: true,
      before: async (page) => void (release = await holdRequests(page, scripts)),
    });
    await menu(page).tap();
    await page.clock.runFor(10_000);
    await page.locator("a[href='#mobile-menu']").tap();
    await opensMenu(page);
    assert.equal(await page.locator("html[data-script]").count(), 0);
    release();
    await hydrated(page);
  });
});

describe("during hydration", () => {
  it("a click on the menu opens it", async () => {
    await using page = await early(paths.services, phone);
    await page.release();
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
    await hydrated(page);
    // React replays clicks too: a click that reached both would close the menu again.
    assert.equal(await menu(page).getAttribute("aria-expanded"), "true");
  });
});
