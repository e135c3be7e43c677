import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "pdf-lib";
import type { Locator, Page } from "playwright";
import { aboutLinks, footerServices, legalLinks, serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { focusOn, openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";

let site: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toggle = (page: Page, name: string) => main(page).getByRole("button", { name });
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);
const header = (page: Page) => page.locator("header.site-header");
const shown = async (
  page: Page,
) => [await panel(page, "Services").isVisible(), await panel(page, "About").isVisible()];
const scroll = (page: Page, y: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
/**
 * Whether the element is there once the page stands at so many pixels for two frames: faces that are
 * put on meanwhile may move it by one or two.
 */
const isThereAt = (page: Page, y: number, selector: string) =>
  page.evaluate(async ([y, selector]) => {
    do {
      scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    } while (scrollY !== y);
    return document.querySelector(selector) !== null;
  }, [y, selector] as const);

describe("the header", () => {
  it("has the logo, the tagline, the phone and the call to action", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    assert.equal(await header(page).locator("a[aria-label$=', home']").getAttribute("href"), "/");
    assert(await header(page).getByText(firm.tagline).isVisible());
    assert.equal(
      await header(page).locator(`a[href="${firm.phone.href}"]`).first().isVisible(),
      true,
    );
    const call = header(page).getByRole("link", { name: "Talk to an Expert" });
    assert.equal(await call.getAttribute("href"), paths.contact);
  });

  it("is solid beyond 50 px of scroll", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const found = [];
    for (const y of [50, 51, 0]) found.push(await isThereAt(visit.page, y, "header[data-solid]"));
    assert.deepEqual(found, [false, true, false]);
  });

  for (
    const [name, links, all] of [
      ["Services", serviceLinks, paths.services],
      ["About", aboutLinks, paths.about],
    ] as const
  ) {
    it(`opens ${name} on hover, with its items and the link to the section`, async () => {
      await using visit = await browser.visit(site.url + paths.contact);
      const { page } = visit;
      assert.deepEqual(await shown(page), [false, false]);
      await toggle(page, name).hover();
      await panel(page, name).waitFor();
      assert.equal(await toggle(page, name).getAttribute("aria-expanded"), "true");
      const found = await panel(page, name).getByRole("link")
        .evaluateAll((elements) =>
          elements.map((element) => [element.textContent, element.getAttribute("href")])
        );
      const expected = links.map(({ label, href }) => [label, href]);
      assert.deepEqual(found, [...expected, [`View ${name} Section`, all]]);

      // The way from the button down to the panel has no gap in which it would close.
      const box = (await panel(page, name).boundingBox())!;
      const button = (await toggle(page, name).boundingBox())!;
      const x = button.x + button.width / 2;
      await page.mouse.move(x, button.y + button.height - 2);
      await page.mouse.move(x, box.y + 20, { steps: 12 });
      assert(await panel(page, name).isVisible());
      await page.mouse.move(640, 800);
      await panel(page, name).waitFor({ state: "hidden" });
    });
  }

  it("closes what hovering opened by Escape, wherever the focus is, and leaves it closed", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await toggle(page, "Services").hover();
    await panel(page, "Services").waitFor();
    await page.keyboard.press("Escape");
    await panel(page, "Services").waitFor({ state: "hidden" });
    assert(await page.evaluate(() => document.activeElement === document.body));
    await toggle(page, "Services").click();
    await panel(page, "Services").waitFor();
  });

  it("opens its dropdowns at its lower edge", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await toggle(page, "Services").hover();
    const { y, height } = (await header(page).boundingBox())!;
    assert.equal((await panel(page, "Services").boundingBox())!.y, y + height);
  });

  it("says the number in digits from 390 px up, and leads to the search", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    for (const width of [390, 412, 640, 768, 1024, 1100, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const digits = header(page).getByText(firm.phone.display, { exact: true }).first();
      assert(await digits.isVisible(), `no digits at ${width} px`);
      const { height } = (await header(page).boundingBox())!;
      assert(height <= 100, `the header of ${width} px breaks into ${height} px`);
    }
    await header(page).getByRole("link", { name: "Search" }).click();
    await page.waitForURL(site.url + paths.search);
  });

  it("has at most one dropdown open", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await toggle(page, "Services").hover();
    await panel(page, "Services").waitFor();
    await toggle(page, "About").hover();
    await panel(page, "About").waitFor();
    assert.deepEqual(await shown(page), [false, true]);
    await page.mouse.move(640, 800);
    await panel(page, "About").waitFor({ state: "hidden" });
    await toggle(page, "Services").focus();
    await page.keyboard.press("Enter");
    await panel(page, "Services").waitFor();
    await toggle(page, "About").hover();
    await panel(page, "About").waitFor();
    assert.deepEqual(await shown(page), [false, true]);
  });

  it("closes the dropdown when an item is chosen, and shows its page", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await toggle(page, "Services").hover();
    await panel(page, "Services").getByRole("link", { name: "Project Management" }).click();
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    await panel(page, "Services").waitFor({ state: "hidden" });
    assert.equal(new URL(page.url()).pathname, paths.service("project-management"));
  });

  it("works by keyboard: Enter and Space toggle, Escape closes and returns, leaving closes", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    const button = toggle(page, "Services");
    await button.focus();
    await page.keyboard.press("Enter");
    await panel(page, "Services").waitFor();
    await page.keyboard.press("Space");
    await panel(page, "Services").waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("href")),
      serviceLinks[0]!.href,
    );
    await page.keyboard.press("Escape");
    await panel(page, "Services").waitFor({ state: "hidden" });
    await focusOn(button);
    await page.keyboard.press("Enter");
    await panel(page, "Services").waitFor();
    await page.keyboard.press("Shift+Tab");
    await panel(page, "Services").waitFor({ state: "hidden" });
  });

  it("keeps a dropdown open that was hovered and then clicked", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await toggle(page, "About").click();
    assert.deepEqual(await shown(page), [false, true]);
  });

  it("marks the section that the page belongs to", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const contact = main(visit.page).getByRole("link", { name: "Contact" });
    assert.equal(await contact.getAttribute("aria-current"), "page");
  });
});

