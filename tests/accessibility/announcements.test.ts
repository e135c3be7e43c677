/** Each flow tells a screen reader every outcome once and in order: live texts and the focus. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright";
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { documentTitle } from "../../content/document-title.ts";
import { frame } from "../../content/frame.ts";
import { formMessages } from "../../content/messages/forms.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { slideshowMessages } from "../../content/messages/slideshow.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { paths } from "../../content/paths.ts";
import { stopTime, type VisitOptions } from "../support/browser/browser.ts";
import { announcements, listen } from "../support/browser/listener.ts";
import { sharedBrowser, visitOwnSite } from "../support/browser/shared.ts";
import { applicationFields, pdfText } from "../support/forms.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();

/** Live texts, and `focus: NAME` for each element that takes the focus by itself. */
async function follow(page: Page): Promise<void> {
  await listen(page);
  await page.evaluate(() => {
    addEventListener("focusin", ({ target }) => {
      const element = target as HTMLElement;
      const label = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
      const name = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "";
      // Fields are focused by the test.
      if (!element.matches("input, select, textarea")) {
        globalThis.window.heard!.push(`focus: ${name.replace(/\s+/g, " ").trim().slice(0, 60)}`);
      }
    });
  });
}

async function open(path: string, options: VisitOptions & { isCold?: true } = {}) {
  const page = await visitOwnSite(browser, path, { reducedMotion: "reduce", ...options });
  await follow(page);
  return page;
}

async function heardIs(page: Page, expected: string[]): Promise<void> {
  const { length } = expected;
  await until(`${length} are heard`, async () => (await announcements(page)).length >= length);
  assert.deepEqual(await announcements(page), expected);
}

describe("a screen reader is told", () => {
  it("what is wrong with an inquiry, and that it is sent", async () => {
    await using page = await open(paths.contact);
    const submit = page.locator("#contact button[type=submit]");
    await submit.click();
    await page.getByRole("alert").filter({ hasText: contactForm.messages.missing }).waitFor();
    await page.locator("#contact-name").fill("Ada Palmer");
    await page.locator("#contact-email").fill("ada@county.example");
    await page.locator("#contact-message").fill("We need help.");
    await submit.click();
    await page.locator("#contact-status").getByText(contactForm.messages.success).waitFor();
    await heardIs(page, [
      "focus: Send Message",
      contactForm.messages.missing,
      `focus: ${formMessages.summary(3)}`,
      "focus: Send Message",
      contactForm.messages.success,
      "focus: Your message",
    ]);
  });

  it("that an address is subscribed", async () => {
    await using page = await open(paths.services);
    const form = page.locator("#newsletter-footer");
    const email = form.getByLabel(newsletterForms.footer.fields.email.label);
    await email.fill("ada@county.example");
    await email.press("Enter");
    await heardIs(page, [newsletterForms.footer.messages.success]);
  });

  it("that a file is refused, chosen and removed, and that an application is sent", async () => {
    await using page = await open(paths.careers);
    const file = page.locator("#application-resume");
    const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdfText) };
    await file.setInputFiles({ ...cv, name: "cv.html", mimeType: "text/html" });
    await page.getByRole("alert").getByText(applicationForm.messages.resumeType).waitFor();
    await file.setInputFiles(cv);
    await page.getByRole("button", { name: applicationForm.messages.removeFile }).click();
    await page.getByText(applicationForm.messages.fileRemoved).waitFor();
    await file.setInputFiles(cv);
    for (const [name, value] of Object.entries(applicationFields)) {
      const field = page.locator(`#application-${name}`);
      if (await field.evaluate((it) => it.matches("select"))) await field.selectOption(value);
      else await field.fill(value);
    }
    await page.locator("#application [type=submit]").press("Enter");
    const { messages } = applicationForm;
    await heardIs(page, [
      messages.resumeType,
      messages.fileChosen("cv.pdf", "0.00"),
      `focus: ${messages.removeFile}`,
      messages.fileRemoved,
      messages.fileChosen("cv.pdf", "0.00"),
      `focus: ${messages.submit}`,
      messages.success,
      "focus: Your application",
    ]);
  });

  it("which page is shown, that its services load, and what they are", async () => {
    await using page = await open(paths.contact, { isCold: true });
    const { backend } = page;
    const release = backend.hold();
    await page.locator(`footer a[href="${paths.services}"]`).first().press("Enter");
    await page.getByText(servicesMessages.loading).waitFor();
    release();
    await page.locator("[data-service]").first().waitFor();
    await until("the title is heard", async () => (await announcements(page)).length === 4);
    const [link, heading, ...after] = await announcements(page);
    assert.match(link!, /^focus: /);
    assert.equal(heading, `focus: ${servicesPage.title}`);
    // Both are said half a second later, in either order.
    const said = [servicesMessages.loading, documentTitle(servicesPage.meta.title)];
    assert.deepEqual(after.toSorted(), said.toSorted());
  });

  it("which dialog opens, and where it closes", async () => {
    await using page = await open(paths.commitments);
    const link = page.locator("[data-commitment] a, article a").first();
    await link.press("Enter");
    await page.getByRole("dialog").waitFor();
    await until("its name is heard", async () => (await announcements(page)).length === 3);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The link, the dialog's heading, its name, the link again.
    const focus = "focus: Commitment dei";
    await heardIs(page, [focus, focus, frame.dialog("Commitment dei"), focus]);
  });

  it("that the menu opens and closes", async () => {
    await using page = await open(paths.contact, { width: 390 });
    const toggle = page.locator("button[aria-controls=mobile-menu]");
    await toggle.press("Enter");
    await page.locator("#mobile-menu").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#mobile-menu").waitFor({ state: "hidden" });
    // The button keeps the focus and tells its state.
    assert.equal(await toggle.getAttribute("aria-expanded"), "false");
    await heardIs(page, ["focus: Menu"]);
  });

  it("the slide that the visitor chooses, and the pause", async () => {
    await using page = await open("/", { clock: true, reducedMotion: "no-preference" });
    await page.locator("[data-slide]").nth(3).waitFor({ state: "attached" });
    await stopTime(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    // A slide that is chosen before all pictures are there is shown, and said, afterwards.
    await page.getByText(/^Loading slideshow/).waitFor({ state: "hidden" });
    await button(slideshowMessages.pause).press("Enter");
    await button(slideshowMessages.next).press("Enter");
    await button(slideshowMessages.next).press("Enter");
    await heardIs(page, [
      `focus: ${slideshowMessages.pause}`,
      slideshowMessages.paused,
      `focus: ${slideshowMessages.next}`,
      slideshowMessages.slide(2),
      slideshowMessages.slide(3),
    ]);
  });
});
