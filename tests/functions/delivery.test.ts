import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { facts } from "../../supabase/functions/_shared/facts.ts";
import { bodies, call, type MailName, mailNames, refusalOf, startProvider } from "./provider.ts";

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
        const code = [400, 422].includes(status) ? "mail_refused" : "mail_failed";
        assert.deepEqual(await refusalOf(response), [502, code]);
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
      assert.deepEqual(asked, [5_000, 8_000], "the database, then the provider");
    } finally {
      AbortSignal.timeout = timeout;
      resolve(new Response());
    }
  });

  it("to visitors ends with the hour's number of mails; the firm still gets its notices", async () => {
    await using provider = startProvider();
    provider.database.count_mail = () => Response.json(false);
    const notices: MailName[] = ["applicationNotification", "mailQueue"];
    const log = await logged(async () => {
      for (const name of mailNames) {
        const response = await call(name, bodies[name]);
        if (notices.includes(name)) assert.equal(response.status, 200);
        else assert.deepEqual(await refusalOf(response), [429, "mail_limit_reached"], name);
      }
    });
    assert.deepEqual(provider.mails.map(({ to }) => to[0]), [facts.careersEmail, facts.email]);
    const refused = log.match(/mail_limit_reached/g)?.length;
    assert.equal(refused, mailNames.length - notices.length);
  });

  it("does not begin when the database cannot count it", async () => {
    await using provider = startProvider();
    provider.database.count_mail = () => new Response("<h1>Maintenance</h1>", { status: 502 });
    await logged(async () => {
      const response = await call("contactConfirmation", inquiry);
      assert.deepEqual(await refusalOf(response), [502, "database_failed"]);
    });
    assert.equal(provider.mails.length, 0);
  });

  it("logs nothing about the person, the text or the keys", async () => {
    await using provider = startProvider(() => new Response("ada@example.org", { status: 500 }));
    const log = await logged(async () => {
      for (const name of mailNames) await call(name, bodies[name]);
    });
    const secrets = [...mailNames.flatMap((name) => Object.values(bodies[name]))];
    for (const value of [...secrets, provider.env.MAIL_API_KEY!, provider.env.SUPABASE_ANON_KEY!]) {
      if (value) assert.ok(!log.includes(value), value);
    }
    for (const line of log.split("\n")) JSON.parse(line);
  });
});