describe("the mobile menu", () => {
  const narrow = { width: 390, height: 800 };
  const button = (page: Page) => page.getByRole("button", { name: "Menu" });
  const menu = (page: Page) => page.locator("#mobile-menu");

  it("has its entries; choosing one closes it, shows the page and scrolls to the top", async () => {
    await using visit = await browser.visit(site.url + paths.home, narrow);
    const { page } = visit;
    const entries: [string, string][] = [
      ["Services", paths.services],
      ["Insights", paths.insights],
      ["About", paths.about],
      ["Contact", paths.contact],
      ["Careers", paths.careers],
      ["Search", paths.search],
      ["Talk to an Expert", paths.contact],
    ];
    await button(page).click();
    assert.deepEqual(
      await menu(page).locator("a:not([href^='tel:']):visible").evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute("href")])
      ),
      entries,
    );
    for (const [name, href] of entries) {
      if (!await menu(page).isVisible()) await button(page).click();
      await menu(page).getByRole("link", { name, exact: true }).click();
      await menu(page).waitFor({ state: "hidden" });
      await page.waitForURL((url) => url.pathname === href);
      // The page comes after its address, and closes a menu that was opened meanwhile.
      await page.locator("main h1:focus").waitFor();
      await page.waitForFunction(() => scrollY === 0);
      assert.equal(await button(page).getAttribute("aria-expanded"), "false");
      await scroll(page, 400);
    }
  });

  it("scrolls to the top when the shown page itself is chosen", async () => {
    await using visit = await browser.visit(site.url + paths.contact, narrow);
    const { page } = visit;
    await scroll(page, 600);
    await button(page).click();
    await menu(page).getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForFunction(() => scrollY === 0);
    await menu(page).waitFor({ state: "hidden" });
    await page.locator("main h1:focus").waitFor();
  });

  it("is gone when its header has become wide enough, and the page can be used", async () => {
    await using visit = await browser.visit(site.url + paths.contact, { width: 1200 });
    const { page } = visit;
    // What fits depends on the size of the words, so the window says nothing here.
    await page.evaluate(() => document.documentElement.style.fontSize = "32px");
    await button(page).click();
    await page.locator("main[inert]").waitFor();
    await page.evaluate(() => document.documentElement.style.fontSize = "");
    await page.locator("main:not([inert])").waitFor();
    assert(await page.locator("footer:not([inert])").isVisible());
  });

  it("leaves the page behind inert, and Escape closes it and returns the focus", async () => {
    await using visit = await browser.visit(site.url + paths.contact, narrow);
    const { page } = visit;
    await button(page).click();
    await page.locator("main[inert]").waitFor();
    assert(await page.locator("#root > footer").evaluate((e) => (e as HTMLElement).inert));
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() =>
        !document.activeElement || document.activeElement === document.body ||
        document.activeElement.closest("header") !== null
      );
      assert(inside, `Tab ${n + 1} left the menu`);
    }
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    await focusOn(button(page));
    assert(!await page.locator("main").evaluate((element) => (element as HTMLElement).inert));
  });

  it("says Close while it is open, over a backdrop that closes it", async () => {
    await using visit = await browser.visit(site.url + paths.contact, narrow);
    const { page } = visit;
    await button(page).click();
    assert.equal((await button(page).innerText()).split("\n")[0], "Close");
    const box = (await page.locator("[data-backdrop]").boundingBox())!;
    assert(box.width === narrow.width && box.y + box.height >= narrow.height);
    await page.mouse.click(200, narrow.height - 20);
    await menu(page).waitFor({ state: "hidden" });
    assert.equal(await button(page).innerText(), "Menu");
    await focusOn(button(page));
  });

  it("can be used in a window of 320 by 256", async () => {
    await using visit = await browser.visit(site.url + paths.contact, { width: 320, height: 256 });
    const { page } = visit;
    await button(page).click();
    await menu(page).getByRole("link", { name: "Talk to an Expert" }).scrollIntoViewIfNeeded();
    await menu(page).getByRole("link", { name: "Talk to an Expert" }).click();
    await menu(page).waitFor({ state: "hidden" });
  });

  it("opens and leads on without script too", async () => {
    await using visit = await browser.visit(site.url + paths.contact, {
      ...narrow,
      javaScriptEnabled: false,
    });
    const { page } = visit;
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await menu(page).waitFor();
    await menu(page).getByRole("link", { name: "Services", exact: true }).click();
    await page.waitForURL(site.url + paths.services);
  });
});

