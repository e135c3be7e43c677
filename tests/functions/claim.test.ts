import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { bodies, call, refusalOf, startProvider } from "./provider.ts";

const name = "newsletterWelcome";

describe("the welcome", () => {
  it("is sent when the database allows it to the service key", async () => {
    const asked: unknown[] = [];
    await using provider = startProvider(undefined, async (request) => {
      asked.push(request.headers.get("apikey"), await request.json());
      return Response.json(true);
    });
    assert.equal((await call(name, bodies[name])).status, 200);
    assert.deepEqual(asked, ["sb_secret_test", { address: "ada@example.org" }]);
    assert.equal(provider.mails.length, 1);
  });

  it("is not sent to a suppressed or welcomed address, with the same response", async () => {
    await using provider = startProvider(undefined, () => Response.json(false));
    const response = await call(name, bodies[name]);
    assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
    assert.equal(provider.mails.length, 0);
  });

  it("is not sent when the database fails or is not configured", async () => {
    const answers: (() => Response)[] = [
      () => Response.json({ code: "PGRST202" }, { status: 404 }),
      () => Response.json(null),
      () => new Response("<h1>Maintenance</h1>"),
      () => Response.redirect("http://127.0.0.1:9/"),
    ];
    for (const answer of answers) {
      await using provider = startProvider(undefined, answer);
      assert.deepEqual(await refusalOf(await call(name, bodies[name])), [502, "mail_failed"]);
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
