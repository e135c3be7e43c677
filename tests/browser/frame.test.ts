/** Header, menus and footer, which every page has (SPEC §2, §9). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Locator, Page } from "playwright";
import {
  aboutLinks,
  expertCall,
  footerServices,
  legalLinks,
  mainNavigation,
  menuLinks,
  serviceLinks,
} from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import { solidBeyondPixels } from "../../client/layout/header.tsx";
import { visibleBeyondPixels } from "../../client/layout/up-arrow.tsx";
import { focusOn, jumpTo, type VisitedPage } from "../support/browser/browser.ts";
import { traceDuring } from "../support/browser/trace.ts";
import { until } from "../support/until.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";

const browser = sharedBrowser();
const site = sharedSite();

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toggle = (page: Page, name: string) => navigation(page).getByRole("button", { name });
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);
const header = (page: Page) => page.locator("header.site-header");
const footerOf = (page: Page) => page.locator("#root > footer");
const openPanels = (page: Page) =>
  page.locator("[id^=menu-]").filter({ visible: true }).evaluateAll((all) =>
    all.map(({ id }) => id)
  );

/** Waits until the element is there, or gone, at a position; fonts may move the page in between. */
const becomes = (page: Page, top: number, selector: string, isThere: boolean) =>
  until(`${selector} at ${top} px: ${isThere}`, () =>
    page.evaluate(([top, selector, isThere]) => {
      scrollTo({ top, behavior: "instant" });
      return scrollY === top && (document.querySelector(selector) !== null) === isThere;
    }, [top, selector, isThere] as const));

/** Asks again until the answer is not null; late fonts or a new width may move the page in between. */
async function whenScrolled<T>(page: Page, top: number, ask: () => T | null): Promise<T> {
  let answer: T | null = null;
  await until(`an answer at ${top} px`, async () => {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    answer = await page.evaluate(ask);
    return answer !== null;
  });
  return answer!;
}

