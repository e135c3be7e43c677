/** The contact page (SPEC §3, §4, §5, §8). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactPage } from "../../../content/pages/contact.ts";
import { honeypotField } from "../../../client/forms/form-protocol.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import { formMessages, refusalMessages } from "../../../content/messages/forms.ts";
import { serviceNames } from "../../../content/navigation.ts";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { paths } from "../../../content/paths.ts";
import { site as firm } from "../../../content/site.ts";
import { axe } from "../../support/browser/axe.ts";
import {
  focusOn,
  holdRequests,
  hydrated,
  isInView,
  titled,
  type VisitOptions,
} from "../../support/browser/browser.ts";
import { announcements, listen } from "../../support/browser/listener.ts";
import { lossyLine } from "../../support/browser/lossy-line.ts";
import { sharedBrowser, visitOwnSite } from "../../support/browser/shared.ts";
import { inquiryFields } from "../../support/forms.ts";
import { openInMemory } from "../../support/backend/memory.ts";
import { startApp } from "../../support/app.ts";
import { failing } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";

const { messages, outcomeMs } = contactForm;
const title = `${contactPage.meta.title} | `;
const serverError = /the server responded with a status of (4|5)\d\d/;
const table = "/rest/v1/contact_submissions";

const browser = sharedBrowser();
/** Without smooth scrolling: a click can miss a moving page. */
const open = (options: VisitOptions = {}, query = "") =>
  visitOwnSite(browser, paths.contact + query, { reducedMotion: "reduce", ...options });

const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
const submit = (page: Page) => page.locator("#contact button[type=submit]");
const status = (page: Page) => page.locator("#contact-status");
const says = (page: Page, text: string) => status(page).getByText(text, { exact: true }).waitFor();
const alerts = (page: Page, text: string) =>
  page.getByRole("alert").getByText(text, { exact: true }).waitFor();
const isSending = (page: Page) => submit(page).getByText(messages.sending).waitFor();
const record = (page: Page) => page.locator("[data-record]");
const summary = (page: Page) => page.getByRole("group", { name: /your attention$/ });

const stored = {
  name: "Ada Palmer",
  email: "ada@county.example",
  organization: null,
  phone: null,
  service: "Project Management",
  message: "We need help.\nSoon.",
};

async function fillIn(page: Page) {
  await field(page, "name").fill("  Ada Palmer ");
  await field(page, "email").fill(" Ada@County.example ");
  await field(page, "service").selectOption(stored.service);
  await field(page, "message").fill(stored.message);
}

async function send(page: Page) {
  await fillIn(page);
  await submit(page).click();
}

const phone = { width: 390, height: 700 };

/** Goes to another page by a link of the footer, and back to the position at the click. */
async function returnByBack(page: Page) {
  const link = page.locator(`footer a[href="${paths.insights}"]`).first();
  // At once, because a smooth scroll to an outcome may still be under way.
  const top = await link.evaluate((link: HTMLElement) => {
    const top = scrollY;
    link.click();
    return top;
  });
  await page.getByRole("heading", { level: 1, name: insightsPage.heading }).waitFor();
  await page.goBack();
  await submit(page).waitFor();
  await page.waitForFunction((top) => scrollY === top, top);
}

/** Goes to another page and back. */
async function leaveAndReturn(page: Page) {
  await page.getByRole("link", { name: "Insights", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: insightsPage.heading }).waitFor();
  await page.goBack();
  await submit(page).waitFor();
}

/** Where the visible texts and controls are, outside the message and record. */
function placesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body :is(h1, h2, h3, p, li, dd, a, footer, label)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[aria-live], [data-record]"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { text: element.innerText.slice(0, 30), x, y, width, height };
      })
  );
}

