/** The newsletter in the footer and on /insights (SPEC §4, §5, §8, §9). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { newsletterForms, type NewsletterPlace } from "../../../content/forms/newsletter.ts";
import { paths } from "../../../content/paths.ts";
import { startApp } from "../../support/app.ts";
import { axe } from "../../support/browser/axe.ts";
import {
  focusOn,
  hydrated,
  openBrowser,
  stopTime,
  type TestBrowser,
  titled,
} from "../../support/browser/browser.ts";
import { announcements, listen } from "../../support/browser/listener.ts";
import { failing, recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";

const { messages } = newsletterForms.footer;

const serverError = /the server responded with a status of (4|5)\d\d/;
const table = "/rest/v1/subscribers";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

const parts = (page: Page, place: NewsletterPlace) => {
  const form = page.locator(`#newsletter-${place}`);
  return {
    form,
    input: form.getByLabel(newsletterForms.footer.fields.email.label),
    button: form.getByRole("button"),
    status: form.getByRole("status"),
    record: form.locator(":scope > [data-record]"),
  };
};

const places = [
  { place: "footer", path: paths.services, success: newsletterForms.footer.messages.success },
  { place: "insights", path: paths.insights, success: newsletterForms.insights.messages.success },
] as const;

for (const { place, path, success } of places) {
  describe(`the newsletter form, ${place}`, () => {
    it("subscribes, says so for 3 seconds, is empty again, and ignores a second press", async () => {
      const backend = recordingBackend();
      await using site = await startApp({ backend: backend.address });
      await using visit = await browser.visit(site.url + path, { clock: true });
      const { page } = visit;
      const { input, button, status, record } = parts(page, place);
      await button.and(page.locator(":disabled")).waitFor();
      await stopTime(page);
      await listen(page);
      const reason = page.locator(`#${await button.getAttribute("aria-describedby")}`);
      const { hint } = newsletterForms.footer.fields.email;
      assert.equal(await reason.innerText(), hint);
      assert(await reason.isVisible());
      await input.fill("Ada@County");
      assert(await button.isDisabled(), "until the pattern matches");
      assert.equal(await reason.innerText(), messages.incomplete);
      await page.keyboard.press("Enter");
      await input.fill(" Ada@County.Example ");
      assert(await button.isEnabled());
      assert.equal(await reason.innerText(), hint);

      const release = backend.hold();
      await input.press("Enter");
      await button.getByText(messages.sending, { exact: true }).waitFor();
      assert(await button.isDisabled());
      await input.press("Enter");
      release();
      await status.getByText(success, { exact: true }).waitFor();
      assert.equal(await button.innerText(), messages.submit);
      assert.equal(await input.inputValue(), "");
      await page.clock.runFor(2_900);
      assert.equal(await status.innerText(), success);
      await page.clock.runFor(200);
      assert.equal(await status.innerText(), "");
      assert.match(await record.innerText(), /^Sent at \d+:\d\d [AP]M/);
      assert.deepEqual(await announcements(page), [success]);
      assert.equal(backend.to(table).length, 1);
      await backend.called("/functions/v1/newsletterWelcome");
    });

    it("says for 3 seconds that it failed, keeps the address, and can be sent again", async () => {
      const backend = recordingBackend();
      await using site = await startApp({ backend: backend.address });
      await using visit = await browser.visit(site.url + path, {
        clock: true,
        tolerate: [serverError],
      });
      const { page } = visit;
      const { form, input, button, status, record } = parts(page, place);
      await stopTime(page);
      await listen(page);
      backend.instead = ({ method }) => method === "POST" ? failing()({} as never) : undefined;
      await input.fill("ada@county.example");
      await button.click();
      await status.getByText(messages.failure, { exact: true }).waitFor();
      const said = form.locator("p:visible");
      assert.deepEqual(await said.allInnerTexts(), [messages.failure]);
      await page.clock.runFor(2_900);
      assert.equal(await status.innerText(), messages.failure);
      await page.clock.runFor(200);
      assert.equal(await status.innerText(), "");
      assert.match(await record.innerText(), /^Not subscribed at/);
      assert.equal(await said.count(), 1);
      assert.equal(await input.inputValue(), "ada@county.example");
      assert(site.events("subscriber_not_stored").length === 1, "the error is logged");
      backend.instead = null;
      await button.click();
      await status.getByText(success, { exact: true }).waitFor();
      assert.deepEqual(await announcements(page), [messages.failure, success]);
    });

    it("passes axe when idle, submitting, subscribed and failed", async () => {
      const backend = recordingBackend();
      await using site = await startApp({ backend: backend.address });
      await using visit = await browser.visit(site.url + path, { tolerate: [serverError] });
      const { page } = visit;
      const { input, button, status } = parts(page, place);
      await button.and(page.locator(":disabled")).waitFor();
      assert.deepEqual(await axe(page), []);
      const release = backend.hold();
      await input.fill("ada@county.example");
      await button.click();
      await button.getByText(messages.sending, { exact: true }).waitFor();
      assert.deepEqual(await axe(page), []);
      release();
      await status.getByText(success, { exact: true }).waitFor();
      assert.deepEqual(await axe(page), []);
      backend.instead = ({ method }) => method === "POST" ? failing()({} as never) : undefined;
      await input.fill("ada@county.example");
      await button.click();
      await status.getByText(messages.failure, { exact: true }).waitFor();
      assert.deepEqual(await axe(page), []);
    });

    it("without script comes back to the same page with the result in view", async () => {
      const backend = recordingBackend();
      await using site = await startApp({ backend: backend.address });
      await using visit = await browser.visit(site.url + path, {
        javaScriptEnabled: false,
        tolerate: [serverError],
      });
      const { page } = visit;
      const { input, button, status } = parts(page, place);
      assert(await button.isEnabled());
      await input.fill("not an address");
      await button.click();
      await status.getByText(messages.incomplete).waitFor();
      assert.equal(await input.inputValue(), "not an address");
      await titled(page, "Error: ");

      await input.fill("ada@county.example");
      await button.click();
      await status.getByText(success, { exact: true }).waitFor();
      assert.equal(new URL(page.url()).pathname, path);
      await until("the result is in view", () =>
        status.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }));
      assert.equal(backend.to(table).length, 1);
    });
  });
}

describe("the newsletter form without a configured backend", () => {
  it("shows the error in the footer, and on /insights success with an honest note", async () => {
    await using site = await startApp({ backend: null });
    await using visit = await browser.visit(site.url + paths.insights, {
      clock: true,
      tolerate: [serverError],
    });
    const { page } = visit;
    await stopTime(page);
    await listen(page);
    const footer = parts(page, "footer");
    await footer.input.fill("ada@county.example");
    await footer.button.click();
    await footer.status.getByText(messages.failure, { exact: true }).waitFor();

    const insights = parts(page, "insights");
    await insights.input.fill("ada@county.example");
    await insights.button.click();
    await insights.status.getByText(newsletterForms.insights.messages.success, { exact: true })
      .waitFor();
    await page.clock.runFor(3_100);
    assert.equal(await insights.status.innerText(), "");
    assert.deepEqual(await announcements(page), [
      messages.failure,
      newsletterForms.insights.messages.success,
    ]);
  });

  it("says the same without script", async () => {
    await using site = await startApp({ backend: null });
    await using visit = await browser.visit(site.url + paths.insights, {
      javaScriptEnabled: false,
      tolerate: [serverError],
    });
    const { page } = visit;
    const insights = parts(page, "insights");
    await insights.input.fill("ada@county.example");
    await insights.button.click();
    await insights.status.getByText(newsletterForms.insights.messages.success, { exact: true })
      .waitFor();
    const footer = parts(page, "footer");
    await footer.input.fill("ada@county.example");
    await footer.button.click();
    await footer.status.getByText(messages.failure, { exact: true }).waitFor();
    assert.equal(await footer.input.inputValue(), "ada@county.example");
    assert.equal(
      await page.locator(":focus").getAttribute("id"),
      await footer.input.getAttribute("id"),
    );
  });
});

describe("the newsletter form sent before the script ran", () => {
  it("is taken over on its own page, with what was typed", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.services, { tolerate: [serverError] });
    const { page } = visit;
    const { form, input, button, status } = parts(page, "footer");
    await input.fill("not an address");
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await page.waitForURL(site.url + paths.services);
    await hydrated(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await input.inputValue(), "not an address");
    assert(await button.isDisabled());
    await input.fill("ada@county.example");
    await button.click();
    await status.getByText(newsletterForms.footer.messages.success, { exact: true }).waitFor();
    assert.equal(await input.inputValue(), "");
  });

  it("lets go of the result after 3 seconds", async () => {
    await using site = await startApp();
    const result = `${site.url}/services?subscribed=footer#newsletter-footer`;
    await using visit = await browser.visit(result, { clock: true });
    const { page } = visit;
    const { status, record } = parts(page, "footer");
    assert.equal(await status.innerText(), newsletterForms.footer.messages.success);
    await page.clock.runFor(3_100);
    assert.equal(await status.innerText(), "");
    assert.match(await record.innerText(), /^Sent at/);
    assert.equal(new URL(page.url()).search, "");
  });
});

describe("the focus of the newsletter form", () => {
  it("goes to the field when the button it was on is disabled by the outcome", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.contact);
    const { page } = visit;
    const { input, button, status } = parts(page, "footer");
    await input.fill("ada@county.example");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await status.getByText(newsletterForms.footer.messages.success, { exact: true }).waitFor();
    assert(await button.isDisabled());
    await focusOn(input);
  });
});
