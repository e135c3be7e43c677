/** The contact page as visitors meet it (SPEC §3, §4, §5, §8). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactPage } from "../../../content/pages/contact.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import { formMessages } from "../../../content/messages/forms.ts";
import { serviceNames } from "../../../content/navigation.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { paths } from "../../../content/paths.ts";
import { site as firm } from "../../../content/site.ts";
import { startApp } from "../../support/app.ts";
import { axe } from "../../support/browser/axe.ts";
import {
  focusOn,
  hydrated,
  openBrowser,
  stopTime,
  type TestBrowser,
  titled,
  type VisitOptions,
} from "../../support/browser/browser.ts";
import { announcements, listen } from "../../support/browser/listener.ts";
import { failing, recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";

const { messages } = contactForm;
const title = `${contactPage.meta.title} | `;
const serverError = /the server responded with a status of (4|5)\d\d/;
const table = "/rest/v1/contact_submissions";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
const submit = (page: Page) => page.locator("#contact button[type=submit]");
const status = (page: Page) => page.locator("#contact-status");
const record = (page: Page) => page.locator("[data-record]");
const summary = (page: Page) => page.getByRole("group", { name: /your attention$/ });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function fillIn(page: Page) {
  await field(page, "name").fill("  Ada Palmer ");
  await field(page, "email").fill(" Ada@County.example ");
  await field(page, "service").selectOption("Project Management");
  await field(page, "message").fill("We need help.\nSoon.");
}

/** At another page, and back. */
async function lookElsewhere(page: Page) {
  await page.getByRole("link", { name: "Insights", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: insightsPage.heading }).waitFor();
  await page.goBack();
  await submit(page).waitFor();
}

