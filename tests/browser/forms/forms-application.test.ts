/** The application form (SPEC §3, §4, §5, §8). */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { applicationForm } from "../../../content/forms/application.ts";
import { resumeRefusals } from "../../../content/forms/resume-refusals.ts";
import { formMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { axe } from "../../support/browser/axe.ts";
import {
  focusOn,
  hydrated,
  sidewaysScroll,
  titled,
  type VisitOptions,
} from "../../support/browser/browser.ts";
import { applicationFields as fields, cutPdfText, pdfText } from "../../support/forms.ts";
import { announcements, listen } from "../../support/browser/listener.ts";
import { sharedBrowser, visitOwnSite } from "../../support/browser/shared.ts";
import { until } from "../../support/until.ts";

const { messages } = applicationForm;

const serverError = /the server responded with a status of (4|5)\d\d/;
// Browsers trim what is typed into an email field.
const applicationFields = { ...fields, email: fields.email.trim() };
const records = "/rest/v1/careers_applications";

const browser = sharedBrowser();
const open = (options: VisitOptions = {}) =>
  visitOwnSite(browser, paths.careers, { reducedMotion: "reduce", ...options });

const form = (page: Page) => page.locator("#application");
const field = (page: Page, name: string) => page.locator(`#application-${name}`);
const submit = (page: Page) => page.locator("#application [type=submit]");
const status = (page: Page) => page.locator("#application-status");
const says = (page: Page, text: string) => status(page).getByText(text, { exact: true }).waitFor();
const alerts = (page: Page, text: string) =>
  page.getByRole("alert").getByText(text, { exact: true }).waitFor();
const isSending = (page: Page) =>
  submit(page).getByText(messages.sending, { exact: true }).waitFor();
const isUploaded = (page: Page) => page.getByText(messages.progress(100)).waitFor();
const remove = (page: Page) => page.getByRole("button", { name: messages.removeFile });

const cv = { name: "My CV.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdfText) };
const choose = (page: Page, change: Partial<typeof cv> = {}) =>
  field(page, "resume").setInputFiles({ ...cv, ...change });
const chosen = (page: Page) => page.getByText(cv.name, { exact: true }).waitFor();

async function fill(page: Page, change: Partial<typeof applicationFields> = {}) {
  for (const [name, value] of Object.entries({ ...applicationFields, ...change })) {
    if (["position", "experience", "availability"].includes(name)) {
      await field(page, name).selectOption(value);
    } else await field(page, name).fill(value);
  }
}

async function send(page: Page) {
  await fill(page);
  await choose(page);
  await submit(page).click();
}

async function typed(page: Page) {
  const names = Object.keys(applicationFields);
  const values = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}
const nothing = Object.fromEntries(Object.keys(applicationFields).map((name) => [name, ""]));

/** Fails unless all that was typed and chosen is there and can be sent. */
async function assertKept(page: Page) {
  assert.deepEqual(await typed(page), applicationFields);
  await chosen(page);
  assert(await submit(page).isEnabled());
}

/** In CSS pixels from the top of the page. */
const topOfFooter = (page: Page) =>
  page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().top + scrollY);

function drop(page: Page, names: string[]) {
  return page.locator("[data-drop-zone]").evaluate((zone, names) => {
    const dataTransfer = new DataTransfer();
    for (const name of names) dataTransfer.items.add(new File(["%PDF-1.7"], name));
    zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  }, names);
}

/** Drags a file over the drop zone, and drops it or leaves. */
async function drag(page: Page, name: string, type: string, end: "drop" | "dragleave" | null) {
  await page.evaluate(([name, type, end]) => {
    const zone = document.querySelector("[data-drop-zone]")!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-1.7"], name!, { type: type! }));
    const options = {
      bubbles: true,
      cancelable: true,
      dataTransfer,
      relatedTarget: document.body,
    };
    for (const kind of ["dragover", ...end ? [end] : []]) {
      zone.dispatchEvent(new DragEvent(kind, options));
    }
  }, [name, type, end]);
}

describe("the application form", () => {
  it("is sent, says so in green, and is empty again, file and draft too", async () => {
    // The whole form and the footer are in view.
    await using page = await open({ height: 3_000 });
    const { backend } = page;
    await page.locator("#application [type=submit]:disabled").waitFor();
    await page.getByText(messages.disabled, { exact: true }).waitFor();
    await fill(page);
    await choose(page);
    await page.getByText("0.00 MB", { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
    const release = backend.hold();
    await submit(page).press("Enter");
    await isSending(page);
    assert(await submit(page).isDisabled());
    assert(await remove(page).isDisabled());
    await isUploaded(page);
    assert.deepEqual(await axe(page), []);
    const top = await topOfFooter(page);
    release();
    await status(page).locator("[data-tone=success]").getByText(messages.success, { exact: true })
      .waitFor();
    assert.deepEqual(await typed(page), nothing);
    assert.equal(await remove(page).count(), 0);
    assert(await submit(page).isDisabled());
    assert(!await field(page, "firstName").isVisible(), "the confirmation replaces the form");
    for (const step of messages.next) {
      assert(await form(page).getByText(step, { exact: true }).isVisible());
    }
    await focusOn(form(page));
    assert(Math.abs(await topOfFooter(page) - top) <= 1, "nothing moves by itself");
    await page.mouse.wheel(0, 1);
    await until("the room is given up", async () => await topOfFooter(page) < top - 300);
    assert.deepEqual(await axe(page), []);
    assert.equal(backend.to(records).length, 1);
    await page.reload();
    await hydrated(page);
    assert.deepEqual(await typed(page), nothing);
  });

  it("leaves no empty room below the window once its receipt is in view", async () => {
    await using page = await open({ width: 390 });
    await fill(page);
    await choose(page);
    const before = await topOfFooter(page);
    await submit(page).press("Enter");
    await says(page, messages.success);
    await until("the room is given up", async () => await topOfFooter(page) < before - 300);
    const bottomOfWindow = await page.evaluate(() => scrollY + innerHeight);
    assert(await topOfFooter(page) >= bottomOfWindow - 1, "nothing moves into view");
  });

  it("that fails keeps everything, and a retry is the same application", async () => {
    await using page = await open({ tolerate: [serverError] });
    const { backend } = page;
    backend.instead = ({ path }) =>
      path === records
        ? Response.json({ code: "XX000", message: "out" }, { status: 500 })
        : undefined;
    await fill(page);
    await choose(page);
    await listen(page);
    await submit(page).press("Enter");
    await status(page).locator("[data-tone=error]").getByText(messages.failure, { exact: true })
      .waitFor();
    await assertKept(page);
    await focusOn(submit(page));
    assert.deepEqual(await axe(page), []);

    backend.instead = null;
    await page.keyboard.press("Enter");
    await says(page, messages.success);
    assert.deepEqual(await announcements(page), [messages.failure, messages.success]);
    const uploads = backend.calls.filter(({ path }) => path.startsWith("/storage/"));
    assert.equal(uploads.length, 2);
    assert.equal(uploads[0]!.path, uploads[1]!.path);
    const stored = backend.to(records).map(({ body }) => JSON.parse(body).resume_path);
    assert.equal(new Set(stored).size, 1);
  });

  it("names what is wrong in the specified order, in red, announced once", async () => {
    await using page = await open({ clock: true, tolerate: [serverError] });
    await listen(page);
    const summary = page.getByRole("group", { name: /your attention$/ });
    // A program submits in spite of the disabled button.
    await form(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
    await alerts(page, messages.resumeMissing);
    await choose(page);
    await submit(page).click();
    await alerts(page, messages.nameOrEmailMissing);
    await focusOn(summary.and(page.locator("[data-tone=error]")));
    const wrong = await summary.getByRole("listitem").count();
    assert.equal(await summary.getByRole("heading").innerText(), formMessages.summary(wrong));
    await titled(page, "Error: ");
    assert.deepEqual(await axe(page), []);
    await fill(page, { email: "ada@county" });
    await submit(page).click();
    await alerts(page, applicationForm.fields.email.wrong);
    await summary.getByRole("alert").getByRole("link").click();
    await focusOn(field(page, "email"));
    // The router focuses the fragment's element again after 100 ms (SPEC §9).
    await page.clock.runFor(200);
    await fill(page, { phone: "" });
    await submit(page).press("Enter");
    await alerts(page, applicationForm.fields.phone.missing);
    const heard = (await announcements(page)).filter((text) => !text.includes(cv.name));
    assert.deepEqual(heard, [
      messages.resumeMissing,
      messages.nameOrEmailMissing,
      applicationForm.fields.email.wrong,
      applicationForm.fields.phone.missing,
    ]);
  });

  it("says that an unusable web address is left out, and is sent all the same", async () => {
    await using page = await open();
    await fill(page, { linkedIn: "Ada Palmer", portfolio: "ada.example/work" });
    await choose(page);
    const { unusable } = applicationForm.fields.linkedIn;
    await page.getByText(unusable).waitFor();
    assert.equal(await page.getByText(unusable).count(), 1);
    await submit(page).click();
    await says(page, messages.success);
  });

  it("shows the server's finding beside the file and keeps the rest", async () => {
    await using page = await open({ tolerate: [serverError] });
    await fill(page);
    await choose(page, { buffer: Buffer.from(cutPdfText) });
    await submit(page).click();
    await page.getByRole("alert").getByText(resumeRefusals.damaged).waitFor();
    const error = page.locator("#application-resume-error");
    await error.waitFor();
    await assertKept(page);
    await choose(page);
    await error.waitFor({ state: "detached" });
  });
});

describe("choosing a resume", () => {
  it("works by dropping: the zone is highlighted and says so", async () => {
    await using page = await open();
    await listen(page);
    await drag(page, "cv.pdf", "application/pdf", null);
    await page.locator("[data-drop-zone][data-over]").waitFor();
    await drag(page, "cv.pdf", "application/pdf", "dragleave");
    await page.locator("[data-drop-zone]:not([data-over])").waitFor();
    await drag(page, "cv.pdf", "application/pdf", "drop");
    await page.locator("[data-drop-zone]").getByText("cv.pdf", { exact: true }).waitFor();
    assert(await submit(page).isEnabled());
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await announcements(page), [
      messages.dragOver,
      messages.fileChosen("cv.pdf", "0.00"),
    ]);
  });

  it("refuses another type, an empty and a large file, keeps the first, and forgets that once sent", async () => {
    await using page = await open();
    await choose(page);
    await listen(page);
    await drag(page, "cv.html", "text/html", "drop");
    await alerts(page, messages.resumeType);
    await choose(page, { buffer: Buffer.alloc(0) });
    await alerts(page, messages.resumeEmpty);
    await choose(page, { buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await alerts(page, messages.resumeTooLarge);
    assert.deepEqual(await axe(page), []);
    await chosen(page);
    const heard = (await announcements(page)).filter((text) => text !== messages.dragOver);
    assert.deepEqual(heard, [messages.resumeType, messages.resumeEmpty, messages.resumeTooLarge]);

    await fill(page);
    await submit(page).click();
    await says(page, messages.success);
    await page.getByRole("link", { name: messages.again }).click();
    await field(page, "firstName").waitFor();
    assert.equal(await page.getByText(messages.resumeTooLarge).count(), 0);
  });

  it("takes the usable one of several dropped files and says which", async () => {
    await using page = await open();
    const drops: [string[], taken: string][] = [
      [["notes.html", "cv.pdf"], "cv.pdf"],
      [["first.pdf", "second.docx"], "first.pdf"],
      [["a.png", "b.exe", "Lebenslauf.doc"], "Lebenslauf.doc"],
    ];
    for (const [names, taken] of drops) {
      await drop(page, names);
      await page.locator("[data-drop-zone]").getByText(taken, { exact: true }).waitFor();
      const said = page.getByText(messages.oneFileTaken(names.length, taken), { exact: true });
      assert.equal(await said.getAttribute("aria-live"), "polite");
      assert((await said.boundingBox())!.height > 10, "it is shown");
      assert(await submit(page).isEnabled());
    }
    await drop(page, ["a.png", "b.exe"]);
    await alerts(page, messages.resumeType);
    await remove(page).click();
    assert.equal(await page.getByText(/^You dropped/).count(), 0);
  });

  it("shows the size with two decimals, fits at 320 px, and Remove focuses the chooser", async () => {
    await using page = await open({ width: 320 });
    const name = `${"a-very-long-file-name-".repeat(9)}.pdf`;
    await choose(page, { name, buffer: Buffer.alloc(1_500_000, "%PDF-1.7") });
    await page.getByText("1.43 MB", { exact: true }).waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await axe(page), []);
    // Catching the chooser takes effect later than a key that follows at once.
    const chooser = page.waitForEvent("filechooser");
    await remove(page).press("Enter");
    await focusOn(field(page, "resume"));
    assert.equal(await remove(page).count(), 0);
    assert(await submit(page).isDisabled());
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(cv);
    await chosen(page);
  });
});

describe("a file that cannot be read any more", () => {
  const changes: Record<string, (path: string) => Promise<void>> = {
    "saved again": (path) => Deno.writeTextFile(path, `${pdfText}\n% second edition`),
    "renamed": (path) => Deno.rename(path, `${path}.bak`),
    "dropped by an app": (path) => Deno.remove(path),
  };
  for (const [name, change] of Object.entries(changes)) {
    for (const moment of ["before", "during"]) {
      it(`because it was ${name} ${moment} sending is named and asked for again`, async () => {
        const folder = await Deno.makeTempDir();
        const path = `${folder}/My CV.pdf`;
        await Deno.writeTextFile(path, pdfText);
        await using page = await open({ tolerate: [/ERR_FAILED|ERR_UPLOAD_FILE_CHANGED/] });
        await fill(page);
        await field(page, "resume").setInputFiles(path);
        await chosen(page);
        if (moment === "before") await change(path);
        else {
          await page.route(`**${paths.careers}`, async (route) => {
            await change(path);
            await route.abort();
          }, { times: 1 });
        }
        await submit(page).click();
        await alerts(page, messages.resumeUnreadable("My CV.pdf"));
        assert.deepEqual(await typed(page), applicationFields);
        assert(await submit(page).isDisabled());
        await Deno.writeTextFile(path, pdfText);
        await field(page, "resume").setInputFiles(path);
        await chosen(page);
        await submit(page).click();
        await says(page, messages.success);
        await Deno.remove(folder, { recursive: true });
      });
    }
  }
});

describe("sending", () => {
  it("shows the progress of the upload and can be canceled without a loss", async () => {
    await using page = await open();
    const { backend, site } = page;
    await fill(page);
    await choose(page, { buffer: Buffer.alloc(1_500_000, "%PDF-1.7") });
    await listen(page);
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    await network.send("Network.emulateNetworkConditions", slow);
    await submit(page).click();
    await until("a part is sent", async () => {
      const percent = Number(await page.locator("progress").getAttribute("value"));
      return percent > 0 && percent < 100;
    });
    await page.getByText(/^Uploading, \d+%$/).waitFor();
    assert.deepEqual(await axe(page), []);
    await page.getByRole("button", { name: messages.cancel }).click();
    await says(page, messages.canceled);
    await assertKept(page);
    assert.deepEqual(await announcements(page), [messages.canceled]);
    assert.deepEqual(backend.to(records), []);
    assert.deepEqual(site.events("request_failed"), []);
  });

  it("ends after 240 s without an answer, loses nothing, and opens no dropped file meanwhile", async () => {
    await using page = await open({ clock: true });
    const { backend } = page;
    backend.hold();
    await send(page);
    await isUploaded(page);
    const defaults = await page.evaluate(() =>
      ["[data-drop-zone]", "h1"].flatMap((place) =>
        ["dragover", "drop"].filter((kind) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(["%PDF-1.7"], "cv.pdf"));
          const options = { bubbles: true, cancelable: true, dataTransfer };
          return document.querySelector(place)!.dispatchEvent(new DragEvent(kind, options));
        })
      )
    );
    assert.deepEqual(defaults, [], "the browser's own actions");
    // The clock also runs by itself.
    await page.clock.fastForward(120_000);
    await isSending(page);
    await page.clock.fastForward(121_000);
    // The server has the whole application, and may store it yet.
    await says(page, messages.unknown);
    await assertKept(page);
  });

  it("ends after 240 s without progress and says that nothing arrived", async () => {
    await using page = await open({ clock: true });
    await fill(page);
    await choose(page, { buffer: Buffer.alloc(1_500_000, "%PDF-1.7") });
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1 };
    await network.send("Network.emulateNetworkConditions", slow);
    await submit(page).click();
    await isSending(page);
    await page.clock.fastForward(241_000);
    await says(page, messages.timeout);
    await assertKept(page);
  });
});

describe("a draft", () => {
  it("is restored after a reload, without the file, in this tab only, and is sent once", async () => {
    await using page = await open();
    const { backend, site } = page;
    const release = backend.hold();
    await send(page);
    await isUploaded(page);
    await page.reload();
    release();
    await says(page, messages.draftRestored);
    assert.deepEqual(await typed(page), applicationFields);
    assert(await submit(page).isDisabled());
    const other = await page.context().newPage();
    await other.goto(site.url + paths.careers);
    assert.deepEqual(await typed(other), nothing);
    await choose(page);
    await submit(page).click();
    await says(page, messages.success);
    const uploads = backend.calls.filter(({ path }) => path.startsWith("/storage/"));
    assert.equal(new Set(uploads.map(({ path }) => path)).size, 1);
  });
});