describe("the header and the footer", () => {
  it("have everything the specification lists", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    assert.equal(await header(page).locator("a[aria-label$=', home']").getAttribute("href"), "/");
    assert(await header(page).getByText(firm.tagline).isVisible());
    assert(await header(page).locator(`a[href="${firm.phone.href}"]`).first().isVisible());
    const call = header(page).getByRole("link", { name: "Talk to an Expert" });
    assert.equal(await call.getAttribute("href"), paths.contact);
    const current = navigation(page).getByRole("link", { name: "Contact" });
    assert.equal(await current.getAttribute("aria-current"), "page");

    const footer = footerOf(page);
    const hrefs = await footer.locator("a").evaluateAll((links) =>
      links.map((link) => link.getAttribute("href"))
    );
    const expected = [
      firm.phone.href,
      `mailto:${firm.email}`,
      ...[...footerServices, ...legalLinks, ...firm.social].map(({ href }) => href),
      ...[paths.services, paths.careers, paths.sitemap, paths.commitments, paths.leadership],
      ...[paths.contact, paths.outlook],
    ];
    assert.deepEqual(expected.filter((href) => !hrefs.includes(href)), []);
    assert.equal(footerServices.length, 5);
    const text = await footer.innerText();
    for (const words of [firm.address.city, firm.visits, firm.blurb]) {
      assert(text.includes(words), words);
    }
    assert(await footer.getByRole("button", { name: "Subscribe" }).isVisible());
    // The page's last words weigh more than an empty field, which is as dark as its ground.
    const field = await footer.locator("[type=email]").evaluate((field: HTMLElement) => ({
      ground: getComputedStyle(field).backgroundColor,
      footer: getComputedStyle(field.closest("footer")!).backgroundColor,
    }));
    assert.equal(field.ground, field.footer);
    assert.equal(await footer.locator(`a[href="${paths.outlook}"][download]`).count(), 1);
  });

  it("follow the scroll: a solid header, and an up-arrow further down (SPEC §2)", async () => {
    await using page = await browser.visit(site.url + paths.services);
    const arrow = "[aria-label='Back to top']";
    await page.locator("html[data-web-fonts]").waitFor();
    // Each differs from the one before.
    await becomes(page, solidBeyondPixels + 1, "header[data-solid]", true);
    await becomes(page, solidBeyondPixels, "header[data-solid]", false);
    await becomes(page, visibleBeyondPixels + 1, arrow, true);
    await becomes(page, visibleBeyondPixels, arrow, false);
    // At the limit, a font that moves a line by one pixel removes the arrow.
    await jumpTo(page, 2 * visibleBeyondPixels);
    await page.locator(arrow).click();
    await page.waitForFunction(() => scrollY === 0);
    await page.locator(arrow).waitFor({ state: "detached" });
  });

  it("get their styles anew by themselves, on every kind of page", async () => {
    await using page = await browser.visit(site.url, { width: 390, height: 600 });
    for (const path of onePageOfEach()) {
      await page.visit(site.url + path);
      await page.locator("html[data-web-fonts]:not([data-content-visibility])").waitFor();
      await jumpTo(page, 200);
      await page.locator("header[data-solid]").waitFor();
      const { restyled } = await traceDuring(page, async () => {
        await jumpTo(page, 2 * visibleBeyondPixels);
        await page.locator("header [data-up-arrow]").waitFor();
      });
      // The header has 70 elements, the smallest page 200.
      const most = Math.max(...restyled);
      assert(most < 100, `${path}: ${most} elements`);
    }
  });

  it("have ink and ground of one state in every frame, also when the menu opens", async () => {
    for (const width of [390, 1280]) {
      await using page = await browser.visit(site.url, { width });
      const looks = await page.evaluate(async () => {
        const header = document.querySelector("header.site-header")!;
        const looks = new Set<string>();
        const watch = async () => {
          // Longer than any transition of the site's controls.
          for (let frame = 0; frame < 30; frame++) {
            const { color, backgroundColor } = getComputedStyle(header);
            looks.add(`${color} on ${backgroundColor}`);
            await new Promise(requestAnimationFrame);
          }
        };
        await watch();
        for (const top of [60, 0]) {
          scrollTo({ top, behavior: "instant" });
          await watch();
        }
        const menu = document.querySelector<HTMLElement>("button[aria-controls=mobile-menu]")!;
        if (menu.checkVisibility()) {
          menu.click();
          await watch();
        }
        return [...looks];
      });
      assert.equal(looks.length, 2, `${width} px: ${looks}`);
    }
  });

  describe("leave the up-arrow 44 px, inset and over no text, beside the firm's name", () => {
    let page: VisitedPage;
    beforeAll(async () => {
      page = await browser.visit(site.url, { reducedMotion: "reduce" });
    });
    afterAll(() => page[Symbol.asyncDispose]());

    const widths = [320, 360, 390, 768, 1024, 1279, 1280, 1440, 1920, 2560];
    // Pages share their header; their texts have their own columns.
    const columns = [390, 1024, 1440, 1920];
    for (const path of onePageOfEach()) {
      it(`of ${path}`, async () => {
        await page.visit(site.url + path);
        for (const width of path === paths.home ? widths : columns) {
          await page.setViewportSize({ width, height: 700 });
          const covered = await whenScrolled(page, 301, () => {
            const arrow = document.querySelector("[aria-label='Back to top']");
            if (!arrow) return null;
            const box = arrow.getBoundingClientRect();
            const header = document.querySelector("header.site-header")!.getBoundingClientRect();
            const isInHeader = box.bottom <= header.bottom;
            // What scrolls is behind the header. Elsewhere no text of the page has the arrow's columns.
            const root = document.querySelector(isInHeader ? "header.site-header" : "#root")!;
            const words: string[] = [];
            const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const element = node.parentElement!;
              if (
                !node.textContent!.trim() || element.closest(".sr-only") ||
                !element.checkVisibility({ visibilityProperty: true })
              ) {
                continue;
              }
              if (element.closest("header") && !isInHeader) continue;
              const range = document.createRange();
              range.selectNodeContents(node);
              for (const { left, right, top, bottom, width } of range.getClientRects()) {
                const crosses = width > 1 && left < box.right && right > box.left;
                const isLevel = top < box.bottom && bottom > box.top;
                if (crosses && (!isInHeader || isLevel)) words.push(node.textContent!.trim());
              }
            }
            return {
              size: [box.width, box.height].map(Math.round),
              inset: Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom),
              isNamed: document.querySelector("header [data-firm-name]")!.checkVisibility({
                visibilityProperty: true,
              }),
              words,
            };
          });
          const at = `${path} at ${width} px`;
          assert.deepEqual(covered.words, [], at);
          assert(covered.isNamed || width < 360, `${at}: the firm's name is gone`);
          assert(covered.size.every((side) => side >= 44), `${at}: ${covered.size}`);
          assert(covered.inset >= 4, `${at}: ${covered.inset}`);
        }
      });
    }
  });

  it("end at the margin of the page, with and without the word of the menu", async () => {
    await using page = await browser.visit(site.url + paths.services, { width: 390, height: 844 });
    const button = page.locator("header button[aria-controls=mobile-menu]");
    const beyond = (selector: string) =>
      button.locator(selector).evaluate((it) => {
        const bar = it.closest(".page-width")!;
        const margin = parseFloat(getComputedStyle(bar).paddingRight);
        return bar.getBoundingClientRect().right - margin - it.getBoundingClientRect().right;
      });
    await jumpTo(page, 900);
    await page.locator("header [data-up-arrow]").waitFor();
    assert(Math.abs(await beyond("[data-menu-word]")) < 1);
    await page.setViewportSize({ width: 360, height: 844 });
    // The strokes begin 3 px inside of the icon.
    assert(Math.abs(await beyond("svg") + 3) < 1);
  });

  it("show the phone number in digits from 390 px up, in a header of one line", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    for (const width of [390, 412, 640, 768, 1024, 1100, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const digits = header(page).getByText(firm.phone.display, { exact: true }).first();
      assert(await digits.isVisible(), `no digits at ${width} px`);
      const { height } = (await header(page).boundingBox())!;
      assert(height <= 100, `the header at ${width} px is ${height} px high`);
    }
    await header(page).getByRole("link", { name: "Search" }).click();
    await page.waitForURL(site.url + paths.search);
  });
});

