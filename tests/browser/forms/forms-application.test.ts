/** The application form as candidates meet it (SPEC §3, §4, §5, §8). */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactPage } from "../../../content/pages/contact.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { formMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { startApp } from "../../support/app.ts";
import { axe } from "../../support/browser/axe.ts";
import { hydrated, openBrowser, type TestBrowser, titled } from "../../support/browser/browser.ts";
import { applicationFields as fields, pdfText } from "../../support/forms.ts";
import { announcements, listen } from "../../support/browser/listener.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";

const { messages } = applicationForm;

const serverError = /the server responded with a status of (4|5)\d\d/;
// A browser trims what is typed into an email field by itself.
const applicationFields = { ...fields, email: fields.email.trim() };
const records = "/rest/v1/careers_applications";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

const field = (page: Page, name: string) => page.locator(`#application-${name}`);
const submit = (page: Page) => page.locator("#application [type=submit]");
const status = (page: Page) => page.locator("#application-status");
const remove = (page: Page) => page.getByRole("button", { name: messages.removeFile });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

const cv = { name: "My CV.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdfText) };

async function fill(page: Page, change: Partial<typeof applicationFields> = {}) {
  for (const [name, value] of Object.entries({ ...applicationFields, ...change })) {
    if (["position", "experience", "availability"].includes(name)) {
      await field(page, name).selectOption(value);
    } else await field(page, name).fill(value);
  }
}

async function typed(page: Page) {
  const names = Object.keys(applicationFields);
  const values = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}
const nothing = Object.fromEntries(Object.keys(applicationFields).map((name) => [name, ""]));

/** Drops a file on the zone, or only drags it over. */
async function drag(page: Page, name: string, type: string, end: "drop" | "dragleave" | null) {
  await page.evaluate(([name, type, end]) => {
    const zone = document.querySelector("[data-drop-zone]")!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-1.7"], name!, { type: type! }));
    const fire = (kind: string) =>
      zone.dispatchEvent(
        new DragEvent(kind, {
          bubbles: true,
          cancelable: true,
          dataTransfer,
          relatedTarget: document.body,
        }),
      );
    fire("dragover");
    if (end) fire(end);
  }, [name, type, end]);
}

describe("the application form with script", () => {
  it("submits, says so in green, and is empty again, file and draft too", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await page.locator("#application [type=submit]:disabled").waitFor();
    await page.getByText(messages.disabled, { exact: true }).waitFor();
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    await page.getByText("0.00 MB", { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
    await listen(page);
    const release = backend.hold();
    await submit(page).focus();
    await page.keyboard.press("Enter");
    await submit(page).getByText(messages.sending, { exact: true }).waitFor();
    assert(await submit(page).isDisabled());
    assert(await remove(page).isDisabled());
    await page.getByText(messages.progress(100)).waitFor();
    assert.deepEqual(await axe(page), []);
    release();
    const done = status(page).getByText(messages.success, { exact: true });
    await done.waitFor();
    assert(await done.evaluate((element) => element.closest("[data-tone=success]") !== null));
    assert.deepEqual(await typed(page), nothing);
    assert.equal(await remove(page).count(), 0);
    assert(await submit(page).isDisabled());
    assert(!await field(page, "firstName").isVisible(), "the confirmation has the form's place");
    for (const step of messages.next) {
      assert(await page.locator("#application").getByText(step, { exact: true }).isVisible());
    }
    assert.equal(await focused(page), "application");
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await announcements(page), [messages.success]);
    assert.equal(backend.to(records).length, 1);
    await page.reload();
    await hydrated(page);
    assert.deepEqual(await typed(page), nothing);
  });

  it("keeps everything when it fails, and a retry is the same application", async () => {
    const backend = recordingBackend();
    backend.instead = ({ path }) =>
      path === records
        ? Response.json({ code: "XX000", message: "out" }, { status: 500 })
        : undefined;
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers, { tolerate: [serverError] });
    const { page } = visit;
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    await listen(page);
    await submit(page).focus();
    await page.keyboard.press("Enter");
    const failed = status(page).getByText(messages.failure, { exact: true });
    await failed.waitFor();
    assert(await failed.evaluate((element) => element.closest("[data-tone=error]") !== null));
    assert.deepEqual(await typed(page), applicationFields);
    await page.getByText(cv.name, { exact: true }).waitFor();
    await until(
      "the button has the focus again",
      () => submit(page).evaluate((button) => button === document.activeElement),
    );
    assert.deepEqual(await axe(page), []);

    backend.instead = null;
    await page.keyboard.press("Enter");
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(await announcements(page), [messages.failure, messages.success]);
    const uploads = backend.calls.filter(({ path }) => path.startsWith("/storage/"));
    assert.equal(uploads.length, 2);
    assert.equal(uploads[0]!.path, uploads[1]!.path, "the name that is not overwritten");
    const paths_ = backend.to(records).map(({ body }) => JSON.parse(body).resume_path);
    assert.equal(new Set(paths_).size, 1);
  });

  it("says the specified sentence where the backend is not configured", async () => {
    await using site = await startApp({ backend: null });
    await using visit = await browser.visit(site.url + paths.careers, { tolerate: [serverError] });
    const { page } = visit;
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await status(page).getByText(messages.failure, { exact: true }).waitFor();
  });

  it("names what is wrong in the specified order, in red, heard once", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers, {
      // A click that meets the page scrolling on its way to a field can miss.
      reducedMotion: "reduce",
      tolerate: [serverError],
    });
    const { page } = visit;
    await listen(page);
    const summary = page.getByRole("group", { name: /your attention$/ });
    const alert = summary.getByRole("alert");
    // A program, or a browser that submits in spite of the disabled button.
    await page.locator("#application").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await alert.getByText(messages.resumeMissing, { exact: true }).waitFor();
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await alert.getByText(messages.nameOrEmailMissing, { exact: true }).waitFor();
    assert(
      await summary.evaluate((element) =>
        element === document.activeElement && element.matches("[data-tone=error]")
      ),
    );
    const wrong = await summary.getByRole("listitem").count();
    assert.equal(await summary.getByRole("heading").innerText(), formMessages.summary(wrong));
    await titled(page, "Error: ");
    assert.deepEqual(await axe(page), []);
    await fill(page, { email: "ada@county" });
    await submit(page).click();
    await alert.getByText(applicationForm.fields.email.wrong, { exact: true }).waitFor();
    await alert.getByRole("link").click();
    assert.equal(await focused(page), "application-email");
    // The router gives the fragment's element the focus once more after 100 ms (SPEC §9): what is
    // typed elsewhere meanwhile, faster than anyone does, would go there.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
    await fill(page, { phone: "" });
    await submit(page).press("Enter");
    await alert.getByText(applicationForm.fields.phone.missing, { exact: true }).waitFor();
    assert.deepEqual(
      (await announcements(page)).filter((text) => !text.includes(cv.name)),
      [
        messages.resumeMissing,
        messages.nameOrEmailMissing,
        applicationForm.fields.email.wrong,
        applicationForm.fields.phone.missing,
      ],
    );
  });

  it("says that what is no web address is left out, and sends the form all the same", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await fill(page);
    await field(page, "linkedIn").fill("Ada Palmer");
    await field(page, "portfolio").fill("ada.example/work");
    await field(page, "resume").setInputFiles(cv);
    const { unusable } = applicationForm.fields.linkedIn;
    await page.getByText(unusable).waitFor();
    assert.equal(await page.getByText(unusable).count(), 1);
    await submit(page).click();
    await page.getByText(messages.success).waitFor();
  });

  it("shows what the server finds in the file, beside the file, and keeps the rest", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers, { tolerate: [serverError] });
    const { page } = visit;
    await fill(page);
    const cut = pdfText.replace("%%EOF", "");
    await field(page, "resume").setInputFiles({ ...cv, buffer: Buffer.from(cut) });
    await submit(page).click();
    await page.getByRole("alert").getByText(messages.resumeDamaged).waitFor();
    await page.locator("#application-resume-error").waitFor();
    assert.deepEqual(await typed(page), applicationFields);
    assert(await submit(page).isEnabled());
    await field(page, "resume").setInputFiles(cv);
    await page.locator("#application-resume-error").waitFor({ state: "detached" });
  });
});

