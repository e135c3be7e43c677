import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { contactForm } from "../../../content/forms/contact.ts";
import { formMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  failing,
  type RecordingBackend,
  recordingBackend,
} from "../../support/backend/recording-backend.ts";

const enquiry = {
  name: "Ada <b>Palmer</b>",
  email: "ada@county.example",
  organization: 'County "Board"',
  phone: "",
  service: "Project Management",
  message: "Line one\nLine two & more",
};

const text = (html: string) =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

describe("an enquiry by a plain form", () => {
  let backend: RecordingBackend;
  let site: RunningApp;
  beforeAll(async () => {
    backend = recordingBackend();
    site = await startApp({ backend: backend.address });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const post = (values: Record<string, string>, headers: HeadersInit = {}) =>
    site.get(paths.contact, { method: "POST", body: new URLSearchParams(values), headers });

  it("is stored and leads to a page that says so, which a reload does not send again", async () => {
    const answer = await post(enquiry);
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get("cache-control"), "no-store");
    const location = answer.headers.get("location")!;
    assert(location.startsWith(`${paths.contact}?`));
    const page = await site.get(location.split("#")[0]!);
    assert.equal(page.status, 200);
    const html = await page.text();
    assert(text(html).includes(contactForm.messages.success));
    assert(html.includes(`id="${location.split("#")[1]}"`), "the fragment is on the page");
  });

  const wrong: [what: string, values: Partial<typeof enquiry>, alert: string, field: string][] = [
    ["a blank name", { name: "  " }, contactForm.messages.missing, "name"],
    ["a blank address", { email: "" }, contactForm.messages.missing, "email"],
    ["a blank message", { message: "\n\t " }, contactForm.messages.missing, "message"],
    [
      "a blank name and a wrong address",
      { name: "", email: "x" },
      contactForm.messages.missing,
      "name",
    ],
    ["an address without a dot", { email: "ada@county" }, contactForm.fields.email.wrong, "email"],
    [
      "an address with a space",
      { email: "a da@county.example" },
      contactForm.fields.email.wrong,
      "email",
    ],
    [
      "a service that is not offered",
      { service: "Lobbying" },
      contactForm.fields.service.wrong,
      "service",
    ],
  ];
  for (const [what, values, alert, field] of wrong) {
    it(`with ${what} comes back as 422 with the words, the field and all that was typed`, async () => {
      const before = backend.calls.length;
      const answer = await post({ ...enquiry, ...values });
      assert.equal(answer.status, 422);
      assert.equal(answer.headers.get("cache-control"), "no-store");
      const html = await answer.text();
      assert.match(html, new RegExp(`<title>${formMessages.titlePrefix}`));
      assert(text(html).includes(alert), alert);
      assert(html.includes(`href="#contact-${field}"`), "the summary leads to the field");
      assert.match(
        html,
        new RegExp(
          `id="contact-${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="contact-${field}"`,
        ),
      );
      assert.match(html, /autofocus/i);
      const shown = text(html);
      if (!("name" in values)) assert(shown.includes(`value="${enquiry.name}"`));
      assert(shown.includes(`value="${enquiry.organization}"`));
      if (!("message" in values)) assert(shown.includes(enquiry.message));
      assert.doesNotMatch(html, /<b>Palmer/);
      assert.equal(backend.calls.length, before, "nothing reached the backend");
    });
  }

  it("by script gets the same problems as JSON", async () => {
    const answer = await post({ ...enquiry, email: "x" }, { accept: "application/json" });
    assert.equal(answer.status, 422);
    assert.deepEqual(await answer.json(), {
      ok: false,
      problem: {
        alert: contactForm.fields.email.wrong,
        fields: [{ name: "email", message: contactForm.fields.email.wrong }],
      },
    });
  });

  it("with a message over its limit is told so", async () => {
    const long = await post({ ...enquiry, message: "x".repeat(6_000) });
    assert.equal(long.status, 422);
    assert(text(await long.text()).includes(formMessages.tooLong("Message", 5_000)));
  });

  it("leaves nothing personal in the log, whatever became of it", async () => {
    backend.instead = failing();
    const failed = await post({ ...enquiry, message: "Something else" });
    backend.instead = null;
    assert.equal(failed.status, 503);
    assert(text(await failed.text()).includes(contactForm.messages.failure));
    const log = site.log.join("\n");
    assert(site.log.length > 10);
    assert.doesNotMatch(log, /\bada\b|palmer|county|line one|something else/i);
    assert.doesNotMatch(log, /sb_publishable/);
  });
});
