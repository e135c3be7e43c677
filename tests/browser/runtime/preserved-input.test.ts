/** What was typed, chosen and focused before hydration survives what other programs did to the page. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { applicationForm } from "../../../content/forms/application.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import { newsletterForms } from "../../../content/forms/newsletter.ts";
import { paths } from "../../../content/paths.ts";
import { site as firm } from "../../../content/site.ts";
import { holdRequests, hydrated } from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { pdfText } from "../../support/forms.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** Each runs in the page and does what a program was seen to do. */
const programs = {
  "a password manager that adds an element to each email field": () => {
    for (const field of document.querySelectorAll("input[type=email]")) {
      field.after(document.createElement("div"));
      field.setAttribute("autocomplete", "off");
    }
  },
  "a writing assistant that wraps each text area": () => {
    for (const area of document.querySelectorAll("textarea, input[type=search]")) {
      const wrapper = document.createElement("grammarly-extension");
      area.before(wrapper);
    }
  },
  "an ad blocker that removes an element of each form, and of the page": () => {
    for (const form of document.querySelectorAll("form")) form.querySelector("label")!.remove();
    document.querySelector("footer ul a")!.remove();
  },
  "a phone that makes links of phone numbers, dates and addresses": (city: string) => {
    const linked = new RegExp(`${city}|\\d{3}-\\d{4}|[A-Z][a-z]+ \\d{1,2}, \\d{4}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const found = linked.exec(text.data);
      if (!found || text.parentElement!.closest("a, script, style, textarea, option")) continue;
      const link = document.createElement("a");
      link.href = "x-apple-data-detectors://0";
      const rest = text.splitText(found.index);
      rest.splitText(found[0].length);
      rest.replaceWith(link);
      link.append(rest);
    }
  },
  "a program that adds elements to the root, the header and the page": () => {
    for (const place of ["#root", "header", "main", "main > *"]) {
      document.querySelector(place)!.prepend(document.createElement("i"));
    }
  },
  "a translation that changes each text in place": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement!.closest("script, style, textarea")) {
        text.data = `¡${text.data}!`;
      }
    }
  },
} satisfies Record<string, (city: string) => void>;

const typed = "typed early";
const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdfText) };

/** Fills in every control of a form, and leaves a selection in one of them. */
async function fillIn(page: Page, form: string, focus: string) {
  // The honeypot is not for visitors.
  const controls = `${form} :is(input, select, textarea):not([tabindex="-1"]):visible`;
  for (const control of await page.locator(controls).all()) {
    const kind = await control.evaluate((control: HTMLInputElement) => control.type);
    if (kind === "file") await control.setInputFiles(file);
    else if (kind === "select-one") {
      await control.evaluate((select: HTMLSelectElement) => select.selectedIndex = 2);
    } else await control.fill(kind === "email" ? "ada@county.example" : typed);
  }
  await page.locator(focus).evaluate((control: HTMLInputElement) => {
    control.focus();
    if (control.selectionStart !== null) control.setSelectionRange(2, 5, "backward");
  });
}

/** What the visitor sees of it. */
const stateOf = (page: Page, form: string) =>
  page.locator(form).evaluate((form: HTMLFormElement) => {
    const active = document.activeElement as HTMLInputElement;
    return {
      values: Array.from(
        form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])"),
        ({ name, value, files }) => [name, value, ...Array.from(files ?? [], ({ name }) => name)],
      ),
      focus: active.id,
      selection: active.selectionStart === null
        ? null
        : [active.selectionStart, active.selectionEnd, active.selectionDirection],
    };
  });

const forms = [
  { path: paths.careers, form: `#${applicationForm.id}`, focus: "#application-firstName" },
  { path: paths.contact, form: `#${contactForm.id}`, focus: "#contact-message" },
  { path: paths.careers, form: `#${newsletterForms.footer.id}`, focus: "#newsletter-footer-email" },
  { path: paths.insights, form: "#newsletter-insights", focus: "#newsletter-insights-email" },
  { path: paths.search, form: "main form", focus: "main input[type=search]" },
] as const;

/** The longest form meets every program, and each other one in turn. */
const [application, ...otherForms] = forms;

describe("before hydration", () => {
  for (const [index, [name, change]] of Object.entries(programs).entries()) {
    it(`${name} takes nothing from a form`, async () => {
      for (const { path, form, focus } of [application, otherForms[index % otherForms.length]!]) {
        let release = () => {};
        await using page = await browser.visit(site.url + path, {
          hydrates: false,
          tolerate: [/^debug: .*error #418/],
          before: async (page) => void (release = await holdRequests(page, /assets\/.*\.js/)),
        });
        await fillIn(page, form, focus);
        const before = await stateOf(page, form);
        await page.evaluate(change, firm.address.city);
        release();
        await hydrated(page);
        assert.deepEqual(await stateOf(page, form), before, path);
        assert.equal(await page.locator(`${form} [type=submit]`).isEnabled(), true, path);
      }
    });
  }

  it("what is typed while the page is rendered anew is kept", async () => {
    let release = () => {};
    await using page = await browser.visit(site.url + paths.contact, {
      hydrates: false,
      tolerate: [/^debug: .*error #418/],
      before: async (page) => {
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: 3 });
        release = await holdRequests(page, /assets\/.*\.js/);
      },
    });
    const text = "the quick brown fox jumps over the lazy dog ".repeat(4);
    await page.locator("#contact-message").focus();
    await page.evaluate(programs["a password manager that adds an element to each email field"]);
    release();
    await page.keyboard.type(text);
    await hydrated(page);
    assert.equal(await page.locator("#contact-message").inputValue(), text);
  });

  it("a link keeps the focus", async () => {
    let release = () => {};
    await using page = await browser.visit(site.url + paths.about, {
      hydrates: false,
      tolerate: [/^debug: .*error #418/],
      before: async (page) => void (release = await holdRequests(page, /assets\/.*\.js/)),
    });
    const href = await page.locator("main a[href]").nth(3).evaluate((link: HTMLAnchorElement) => {
      link.focus();
      return link.getAttribute("href");
    });
    await page.evaluate(
      programs["a program that adds elements to the root, the header and the page"],
    );
    release();
    await hydrated(page);
    const focused = await page.evaluate(() => document.activeElement!.getAttribute("href"));
    assert.equal(focused, href);
  });
});