/** Without smooth scrolling: a click that meets the page on its way can miss. */
async function open(options: VisitOptions = {}) {
  const backend = recordingBackend();
  const site = await startApp({ backend: backend.address });
  const visit = await browser.visit(site.url + paths.contact, {
    reducedMotion: "reduce",
    ...options,
  });
  return {
    backend,
    site,
    page: visit.page,
    async [Symbol.asyncDispose]() {
      await visit[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

const stored = {
  name: "Ada Palmer",
  email: "ada@county.example",
  organization: null,
  phone: null,
  service: "Project Management",
  message: "We need help.\nSoon.",
};

describe("the contact page", () => {
  it("has the facts, the promises, the urgent call and the ten services", async () => {
    await using visit = await open();
    const main = visit.page.getByRole("main");
    for (
      const text of [
        firm.location,
        "Mon-Fri 8:00 AM - 6:00 PM EST",
        ...contactPage.commitments.items,
        contactPage.urgent.title,
      ]
    ) assert(await main.getByText(text, { exact: true }).first().isVisible(), text);
    assert(await main.locator(`a[href="${firm.phone.href}"]`).count() >= 2);
    assert(await main.locator(`a[href="mailto:${firm.email}"]`).count() >= 1);
    const options = await field(visit.page, "service").locator("option").allTextContents();
    assert.deepEqual(options.slice(1), [...serviceNames]);
    assert.equal(await field(visit.page, "message").getAttribute("rows"), "5");
  });
});

describe("an enquiry", () => {
  it("shows sending, says for 5 s that it was sent, clears the form, and leaves a record", async () => {
    await using visit = await open({ clock: true });
    const { page, backend } = visit;
    await stopTime(page);
    await listen(page);
    await fillIn(page);
    const release = backend.hold();
    await submit(page).click();
    await submit(page).getByText(messages.sending).waitFor();
    assert.equal(await submit(page).getAttribute("aria-disabled"), "true");
    await field(page, "message").press("End");
    await page.keyboard.type("More");
    assert.doesNotMatch(await field(page, "message").inputValue(), /More/, "it would be lost");
    assert(await field(page, "service").isDisabled());
    await submit(page).focus();
    // A second press, wherever the End key has scrolled to.
    await submit(page).evaluate((button: HTMLElement) => button.click());
    await page.keyboard.press("Enter");
    release();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    for (const name of ["name", "email", "message", "service"]) {
      assert.equal(await field(page, name).inputValue(), "", name);
    }
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
    await backend.called("/functions/v1/contactConfirmation");

    await page.clock.runFor(4_900);
    assert.equal(await status(page).innerText(), messages.success);
    await page.clock.runFor(100);
    await status(page).getByText(messages.success).waitFor({ state: "detached" });
    assert.match(await record(page).innerText(), /^Sent at \d+:\d\d [AP]M\./);
    await submit(page).getByText(messages.submit).waitFor();
    assert.deepEqual(await announcements(page), [messages.success]);
  });

  it("gives its place to the confirmation, in view, with what happens next", async () => {
    await using visit = await open({ clock: true, width: 390, height: 700 });
    const { page } = visit;
    await stopTime(page);
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert(!await field(page, "name").isVisible());
    const { y, height } = (await status(page).boundingBox())!;
    assert(y >= 80 && y + height <= 700, `at ${y}`);
    for (const step of messages.next) {
      assert(await page.locator("#contact").getByText(step, { exact: true }).isVisible());
    }
    const main = page.getByRole("main");
    assert.equal(await main.getByRole("heading", { name: formMessages.next }).count(), 1);
    for (const stale of [contactPage.intro, contactPage.form.intro, contactPage.form.title]) {
      assert.equal(await main.getByText(stale, { exact: true }).count(), 0, stale);
    }
    for (const [label, text] of [["Name", stored.name], ["Message", stored.message]] as const) {
      const row = main.getByRole("definition").filter({ hasText: text.split("\n")[0]! });
      assert(await row.isVisible(), label);
    }
    assert(await main.getByRole("link", { name: messages.onward.label }).isVisible());

    await page.clock.runFor(5_100);
    await field(page, "name").waitFor();
    const after = await record(page).boundingBox();
    assert(after!.y >= 0 && after!.y < (await field(page, "name").boundingBox())!.y, "on top");
    assert(await page.getByText(messages.next[1]!, { exact: true }).isVisible());
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    await page.getByRole("link", { name: messages.again }).click();
    await page.clock.runFor(200);
    await field(page, "name").waitFor();
    assert.equal(await record(page).count(), 0);
  });

  it("lets go of what was said of a field once it is mended", async () => {
    await using visit = await open();
    const { page } = visit;
    await submit(page).click();
    await summary(page).waitFor();
    await field(page, "email").fill("ada@county");
    await page.locator("#contact-email-error").waitFor();
    await field(page, "email").fill("ada@county.example");
    await page.locator("#contact-email-error").waitFor({ state: "detached" });
    assert.equal(await field(page, "email").getAttribute("aria-invalid"), null);
    assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), [
      contactForm.fields.name.missing,
      contactForm.fields.message.missing,
    ]);
    await fillIn(page);
    await summary(page).waitFor({ state: "detached" });
    await titled(page, title);
  });

  it("that fails shows the specified error for 5 s, keeps every word, and can be sent again", async () => {
    await using visit = await open({ clock: true, tolerate: [serverError] });
    const { page, backend } = visit;
    await stopTime(page);
    await listen(page);
    backend.instead = failing();
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
    assert.equal(await field(page, "message").inputValue(), stored.message);
    assert.equal(await field(page, "name").inputValue(), "  Ada Palmer ");
    await page.clock.runFor(4_900);
    assert.equal(await status(page).innerText(), messages.failure);
    await page.clock.runFor(100);
    await status(page).getByText(messages.failure).waitFor({ state: "detached" });
    assert.match(await record(page).innerText(), /^Not sent at /);
    backend.instead = null;
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(await announcements(page), [messages.failure, messages.success]);
  });

  it("that is not sent yet is there again after a look at another page, and not once it is sent", async () => {
    await using visit = await open();
    const { page } = visit;
    await fillIn(page);
    await lookElsewhere(page);
    assert.equal(await field(page, "message").inputValue(), stored.message);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    await lookElsewhere(page);
    assert.equal(await field(page, "message").inputValue(), "");
  });

  it("that is on its way when its sender comes back says so and what became of it, sent once", async () => {
    await using visit = await open({ tolerate: [serverError] });
    const { page, backend } = visit;
    const sendAndReturn = async () => {
      const release = backend.hold();
      await submit(page).click();
      await submit(page).getByText(messages.sending).waitFor();
      await lookElsewhere(page);
      await submit(page).getByText(messages.sending).waitFor();
      await submit(page).click({ force: true });
      await field(page, "name").press("Enter");
      release();
    };
    await fillIn(page);
    backend.instead = failing();
    await sendAndReturn();
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
    assert.equal(await field(page, "message").inputValue(), stored.message);
    backend.instead = null;
    await sendAndReturn();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await field(page, "message").inputValue(), "");
    assert.equal(backend.to(table).length, 2);
  });

  it("without a connection shows the specified error", async () => {
    await using visit = await open({ tolerate: [/Failed to load resource/] });
    const { page } = visit;
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await page.getByText(messages.failure).waitFor();
    assert.equal(await field(page, "message").inputValue(), stored.message);
  });

  it("that an error of the script's own stops is a failure like any other", async () => {
    await using visit = await open({ tolerate: [/out of order/] });
    const { page, backend } = visit;
    await fillIn(page);
    await page.evaluate(() => {
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = () => {
        XMLHttpRequest.prototype.open = open;
        throw new Error("out of order");
      };
    });
    await submit(page).click();
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
    assert.equal(await field(page, "message").inputValue(), stored.message);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(backend.to(table).length, 1);
  });

  it("with a wrong field is not sent: the summary is heard, has the focus and leads there", async () => {
    await using visit = await open();
    const { page, backend } = visit;
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
      await summary(page).and(page.locator(":focus")).waitFor();
      assert.equal(await summary(page).getByRole("alert").innerText(), alert);
      await titled(page, formMessages.titlePrefix + title);
      assert.equal(await field(page, name).getAttribute("aria-invalid"), "true");
      const described = (await field(page, name).getAttribute("aria-describedby"))!.split(" ");
      assert(described.includes(`contact-${name}-error`));
      await summary(page).getByRole("link").click();
      await page.waitForFunction((id) => document.activeElement?.id === id, `contact-${name}`);
      // The router gives it the focus once more after 100 ms (SPEC §9).
      await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
    }
    assert.equal(backend.to(table).length, 0);

    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await summary(page).count(), 0);
    await titled(page, title);
    const alerts = wrong.map(([, , alert]) => alert);
    assert.deepEqual(await announcements(page), [...alerts, messages.success]);
  });

  it("names blank fields before a wrong address", async () => {
    await using visit = await open({ width: 390 });
    const { page } = visit;
    await field(page, "email").fill("x");
    await submit(page).click();
    await summary(page).getByRole("alert").getByText(messages.missing, { exact: true }).waitFor();
    assert.equal(await summary(page).getByRole("link").count(), 3);
    assert.deepEqual(await axe(page), []);
    await summary(page).getByRole("link", { name: contactForm.fields.message.missing }).click();
    assert.equal(await focused(page), "contact-message");
  });

  it("passes axe while it sends, when it is sent and when it failed", async () => {
    await using visit = await open({ width: 390, tolerate: [serverError] });
    const { page, backend } = visit;
    await fillIn(page);
    const release = backend.hold();
    await submit(page).click();
    await submit(page).getByText(messages.sending).waitFor();
    assert.deepEqual(await axe(page), []);
    release();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(await axe(page), []);
    backend.instead = failing();
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
    assert.deepEqual(await axe(page), []);
  });

  it("works by keyboard alone", async () => {
    await using visit = await open({ width: 390 });
    const { page } = visit;
    await field(page, "name").focus();
    const typed = ["Ada", "ada@county.example", "", "", null, "A grant."];
    for (const text of typed) {
      if (text) await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "BUTTON");
    await page.keyboard.press("Enter");
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await focused(page), "contact");
  });
});

