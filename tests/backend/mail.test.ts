import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { inquiry, openTestBackend, type TestBackend } from "../support/backend/embedded.ts";

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

  it("holds the email that a function sends", async () => {
    const response = await confirm({ ...inquiry, organization: "", phone: "", name: "Zoë" });
    assert.equal(response.status, 200, await response.text());
    const { mails } = await backend.received();
    assert.equal(mails.length, 1);
    assert.deepEqual(mails[0]!.to, [inquiry.email]);
    assert.match(mails[0]!.text, /Hello Zoë,[\s\S]*within 24 hours/);
  });

  it("holds nothing for a caller without the key", async () => {
    const before = (await backend.received()).mails.length;
    const response = await confirm(inquiry, "wrong");
    assert.equal(response.status, 401);
    await response.body?.cancel();
    assert.equal((await backend.received()).mails.length, before);
  });
});
