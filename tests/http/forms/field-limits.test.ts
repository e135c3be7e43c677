/** A value that the form accepts passes the database and the mail functions (docs/decisions/mail.md). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { applicationForm } from "../../../content/forms/application.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import type { Field, FormDefinition } from "../../../content/forms/definition.ts";
import { newsletterForms } from "../../../content/forms/newsletter.ts";
import { paths } from "../../../content/paths.ts";
import { site as firm } from "../../../content/site.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  applicationFields,
  inquiryFields,
  pdf,
  postApplication,
  postFields,
  type Values,
} from "../../support/forms.ts";
import { openInMemory } from "../../support/backend/memory.ts";
import { until } from "../../support/until.ts";

/** The longest value of a field, of one character or of one that takes three bytes. */
function longest({ type, limit, pattern }: Field, character: string): string | null {
  if (!limit) return null;
  const ending = type === "url" ? ".example" : pattern ? "@county.example" : "";
  return character.repeat(limit - ending.length) + ending;
}

function withLongest({ fields }: FormDefinition, values: Values, character: string): Values {
  const entries = Object.entries<Field>(fields)
    .map(([name, field]) => [name, longest(field, character) ?? values[name] ?? ""]);
  return { ...values, ...Object.fromEntries(entries) };
}

const submissions: [
  string,
  string[],
  (site: RunningApp, character: string) => Promise<Response>,
][] = [
  [
    "inquiry",
    ["visitor", firm.email],
    (site, character) =>
      postFields(site, paths.contact, withLongest(contactForm, inquiryFields, character)),
  ],
  [
    "application",
    ["visitor", firm.careersEmail],
    (site, character) =>
      postApplication(site, pdf(), withLongest(applicationForm, applicationFields, character)),
  ],
  [
    "subscription",
    ["visitor"],
    (site, character) =>
      postFields(site, paths.subscribe, withLongest(newsletterForms.footer, {}, character)),
  ],
];

describe("every field at its limit", () => {
  for (const [name, expected, send] of submissions) {
    for (const [kind, character] of [["one byte", "x"], ["three bytes", "漢"]] as const) {
      it(`of an ${name}, in characters of ${kind}, is stored and causes its mails`, async () => {
        const backend = await openInMemory();
        const site = await startApp({ backend });
        try {
          const response = await send(site, character);
          await response.body?.cancel();
          assert.equal(response.status, 303);
          await site.app.backgroundCallsEnded();
          const mails = async () => (await backend.received()).mails;
          await until("the mails", async () => (await mails()).length >= expected.length);
          assert.deepEqual(site.events("function_failed"), []);
          const recipients = (await mails()).map(({ to }) =>
            to[0].endsWith("@county.example") ? "visitor" : to[0]
          );
          assert.deepEqual(recipients.sort(), expected.toSorted());
        } finally {
          await site[Symbol.asyncDispose]();
          await backend.close();
        }
      });
    }
  }
});