describe("the contact page", () => {
  it("has the facts, the promises, the urgent call and the services", async () => {
    await using page = await open();
    const main = page.getByRole("main");
    const texts = [
      firm.location,
      firm.hours,
      contactPage.urgent.title,
      ...contactPage.next.steps.map(({ promise }) => promise),
    ];
    for (const text of texts) {
      assert(await main.getByText(text, { exact: true }).first().isVisible(), text);
    }
    assert(await main.locator(`a[href="${firm.phone.href}"]`).count() >= 2);
    assert(await main.locator(`a[href="mailto:${firm.email}"]`).count() >= 1);
    const options = await field(page, "service").locator("option").allTextContents();
    assert.deepEqual(options.slice(1), [...serviceNames]);
    assert.equal(await field(page, "message").getAttribute("rows"), "5");
  });

  it("has the form in two of three columns, and the facts in the third", async () => {
    await using page = await open();
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [form, facts] = await page.locator("div:has(> #inquiry), :has(> #information)")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const gap = facts!.left - form!.right;
      assert(Math.abs(form!.width - 2 * facts!.width - gap) < 2, `${width} px: ${gap}`);
    }
  });

  it("has both headings in one size and on one line, also when a message is sent", async () => {
    await using page = await open();
    const headings = page.locator("#inquiry, #information");
    for (const isSent of [false, true]) {
      if (isSent) {
        await send(page);
        await page.getByRole("heading", { name: contactPage.form.sent }).waitFor();
      }
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [inquiry, information] = await headings.evaluateAll((all) =>
          all.map((heading) => ({
            size: getComputedStyle(heading).fontSize,
            top: heading.getBoundingClientRect().top,
          }))
        );
        assert.deepEqual(inquiry, information, `at ${width} px`);
      }
    }
  });
});