describe("a dropdown", () => {
  it("begins its texts under the label that opens it", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    const leftOf = (element: Locator) =>
      element.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().left;
      });
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ["Services", "About"]) {
        await toggle(page, name).hover();
        const label = await leftOf(toggle(page, name));
        const texts = await panel(page, name).locator("p, a").all();
        const lefts = new Set((await Promise.all(texts.map(leftOf))).map(Math.round));
        // Groups stand in two columns.
        assert.equal(lefts.size, name === "Services" ? 2 : 1, `${name} at ${width} px`);
        const shift = Math.min(...lefts) - label;
        assert(Math.abs(shift) < 1, `${name} at ${width} px: ${shift} px`);
        const end = (await panel(page, name).boundingBox())!;
        assert(end.y + end.height < 600, `${name} leaves a part of the hero`);
        assert(end.x + end.width <= width, `${name} ends in the window`);
      }
    }
  });

  it("opens on hover below its button, alone, lists its items, and closes on mouse leave", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    const sections = [["Services", serviceLinks, paths.services], [
      "About",
      aboutLinks,
      paths.about,
    ]] as const;
    for (const [name, links, section] of sections) {
      await toggle(page, name).hover();
      await panel(page, name).waitFor();
      assert.deepEqual(await openPanels(page), [`menu-${name.toLowerCase()}`]);
      assert.equal(await toggle(page, name).getAttribute("aria-expanded"), "true");
      const found = await panel(page, name).getByRole("link").evaluateAll((elements) =>
        elements.map((element) => [element.textContent, element.getAttribute("href")])
      );
      const expected = links.map(({ label, href }) => [label, href]);
      assert.deepEqual(found, [...expected, [`View ${name} Section`, section]]);
      const bar = (await header(page).boundingBox())!;
      const box = (await panel(page, name).boundingBox())!;
      assert.equal(box.y, bar.y + bar.height);
      // No gap between button and panel closes it.
      const button = (await toggle(page, name).boundingBox())!;
      const x = button.x + button.width / 2;
      await page.mouse.move(x, button.y + button.height - 2);
      await page.mouse.move(x, box.y + 20, { steps: 12 });
      assert(await panel(page, name).isVisible());
    }
    await toggle(page, "Services").hover();
    const groups = panel(page, "Services").getByRole("group", { name: /^\w+ and \w+$/ });
    assert.equal(await groups.count(), 5);
    for (const group of await groups.all()) assert.equal(await group.getByRole("link").count(), 2);
    await page.mouse.move(640, 800);
    await panel(page, "Services").waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 1024, height: 768 });
    await toggle(page, "Services").hover();
    const { x, width } = (await panel(page, "Services").boundingBox())!;
    assert(x >= 0 && x + width <= 1024, `the panel ends at ${x + width} px`);
  });

  it("stays open when it is clicked, and closes on Escape and when an item is chosen", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    const services = panel(page, "Services");
    await toggle(page, "Services").hover();
    await services.waitFor();
    await page.keyboard.press("Escape");
    await services.waitFor({ state: "hidden" });
    assert(await page.evaluate(() => document.activeElement === document.body));
    await toggle(page, "Services").click();
    await services.waitFor();
    await services.getByRole("link", { name: "Project Management" }).click();
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    await services.waitFor({ state: "hidden" });
    assert.equal(new URL(page.url()).pathname, paths.service("project-management"));
    await toggle(page, "About").click();
    assert.deepEqual(await openPanels(page), ["menu-about"]);
  });

  it("works by keyboard: Enter and Space toggle it, Escape returns the focus, Tab leaves it", async () => {
    await using page = await browser.visit(site.url + paths.contact);
    const button = toggle(page, "Services");
    await button.focus();
    await page.keyboard.press("Enter");
    await panel(page, "Services").waitFor();
    await page.keyboard.press("Space");
    await panel(page, "Services").waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await focusOn(panel(page, "Services").getByRole("link").first());
    await page.keyboard.press("Escape");
    await panel(page, "Services").waitFor({ state: "hidden" });
    await focusOn(button);
    await page.keyboard.press("Enter");
    await panel(page, "Services").waitFor();
    await page.keyboard.press("Shift+Tab");
    await panel(page, "Services").waitFor({ state: "hidden" });
    await button.focus();
    await page.keyboard.press("Enter");
    await panel(page, "Services").waitFor();
    await toggle(page, "About").hover();
    await panel(page, "About").waitFor();
    assert.deepEqual(await openPanels(page), ["menu-about"]);
  });
});