describe("the rules of the contact form", () => {
  const rules = /\/assets\/validate-/;

  it("come with its first use, and a message sent before they came is not lost", async () => {
    const { promise, resolve } = Promise.withResolvers<() => void>();
    let asked = false;
    await using visit = await open({
      before: (page) =>
        page.route(rules, (route) => {
          asked = true;
          resolve(() => void route.continue());
        }),
    });
    const { page } = visit;
    assert(!asked, "nothing is loaded before");
    await fillIn(page);
    await submit(page).click();
    await submit(page).click({ force: true });
    (await promise)();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
  });

  it("are the server's when they have not come after 2 seconds", async () => {
    await using visit = await open({
      before: (page) => page.route(rules, () => {}),
      tolerate: [serverError],
    });
    const { page, backend } = visit;
    await submit(page).click();
    await submit(page).getByText(messages.sending).waitFor();
    await page.getByRole("alert").getByText(messages.missing, { exact: true }).waitFor();
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
  });

  it("are the server's when they do not come", async () => {
    await using visit = await open({
      before: (page) => page.route(rules, (route) => route.abort()),
      tolerate: [serverError, /Failed to load resource/],
    });
    const { page } = visit;
    await submit(page).click();
    await page.getByRole("alert").getByText(messages.missing, { exact: true }).waitFor();
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
  });
});

