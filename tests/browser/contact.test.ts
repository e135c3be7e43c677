import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactPage } from "../../content/contact.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { formMessages } from "../../content/messages.ts";
import { serviceNames } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import { startApp } from "../support/app.ts";
import { hydrated, openBrowser, type TestBrowser, type VisitOptions } from "../support/browser.ts";
import { failing, recordingBackend } from "../support/recording-backend.ts";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

const table = "/rest/v1/contact_submissions";
const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
const submit = (page: Page) => page.locator("#contact button[type=submit]");
const summary = (page: Page) => page.locator("#contact [role=group]");

async function fillIn(page: Page) {
  await field(page, "name").fill("  Ada Palmer ");
  await field(page, "email").fill(" Ada@County.example ");
  await field(page, "service").selectOption("Project Management");
  await field(page, "message").fill("We need help.\nSoon.");
}

async function open(options: VisitOptions = {}, configured = true) {
  const backend = recordingBackend();
  const site = await startApp({ backend: configured ? backend.address : null });
  const visit = await browser.visit(site.url + paths.contact, options);
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
  it("shows sending and success for 5 s, clears the form, and leaves a record", async () => {
    await using visit = await open({ clock: true });
    const { page, backend } = visit;
    await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
    await fillIn(page);
    const release = backend.hold();
    await submit(page).click();
    await submit(page).getByText(contactForm.messages.sending).waitFor();
    assert.equal(await submit(page).getAttribute("aria-disabled"), "true");
    await submit(page).click({ force: true });
    release();
    const status = page.locator("#contact [role=status]");
    await status.getByText(contactForm.messages.success, { exact: true }).waitFor();
    for (const name of ["name", "email", "message", "service"]) {
      assert.equal(await field(page, name).inputValue(), "", name);
    }
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
    await backend.called("/functions/v1/contactConfirmation");

    await page.clock.runFor(4_900);
    assert(await status.getByText(contactForm.messages.success).isVisible());
    await page.clock.runFor(100);
    await status.getByText(contactForm.messages.success).waitFor({ state: "detached" });
    assert.match(await page.locator("[data-record]").innerText(), /^Sent at \d+:\d\d [AP]M\./);
    await submit(page).getByText(contactForm.messages.submit).waitFor();
  });

  for (
    const [what, configured] of [["a failing backend", true], ["none configured", false]] as const
  ) {
    it(`with ${what} shows the specified error for 5 s and keeps every word`, async () => {
      await using visit = await open({ clock: true, tolerate: [/503/] }, configured);
      const { page, backend } = visit;
      await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 500);
      backend.instead = failing();
      await fillIn(page);
      await submit(page).click();
      const error = page.locator("#contact [role=status]").getByText(contactForm.messages.failure);
      await error.waitFor();
      assert.equal(await field(page, "message").inputValue(), stored.message);
      assert.equal(await field(page, "name").inputValue(), "  Ada Palmer ");
      await page.clock.runFor(4_900);
      assert(await error.isVisible());
      await page.clock.runFor(100);
      await error.waitFor({ state: "detached" });
      assert.match(await page.locator("[data-record]").innerText(), /^Not sent at /);
    });
  }

  it("without a connection shows the specified error", async () => {
    await using visit = await open({ tolerate: [/Failed to load resource/] });
    const { page } = visit;
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await page.getByText(contactForm.messages.failure).waitFor();
    assert.equal(await field(page, "message").inputValue(), stored.message);
  });

  const wrong: [what: string, name: string, value: string, alert: string][] = [
    ["a blank name", "name", "   ", contactForm.messages.missing],
    ["a blank message", "message", " \n ", contactForm.messages.missing],
    ["a wrong address", "email", "ada@county", contactForm.fields.email.wrong],
  ];
  for (const [what, name, value, alert] of wrong) {
    it(`with ${what} is not sent: the summary has the focus and leads to the field`, async () => {
      await using visit = await open();
      const { page, backend } = visit;
      await fillIn(page);
      await field(page, name).fill(value);
      await submit(page).click();
      await page.getByRole("alert").getByText(alert, { exact: true }).waitFor();
      assert(await summary(page).evaluate((element) => element === document.activeElement));
      assert((await page.title()).startsWith(formMessages.titlePrefix));
      assert.equal(await field(page, name).getAttribute("aria-invalid"), "true");
      const described = (await field(page, name).getAttribute("aria-describedby"))!.split(" ");
      assert(described.includes(`contact-${name}-error`));
      await summary(page).getByRole("link").click();
      await page.waitForFunction((id) => document.activeElement?.id === id, `contact-${name}`);
      assert.equal(backend.to(table).length, 0);

      await fillIn(page);
      await submit(page).click();
      await page.getByText(contactForm.messages.success).waitFor();
      assert.equal(await summary(page).count(), 0);
      assert(!(await page.title()).startsWith(formMessages.titlePrefix));
    });
  }

  it("names blank fields before a wrong address", async () => {
    await using visit = await open();
    const { page } = visit;
    await field(page, "email").fill("x");
    await submit(page).click();
    await page.getByRole("alert").getByText(contactForm.messages.missing, { exact: true })
      .waitFor();
    assert.equal(await summary(page).getByRole("link").count(), 3);
  });

  it("without script is stored just the same, and says so", async () => {
    await using visit = await open({ javaScriptEnabled: false });
    const { page, backend } = visit;
    await fillIn(page);
    await submit(page).click();
    await page.getByText(contactForm.messages.success).waitFor();
    assert.deepEqual(backend.to(table).map(({ body }) => JSON.parse(body)), [stored]);
    await page.reload();
    assert.equal(backend.to(table).length, 1);
  });

  it("without script comes back with what was typed, the alert and the focus on it", async () => {
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
    assert(await page.locator("[autofocus]").evaluate((e) => e === document.activeElement));
  });

  it("answered before script took over is taken over whole: what was typed stays", async () => {
    await using visit = await open({ tolerate: [/status of 422/] });
    const { page, site } = visit;
    // The page a plain POST gets, opened with script: typed values and errors survive hydration.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("#contact")!;
      form.querySelector<HTMLInputElement>("#contact-name")!.value = "Ada Palmer";
      form.submit();
    });
    await page.getByRole("alert").getByText(contactForm.messages.missing, { exact: true })
      .waitFor();
    await hydrated(page);
    assert.equal(await field(page, "name").inputValue(), "Ada Palmer");
    assert.equal(await summary(page).getByRole("link").count(), 2);
    assert.equal(page.url(), site.url + paths.contact);
  });
});
