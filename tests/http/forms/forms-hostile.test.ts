/** Any input gets a response, and the backend gets exactly what was typed. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  applicationBody,
  applicationFields,
  inquiryFields,
  pdf,
  pdfText,
} from "../../support/forms.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";

const backend = recordingBackend();
let site: RunningApp;
beforeAll(async () => void (site = await startApp({ backend: backend.address })));
afterAll(() => site[Symbol.asyncDispose]());

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return site.app(
    new Request(site.url + path, {
      method: "POST",
      body,
      headers: { accept: "application/json", ...headers },
    }),
  );
}

function part(head: string, body = ""): string {
  return `--edge\r\n${head}\r\n\r\n${body}\r\n`;
}
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const fieldParts = Object.entries(applicationFields)
  .map(([name, value]) => part(disposition(`name="${name}"`), value)).join("");
const filePart = (name: string) =>
  part(
    `${disposition(`name="resume"; filename="${name}"`)}\r\nContent-Type: application/pdf`,
    pdfText,
  );
const multipart = { "content-type": "multipart/form-data; boundary=edge" };
const apply = (body: string) => post(paths.careers, body, multipart);

async function assertRefused(response: Response, what: string) {
  assert(response.status >= 400 && response.status < 500, `${what}: ${response.status}`);
  await response.body?.cancel();
}

describe("a body that is no form", () => {
  it("gets a 4xx", async () => {
    const bodies: Record<string, string> = {
      "nothing": "",
      "no boundary in it": "hello",
      "only the end": "--edge--",
      "no end": part(disposition('name="a"'), "b"),
      "a cut file": `${fieldParts}${filePart("cv.pdf").slice(0, -20)}`,
      "a part without a head": "--edge\r\n\r\nbody\r\n--edge--\r\n",
      "a part without a name": `${part("Content-Disposition: form-data", "b")}--edge--`,
      "a part of another kind": `${part('Content-Disposition: file; name="a"', "b")}--edge--`,
      "an endless head": `--edge\r\n${"x".repeat(60_000)}`,
      "empty parts": `${part(disposition('name=""')).repeat(2)}--edge--`,
      "too many fields": `${part(disposition('name="f"'), "x").repeat(2_000)}--edge--`,
    };
    const many = `${new URLSearchParams(inquiryFields)}${"&f=x".repeat(3_000)}`;
    await assertRefused(await post(paths.contact, new URLSearchParams(many)), "many fields");
    const types = ["multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed"];
    for (const path of [paths.careers, paths.contact]) {
      for (const [what, body] of Object.entries(bodies)) {
        await assertRefused(await post(path, body, multipart), what);
      }
      for (const type of types) {
        await assertRefused(await post(path, "x", { "content-type": type }), type);
      }
    }
  });

  it("of any bytes is answered", async () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom("--edge", "\r\n", "--edge--", disposition('name="resume"; filename="a"')),
        fc.string(),
      ),
      { maxLength: 12 },
    );
    await fc.assert(fc.asyncProperty(pieces, async (pieces) => {
      const response = await apply(pieces.join(""));
      await assertRefused(response, JSON.stringify(pieces));
    }));
    assert.deepEqual(backend.calls, []);
  });
});

describe("a hostile file name", () => {
  it("adds nothing but its extension to the stored name", async () => {
    const names = [
      "../../../etc/passwd.pdf",
      "..\\..\\boot.pdf",
      "cv\u202Efdp.pdf",
      "a\r\nx-injected: 1.pdf",
      "%00.pdf",
      "<script>.pdf",
      "'; drop table x; --.pdf",
      `${"long".repeat(500)}.pdf`,
      "résumé 履歴書.pdf",
      'quote".pdf',
      ".pdf",
    ];
    for (const name of names) {
      backend.calls.length = 0;
      const written = name.replace(/[\r\n]/g, (c) => encodeURIComponent(c)).replaceAll('"', "%22");
      const response = await apply(`${fieldParts}${filePart(written)}--edge--`);
      assert.equal(response.status, 200, name);
      await response.text();
      assert.match(
        backend.calls[0]!.path,
        /^\/storage\/v1\/object\/resumes\/\d{13}-other-general-application-ada-o-neil-palmer-[0-9a-f]{32}\.pdf$/,
      );
    }
    backend.calls.length = 0;
  });
});

/** Any text without NUL, which no keyboard has. */
const typed = (maxLength: number) =>
  fc.string({ unit: "grapheme", maxLength: Math.floor(maxLength / 8) })
    .map((text) => text.replaceAll("\0", ""));