describe("the manifest", () => {
  const manifest = `link[rel=manifest][href="${paths.files.manifest}"]`;

  it("is no part of the first paint", async () => {
    await using visit = await browser.visit(site.url + paths.contact, {
      hydrates: false,
      before: (page) =>
        page.addInitScript((manifest) => {
          new PerformanceObserver(() => {
            document.documentElement.dataset.painted = `${
              document.querySelector(manifest) ? "with" : "without"
            } it`;
          }).observe({ type: "paint", buffered: true });
        }, manifest),
    });
    await visit.page.locator(manifest).waitFor({ state: "attached" });
    assert.equal(await visit.page.locator("html").getAttribute("data-painted"), "without it");
  });

  it("is named without script too", async () => {
    await using visit = await browser.visit(site.url, { javaScriptEnabled: false });
    assert.equal(await visit.page.locator(manifest).count(), 1);
  });
});

describe("the up-arrow", () => {
  it("shows beyond 300 px and leads to the top", async () => {
    await using visit = await browser.visit(site.url + paths.services);
    const { page } = visit;
    const arrow = page.getByRole("button", { name: "Back to top" });
    const found = [];
    for (const y of [300, 301]) found.push(await isThereAt(page, y, "[aria-label='Back to top']"));
    assert.deepEqual(found, [false, true]);
    // At 301 px, faces that move a line by one would take it away again.
    await scroll(page, 600);
    await arrow.click();
    await page.waitForFunction(() => scrollY === 0);
    await arrow.waitFor({ state: "detached" });
  });
});

