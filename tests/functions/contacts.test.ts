/** Who joins or leaves the newsletter is changed at the provider, in the documented form of its API. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { handler } from "../../supabase/functions/mailQueue/handler.ts";
import { refusalOf, serviceKey, startProvider } from "./provider.ts";

const email = "ada+news@example.org";
const path = `/contacts/${encodeURIComponent(email)}`;
const segmentPath = `${path}/segments/segment-1`;

/** Runs the queue with these changes due. */
async function runWith(changes: object[], audienceId = "segment-1", provider = startProvider()) {
  provider.env.MAIL_AUDIENCE_ID = audienceId;
  const waiting = [...changes];
  provider.database.claim_contact = () => Response.json(waiting.shift() ?? null);
  const response = await handler(
    new Request("http://functions.test/functions/v1/mailQueue", {
      method: "POST",
      headers: { apikey: serviceKey, "content-type": "application/json" },
      body: "{}",
    }),
  );
  const marked = provider.databaseCalls.filter(({ name }) => name === "mark_listed")
    .map(({ body }) => body);
  return { provider, response, marked };
}

describe("the provider's contact list", () => {
  it("gets a new address", async () => {
    const { provider, response, marked } = await runWith([{ email, status: "active" }]);
    await using _ = provider;
    assert.equal(response.status, 200);
    assert.deepEqual(provider.contactCalls, [
      { method: "PATCH", path, body: { unsubscribed: false } },
      { method: "POST", path: "/contacts", body: { email, unsubscribed: false } },
      { method: "POST", path: segmentPath, body: {} },
    ]);
    assert.deepEqual(provider.contacts.get(email), {
      unsubscribed: false,
      segments: ["segment-1"],
    });
    assert.deepEqual(marked, [{ address: email, known_status: "active" }]);
  });

  it("gets back an address that had left", async () => {
    await using provider = startProvider();
    provider.contacts.set(email, { unsubscribed: true, segments: [] });
    await runWith([{ email, status: "active" }], "segment-1", provider);
    assert.deepEqual(provider.contacts.get(email), {
      unsubscribed: false,
      segments: ["segment-1"],
    });
  });

  it("learns who has left or is suppressed", async () => {
    for (const status of ["unsubscribed", "suppressed"]) {
      await using provider = startProvider();
      provider.contacts.set(email, { unsubscribed: false, segments: ["segment-1"] });
      const { marked } = await runWith([{ email, status }], "segment-1", provider);
      assert.equal(provider.contacts.get(email)!.unsubscribed, true);
      assert.deepEqual(marked, [{ address: email, known_status: status }]);
    }
  });

  it("may have lost an address that leaves", async () => {
    const { provider, response, marked } = await runWith([{ email, status: "unsubscribed" }]);
    await using _ = provider;
    assert.equal(response.status, 200);
    assert.deepEqual(marked, [{ address: email, known_status: "unsubscribed" }]);
    assert.equal(provider.contacts.size, 0);
  });

  it("is left alone without MAIL_AUDIENCE_ID", async () => {
    const { provider, response } = await runWith([{ email, status: "active" }], "");
    await using _ = provider;
    assert.equal(response.status, 200);
    assert.deepEqual(provider.contactCalls, []);
    assert.ok(!provider.databaseCalls.some(({ name }) => name === "claim_contact"));
  });

  it("stays due when the provider fails, and holds no notice back", async () => {
    await using provider = startProvider();
    provider.env.MAIL_API_URL = "http://127.0.0.1:9/emails";
    const { response, marked } = await runWith(
      [{ email, status: "active" }],
      "segment-1",
      provider,
    );
    assert.deepEqual(await refusalOf(response), [502, "contacts_failed"]);
    assert.deepEqual(marked, []);
    assert.ok(provider.databaseCalls.some(({ name }) => name === "claim_notice"));
  });
});