describe("the mobile menu", () => {
  const narrow = { width: 390, height: 800 };
  const button = (page: Page) => page.getByRole("button", { name: "Menu" });
  const menu = (page: Page) => page.locator("#mobile-menu");

  it("closes, shows the page and scrolls to the top when an entry is chosen", async () => {
    await using page = await browser.visit(site.url + paths.home, narrow);
    const entries = [...mainNavigation, ...menuLinks, expertCall]
      .map(({ label, href }) => [label, href] as const);
    await button(page).click();
    await menu(page).waitFor();
    assert.deepEqual(
      await menu(page).locator("a:not([href^='tel:']):visible").evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute("href")])
      ),
      entries,
    );
    // The last entry is the page that is shown already.
    for (const [name, href] of [...entries, ["Contact", paths.contact] as const]) {
      if (!await menu(page).isVisible()) await button(page).click();
      await menu(page).getByRole("link", { name, exact: true }).click();
      await menu(page).waitFor({ state: "hidden" });
      await page.waitForURL((url) => url.pathname === href);
      // The page follows its address and closes a menu opened in between.
      await page.locator("main h1:focus").waitFor();
      await page.waitForFunction(() => scrollY === 0);
      assert.equal(await button(page).getAttribute("aria-expanded"), "false");
      await jumpTo(page, 400);
    }
  });

  it("closes on an Escape that comes as soon as it is in the page", async () => {
    await using page = await browser.visit(site.url + paths.contact, narrow);
    await menu(page).evaluate((menu) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => {
          if (!menu.dataset.open) return;
          dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
          resolve();
        }).observe(menu, { attributeFilter: ["data-open"] });
        document.querySelector<HTMLElement>("button[aria-controls=mobile-menu]")!.click();
      })
    );
    await menu(page).waitFor({ state: "hidden" });
    assert.equal(await button(page).getAttribute("aria-expanded"), "false");
  });

  it("makes the page inert and keeps the focus; Escape and the backdrop of a tablet close it", async () => {
    const tablet = { width: 768, height: 1024 };
    await using page = await browser.visit(site.url + paths.contact, tablet);
    const closes = async () => {
      await menu(page).waitFor({ state: "hidden" });
      await focusOn(button(page));
      await page.locator("main:not([inert])").waitFor();
      assert.equal(await button(page).innerText(), "Menu");
    };
    await button(page).click();
    await page.locator("main[inert]").waitFor();
    assert.equal(await page.locator("#root > footer[inert]").count(), 1);
    assert.equal((await button(page).innerText()).split("\n")[0], "Close");
    for (let stop = 1; stop <= 12; stop++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() =>
        !document.activeElement || document.activeElement === document.body ||
        document.activeElement.closest("header") !== null
      );
      assert(isInside, `Tab ${stop} left the menu`);
    }
    await page.keyboard.press("Escape");
    await closes();
    await button(page).click();
    const box = (await page.locator("[data-backdrop]").boundingBox())!;
    assert(box.width === tablet.width && box.y + box.height >= tablet.height);
    await page.mouse.click(200, tablet.height - 20);
    await closes();
  });

  it("fills a phone, with its buttons at the foot, and scrolls in a flat window", async () => {
    await using page = await browser.visit(site.url + paths.contact, narrow);
    await button(page).click();
    const call = menu(page).getByRole("link", { name: expertCall.label });
    const [box, end] = [(await menu(page).boundingBox())!, (await call.boundingBox())!];
    assert(Math.abs(box.y + box.height - narrow.height) < 2, JSON.stringify(box));
    assert(box.y + box.height - (end.y + end.height) < 40, JSON.stringify(end));
    await page.setViewportSize({ width: narrow.height, height: narrow.width });
    await call.scrollIntoViewIfNeeded();
    assert((await call.boundingBox())!.y < narrow.width, "the button is reached by scrolling");
  });

  it("closes when the header becomes wide enough for the navigation", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 1200 });
    // The text size decides, not the width of the window.
    await page.evaluate(() => document.documentElement.style.fontSize = "32px");
    await button(page).click();
    await page.locator("main[inert]").waitFor();
    await page.evaluate(() => document.documentElement.style.fontSize = "");
    await page.locator("main:not([inert])").waitFor();
    assert(await page.locator("footer:not([inert])").isVisible());
  });

  it("works without script", async () => {
    const options = { ...narrow, javaScriptEnabled: false };
    await using page = await browser.visit(site.url + paths.contact, options);
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await menu(page).getByRole("link", { name: "Services", exact: true }).click();
    await page.waitForURL(site.url + paths.services);
  });
});

