import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "@std/testing/bdd";
import { column } from "../../client/forms/validate.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { forms as allForms } from "../../content/forms/index.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import {
  bodies,
  call,
  type FunctionName,
  functionNames,
  type Provider,
  refusalOf,
  startProvider,
} from "./provider.ts";

const required: Record<FunctionName, string[]> = {
  newsletterWelcome: ["email"],
  contactConfirmation: ["name", "email", "message"],
  careerConfirmation: ["first_name", "last_name", "email"],
  applicationNotification: ["first_name", "last_name", "email"],
};

describe("the fields of an email function", () => {
  let provider: Provider;
  beforeEach(() => {
    provider = startProvider();
  });
  afterEach(() => provider[Symbol.asyncDispose]());

  for (const name of functionNames) {
    const fields = Object.keys(bodies[name]);

    it(`${name} needs ${required[name].join(", ")} and nothing else`, async () => {
      for (const field of fields) {
        for (const empty of [undefined, null, "", " \t", "\u0000"]) {
          const response = await call(name, { ...bodies[name], [field]: empty });
          if (required[name].includes(field)) {
            assert.deepEqual(await refusalOf(response), [400, "invalid_body"]);
          } else assert.equal(response.status, 200);
        }
      }
    });

    it(`${name} caps every field`, async () => {
      for (const field of fields) {
        const value = "a".repeat(field === "message" ? 20_001 : 255);
        const response = await call(name, { ...bodies[name], [field]: value });
        assert.deepEqual(await refusalOf(response), [400, "invalid_body"]);
      }
      assert.equal(provider.mails.length, 0);
    });
  }

  it("takes an address by the simple pattern, trimmed, and one address only", async () => {
    const send = (email: string) => call("newsletterWelcome", { email });
    for (const email of [" ada@example.org ", "a+b@c.d", "ä@ö.example", "o'neil@example.org"]) {
      assert.equal((await send(email)).status, 200);
      assert.deepEqual(provider.mails.at(-1)!.to, [email.trim()]);
    }
    const wrong = [
      "ada",
      "ada@example",
      "@example.org",
      "ada@.",
      "a da@example.org",
      "ada@exam ple.org",
      "ada@example.org,eve@example.org",
      "ada@example.org;x",
      "Ada<ada@example.org>",
      "ada@example.org\r\nBcc: eve@example.org",
      "ada\u0000@example.org",
      "ada\u202e@example.org",
      `${"a".repeat(251)}@b.c`,
    ];
    for (const email of wrong) {
      assert.deepEqual(await refusalOf(await send(email)), [400, "invalid_body"], email);
    }
  });

  it("are those of the forms", async () => {
    const forms: [FunctionName, FormDefinition][] = [
      ["contactConfirmation", contactForm],
      ["careerConfirmation", applicationForm],
      ["newsletterWelcome", newsletterForms.footer],
    ];
    const actions = new Set(forms.map(([, { action }]) => action));
    for (const { id, action, fields } of allForms) {
      const isConfirmed = Object.values(fields).some(({ isInConfirmation }) => isInConfirmation);
      const step = `tests/functions/fields.test.ts has the function that confirms ${id}`;
      assert(!isConfirmed || actions.has(action), `Missing step: ${step}`);
    }
    for (const [name, { fields }] of forms) {
      const mailed = Object.keys(fields).filter((field) => fields[field]!.isInConfirmation).map(
        column,
      );
      for (const field of mailed) {
        const response = await call(name, { ...bodies[name], [field]: 1 });
        const message = `Missing step: supabase/functions/${name}/handler.ts reads ${field}`;
        assert.equal(response.status, 400, message);
      }
    }
  });

  it("notifies the firm of an application with an unusable address", async () => {
    const email = "ada@example.org,eve@example.org";
    const response = await call("applicationNotification", {
      ...bodies.applicationNotification,
      email,
    });
    assert.equal(response.status, 200);
    const [mail] = provider.mails;
    assert.match(mail!.text, new RegExp(email));
    assert.doesNotMatch(JSON.stringify([mail!.to, mail!.bcc, mail!.reply_to]), /eve/);
  });

  it("ignores unknown fields, such as bcc and __proto__", async () => {
    const body = JSON.stringify({
      ...bodies.applicationNotification,
      bcc: "eve@example.org",
      to: "eve@example.org",
      subject: "Hijacked",
      headers: { Bcc: "eve@example.org" },
    }).replace("{", '{"__proto__":{"position":"Hijacked"},');
    const response = await call("applicationNotification", null, { body });
    assert.equal(response.status, 200);
    assert.doesNotMatch(JSON.stringify(provider.mails[0]), /eve@|Hijacked/);
  });
});
