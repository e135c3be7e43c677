import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "@std/testing/bdd";
import {
  bodies,
  call,
  functionNames,
  key,
  type Provider,
  refusalOf,
  startProvider,
} from "./provider.ts";

describe("requests of an email function", () => {
  let provider: Provider;
  beforeEach(() => {
    provider = startProvider();
  });
  afterEach(() => provider[Symbol.asyncDispose]());

  const type = { "content-type": "application/json" };
  const welcome = (init: RequestInit) => call("newsletterWelcome", bodies.newsletterWelcome, init);

  for (const name of functionNames) {
    it(`${name} accepts a POST with the key and sends one email`, async () => {
      const response = await call(name, bodies[name]);
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), { ok: true });
      assert.equal(provider.mails.length, 1);
      const [{ method, authorization, type } = {}] = provider.requests;
      assert.deepEqual([method, authorization, type], [
        "POST",
        "Bearer re_test",
        "application/json",
      ]);
    });

    it(`${name} refuses other methods`, async () => {
      for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
        const response = await call(name, {}, { method, body: null });
        assert.equal(response.status, 405);
        assert.equal(response.headers.get("allow"), "POST");
      }
    });

    it(`${name} refuses a missing or wrong key before it reads the body`, async () => {
      const headers: Record<string, string>[] = [{}, { apikey: "" }, { apikey: key + "x" }, {
        authorization: "Bearer nope",
      }];
      for (const header of headers) {
        const response = await call(name, "no object", { headers: { ...type, ...header } });
        assert.deepEqual(await refusalOf(response), [401, "unauthorized"]);
      }
      assert.equal(provider.mails.length, 0);
    });
  }

  it("may have the key as bearer, and any publishable key", async () => {
    provider.env.SUPABASE_PUBLISHABLE_KEY = "single";
    provider.env.SUPABASE_PUBLISHABLE_KEYS = '{"default":"first","web":"second"}';
    for (const known of [key, "single", "first", "second"]) {
      const bearer = await welcome({ headers: { ...type, authorization: `Bearer ${known}` } });
      assert.equal(bearer.status, 200);
      assert.equal((await welcome({ headers: { ...type, apikey: known } })).status, 200);
    }
    const both = { ...type, apikey: key, authorization: "Bearer of-a-session" };
    assert.equal((await welcome({ headers: both })).status, 200);
  });

  it("are refused while the project has no key", async () => {
    for (const keys of ["", "null", "[]", "{", '{"default":""}', '{"default":1}']) {
      provider.env.SUPABASE_ANON_KEY = "";
      provider.env.SUPABASE_PUBLISHABLE_KEYS = keys;
      for (const sent of ["", "undefined", "null", "1", keys]) {
        const response = await welcome({ headers: { ...type, apikey: sent } });
        assert.deepEqual(await refusalOf(response), [401, "unauthorized"]);
      }
    }
  });

  it("must be JSON", async () => {
    for (const sent of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
      const response = await welcome({ headers: { apikey: key, "content-type": sent } });
      assert.deepEqual(await refusalOf(response), [415, "unsupported_media_type"]);
    }
    const charset = { apikey: key, "content-type": "Application/JSON; charset=utf-8" };
    assert.equal((await welcome({ headers: charset })).status, 200);
  });

  it("must hold one JSON object in UTF-8", async () => {
    const latin1 = new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]);
    for (const body of ["", "{", "null", "[]", '"text"', "1", latin1]) {
      assert.deepEqual(await refusalOf(await welcome({ body })), [400, "invalid_json"]);
    }
  });

  it("are not read beyond 32 KB", async () => {
    let sent = 0;
    let stopped = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
      cancel() {
        stopped = true;
      },
    });
    assert.deepEqual(await refusalOf(await welcome({ body: endless })), [413, "payload_too_large"]);
    assert.ok(stopped);
    assert.ok(sent <= 36 * 1024, `${sent} bytes were read`);
  });
});
