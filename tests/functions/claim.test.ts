import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { bodies, call, refusalOf, startProvider } from "./provider.ts";

const name = "newsletterWelcome";

describe("the welcome", () => {
  it("asks the database with the service key, and sends when it says so", async () => {
    const asked: unknown[] = [];
    await using provider = startProvider(undefined, async (request) => {
      asked.push(request.headers.get("apikey"), await request.json());
      return Response.json(true);
    });
    assert.equal((await call(name, bodies[name])).status, 200);
    assert.deepEqual(asked, ["sb_secret_test", { address: "ada@example.org" }]);
    assert.equal(provider.mails.length, 1);
  });

  it("sends nothing to who is suppressed or welcomed, and does not say so", async () => {
    await using provider = startProvider(undefined, () => Response.json(false));
    const response = await call(name, bodies[name]);
    assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
    assert.equal(provider.mails.length, 0);
  });

  it("sends nothing when the database does not answer, or cannot be asked", async () => {
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

  it("finds the key under its newer name too", async () => {
    await using provider = startProvider();
    delete provider.env.SUPABASE_SERVICE_ROLE_KEY;
    provider.env.SUPABASE_SECRET_KEYS = JSON.stringify({ default: "sb_secret_new" });
    assert.equal((await call(name, bodies[name])).status, 200);
    assert.equal(provider.mails.length, 1);
  });
});