describe("choosing a resume", () => {
  it("works by dropping: the zone is highlighted and says so", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await listen(page);
    const zone = page.locator("[data-drop-zone]");
    await drag(page, "cv.pdf", "application/pdf", null);
    await page.locator("[data-drop-zone][data-over]").waitFor();
    await drag(page, "cv.pdf", "application/pdf", "dragleave");
    await page.locator("[data-drop-zone]:not([data-over])").waitFor();
    await drag(page, "cv.pdf", "application/pdf", "drop");
    await zone.getByText("cv.pdf", { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await announcements(page), [
      messages.dragOver,
      messages.fileChosen("cv.pdf", "0.00"),
    ]);
  });

  it("refuses another kind, an empty file and one that is too large, and keeps the first", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await field(page, "resume").setInputFiles(cv);
    await listen(page);
    await drag(page, "cv.html", "text/html", "drop");
    await page.getByRole("alert").getByText(messages.resumeType, { exact: true }).waitFor();
    await field(page, "resume").setInputFiles({ ...cv, buffer: Buffer.alloc(0) });
    await page.getByRole("alert").getByText(messages.resumeEmpty, { exact: true }).waitFor();
    const large = { ...cv, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await field(page, "resume").setInputFiles(large);
    await page.getByRole("alert").getByText(messages.resumeTooLarge, { exact: true }).waitFor();
    assert.deepEqual(await axe(page), []);
    await page.getByText(cv.name, { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
    const heard = (await announcements(page)).filter((text) => text !== messages.dragOver);
    assert.deepEqual(heard, [messages.resumeType, messages.resumeEmpty, messages.resumeTooLarge]);

    await fill(page);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    await page.getByRole("link", { name: messages.again }).click();
    await field(page, "firstName").waitFor();
    assert.equal(await page.getByText(messages.resumeTooLarge).count(), 0);
  });

  it("shows the size with two decimals, and Remove gives the focus to the chooser", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers, { width: 390 });
    const { page } = visit;
    const buffer = Buffer.alloc(1_500_000);
    buffer.write("%PDF-1.7");
    await field(page, "resume").setInputFiles({ ...cv, buffer });
    await page.getByText("1.43 MB", { exact: true }).waitFor();
    // The request to catch the chooser and a key take different ways to the page: asked for just
    // before the key, it can come too late. What stands between proves that it has arrived.
    const chooser = page.waitForEvent("filechooser");
    await remove(page).focus();
    await page.keyboard.press("Enter");
    assert.equal(await focused(page), "application-resume");
    assert.equal(await remove(page).count(), 0);
    assert(await submit(page).isDisabled());
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(cv);
    await page.getByText(cv.name, { exact: true }).waitFor();
  });
});

