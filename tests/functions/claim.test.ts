import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { bodies, call, refusalOf, serviceKey, startProvider } from "./provider.ts";

const name = "newsletterWelcome";
const { email } = bodies[name];

describe("the welcome", () => {
  it("is sent when the database allows it to the service key, and is then settled", async () => {
    await using provider = startProvider();
    assert.equal((await call(name, bodies[name])).status, 200);
    assert.deepEqual(provider.databaseCalls, [
      { name: "claim_welcome", apikey: serviceKey, body: { address: email } },
      { name: "count_mail", apikey: serviceKey, body: {} },
      { name: "settle_welcome", apikey: serviceKey, body: { address: email, accepted: true } },
    ]);
    assert.equal(provider.mails.length, 1);
  });

  it("may be claimed again when the provider did not accept it", async () => {
    for (const status of [400, 429, 500]) {
      await using provider = startProvider(() => new Response(null, { status }));
      assert.equal((await call(name, bodies[name])).status, 502);
      const { body } = provider.databaseCalls.at(-1)!;
      assert.deepEqual(body, { address: email, accepted: false });
    }
    await using limited = startProvider();
    limited.database.count_mail = () => Response.json(false);
    assert.equal((await call(name, bodies[name])).status, 429);
    assert.deepEqual(limited.databaseCalls.at(-1)!.body, { address: email, accepted: false });
  });

  it("is not sent to a suppressed or welcomed address, with the same response", async () => {
    await using provider = startProvider();
    provider.database.claim_welcome = () => Response.json(null);
    const response = await call(name, bodies[name]);
    assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
    assert.equal(provider.mails.length, 0);
  });

  it("is not sent when the database fails or is not configured", async () => {
    const answers: (() => Response)[] = [
      () => Response.json({ code: "PGRST202" }, { status: 404 }),
      () => Response.json(true),
      () => new Response("<h1>Maintenance</h1>"),
      () => Response.redirect("http://127.0.0.1:9/"),
    ];
    for (const answer of answers) {
      await using provider = startProvider();
      provider.database.claim_welcome = answer;
      assert.deepEqual(await refusalOf(await call(name, bodies[name])), [502, "database_failed"]);
      assert.equal(provider.mails.length, 0);
    }
    for (const secret of ["SUPABASE_URL", "SUPABASE_SERVICE_ROLE_KEY"]) {
      await using provider = startProvider();
      delete provider.env[secret];
      const refused = await refusalOf(await call(name, bodies[name]));
      assert.deepEqual(refused, [503, "mail_not_configured"]);
      assert.equal(provider.mails.length, 0);
    }
  });

  it("finds the key under its newer name", async () => {
    await using provider = startProvider();
    delete provider.env.SUPABASE_SERVICE_ROLE_KEY;
    provider.env.SUPABASE_SECRET_KEYS = JSON.stringify({ default: "sb_secret_new" });
    assert.equal((await call(name, bodies[name])).status, 200);
    assert.equal(provider.mails.length, 1);
  });
});
