import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { contactForm } from "../../../content/forms/contact.ts";
import { formMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  type RecordingBackend,
  recordingBackend,
} from "../../support/backend/recording-backend.ts";

const inquiry = {
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

describe("an inquiry without script", () => {
  let backend: RecordingBackend;
  let site: RunningApp;
  beforeAll(async () => {
    backend = recordingBackend();
    site = await startApp({ backend: backend.address });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const post = (values: Record<string, string>, headers: HeadersInit = {}) =>
    site.get(paths.contact, { method: "POST", body: new URLSearchParams(values), headers });

  it("comes back as 422 with the message, the field and everything typed", async () => {
    const { messages: { missing }, fields } = contactForm;
    const { limit } = fields.message;
    const wrong: [values: Partial<typeof inquiry>, alert: string, field: string][] = [
      [{ name: "  " }, missing, "name"],
      [{ email: "" }, missing, "email"],
      [{ message: "\n\t " }, missing, "message"],
      [{ name: "", email: "x" }, missing, "name"],
      [{ email: "ada@county" }, fields.email.wrong, "email"],
      [{ email: "a da@county.example" }, fields.email.wrong, "email"],
      [{ service: "Lobbying" }, fields.service.wrong, "service"],
      [{ message: "x".repeat(limit + 1) }, formMessages.tooLong("Message", limit), "message"],
    ];
    const before = backend.calls.length;
    for (const [values, alert, field] of wrong) {
      const response = await post({ ...inquiry, ...values });
      assert.equal(response.status, 422);
      assert.equal(response.headers.get("cache-control"), "no-store");
      const html = await response.text();
      const shown = text(html);
      assert.match(html, new RegExp(`<title>${formMessages.titlePrefix}`));
      assert(shown.includes(alert), alert);
      assert(html.includes(`href="#contact-${field}"`), "the summary links to the field");
      const tag = html.match(new RegExp(`<[^>]* id="contact-${field}"[^>]*>`))![0];
      assert.match(tag, /aria-invalid="true"/);
      assert.match(html, /autofocus/i);
      if (!("name" in values)) assert(shown.includes(`value="${inquiry.name}"`));
      assert(shown.includes(`value="${inquiry.organization}"`));
      if (!("message" in values)) assert(shown.includes(inquiry.message));
      assert.doesNotMatch(html, /<b>Palmer/);
    }
    assert.equal(backend.calls.length, before);
  });
});
