/** Notices to the firm: what they say, and what happens when the provider does not accept one. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { column } from "../../client/forms/validate.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { site } from "../../content/site.ts";
import { bodies, call, mailOf, refusalOf, startProvider } from "./provider.ts";

const inquiry = bodies.mailQueue;
const queue = () => call("mailQueue", inquiry);
const due = (kind: string, row: object) => ({ kind, row: { id: crypto.randomUUID(), ...row } });
const refuseTo = (address: string) => async (request: Request) => {
  const { reply_to } = await request.clone().json();
  return new Response(null, { status: reply_to[0] === address ? 422 : 200 });
};

describe("the notice of an inquiry", () => {
  it("goes to the firm with every field, and a reply reaches the visitor", async () => {
    const mail = await mailOf("mailQueue");
    assert.deepEqual(mail.to, [site.email]);
    assert.equal(mail.bcc, undefined);
    assert.deepEqual(mail.reply_to, [inquiry.email]);
    assert.equal(
      mail.subject,
      `New inquiry: ${inquiry.organization}, ${inquiry.service}`,
    );
    for (const name of Object.keys(contactForm.fields).map(column)) {
      for (const line of inquiry[name]!.split("\n")) assert.ok(mail.text.includes(line), name);
    }
    assert.match(mail.text, /^> We lost a grant writer\.\n>\n> The deadline is 14 March\.$/m);
  });

  it("shows a column that the form gets later, and none that the database or staff set", async () => {
    const { text } = await mailOf("mailQueue", {
      county_name: "Leon",
      created_at: "2031-01-01T00:00:00Z",
      keep_until: "2032-01-01",
      notice_tried_at: "2033-01-01",
    });
    assert.match(text, /^County name: Leon$/m);
    assert.doesNotMatch(text, /203\d/);
  });

  it("has a subject without organization or service", async () => {
    const { subject } = await mailOf("mailQueue", { organization: null, service: null });
    assert.equal(subject, `New inquiry: ${inquiry.name}, no service chosen`);
  });

  it("has no link in its subject", async () => {
    for (const organization of ["evil.example", "www.evil", "evil\u3002com", "call 850 555 0100"]) {
      const { subject, text } = await mailOf("mailQueue", { organization });
      assert.equal(subject, `New inquiry: organization in the mail, ${inquiry.service}`);
      assert.ok(text.includes(organization));
    }
    const name = "see https://evil.example";
    const { subject } = await mailOf("mailQueue", { organization: "", name });
    assert.equal(subject, `New inquiry: name in the mail, ${inquiry.service}`);
  });

  it("comes also when nobody can reply to the address", async () => {
    for (const email of ["ada@example.org,eve@example.org", "a<b@c.d", "ada"]) {
      const mail = await mailOf("mailQueue", { email });
      assert.deepEqual([mail.to, mail.reply_to], [[site.email], [site.email]]);
      assert.ok(mail.text.includes(email));
      assert.match(mail.text, /cannot be written to/);
    }
  });
});

describe("notices", () => {
  it("are sent until none is due, and each is marked", async () => {
    await using provider = startProvider();
    const rows = ["a", "b", "c"].map((name) => due("inquiry", { ...inquiry, name }));
    provider.notices.push(...rows, due("application", bodies.applicationNotification));
    assert.equal((await queue()).status, 200);
    assert.equal(provider.mails.length, 5);
    const marked = provider.databaseCalls.filter(({ name }) => name === "mark_notified");
    assert.equal(new Set(marked.map(({ body }) => body.notice_id)).size, 5);
    assert.equal(marked[0]!.body.notice_id, rows[0]!.row.id);
  });

  it("have a key by which the provider knows a repeated one", async () => {
    await using provider = startProvider();
    const row = due("inquiry", inquiry);
    const other = due("inquiry", inquiry);
    provider.notices.push(row, row, other, due("inquiry", { ...row.row, name: "changed" }));
    await queue();
    const keys = provider.requests.map(({ idempotencyKey }) => idempotencyKey);
    assert.match(keys[0]!, new RegExp(`^notice-${row.row.id}-[0-9a-f]{16}$`));
    assert.equal(keys[1], keys[0]);
    assert.notEqual(keys[2], keys[0]);
    assert.notEqual(keys[3], keys[0], "the provider refuses a known key with another text");
  });

  it("are not marked when the provider fails, which ends the run", async () => {
    for (const status of [401, 429, 500, 302]) {
      await using provider = startProvider(() => new Response(null, { status }));
      provider.notices.push(due("inquiry", inquiry));
      assert.deepEqual(await refusalOf(await queue()), [502, "mail_failed"]);
      assert.equal(provider.mails.length, 1);
      assert.ok(!provider.databaseCalls.some(({ name }) => name === "mark_notified"));
    }
  });

  it("that the provider refuses keep no other one back", async () => {
    await using provider = startProvider(refuseTo("refused@example.org"));
    const refused = due("inquiry", { ...inquiry, email: "refused@example.org" });
    provider.notices.push(refused, due("inquiry", inquiry));
    assert.deepEqual(await refusalOf(await queue()), [502, "mail_refused"]);
    assert.equal(provider.mails.length, 3);
    const marked = provider.databaseCalls.filter(({ name }) => name === "mark_notified");
    assert.equal(marked.length, 2);
    assert.ok(!marked.some(({ body }) => body.notice_id === refused.row.id));
  });

  it("of an unknown kind are reported and not sent as another, and keep no other one back", async () => {
    for (const kind of ["event", "constructor", ""]) {
      await using provider = startProvider();
      provider.notices.push(due(kind, inquiry), due("inquiry", inquiry));
      assert.deepEqual(await refusalOf(await queue()), [502, "notice_unknown"]);
      assert.equal(provider.mails.length, 2);
      const marked = provider.databaseCalls.filter(({ name }) => name === "mark_notified");
      assert.equal(marked.length, 2);
    }
  });

  it("are sent for the project's own key alone", async () => {
    await using provider = startProvider();
    for (const apikey of ["sb_publishable_test", "", "guess"]) {
      const headers = { apikey, "content-type": "application/json" };
      const response = await call("mailQueue", inquiry, { headers });
      assert.deepEqual(await refusalOf(response), [401, "unauthorized"]);
    }
    assert.equal(provider.mails.length, 0);
  });

  it("of an application are made of the stored row alone", async () => {
    await using provider = startProvider();
    provider.database.claim_notice = () => Response.json(null);
    const response = await call("applicationNotification", bodies.applicationNotification);
    assert.equal(response.status, 200);
    assert.equal(provider.mails.length, 0);
  });
});
