/** How the contact form's outcomes are heard, and what contact.test.ts leaves open. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactPage } from "../../content/contact.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { formMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { startApp } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { hydrated, openBrowser, stopTime, type TestBrowser } from "../support/browser.ts";
import { announcements, listen } from "../support/listener.ts";
import { failing, hanging, recordingBackend } from "../support/recording-backend.ts";
import { until } from "../support/until.ts";

const { messages } = contactForm;

const title = `${contactPage.meta.title} | `;
const serverError = /the server responded with a status of (4|5)\d\d/;

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

async function fill(page: Page) {
  await field(page, "name").fill("Ada Palmer");
  await field(page, "email").fill("ada@county.example");
  await field(page, "message").fill("We need help\nwith a grant.");
}
const send = (page: Page) => page.getByRole("button", { name: messages.submit }).click();
const status = (page: Page) => page.locator("#contact-status");
const field = (page: Page, name: string) => page.locator(`#contact-${name}`);

describe("the contact form with script", () => {
  it("sends, says so for 5 seconds, is empty again, and leaves a record", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.contact, { clock: true });
    const { page } = visit;
    await stopTime(page);
    await listen(page);
    await fill(page);
    const release = backend.hold();
    await send(page);
    await page.getByRole("button", { name: messages.sending }).waitFor();
    await page.keyboard.press("Enter");
    release();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await field(page, "name").inputValue(), "");
    assert.equal(await field(page, "message").inputValue(), "");
    await page.clock.runFor(4_900);
    assert.equal(await status(page).innerText(), messages.success);
    await page.clock.runFor(200);
    assert.equal(await status(page).innerText(), "");
    assert.match(await page.locator("[data-record]").innerText(), /^Sent at \d+:\d\d [AP]M\./);
    assert.deepEqual(await announcements(page), [messages.success]);
    assert.equal(backend.to("/rest/v1/contact_submissions").length, 1);
  });

  it("keeps everything when sending fails, says so for 5 seconds, and can be sent again", async () => {
    const backend = recordingBackend();
    backend.instead = ({ method }) => method === "POST" ? failing()({} as never) : undefined;
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.contact, {
      clock: true,
      tolerate: [serverError],
    });
    const { page } = visit;
    await stopTime(page);
    await listen(page);
    await fill(page);
    await send(page);
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
    await page.clock.runFor(5_100);
    assert.equal(await status(page).innerText(), "");
    assert.match(await page.locator("[data-record]").innerText(), /^Not sent at/);
    assert.equal(await field(page, "name").inputValue(), "Ada Palmer");
    assert.equal(await field(page, "message").inputValue(), "We need help\nwith a grant.");
    backend.instead = null;
    await send(page);
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(await announcements(page), [messages.failure, messages.success]);
  });

  it("passes axe while it sends, when it is sent and when it failed", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.contact, { tolerate: [serverError] });
    const { page } = visit;
    await fill(page);
    const release = backend.hold();
    await send(page);
    await page.getByRole("button", { name: messages.sending }).waitFor();
    assert.deepEqual(await axe(page), []);
    release();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(await axe(page), []);
    backend.instead = failing();
    await fill(page);
    await send(page);
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
    assert.deepEqual(await axe(page), []);
  });

  it("names what is missing, takes the focus there, and is heard once each time", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    await listen(page);
    await send(page);
    const summary = page.getByRole("group", { name: formMessages.summary });
    await summary.waitFor();
    assert.equal(await summary.getByRole("alert").innerText(), messages.missing);
    assert(await summary.evaluate((element) => element === document.activeElement));
    assert((await page.title()).startsWith(formMessages.titlePrefix + title));
    assert.equal(await field(page, "name").getAttribute("aria-invalid"), "true");
    assert.match(
      (await field(page, "name").getAttribute("aria-describedby"))!,
      /contact-name-error/,
    );
    assert.deepEqual(await axe(page), []);

    await summary.getByRole("link", { name: contactForm.fields.message.missing }).click();
    assert.equal(await page.evaluate(() => document.activeElement?.id), "contact-message");

    await send(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "group");
    await fill(page);
    await field(page, "email").fill("ada@county");
    await send(page);
    await summary.getByRole("alert").getByText(contactForm.fields.email.wrong).waitFor();
    assert.deepEqual(await announcements(page), [
      messages.missing,
      messages.missing,
      contactForm.fields.email.wrong,
    ]);
    await field(page, "email").fill(" Ada@County.Example ");
    await send(page);
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await summary.count(), 0);
    assert((await page.title()).startsWith(title));
  });

  it("does not wait for a confirmation that hangs", async () => {
    const backend = recordingBackend();
    backend.instead = (call) => call.path.startsWith("/functions/") ? hanging(call) : undefined;
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.contact);
    await fill(visit.page);
    await send(visit.page);
    await status(visit.page).getByText(messages.success, { exact: true }).waitFor();
  });

  it("works by keyboard alone", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.contact, { width: 390 });
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
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "BUTTON");
  });
});

describe("the rules of the contact form", () => {
  const rules = /\/assets\/check-/;

  it("come with its first use, and a message sent before they came is not lost", async () => {
    await using site = await startApp();
    const { promise, resolve } = Promise.withResolvers<() => void>();
    let asked = false;
    await using visit = await browser.visit(site.url + paths.contact, {
      before: (page) =>
        page.route(rules, (route) => {
          asked = true;
          resolve(() => void route.continue());
        }),
    });
    const { page } = visit;
    assert(!asked, "nothing is loaded before");
    await fill(page);
    await send(page);
    await send(page);
    (await promise)();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
  });

  it("are the server's when they do not come", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.contact, {
      before: (page) => page.route(rules, (route) => route.abort()),
      tolerate: [serverError, /Failed to load resource/],
    });
    const { page } = visit;
    await send(page);
    await page.getByRole("alert").getByText(messages.missing, { exact: true }).waitFor();
    await fill(page);
    await send(page);
    await status(page).getByText(messages.success, { exact: true }).waitFor();
  });
});

describe("the contact form without script", () => {
  it("comes back to its outcome in view", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.contact, { javaScriptEnabled: false });
    const { page } = visit;
    await fill(page);
    await send(page);
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    await until("the outcome is in view", () =>
      status(page).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }));
  });
});

describe("the contact form sent before the script ran", () => {
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

  it("is empty after success, also of what the server had filled in", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.contact, { tolerate: [serverError] });
    const { page } = visit;
    await field(page, "message").fill("A grant.");
    // The form itself, past its handler: as if Enter had been pressed before hydration.
    await page.locator("#contact").evaluate((form: HTMLFormElement) => form.submit());
    await hydrated(page);
    await page.getByRole("alert").waitFor();
    assert.equal(await field(page, "message").inputValue(), "A grant.");
    await fill(page);
    await send(page);
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(await field(page, "message").inputValue(), "");
    assert((await page.title()).startsWith(title));
  });
});
