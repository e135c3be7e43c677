/**
 * What the screen reader Orca says in Firefox, with real keys. Phrases are compared, not transcripts.
 * `tests/run.ts` runs this file alone: it is about time, which a busy machine has not.
 */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { slideshow } from "../../content/brand/slides.ts";
import { documentTitle } from "../../content/document-title.ts";
import { applicationForm, applicationHeading } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { frame } from "../../content/frame.ts";
import { briefs } from "../../content/insights/briefs.ts";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { formMessages } from "../../content/messages/forms.ts";
import { slideshowMessages } from "../../content/messages/slideshow.ts";
import { contactPage } from "../../content/pages/contact.ts";
import { faqPage } from "../../content/pages/faq.ts";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { applicationFields, pdfText } from "../support/forms.ts";
import { openScreenReader, type ScreenReader } from "../support/screen-reader/screen-reader.ts";

/** What Orca says of a field that is wrong. */
const invalid = "invalid entry";
/** What Orca says of text with the focus in an element that listens to clicks. */
const clickable = "clickable";

describe("Orca says", () => {
  let reader: ScreenReader;
  let site: RunningApp;
  let files: string;

  beforeAll(async () => {
    reader = await openScreenReader();
    site = await startApp();
    await site.fillCatalog();
    files = await Deno.makeTempDir();
    await Deno.writeTextFile(`${files}/cv.html`, "<p>");
    await Deno.writeTextFile(`${files}/cv.pdf`, pdfText);
  });
  afterAll(async () => {
    await reader?.[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
    if (files) await Deno.remove(files, { recursive: true });
  });

  const open = (path: string, width?: number) => reader.open(site.url + path, width);

  it("that an inquiry lacks answers only after it was sent, which, and that it arrived", async () => {
    const { fields, messages } = contactForm;
    await open(paths.contact);
    await reader.focus("#contact-name");
    const name = await reader.hear(fields.name.label, "required", fields.name.hint);
    assert(!name.includes(invalid), name);
    await reader.focus("#contact [type=submit]");
    await reader.press("Return");
    await reader.hear(formMessages.summary(3), messages.missing);
    await reader.press("Tab", "Return");
    await reader.hear(fields.name.label, fields.name.missing);
    await reader.type("Ada");
    for (const [field, text] of [["email", "ada@county.example"], ["message", "Help"]]) {
      await reader.focus(`#contact-${field}`);
      await reader.type(text!);
    }
    await reader.focus("#contact [type=submit]");
    await reader.press("Return");
    const sent = await reader.hear(messages.success);
    assert(!sent.includes(invalid), sent);
  });

  it("the title of each page that a link, Back and Forward open, and what of it fails", async () => {
    const { failure } = commitmentsMessages;
    const backend = Object.assign(recordingBackend(), {
      instead: () => new Response("", { status: 500 }),
    });
    await using failing = await startApp({ backend: backend.address });
    await reader.open(failing.url + paths.contact);
    await reader.focus(`main a[href="${paths.faq}"]`);
    await reader.press("Return");
    const opened = await reader.hear(documentTitle(faqPage.meta.title));
    assert(!opened.includes(clickable), opened);
    await reader.press("alt+Left");
    await reader.hear(documentTitle(contactPage.meta.title));
    await reader.press("alt+Right");
    await reader.hear(documentTitle(faqPage.meta.title));
    await reader.focus(`footer a[href="${paths.commitments}"]`);
    await reader.press("Return");
    await reader.hear(failure);
  });

  it("why a resume is refused or missing, and the form again after an application", async () => {
    const { messages, file } = applicationForm;
    const input = "#application-resume";
    await open(paths.careers);
    await reader.focus(input);
    await reader.hear(file.label, messages.disabled);
    await reader.attach(input, `${files}/cv.html`);
    await reader.hear(messages.resumeType);
    await reader.press("Tab", "shift+Tab");
    await reader.hear(file.label, messages.resumeType);
    await reader.attach(input, `${files}/cv.pdf`);
    await reader.hear("cv.pdf");
    await fill(reader.page, applicationForm.id, applicationFields);
    await reader.focus("#application [type=submit]");
    // Orca has read what was filled in. It drops statuses while more than 50 events wait.
    await reader.hear(messages.submit);
    await reader.press("Return");
    // The form, which takes the focus, and then the message.
    const sent = await reader.hear(applicationHeading.sent, messages.success);
    assert(!sent.includes(invalid) && !sent.includes(clickable), sent);
  });

  it("that a web address is unusable, beside the field too", async () => {
    const { label, unusable } = applicationForm.fields.linkedIn;
    await open(paths.careers);
    await reader.focus("#application-linkedIn");
    await reader.hear(label);
    await reader.type("none of them");
    await reader.press("Tab");
    await reader.hear(unusable);
    await reader.press("shift+Tab");
    await reader.hear(label, unusable);
  });

  it("which dialog opens, and then its content", async () => {
    await open(paths.commitments);
    await reader.focus("article a");
    await reader.press("Return");
    await reader.hear(frame.dialog("Commitment dei"));
    await reader.press("Down");
    await reader.hear("Subtitle of dei");
    await reader.press("Escape");
    await reader.hear("Commitment dei", "opens dialog");
    const [slug, { heading }] = Object.entries(briefs)[0]!;
    await reader.open(`${site.url}${paths.insights}?brief=${slug}`);
    await reader.hear(frame.dialog(heading));
  });

  it("what the newsletter needs, and that an address is subscribed", async () => {
    const { id, fields, messages } = newsletterForms.footer;
    await open(paths.services);
    await reader.focus(`#${id}-email`);
    const field = await reader.hear(fields.email.label, messages.incomplete);
    assert(!field.includes(invalid), field);
    await reader.type("ada@county.example");
    await reader.press("Return");
    await reader.hear(messages.success);
  });

  it("that the slideshow pauses and can play, and which slide is chosen", async () => {
    const { pause, paused, next } = slideshowMessages;
    // The slides do not advance by themselves, which would take the status away before a slow Orca reads it.
    const { identifier } = await reader.page.evaluateOnNewDocument(`const later = setTimeout;
      self.setTimeout = (run, ms, ...rest) =>
        ms === ${slideshow.intervalMs} ? 0 : later(run, ms, ...rest)`);
    await open(paths.home);
    await reader.page.removeScriptToEvaluateOnNewDocument(identifier);
    await reader.focus(`button[aria-label="${pause}"]`);
    await reader.hear(pause);
    await reader.press("Return");
    await reader.hear(paused);
    await reader.press("Tab", "Tab");
    await reader.hear(next);
    await reader.press("Return");
    await reader.hear(slideshowMessages.slide(2));
    await reader.press("shift+Tab", "shift+Tab");
    await reader.hear(slideshowMessages.play);
    await reader.press("Return");
    // The same text as before.
    await reader.hear(slideshowMessages.slide(2));
  });

  it("how few landmarks an article has", async () => {
    await open(paths.insight(Object.keys(briefs)[0]!));
    const [, count] = /page has (\d+) landmarks/i.exec(await reader.hear("Page has", "landmarks"))!;
    assert(Number(count) <= 9, `${count} landmarks`);
  });

  it("that the narrow menu expands and collapses, each time", async () => {
    await open(paths.contact, 390);
    await reader.focus("button[aria-controls=mobile-menu]");
    await reader.hear(frame.menu.title, "collapsed");
    for (const close of ["Return", "Escape", "Return"]) {
      await reader.press("Return");
      await reader.hear("expanded");
      await reader.press(close);
      await reader.hear("collapsed");
    }
  });
});

async function fill(page: ScreenReader["page"], form: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#${form}-${name}`).fill(value);
  }
}