describe("an inquiry", () => {
  it("is sent once, read-only meanwhile; the message lasts 5 s, a record stays", async () => {
    await using page = await open({ clock: "stopped" });
    const { backend } = page;
    const release = backend.hold();
    await send(page);
    await isSending(page);
    assert.equal(await submit(page).getAttribute("aria-disabled"), "true");
    await field(page, "message").press("End");
    await page.keyboard.type("More");
    assert.equal(await field(page, "message").inputValue(), stored.message);
    assert(await field(page, "service").isDisabled());
    await submit(page).focus();
    await submit(page).evaluate((button: HTMLElement) => button.click());
    await page.keyboard.press("Enter");
    release();
    await says(page, messages.success);
    for (const name of ["name", "email", "message", "service"]) {
      assert.equal(await field(page, name).inputValue(), "", name);
    }
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
    await backend.called("/functions/v1/contactConfirmation");

    await page.clock.runFor(outcomeMs - 100);
    assert.equal(await status(page).innerText(), messages.success);
    await page.clock.runFor(100);
    await status(page).getByText(messages.success).waitFor({ state: "detached" });
    assert.match(await record(page).innerText(), /^Sent at \d+:\d\d [AP]M\./);
    await submit(page).getByText(messages.submit).waitFor();
  });

  it("is confirmed in view above an empty form, with the next steps", async () => {
    await using page = await open({ clock: "stopped", width: 390, height: 700 });
    await send(page);
    await says(page, messages.success);
    assert.equal(await field(page, "name").inputValue(), "");
    const { y, height } = (await status(page).boundingBox())!;
    assert(y >= 80 && y + height <= 700, `at ${y}`);
    for (const step of messages.next) {
      assert(await page.locator("#contact").getByText(step, { exact: true }).isVisible());
    }
    assert(await page.locator("#contact li a[href^='tel:']").isVisible());
    const main = page.getByRole("main");
    assert.equal(await main.getByRole("heading", { name: formMessages.next }).count(), 1);
    for (const stale of [contactPage.intro, contactPage.form.intro, contactPage.form.title]) {
      assert.equal(await main.getByText(stale, { exact: true }).count(), 0, stale);
    }
    for (const text of [stored.name, stored.message.split("\n")[0]!]) {
      assert(await main.getByRole("definition").filter({ hasText: text }).isVisible(), text);
    }
    assert(await main.getByRole("link", { name: messages.onward.label }).isVisible());

    await page.clock.runFor(outcomeMs + 100);
    await field(page, "name").waitFor();
    const after = (await record(page).boundingBox())!;
    assert(after.y >= 0 && after.y < (await field(page, "name").boundingBox())!.y);
    assert(await page.getByText(messages.next[1]!, { exact: true }).isVisible());
    assert(await main.getByRole("link", { name: messages.onward.label }).isVisible());
    await send(page);
    await says(page, messages.success);
    await page.clock.runFor(outcomeMs + 100);
    await page.getByRole("link", { name: messages.again }).click();
    await page.clock.runFor(200);
    await field(page, "name").waitFor();
    assert.equal(await record(page).count(), 0);
  });

  for (const width of [320, 390, 768, 1440]) {
    it(`moves nothing when its message goes, at ${width} px`, async () => {
      const tolerate = [serverError];
      // Everything is in view.
      await using page = await open({ clock: "stopped", width, height: 5_000, tolerate });
      page.backend.instead = failing();
      await send(page);
      await says(page, messages.failure);
      const failed = await placesOf(page);
      await page.clock.runFor(outcomeMs + 100);
      await record(page).waitFor();
      assert.deepEqual(await placesOf(page), failed);

      page.backend.instead = null;
      await send(page);
      await says(page, messages.success);
      const notice = page.locator("#contact [data-tone=success]");
      const room = await notice.boundingBox();
      const before = await placesOf(page);
      assert(before.length > 20);
      await page.clock.runFor(outcomeMs + 100);
      await field(page, "name").waitFor();
      assert.deepEqual(await notice.boundingBox(), room);
      assert.deepEqual(await placesOf(page), before);
    });
  }

  it("that fails says so clear of what is below, on phones", async () => {
    await using page = await open({ ...phone, clock: "stopped", tolerate: [serverError] });
    page.backend.instead = failing();
    await send(page);
    await says(page, messages.failure);
    const message = (await status(page).boundingBox())!;
    const below = (await page.locator("#information").boundingBox())!;
    assert(below.y - message.y - message.height >= 72);
  });

  it("has room for the arrow of its select, and shortens a long value", async () => {
    await using page = await open(phone);
    const style = await field(page, "service").evaluate((select) => {
      const { paddingRight, textOverflow } = getComputedStyle(select);
      return { room: parseFloat(paddingRight), textOverflow };
    });
    // The arrow begins 1.85rem before the edge.
    assert(style.room >= 1.85 * 16 + 8);
    assert.equal(style.textOverflow, "ellipsis");
  });

  it("that fails shows the error for 5 s, keeps every word, and can be sent again", async () => {
    await using page = await open({ clock: "stopped", tolerate: [serverError] });
    const { backend } = page;
    await listen(page);
    backend.instead = failing();
    await send(page);
    await says(page, messages.failure);
    assert.equal(await field(page, "message").inputValue(), stored.message);
    assert.equal(await field(page, "name").inputValue(), "  Ada Palmer ");
    await page.clock.runFor(outcomeMs - 100);
    assert.equal(await status(page).innerText(), messages.failure);
    await page.clock.runFor(100);
    await status(page).getByText(messages.failure).waitFor({ state: "detached" });
    assert.match(await record(page).innerText(), /^Not sent at /);
    backend.instead = null;
    await submit(page).click();
    await says(page, messages.success);
    assert.deepEqual(await announcements(page), [messages.failure, messages.success]);
  });

  it("that meets no connection or an error of the script fails alike and is sent later", async () => {
    const tolerate = [/Failed to load resource/, /out of order/];
    await using page = await open({ tolerate });
    const { backend } = page;
    await page.context().setOffline(true);
    await send(page);
    await says(page, messages.failure);
    await page.context().setOffline(false);
    await page.evaluate(() => {
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = () => {
        XMLHttpRequest.prototype.open = open;
        throw new Error("out of order");
      };
    });
    await submit(page).click();
    await says(page, messages.failure);
    assert.equal(await field(page, "message").inputValue(), stored.message);
    await submit(page).click();
    await says(page, messages.success);
    assert.equal(backend.to(table).length, 1);
  });

  it("whose answer is lost says that it may have arrived, and can safely be sent again", async () => {
    const tolerate = [/Failed to load resource/];
    const embedded = await openInMemory();
    await using site = await startApp({ backend: embedded });
    using line = await lossyLine(site);
    await using page = await browser.visit(line.url + paths.contact, {
      clock: "stopped",
      reducedMotion: "reduce",
      tolerate,
    });
    line.losesAnswers = true;
    await send(page);
    await says(page, messages.unknown);
    assert.equal(await field(page, "message").inputValue(), stored.message);
    await page.clock.runFor(outcomeMs + 100);
    assert.match(await record(page).innerText(), /^Sent at .* no answer .* again\./);
    line.losesAnswers = false;
    await submit(page).click();
    await says(page, messages.success);
    assert(line.lost > 0);
    await site.app.backgroundCallsEnded();
    const { inquiries, mails } = await embedded.received();
    assert.deepEqual([inquiries.length, mails.length], [1, 2], "one mail to each side");
    await embedded.close();
  });

  it("that is under way when its sender returns shows that and its outcome in view, and is sent once", async () => {
    await using page = await open({ ...phone, tolerate: [serverError] });
    const { backend } = page;
    await fillIn(page);
    for (const outcome of [messages.failure, messages.success]) {
      backend.instead = outcome === messages.failure ? failing() : null;
      const release = backend.hold();
      await submit(page).click();
      await isSending(page);
      await returnByBack(page);
      await isSending(page);
      await submit(page).click({ force: true });
      await field(page, "name").press("Enter");
      release();
      await says(page, outcome);
      await isInView(status(page));
      assert((await status(page).boundingBox())!.y >= 80, "below the header");
      const kept = outcome === messages.failure ? stored.message : "";
      assert.equal(await field(page, "message").inputValue(), kept);
    }
    assert.equal(backend.to(table).length, 2);
  });

  it("with a wrong field is not sent: the focused summary names it and leads to it", async () => {
    await using page = await open({ clock: "stopped" });
    const { backend } = page;
    await listen(page);
    const wrong: [name: string, value: string, alert: string][] = [
      ["name", "   ", messages.missing],
      ["message", " \n ", messages.missing],
      ["email", "ada@county", contactForm.fields.email.wrong],
    ];
    for (const [name, value, alert] of wrong) {
      await fillIn(page);
      await field(page, name).fill(value);
      await submit(page).click();
      await focusOn(summary(page));
      assert.equal(await summary(page).getByRole("alert").innerText(), alert);
      await titled(page, formMessages.titlePrefix + title);
      assert.equal(await field(page, name).getAttribute("aria-invalid"), "true");
      const described = (await field(page, name).getAttribute("aria-describedby"))!.split(" ");
      assert(described.includes(`contact-${name}-error`));
      await summary(page).getByRole("link").click();
      // The fragment's element takes the focus after 100 ms (SPEC §9).
      await until("the field has the focus", async () => {
        await page.clock.runFor(100);
        return await field(page, name).evaluate((it) => it === document.activeElement);
      });
    }
    assert.equal(backend.to(table).length, 0);
    await send(page);
    await says(page, messages.success);
    await titled(page, title);
    const expected = wrong.map(([, , alert]) => alert);
    assert.deepEqual(await announcements(page), [...expected, messages.success]);
  });

  it("with a wrong field answers the press before its fields are rendered with errors", async () => {
    await using page = await open();
    const before = await submit(page).evaluate(async (button: HTMLElement) => {
      button.click();
      // React renders what is urgent in a microtask.
      await Promise.resolve();
      return document.querySelectorAll("main [aria-invalid=true]").length;
    });
    assert.equal(before, 0);
    await page.locator("main [aria-invalid=true]").first().waitFor();
    await summary(page).and(page.locator(":focus")).waitFor();
  });

  it("loses each error as soon as its field is corrected", async () => {
    await using page = await open();
    await submit(page).click();
    await summary(page).waitFor();
    assert.equal(await summary(page).getByRole("link").count(), 3);
    await field(page, "email").fill("ada@county");
    await page.locator("#contact-email-error").waitFor();
    await field(page, "email").fill("ada@county.example");
    await page.locator("#contact-email-error").waitFor({ state: "detached" });
    assert.equal(await field(page, "email").getAttribute("aria-invalid"), "false");
    assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), [
      contactForm.fields.name.missing,
      contactForm.fields.message.missing,
    ]);
    await fillIn(page);
    await summary(page).waitFor({ state: "detached" });
    await titled(page, title);
  });

  it("passes axe with errors, while it is sent, when it is sent and when it failed", async () => {
    await using page = await open({ width: 390, tolerate: [serverError] });
    const { backend } = page;
    await submit(page).click();
    await alerts(page, messages.missing);
    assert.deepEqual(await axe(page), []);
    const release = backend.hold();
    await send(page);
    await isSending(page);
    assert.deepEqual(await axe(page), []);
    release();
    await says(page, messages.success);
    assert.deepEqual(await axe(page), []);
    backend.instead = failing();
    await page.getByRole("link", { name: messages.again }).click();
    await send(page);
    await says(page, messages.failure);
    assert.deepEqual(await axe(page), []);
  });

  it("can be sent by keyboard alone", async () => {
    await using page = await open({ width: 390 });
    await field(page, "name").focus();
    const typed = new Map(Object.entries(inquiryFields));
    // Tab leads from each field to the next one.
    for (const name of Object.keys(contactForm.fields)) {
      await focusOn(field(page, name));
      const isChoice = await field(page, name).evaluate((one) => one.matches("select"));
      if (!isChoice) await page.keyboard.type(typed.get(name)?.trim() ?? "");
      await page.keyboard.press("Tab");
    }
    await focusOn(submit(page));
    await page.keyboard.press("Enter");
    await says(page, messages.success);
    await focusOn(page.locator("#contact"));
  });
});

