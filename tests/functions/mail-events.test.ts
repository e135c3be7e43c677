/** Webhooks of the provider, with the signature and the payloads that Resend and Svix document. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, it } from "@std/testing/bdd";
import { handler } from "../../supabase/functions/mailEvents/handler.ts";
import { isSigned, toleranceSeconds } from "../../supabase/functions/mailEvents/signature.ts";
import { type Provider, refusalOf, startProvider } from "./provider.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const at = "2026-11-22T23:41:12.126Z";

/** The headers of Svix over a body, by node:crypto. */
function sign(body: string, { id = "msg_1", time = Date.now() / 1_000, key = secret } = {}) {
  const seconds = String(Math.floor(time));
  const hmac = createHmac("sha256", Buffer.from(key.replace("whsec_", ""), "base64"));
  const signature = hmac.update(`${id}.${seconds}.${body}`).digest("base64");
  return { "svix-id": id, "svix-timestamp": seconds, "svix-signature": `v1,${signature}` };
}

function send(body: string, headers: Record<string, string> = sign(body)) {
  const url = "http://functions.test/functions/v1/mailEvents";
  return handler(new Request(url, { method: "POST", headers, body }));
}

const emailEvent = (type: string, more = {}) => ({
  type,
  created_at: at,
  data: {
    broadcast_id: "8b146471-e88e-4322-86af-016cd36fd216",
    created_at: at,
    email_id: "56761188-7520-42d8-8898-ff6fc54ce618",
    from: "Firm <news@example.org>",
    to: ["ada@example.org"],
    subject: "What changed in November",
    ...more,
  },
});
const bounced = (type: string) =>
  emailEvent("email.bounced", { bounce: { message: "No such user", subType: "General", type } });
const contactEvent = (unsubscribed: boolean) => ({
  type: "contact.updated",
  created_at: at,
  data: {
    id: "e169aa45-1ecf-4183-9955-b1499d5701d3",
    audience_id: "78261eea-8f8b-4381-83c6-79fa7120f1cf",
    created_at: at,
    updated_at: at,
    email: "ada@example.org",
    first_name: "",
    last_name: "",
    unsubscribed,
  },
});

const started = (): Provider => {
  const provider = startProvider();
  provider.env.MAIL_WEBHOOK_SECRET = secret;
  return provider;
};
const recorded = (provider: Provider) =>
  provider.databaseCalls.map(({ name, body }) => [name, body.address, body.reported, body.at]);

describe("an event of the mail provider", () => {
  it("suppresses after a hard bounce or a complaint, and unsubscribes who left there", async () => {
    const events: [object, string | null][] = [
      [bounced("Permanent"), "suppressed"],
      [bounced("Transient"), null],
      [bounced("Undetermined"), null],
      [emailEvent("email.complained"), "suppressed"],
      [emailEvent("email.delivered"), null],
      [emailEvent("email.opened"), null],
      [contactEvent(true), "unsubscribed"],
      [contactEvent(false), null],
      [{ ...contactEvent(true), type: "contact.created" }, null],
      [{ type: "domain.updated", created_at: at, data: {} }, null],
      [{}, null],
    ];
    for (const [event, status] of events) {
      await using provider = started();
      const response = await send(JSON.stringify(event));
      assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
      const expected = status ? [["record_mail_event", "ada@example.org", status, at]] : [];
      assert.deepEqual(recorded(provider), expected, JSON.stringify(event));
    }
  });

  it("names each address, and what is none is left out", async () => {
    await using provider = started();
    const to = ["ada@example.org", 1, null, "b@example.org", "a, b@example.org"];
    await send(JSON.stringify(emailEvent("email.complained", { to })));
    assert.deepEqual(recorded(provider).map(([, address]) => address), [
      "ada@example.org",
      "b@example.org",
    ]);
  });

  it("is refused without the provider's signature over this body and time", async () => {
    await using provider = started();
    const body = JSON.stringify(emailEvent("email.complained"));
    const good = sign(body);
    const now = Date.now() / 1_000;
    const wrong: Record<string, string>[] = [
      {},
      sign(`${body} `),
      sign(body, { key: "whsec_AAAA9r8GKYqrTwjUPD8ILPZIo2LaLaSw" }),
      sign(body, { time: now - toleranceSeconds - 5 }),
      sign(body, { time: now + toleranceSeconds + 5 }),
      { ...good, "svix-id": "msg_2" },
      { ...good, "svix-id": "" },
      { ...good, "svix-timestamp": String(Number(good["svix-timestamp"]) + 1) },
      { ...good, "svix-timestamp": "soon" },
      { ...good, "svix-signature": "" },
      { ...good, "svix-signature": good["svix-signature"].replace("v1,", "v1a,") },
      { ...good, "svix-signature": "v1,***" },
    ];
    for (const headers of wrong) {
      const response = await send(body, headers);
      assert.deepEqual(await refusalOf(response), [401, "unauthorized"], JSON.stringify(headers));
    }
    assert.deepEqual(provider.databaseCalls, []);
    const several = { ...good, "svix-signature": `v1,AAAA v2,x ${good["svix-signature"]}` };
    assert.equal((await send(body, several)).status, 200);
  });

  it("is refused while no secret is set, and for what is no JSON object", async () => {
    await using provider = started();
    for (const body of ["", "[]", "null", "{"]) {
      assert.deepEqual(await refusalOf(await send(body)), [400, "invalid_json"]);
    }
    for (const empty of ["", "whsec_"]) {
      provider.env.MAIL_WEBHOOK_SECRET = empty;
      const key = "whsec_";
      const response = await send("{}", sign("{}", { key }));
      assert.ok([401, 503].includes(response.status), empty);
    }
    const get = await handler(new Request("http://functions.test/", { method: "GET" }));
    assert.equal(get.status, 405);
  });

  it("comes again when the database fails", async () => {
    await using provider = started();
    provider.database.record_mail_event = () => new Response("x", { status: 500 });
    const response = await send(JSON.stringify(emailEvent("email.complained")));
    assert.deepEqual(await refusalOf(response), [502, "database_failed"]);
  });

  it("has the signature of the example in Svix's documentation", async () => {
    const headers = new Headers({
      "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "svix-timestamp": "1614265330",
      "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
    const body = new TextEncoder().encode('{"test": 2432232314}');
    assert.equal(await isSigned(headers, body, secret, 1614265330_000), true);
    assert.equal(await isSigned(headers, body, secret, 1614265330_000 + 301_000), false);
  });
});