describe("an upload", () => {
  it("shows how far it is and can be cancelled without losing anything", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await fill(page);
    const buffer = Buffer.alloc(1_500_000, "%PDF-1.7");
    await field(page, "resume").setInputFiles({ ...cv, buffer });
    await listen(page);
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    await network.send("Network.emulateNetworkConditions", slow);
    await submit(page).click();
    await until("a part is there", async () => {
      const percent = Number(await page.locator("progress").getAttribute("value"));
      return percent > 0 && percent < 100;
    });
    await page.getByText(/^Uploading, \d+%$/).waitFor();
    assert.deepEqual(await axe(page), []);
    await page.getByRole("button", { name: messages.cancel }).click();
    await status(page).getByText(messages.canceled, { exact: true }).waitFor();
    assert.deepEqual(await typed(page), applicationFields);
    await page.getByText(cv.name, { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
    assert.deepEqual(await announcements(page), [messages.canceled]);
    assert.deepEqual(backend.to(records), []);
    assert.deepEqual(site.events("request_failed"), []);
  });
});

describe("what was sent", () => {
  it("is not offered again to who left the page meanwhile, or came back to it", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    const draft = () => page.evaluate((id) => sessionStorage.getItem(id), applicationForm.id);
    const leaveWhileSending = async () => {
      await fill(page);
      await field(page, "resume").setInputFiles(cv);
      const release = backend.hold();
      await submit(page).click();
      await page.getByText(messages.progress(100)).waitFor();
      await page.locator(`footer a[href="${paths.contact}"]`).first().click();
      await page.getByRole("heading", { level: 1, name: contactPage.title }).waitFor();
      return release;
    };

    const stored = await leaveWhileSending();
    stored();
    await until("the draft is gone", async () => await draft() === null);
    await page.goBack();
    await submit(page).waitFor({ state: "attached" });
    assert.deepEqual(await typed(page), nothing);

    const storedLater = await leaveWhileSending();
    await page.goBack();
    await submit(page).getByText(messages.sending, { exact: true }).waitFor();
    storedLater();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.deepEqual(await typed(page), nothing);
    assert.equal(await draft(), null);
    const sent = backend.to(records).map(({ body }) => JSON.parse(body).resume_path);
    assert.equal(new Set(sent).size, 2, "two applications, each with an attempt of its own");
  });

  it("is sent without the rules that do not come, also when its sender has left the page meanwhile", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers, {
      before: (page) => page.route(/\/assets\/validate-/, () => {}),
    });
    const { page } = visit;
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await submit(page).getByText(messages.sending, { exact: true }).waitFor();
    assert.equal(await page.locator("progress").count(), 0, "nothing to cancel yet");
    await page.locator(`footer a[href="${paths.contact}"]`).first().click();
    await page.getByRole("heading", { level: 1, name: contactPage.title }).waitFor();
    await backend.called(records);
    await page.goBack();
    await submit(page).waitFor({ state: "attached" });
    await until("nothing is left", async () => (await typed(page)).firstName === "");
  });

  it("is the same application when the page is loaded again before the answer came", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    const release = backend.hold();
    await submit(page).click();
    await page.getByText(messages.progress(100)).waitFor();
    await page.reload();
    release();
    await status(page).getByText(messages.draftRestored, { exact: true }).waitFor();
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    const uploads = backend.calls.filter(({ path }) => path.startsWith("/storage/"));
    assert.equal(new Set(uploads.map(({ path }) => path)).size, 1);
  });

  it("is given up without a sign of life, keeps what was typed, and no dropped file opens", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers, { clock: true });
    const { page } = visit;
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    backend.hold();
    await submit(page).click();
    await page.getByText(messages.progress(100)).waitFor();
    const opened = await page.evaluate(() =>
      ["[data-drop-zone]", "h1"].flatMap((place) =>
        ["dragover", "drop"].filter((kind) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(["%PDF-1.7"], "cv.pdf"));
          const options = { bubbles: true, cancelable: true, dataTransfer };
          return document.querySelector(place)!.dispatchEvent(new DragEvent(kind, options));
        })
      )
    );
    assert.deepEqual(opened, [], "what the browser would do by itself");
    await page.clock.fastForward(239_000);
    await submit(page).getByText(messages.sending, { exact: true }).waitFor();
    await page.clock.fastForward(2_000);
    await status(page).getByText(messages.timeout, { exact: true }).waitFor();
    assert.deepEqual(await typed(page), applicationFields);
    await page.getByText(cv.name, { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
  });
});