describe("an address that says that an inquiry was sent", () => {
  it("shows the form to whoever has not sent one, with script and without", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await using page = await open({ javaScriptEnabled }, "?sent=1#contact-status");
      assert(await field(page, "message").isVisible());
      assert.equal(await page.getByText(messages.success).count(), 0);
      assert.equal(await record(page).count(), 0);
    }
  });
});

describe("a honeypot that a password manager has filled in", () => {
  it("is emptied and explained; nothing typed is lost, and the next try is stored", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await using page = await open({ javaScriptEnabled, tolerate: [serverError] });
      const { backend } = page;
      await fillIn(page);
      const honeypot = page.locator(`#contact [name=${honeypotField}]`);
      await honeypot.evaluate((input: HTMLInputElement) => input.value = "https://ada.example");
      await submit(page).click();
      await page.locator("#contact").getByText(refusalMessages.honeypotFilled).waitFor();
      assert.equal(await honeypot.inputValue(), "");
      assert.equal(await field(page, "message").inputValue(), stored.message);
      assert.equal(backend.to(table).length, 0);
      await submit(page).click();
      await says(page, messages.success);
      assert.equal(backend.to(table).length, 1);
    }
  });
});

describe("an inquiry without script", () => {
  it("comes back with errors and all that was typed, then to its outcome in view, stored once", async () => {
    await using page = await open({ javaScriptEnabled: false, tolerate: [/status of 422/] });
    const { backend } = page;
    await fillIn(page);
    await field(page, "email").fill("ada");
    await submit(page).click();
    await alerts(page, contactForm.fields.email.wrong);
    await focusOn(page.locator("[autofocus]"));
    assert.equal(await field(page, "email").inputValue(), "ada");
    assert.equal(await field(page, "message").inputValue(), stored.message);
    assert.equal(await field(page, "service").inputValue(), stored.service);
    await send(page);
    await says(page, messages.success);
    await isInView(status(page));
    await page.reload();
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
  });
});

