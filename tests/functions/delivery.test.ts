import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { bodies, call, functionNames, refusalOf, startProvider } from "./provider.ts";

/** The lines of `console.error` while `action` runs. */
async function logged(action: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const original = console.error;
  console.error = (...parts: unknown[]) => lines.push(parts.join(" "));
  try {
    await action();
  } finally {
    console.error = original;
  }
  return lines.join("\n");
}

const inquiry = bodies.contactConfirmation;

describe("delivery", () => {
  it("names a secret that cannot be used, not its value", async () => {
    const wrong = {
      MAIL_API_URL: "ftp://secret",
      SITE_URL: "javascript:secret",
      REPLY_TO: "secret",
      CAREERS_EMAIL: "secret@x.y, b@x.y",
    };
    for (const [name, value] of Object.entries(wrong)) {
      await using provider = startProvider();
      provider.env[name] = value;
      await logged(async () => {
        const response = await call("contactConfirmation", inquiry);
        assert.equal(response.status, 503);
        const { error } = await response.json();
        assert.equal(error.code, "mail_not_configured");
        assert.ok(error.message.startsWith(name) && !error.message.includes("secret"));
      });
    }
  });

  it("answers 502 when the provider refuses, redirects or fails", async () => {
    let elsewhere = 0;
    await using other = startProvider(() => {
      elsewhere++;
      return Response.json({});
    });
    const target = other.env.MAIL_API_URL!;
    for (const status of [307, 400, 401, 403, 422, 429, 500, 503]) {
      await using provider = startProvider(() =>
        new Response('{"message":"ada@example.org"}', { status, headers: { location: target } })
      );
      const log = await logged(async () => {
        const response = await call("contactConfirmation", inquiry);
        assert.deepEqual(await refusalOf(response), [502, "mail_failed"]);
      });
      assert.match(log, new RegExp(`"function":"contactConfirmation".*${status}`));
      assert.equal(provider.mails.length, 1, "one attempt");
    }
    assert.equal(elsewhere, 0, "a redirect is not followed");
  });

  it("gives a provider that hangs 8 seconds", async () => {
    const { promise: never, resolve } = Promise.withResolvers<Response>();
    await using _provider = startProvider(() => never);
    const timeout = AbortSignal.timeout;
    const asked: number[] = [];
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds);
      return timeout(milliseconds / 100);
    };
    try {
      const log = await logged(async () => {
        const response = await call("contactConfirmation", inquiry);
        assert.deepEqual(await refusalOf(response), [502, "mail_failed"]);
      });
      assert.match(log, /did not answer in time/);
      assert.deepEqual(asked, [8_000]);
    } finally {
      AbortSignal.timeout = timeout;
      resolve(new Response());
    }
  });

  it("logs nothing about the person, the text or the keys", async () => {
    await using provider = startProvider(() => new Response("ada@example.org", { status: 500 }));
    const log = await logged(async () => {
      for (const name of functionNames) await call(name, bodies[name]);
    });
    const secrets = [...functionNames.flatMap((name) => Object.values(bodies[name]))];
    for (const value of [...secrets, provider.env.MAIL_API_KEY!, provider.env.SUPABASE_ANON_KEY!]) {
      if (value) assert.ok(!log.includes(value), value);
    }
    for (const line of log.split("\n")) JSON.parse(line);
  });
});
