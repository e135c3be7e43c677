import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import * as fc from "fast-check";
import { formatMail, type Mail, parseMail } from "../../server/embedded/eml.ts";
import { enquiry, openTestBackend, type TestBackend } from "../support/embedded.ts";

const mail: Mail = {
  from: "Canopy Meridian <hello@firm.example>",
  to: ["Zoë Núñez <zoe@county.example>", "bob@county.example"],
  bcc: ["archive@firm.example"],
  reply_to: [],
  subject: "Thank you, Zoë: we have your message and answer within 24 hours, on working days",
  text: "Hello Zoë,\n\n.a line with a dot\nFrom a line with From\n" + "é".repeat(200) + " \nBye",
  html: "<p>Hello Zoë</p>",
  headers: { "List-Unsubscribe": "<mailto:hello@firm.example>" },
};
const id = "0b8bd4b2-8a6a-4d3f-a8e5-6f0f3d2c1b0a";
const date = new Date("2026-11-21T07:00:00Z");

describe("mails as files", () => {
  it("are ASCII in lines of at most 78 characters with CRLF", () => {
    const lines = formatMail(mail, id, date).split("\r\n");
    for (const line of lines) {
      assert.match(line, /^[\x20-\x7e]*$/);
      assert(line.length <= 78, line);
    }
    assert(lines.includes("Bcc: archive@firm.example"));
    assert(lines.includes("List-Unsubscribe: <mailto:hello@firm.example>"));
  });

  it("are read back as they were written", () => {
    const { text, subject, from, bcc, to } = mail;
    assert.deepEqual(parseMail(formatMail(mail, id, date)), {
      date: "2026-11-21T07:00:00.000Z",
      text,
      subject,
      from,
      bcc: bcc[0],
      to: to.join(", "),
    });
  });

  it("show a subject that imitates an encoded one as it is", () => {
    const subject = "=?utf-8?B?SGVsbG8=?=";
    assert.equal(parseMail(formatMail({ ...mail, subject }, id, date)).subject, subject);
  });

  it("hold any text and any subject", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 200 })
      .map((text) => text.replace(/\p{C}+/gu, "").replace(/\s+/g, " ").trim());
    const text = fc.string({ unit: "binary", maxLength: 400 }).map((text) =>
      text.replace(/\r/g, "")
    );
    fc.assert(fc.property(words, text, (subject, text) => {
      const source = formatMail({ ...mail, subject, text }, id, date);
      const read = parseMail(source);
      assert.equal(read.subject, subject);
      assert.equal(read.text, text);
      assert.match(source, /^[\x20-\x7e\r\n]*$/);
    }));
  });
});

describe("the outbox", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());

  const confirm = (body: unknown, key?: string) =>
    backend.call("/functions/v1/contactConfirmation", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...key && { apikey: key, authorization: `Bearer ${key}` },
      },
      body: JSON.stringify(body),
    });

  it("holds the mail that a function sends", async () => {
    const response = await confirm({ ...enquiry, organization: "", phone: "", name: "Zoë" });
    assert.equal(response.status, 200, await response.text());
    const { mails } = await backend.received();
    assert.equal(mails.length, 1);
    assert.equal(mails[0]!.to, enquiry.email);
    assert.match(mails[0]!.text, /Zoë[\s\S]*We need help with a grant\./);
  });

  it("holds nothing for a caller without the key", async () => {
    const before = (await backend.received()).mails.length;
    const response = await confirm(enquiry, "wrong");
    assert.equal(response.status, 401);
    await response.body?.cancel();
    assert.equal((await backend.received()).mails.length, before);
  });
});