describe("an unsent inquiry", () => {
  it("is restored after a reload, in its tab, until it is sent", async () => {
    await using page = await open();
    const { site } = page;
    const other = await page.context().newPage();
    await fillIn(page);
    const ways = [
      () => page.reload(),
      () => page.goto("about:blank").then(() => page.goto(site.url + paths.contact)),
    ];
    for (const returnToPage of ways) {
      await returnToPage();
      await hydrated(page);
      assert.equal(await field(page, "message").inputValue(), stored.message);
      assert.equal(await field(page, "service").inputValue(), stored.service);
    }
    await other.goto(site.url + paths.contact);
    await hydrated(other);
    assert.equal(await field(other, "message").inputValue(), "");
    await submit(page).click();
    await says(page, messages.success);
    await page.reload();
    await hydrated(page);
    assert.equal(await field(page, "message").inputValue(), "");
  });

  it("is forgotten when it was sent without script", async () => {
    await using page = await open();
    const { site } = page;
    await fillIn(page);
    // Past the form's handler, as Enter before hydration.
    await page.locator("#contact").evaluate((form: HTMLFormElement) => form.submit());
    await says(page, messages.success);
    await hydrated(page);
    await page.goto(site.url + paths.contact);
    await hydrated(page);
    assert.equal(await field(page, "message").inputValue(), "");
  });
});