describe("the footer", () => {
  it("has everything the specification lists", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const footer = visit.page.locator("#root > footer");
    const hrefs = await footer.locator("a").evaluateAll((links) =>
      links.map((link) => link.getAttribute("href"))
    );
    const expected = [
      firm.phone.href,
      `mailto:${firm.email}`,
      ...footerServices.map(({ href }) => href),
      ...legalLinks.map(({ href }) => href),
      paths.services,
      paths.careers,
      paths.sitemap,
      paths.commitments,
      paths.leadership,
      paths.contact,
      paths.outlook,
      ...firm.social.map(({ href }) => href),
    ];
    for (const href of expected) assert(hrefs.includes(href), href);
    assert.equal(footerServices.length, 5);
    const text = await footer.innerText();
    assert.match(text, /Tallahassee/);
    assert.match(text, /by appointment only/);
    assert(text.includes(firm.blurb));
    assert(await footer.getByRole("button", { name: "Subscribe" }).isVisible());
    const download = footer.locator(`a[href="${paths.outlook}"]`);
    assert(await download.evaluate((link) => link.hasAttribute("download")));
  });

  it("is at most 1,000 px high on a phone, in two columns, and whole rows on a tablet", async () => {
    await using visit = await browser.visit(site.url + paths.contact, { width: 390, height: 844 });
    const { page } = visit;
    const footer = page.locator("#root > footer");
    const lists = (name: string) =>
      footer.getByRole("navigation", { name, exact: true }).getByRole("listitem").first();
    const places = async () =>
      await Promise.all(
        ["Services", "Quick links", "Elsewhere"].map(async (name) =>
          (await lists(name).boundingBox())!
        ),
      );
    assert((await footer.boundingBox())!.height <= 1_000);
    const [services, quick] = await places();
    assert(quick!.x > services!.x + services!.width / 2, "beside each other");
    await page.setViewportSize({ width: 768, height: 1024 });
    const tops = (await places()).map(({ y }) => Math.round(y / 50));
    assert.equal(new Set(tops).size, 1, `${tops}`);
    const end = async (part: Locator) => {
      const { x, width } = (await part.boundingBox())!;
      return Math.round(x + width);
    };
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 1_000 });
      const subscribe = footer.getByRole("button", { name: "Subscribe" });
      assert.equal(await end(subscribe), await end(footer.locator("#newsletter")), `${width}`);
    }
    for (const link of await footer.locator("a").all()) {
      assert((await link.boundingBox())!.height >= 24, (await link.innerText()) + " is low");
    }
  });

  it("is where the page ends, with and without script", async () => {
    for (const options of [{ hasTouch: true, isMobile: true }, { javaScriptEnabled: false }]) {
      const start = site.url + paths.services;
      await using visit = await browser.visit(start, { width: 390, height: 844, ...options });
      for (const path of [paths.services, paths.contact, paths.commitments]) {
        await visit.goto(site.url + path);
        const below = await visit.page.evaluate(() =>
          document.documentElement.scrollHeight - scrollY -
          document.querySelector("body > footer, footer[data-no-print]")!.getBoundingClientRect()
            .bottom
        );
        assert(Math.abs(below) < 1, `${below} px under the footer of ${path}`);
      }
    }
  });
});

describe("the skip link", () => {
  it("is the first stop and leads past the header", async () => {
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await focusOn(link);
    const box = (await link.boundingBox())!;
    assert(box.y >= 0, "it is seen while it has the focus");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "content");
  });
});

describe("on paper", () => {
  /** How often each page of a PDF sets text. */
  async function texts(pdf: Uint8Array): Promise<number[]> {
    const document = await PDFDocument.load(pdf);
    return document.getPages().map(({ node }) => {
      const contents = node.Contents();
      const streams = contents instanceof PDFArray
        ? contents.asArray().map((part) => document.context.lookup(part))
        : [contents];
      return streams.filter((stream) => stream instanceof PDFRawStream)
        .flatMap((stream) =>
          new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode()).match(/T[jJ]/g) ??
            []
        ).length;
    });
  }

  it("every kind of page has the letterhead, black words, no button and no empty page", async () => {
    await using site = await startApp({ backend: "embedded" });
    await using visit = await browser.visit(site.url, { reducedMotion: "reduce" });
    const { page } = visit;
    for (const path of onePageOfEach()) {
      await visit.goto(site.url + path);
      await page.emulateMedia({ media: "print" });
      const letterhead = page.locator("[data-letterhead]");
      assert(await letterhead.isVisible(), path);
      const words = await letterhead.innerText();
      for (const word of [firm.name, firm.phone.display, site.url + path]) {
        assert(words.includes(word), `${path}: ${words}`);
      }
      const wrong = await page.locator("body *").evaluateAll((all) =>
        all.filter((element) => element.checkVisibility())
          .filter((element) =>
            element.matches("button, input, [type=submit]") ||
            element.matches("#root :not(svg *)") &&
              getComputedStyle(element).color !== "rgb(0, 0, 0)"
          )
          .map((element) => element.outerHTML.slice(0, 80))
      );
      assert.deepEqual(wrong, [], path);
      const pages = await texts(await page.pdf({ format: "Letter", printBackground: true }));
      assert(pages.every((count) => count > 0), `${path}: ${pages}`);
      await page.emulateMedia({ media: null });
    }
  });

  it("running text has one column on landscape and wide sheets", async () => {
    await using site = await startApp();
    // Letter and A3 in landscape, less their margins.
    for (const width of [935, 1_466]) {
      await using visit = await browser.visit(site.url, { width });
      const { page } = visit;
      await page.emulateMedia({ media: "print" });
      for (const path of onePageOfEach()) {
        await visit.goto(site.url + path);
        const columns = await page.locator("main .prose").evaluateAll((texts) =>
          texts.map((text) => {
            const { left, width } = text.getBoundingClientRect();
            const style = getComputedStyle(text.closest(".page-width")!);
            return { left: left - parseFloat(style.paddingLeft), isWide: width > 400 };
          })
        );
        assert(columns.every(({ isWide }) => isWide), `${path}: ${JSON.stringify(columns)}`);
      }
    }
  });
});