describe("an enquiry without script", () => {
  it("is stored just the same, and comes back to its outcome in view", async () => {
    await using visit = await open({ javaScriptEnabled: false });
    const { page, backend } = visit;
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    await until("the outcome is in view", () =>
      status(page).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }));
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
    await page.reload();
    assert.equal(backend.to(table).length, 1);
  });

  it("comes back with what was typed, the alert and the focus on it", async () => {
    await using visit = await open({ javaScriptEnabled: false, tolerate: [/status of 422/] });
    const { page } = visit;
    await fillIn(page);
    await field(page, "email").fill("ada");
    await submit(page).click();
    await page.getByRole("alert").getByText(contactForm.fields.email.wrong, { exact: true })
      .waitFor();
    assert.equal(await field(page, "email").inputValue(), "ada");
    assert.equal(await field(page, "message").inputValue(), stored.message);
    assert.equal(await field(page, "service").inputValue(), "Project Management");
    await focusOn(page.locator("[autofocus]"));
  });
});

describe("an enquiry typed before the script ran", () => {
  it("is there again after a look at another page", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await using visit = await open({
      hydrates: false,
      before: (page) =>
        page.route(/assets\/.*\.js/, async (route) => {
          await promise;
          await route.continue();
        }),
    });
    const { page } = visit;
    await fillIn(page);
    resolve();
    await hydrated(page);
    await lookElsewhere(page);
    assert.equal(await field(page, "message").inputValue(), stored.message);
  });
});

describe("an enquiry sent before the script ran", () => {
  it("is taken over on the page that came back, and lets go of the message after 5 seconds", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(`${site.url}/contact?sent=1#contact-status`, {
      clock: true,
    });
    const { page } = visit;
    assert.equal(await status(page).innerText(), messages.success);
    await page.clock.runFor(5_100);
    assert.equal(await status(page).innerText(), "");
    assert.match(await page.locator("[data-record]").innerText(), /^Sent at/);
    assert.equal(new URL(page.url()).search, "");
  });

  it("is taken over with what was typed and found wrong, and is empty after success", async () => {
    await using visit = await open({ tolerate: [serverError] });
    const { page, site } = visit;
    await field(page, "name").fill("Ada Palmer");
    // The form itself, past its handler: as if Enter had been pressed before hydration.
    await page.locator("#contact").evaluate((form: HTMLFormElement) => form.submit());
    await page.getByRole("alert").getByText(messages.missing, { exact: true }).waitFor();
    await hydrated(page);
    assert.equal(await field(page, "name").inputValue(), "Ada Palmer");
    assert.equal(await summary(page).getByRole("link").count(), 2);
    assert.equal(page.url(), site.url + paths.contact);
    await fillIn(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await field(page, "name").inputValue(), "");
    await titled(page, title);
  });
});