const present = (maxLength: number) => typed(maxLength).filter((text) => text.trim() !== "");
const nasty = fc.constantFrom(
  "a\r\nBcc: victim@example.com",
  "</script><script>alert(1)</script>",
  '{"level":"error"}\n{"event":"forged"}',
  "=cmd|' /C calc'!A0",
  "'; drop table subscribers; --",
  "\u2028\u2029\u202E",
  "__proto__",
);
const text = (maxLength: number) => fc.oneof(present(maxLength), nasty);
const lines = (value: string) => value.replace(/\r\n?/g, "\n").trim();

describe("any inquiry", () => {
  it("is stored as typed and trimmed, and adds nothing to the log", async () => {
    await fc.assert(
      fc.asyncProperty(
        text(200),
        typed(200),
        typed(50),
        text(5_000),
        fc.constantFrom("", "Project Management"),
        fc.boolean(),
        async (name, organization, phone, message, service, script) => {
          backend.calls.length = 0;
          site.log.length = 0;
          const values = { name, email: " A@B.example", organization, phone, service, message };
          const response = await post(
            paths.contact,
            new URLSearchParams(values),
            script ? {} : { accept: "text/html" },
          );
          assert.equal(response.status, script ? 200 : 303);
          await response.text();
          await site.app.backgroundCallsEnded();
          assert.deepEqual(JSON.parse(backend.calls[0]!.body), {
            name: lines(name),
            email: "a@b.example",
            organization: lines(organization) || null,
            phone: lines(phone) || null,
            service: service || null,
            message: lines(message),
          });
          assert.deepEqual(site.log.map((line) => JSON.parse(line).event), ["request"]);
          assert(!site.log[0]!.includes("forged"));
        },
      ),
      { numRuns: 60 },
    );
    backend.calls.length = 0;
  });

  it("with any values gets a page that shows them as text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.oneof(fc.constantFrom(...Object.keys(inquiryFields)), fc.string({ maxLength: 9 })),
          fc.oneof(typed(300), nasty),
          { maxKeys: 8 },
        ),
        async (values) => {
          const body = new URLSearchParams({ ...values, email: "not an address" });
          const response = await post(paths.contact, body, { accept: "text/html" });
          const html = await response.text();
          assert.equal(response.status, 422, html);
          assert(!html.includes("<script>alert"), "no element out of what was typed");
        },
      ),
      { numRuns: 40 },
    );
    assert.deepEqual(backend.calls, []);
  });
});

describe("characters that come along when a text is copied", () => {
  it("are removed: NUL everywhere, format characters from email addresses", async () => {
    backend.calls.length = 0;
    const invisible = "\u200b\u200d\u2060\ufeff\u00ad\u202a\u2066\u{e0061}\ufe0f\u034f\u3164";
    const inquiry = {
      ...inquiryFields,
      name: "A\0da",
      email: `${invisible}Ada@Coun${invisible}ty.Example\0`,
      message: `before\0after ${invisible}`,
    };
    const bodies = [new URLSearchParams(inquiry), new FormData()];
    for (const [name, value] of Object.entries(inquiry)) bodies[1]!.set(name, value);
    for (const body of bodies) assert.equal((await post(paths.contact, body)).status, 200);
    const stored = backend.to("/rest/v1/contact_submissions").map(({ body }) => JSON.parse(body));
    assert.deepEqual(
      stored.map(({ name, email, message }) => [name, email, message]),
      Array(2).fill(["Ada", "ada@county.example", `beforeafter ${invisible}`.trim()]),
    );
    const application = { ...applicationFields, firstName: "A\0da", email: `a@b\u200b.co` };
    const response = await post(paths.careers, applicationBody(pdf(), application));
    assert.equal(response.status, 200);
    const [record] = backend.to("/rest/v1/careers_applications");
    const { first_name, email } = JSON.parse(record!.body);
    assert.deepEqual([first_name, email], ["Ada", "a@b.co"]);
  });
});

describe("any subscription", () => {
  it("is an address as specified, trimmed and in lower case, or refused", async () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.tuple(word, word, word).map(([a, b, c]) => `${a}@${b}.${c}`),
          typed(100),
          nasty,
        ),
        async (email) => {
          backend.calls.length = 0;
          const response = await post(paths.subscribe, new URLSearchParams({ email }));
          await response.text();
          await site.app.backgroundCallsEnded();
          const address = email.replace(/[\0\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").trim()
            .toLowerCase();
          const fits = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && address.length <= 254;
          assert.equal(response.status, fits ? 200 : 422, email);
          const stored = backend.to("/rest/v1/subscribers").map(({ body }) =>
            JSON.parse(body).email
          );
          assert.deepEqual(stored, fits ? [address] : []);
        },
      ),
      { numRuns: 80 },
    );
    backend.calls.length = 0;
  });
});