describe("a draft", () => {
  it("is there again after a reload, in this tab only, without the file", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers);
    const { page } = visit;
    await fill(page);
    await field(page, "resume").setInputFiles(cv);
    await page.reload();
    await status(page).getByText(messages.draftRestored, { exact: true }).waitFor();
    assert.deepEqual(await typed(page), applicationFields);
    assert(await submit(page).isDisabled());
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();

    const other = await page.context().newPage();
    await other.goto(site.url + paths.careers);
    assert.deepEqual(await typed(other), nothing);
  });
});

describe("the application form without script", () => {
  it("comes back with every answer and asks for the file again, then says it was submitted", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using visit = await browser.visit(site.url + paths.careers, {
      javaScriptEnabled: false,
      tolerate: [serverError],
    });
    const { page } = visit;
    await fill(page, { email: "ada@county" });
    assert(await submit(page).isEnabled());
    await submit(page).click();
    await page.getByRole("alert").getByText(messages.resumeMissing, { exact: true }).waitFor();
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await page.getByRole("alert").getByText(applicationForm.fields.email.wrong, { exact: true })
      .waitFor();
    await titled(page, "Error: ");
    await page.getByText(messages.chooseAgain, { exact: true }).waitFor();
    assert.deepEqual(await typed(page), { ...applicationFields, email: "ada@county" });
    await field(page, "email").fill(applicationFields.email);
    await field(page, "resume").setInputFiles(cv);
    await submit(page).click();
    await status(page).getByText(messages.success, { exact: true }).waitFor();
    assert.equal(new URL(page.url()).pathname, paths.careers);
    assert.deepEqual(await typed(page), nothing);
    assert.equal(backend.to(records).length, 1);
    await until("the outcome is in view", () =>
      status(page).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }));
  });
});

describe("the application form at 320 px", () => {
  it("fits, and axe finds nothing", async () => {
    await using site = await startApp();
    await using visit = await browser.visit(site.url + paths.careers, { width: 320 });
    const { page } = visit;
    const name = `${"a-very-long-file-name-".repeat(9)}.pdf`;
    await field(page, "resume").setInputFiles({ ...cv, name });
    await remove(page).waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(over, 0);
    assert.deepEqual(await axe(page), []);
  });
});