describe("the manifest", () => {
  it("is linked by script, after the first paint, and without script", async () => {
    const html = await (await site.get(paths.home)).text();
    const link = `<link rel="manifest" href="${paths.files.manifest}"`;
    assert(html.includes(link));
    assert(!html.replace(/<noscript>.*?<\/noscript>/gs, "").includes(link));
    await using page = await browser.visit(site.url);
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
  });
});

describe("the footer", () => {
  it("is at most 1,020 px high on a phone, with two columns of links, and four on a tablet", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 390, height: 844 });
    const footer = footerOf(page);
    const columns = () =>
      Promise.all(
        ["Services", "Firm", "Resources", "Legal"].map(async (name) =>
          (await footer.getByRole("heading", { name, exact: true }).locator("+ ul > li").first()
            .boundingBox())!
        ),
      );
    const rightEdge = async (part: Locator) => {
      const { x, width } = (await part.boundingBox())!;
      return Math.round(x + width);
    };
    const { height } = (await footer.boundingBox())!;
    const step = "fewer lines in client/layout/footer.tsx, or a higher limit in this test";
    assert(height <= 1_020, `${height} px. Missing step: ${step}`);
    const [services, , resources] = await columns();
    assert(resources!.x > services!.x + services!.width / 2);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 1_000 });
      const subscribe = footer.getByRole("button", { name: "Subscribe" });
      assert.equal(await rightEdge(subscribe), await rightEdge(footer.locator("#newsletter")));
      if (width > 390) {
        const field = footer.locator("#newsletter input[type=email]");
        const gap = (await subscribe.boundingBox())!.x - await rightEdge(field);
        assert(gap > 0 && gap <= 16, `${gap} px beside the field at ${width} px`);
      }
      if (width !== 768) continue;
      const tops = (await columns()).map(({ y }) => Math.round(y / 50));
      assert.equal(new Set(tops).size, 1, `${tops}`);
    }
    for (const link of await footer.locator("a").all()) {
      assert((await link.boundingBox())!.height >= 24, `${await link.innerText()} is low`);
    }
  });

  it("has its columns of links at even distances", async () => {
    await using page = await browser.visit(site.url + paths.contact, { width: 1440 });
    const lists = footerOf(page).locator("nav ul");
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1_000 });
      const gaps = await lists.evaluateAll((lists) => {
        const columns = lists.flatMap((
          list,
        ) => [...Map.groupBy(list.children, (item) => item.getBoundingClientRect().left).values()])
          .map((items) => items[0]!.getBoundingClientRect());
        return columns.slice(1).map(({ left }, index) => Math.round(left - columns[index]!.right));
      });
      assert.equal(gaps.length, 3);
      assert(Math.max(...gaps) - Math.min(...gaps) <= 1, `${gaps} px at ${width} px`);
    }
  });

  it("ends the page, with and without script", async () => {
    for (const options of [{ hasTouch: true, isMobile: true }, { javaScriptEnabled: false }]) {
      const phone = { width: 390, height: 844, ...options };
      await using page = await browser.visit(site.url + paths.services, phone);
      for (const path of [paths.services, paths.contact, paths.commitments]) {
        await page.visit(site.url + path);
        const below = await page.evaluate(() =>
          document.documentElement.scrollHeight - scrollY -
          document.querySelector("body > footer, footer[data-no-print]")!.getBoundingClientRect()
            .bottom
        );
        assert(Math.abs(below) < 1, `${below} px below the footer of ${path}`);
      }
    }
  });
});

