/** The newsletter forms in the footer and on /insights (SPEC §4, §5, §8, §9). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { newsletterForms, type NewsletterPlace } from "../../../content/forms/newsletter.ts";
import { paths } from "../../../content/paths.ts";
import { focusOn, isInView, titled, type VisitOptions } from "../../support/browser/browser.ts";
import { announcements, listen } from "../../support/browser/listener.ts";
import { sharedBrowser, visitOwnSite } from "../../support/browser/shared.ts";
import { failing } from "../../support/backend/recording-backend.ts";

const { messages, fields, outcomeMs } = newsletterForms.footer;
const tolerate = [/the server responded with a status of (4|5)\d\d/];
const table = "/rest/v1/subscribers";
const address = "ada@county.example";

const browser = sharedBrowser();

/** Without smooth scrolling, which moves what is compared. */
const open = (path: string, options: VisitOptions = {}) =>
  visitOwnSite(browser, path, { clock: "stopped", reducedMotion: "reduce", ...options });

const parts = (page: Page, place: NewsletterPlace) => {
  const form = page.locator(`#newsletter-${place}`);
  const status = form.locator("[aria-live]");
  return {
    form,
    input: form.getByLabel(fields.email.label),
    button: form.getByRole("button"),
    status,
    says: (text: string) => status.getByText(text, { exact: true }).waitFor(),
    record: form.locator("[data-record]"),
    /** What stands below the form's section. */
    below: form.locator("xpath=ancestor::section/following-sibling::*").first(),
  };
};

const places = [
  { place: "footer", path: paths.services, success: messages.success },
  { place: "insights", path: paths.insights, success: newsletterForms.insights.messages.success },
] as const;

for (const { place, path, success } of places) {
  describe(`the newsletter form, ${place}`, () => {
    it("subscribes once, says so for a while, and is empty again", async () => {
      await using page = await open(path);
      const { backend } = page;
      const { below, input, button, status, says, record } = parts(page, place);
      await listen(page);
      const reason = page.locator(`#${await button.getAttribute("aria-describedby")}`);
      assert(await button.isDisabled());
      // The second sentence is for screen readers.
      assert.equal(await reason.innerText(), `${fields.email.hint}\n${messages.incomplete}`);
      assert.equal(await reason.getAttribute("id"), await input.getAttribute("aria-describedby"));
      assert(await reason.isVisible());
      await input.fill("Ada@County");
      assert(await button.isDisabled(), "until the pattern matches");
      assert.equal(await reason.innerText(), messages.incomplete);
      await page.keyboard.press("Enter");
      await input.fill(" Ada@County.Example ");
      assert(await button.isEnabled());
      assert.equal(await reason.innerText(), fields.email.hint);

      const release = backend.hold();
      await input.press("Enter");
      await button.getByText(messages.sending, { exact: true }).waitFor();
      assert(await button.isDisabled());
      await input.press("Enter");
      release();
      await says(success);
      const where = await below.boundingBox();
      assert.equal(await button.innerText(), messages.submit);
      assert.equal(await input.inputValue(), "");
      await page.clock.runFor(outcomeMs - 100);
      assert.equal(await status.innerText(), success);
      await page.clock.runFor(200);
      assert.equal(await status.innerText(), "");
      assert.match(await record.innerText(), /^Subscribed at \d+:\d\d [AP]M/);
      assert.deepEqual(await below.boundingBox(), where, "nothing moves");
      assert.deepEqual(await announcements(page), [success]);
      assert.equal(backend.to(table).length, 1);
      await backend.called("/functions/v1/newsletterWelcome");
    });

    it("says for a while that it failed, keeps the address, and can be sent again", async () => {
      await using page = await open(path, { tolerate });
      const { backend, site } = page;
      const { below, form, input, button, status, says, record } = parts(page, place);
      await listen(page);
      backend.instead = (call) => call.method === "POST" ? failing()(call) : undefined;
      await input.fill(address);
      await button.click();
      await says(messages.failure);
      const where = await below.boundingBox();
      const visible = form.locator("p:visible");
      assert.deepEqual(await visible.allInnerTexts(), [messages.failure]);
      await page.clock.runFor(outcomeMs - 100);
      assert.equal(await status.innerText(), messages.failure);
      await page.clock.runFor(200);
      assert.equal(await status.innerText(), "");
      assert.match(await record.innerText(), /^Not subscribed at/);
      assert.equal(await visible.count(), 1);
      assert.deepEqual(await below.boundingBox(), where, "nothing moves");
      assert.equal(await input.inputValue(), address);
      assert.equal(site.events("subscriber_not_stored").length, 1);
      backend.instead = null;
      await button.press("Enter");
      await says(success);
      assert(await button.isDisabled());
      // A disabled button cannot keep the focus.
      await focusOn(input);
      assert.deepEqual(await announcements(page), [messages.failure, success]);
    });
  });
}

describe("the newsletter forms without a configured backend", () => {
  const expected = {
    footer: messages.failure,
    insights: newsletterForms.insights.messages.success,
  };

  it("show the error in the footer and success on /insights", async () => {
    const options = { backend: null, tolerate };
    await using page = await visitOwnSite(browser, paths.services, options);
    for (const { place, path } of places) {
      await page.visit(page.site.url + path);
      const { input, button, says } = parts(page, place);
      await input.fill(address);
      await button.click();
      await says(expected[place]);
    }
  });
});

describe("the newsletter form without script", () => {
  it("comes back to the same page with what was typed, then with the result in view", async () => {
    const options = { javaScriptEnabled: false, tolerate };
    await using page = await visitOwnSite(browser, paths.services, options);
    const { backend } = page;
    const { input, button, status, says } = parts(page, "footer");
    await input.fill("not an address");
    await button.click();
    await status.getByText(messages.incomplete).waitFor();
    assert.equal(await input.inputValue(), "not an address");
    await focusOn(input);
    await titled(page, "Error: ");

    await input.fill(address);
    await button.click();
    await says(messages.success);
    assert.equal(new URL(page.url()).pathname, paths.services);
    await isInView(status);
    assert.equal(backend.to(table).length, 1);
  });
});