describe("before hydration", () => {
  it("a typed inquiry is kept, and restored after a visit to another page until it is sent", async () => {
    let release = () => {};
    await using page = await open({
      hydrates: false,
      before: async (page) => void (release = await holdRequests(page, /assets\/.*\.js/)),
    });
    await fillIn(page);
    release();
    await hydrated(page);
    await leaveAndReturn(page);
    assert.equal(await field(page, "message").inputValue(), stored.message);
    await submit(page).click();
    await says(page, messages.success);
    await leaveAndReturn(page);
    assert.equal(await field(page, "message").inputValue(), "");
  });

  it("an inquiry that was sent has its message for 5 s after hydration", async () => {
    await using page = await open({ clock: true });
    await fillIn(page);
    // Past the form's handler, as Enter before hydration.
    await page.locator("#contact").evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL(/sent=/, { waitUntil: "commit" });
    await hydrated(page);
    assert.equal(await status(page).innerText(), messages.success);
    await page.clock.runFor(outcomeMs + 100);
    assert.equal(await status(page).innerText(), "");
    assert.match(await record(page).innerText(), /^Sent at/);
    assert.equal(new URL(page.url()).search, "");
  });

  it("an inquiry that was found wrong is hydrated with its errors and can be sent", async () => {
    await using page = await open({ tolerate: [serverError] });
    const { site } = page;
    await field(page, "name").fill("Ada Palmer");
    // Past the form's handler, as Enter before hydration.
    await page.locator("#contact").evaluate((form: HTMLFormElement) => form.submit());
    await alerts(page, messages.missing);
    await hydrated(page);
    assert.equal(await field(page, "name").inputValue(), "Ada Palmer");
    assert.equal(await summary(page).getByRole("link").count(), 2);
    assert.equal(page.url(), site.url + paths.contact);
    await summary(page).getByRole("link").first().click();
    await focusOn(field(page, "email"));
    assert.equal(await field(page, "name").inputValue(), "Ada Palmer");
    await send(page);
    await says(page, messages.success);
    assert.equal(await field(page, "name").inputValue(), "");
    await titled(page, title);
  });
});