describe("the skip link", () => {
  it("is the first tab stop and leads past the header without the delay of a new page", async () => {
    await using page = await browser.visit(site.url + paths.contact, { clock: "stopped" });
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await focusOn(link);
    assert((await link.boundingBox())!.y >= 0);
    const pressedAt = await page.evaluate(() => Date.now());
    await page.keyboard.press("Enter");
    await until("the content has the focus", async () => {
      await page.clock.runFor(1);
      return await page.evaluate(() => document.activeElement?.id === "content");
    }, 100);
    assert(await page.evaluate(() => Date.now()) < pressedAt + 100);
  });
});

describe("the site map", () => {
  it("has the same distance from its lines above and below each entry of one rank", async () => {
    await using page = await browser.visit(site.url + paths.sitemap);
    const entries = page.locator("main section li a");
    for (const width of [390, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const distances = await entries.evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const text = words.getBoundingClientRect(), box = link.getBoundingClientRect();
          const rank = getComputedStyle(link).fontSize + (link.closest("li li") ? ", below" : "");
          return { rank, above: text.top - box.top, below: box.bottom - text.bottom };
        })
      );
      for (const [rank, entries] of Map.groupBy(distances, ({ rank }) => rank)) {
        const above = new Set(entries.map((it) => Math.round(it.above)));
        assert.equal(above.size, 1, `${rank}: ${[...above]} px at ${width} px`);
      }
      for (const { above, below } of distances) {
        assert(below >= above - 1, `${above} and ${below} px at ${width} px`);
      }
    }
  });
});
