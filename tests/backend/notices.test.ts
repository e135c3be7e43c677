/** Each inquiry and application ends in one notice to the firm (docs/decisions/mail.md). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { site } from "../../content/site.ts";
import { syntheticCheck } from "../../content/mail.ts";
import { fakeClock } from "../support/clock.ts";
import {
  ageMailQueue,
  application,
  inquiry,
  openTestBackend,
} from "../support/backend/embedded.ts";
import { insertInquiry } from "./attacks.ts";
import { openInMemory } from "../support/backend/memory.ts";
import { type BackendProcess, spawnBackend } from "../support/backend/embedded-process.ts";
import { startMailProvider } from "../support/backend/mail-provider.ts";
import { until } from "../support/until.ts";

const count = 50;

describe("notices on the embedded backend", () => {
  it("come for a stored inquiry and application, once, without any call of the site", async () => {
    const backend = await openTestBackend();
    try {
      await backend.client.from("contact_submissions").insert({ ...inquiry, phone: "850" });
      await backend.client.from("careers_applications")
        .insert(application);
      const mails = async () => (await backend.received()).mails;
      await until("two mails", async () => (await mails()).length === 2);
      const [first, second] = await mails();
      assert.deepEqual([first.to, first.reply_to], [[site.email], [inquiry.email]]);
      assert.match(first.text, /^Phone: 850$/m);
      assert.deepEqual([second.to, second.reply_to], [[site.careersEmail], [application.email]]);

      // The database hears of a mail after the provider has it.
      await until("both rows are marked", async () => {
        const { inquiries, applications } = await backend.received();
        return [inquiries[0], applications[0]].every((row) => row.notified_at !== null);
      });
      const call = await backend.call("/functions/v1/applicationNotification", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a@b.c", first_name: "A", last_name: "B" }),
      });
      assert.equal(call.status, 200);
      assert.equal((await mails()).length, 2);
    } finally {
      await backend.close();
    }
  });

  it("do not come for the inquiries of deploy/check.sh", async () => {
    const backend = await openTestBackend();
    try {
      await backend.client.from("contact_submissions").insert({
        ...inquiry,
        email: syntheticCheck,
      });
      await backend.client.from("contact_submissions").insert(inquiry);
      await until("a mail", async () => (await backend.received()).mails.length > 0);
      assert.deepEqual((await backend.received()).mails.map((mail) => mail.reply_to), [[
        inquiry.email,
      ]]);
    } finally {
      await backend.close();
    }
  });

  it("are tried again every minute, for a day", async () => {
    await using provider = startMailProvider();
    const clock = fakeClock();
    const backend = await openInMemory(undefined, { mail: provider.address, clock });
    const send = (message: string) =>
      backend.db.exec(insertInquiry({ message, email: `${message}@county.example` }));
    const minute = async (interval = "1 minute") => {
      await backend.db.exec(ageMailQueue(interval));
      clock.advance(60_000);
    };
    try {
      provider.isDown = true;
      await send("first");
      for (const tries of [1, 2, 3]) {
        await minute();
        await provider.tried(tries);
      }
      assert.equal(provider.accepted.length, 0);
      provider.isDown = false;
      await minute();
      await provider.tried(4);
      assert.equal(provider.accepted.length, 1);

      await send("late");
      await backend.db.exec(ageMailQueue("25 hours"));
      await send("new");
      await minute();
      await provider.tried(5);
      await minute();
      await send("last");
      await minute();
      await provider.tried(6);
      assert.deepEqual(
        provider.accepted.map(({ reply_to }) => reply_to[0]!.split("@")[0]),
        ["first", "new", "last"],
      );
    } finally {
      await backend.close();
    }
  });

  it("leave the welcome mail to the next sign-up when the provider was down", async () => {
    await using provider = startMailProvider();
    const backend = await openTestBackend({ mail: provider.address });
    const email = "reader@county.example";
    const subscribe = async () => {
      await backend.client.from("subscribers")
        .upsert({ email, name: "", status: "active" }, { onConflict: "email" });
      const response = await backend.call("/functions/v1/newsletterWelcome", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, name: "" }),
      });
      await response.body?.cancel();
      return response.status;
    };
    try {
      provider.isDown = true;
      assert.equal(await subscribe(), 502);
      provider.isDown = false;
      assert.equal(await subscribe(), 200);
      assert.equal(await subscribe(), 200);
      assert.deepEqual(provider.accepted.map(({ to }) => to), [[email]]);
    } finally {
      await backend.close();
    }
  });

  it(`are ${count} for ${count} inquiries though the provider is down and the site is killed`, async () => {
    await using provider = startMailProvider();
    const dataDir = await Deno.makeTempDir();
    const start = () => spawnBackend(dataDir, provider.address.url);
    const send = async ({ url, key }: BackendProcess, first: number) => {
      for (let number = first; number < first + count / 2; number++) {
        const response = await fetch(`${url}/rest/v1/contact_submissions`, {
          method: "POST",
          headers: { apikey: key, "content-type": "application/json" },
          body: JSON.stringify({ ...inquiry, email: `a${number}@county.example` }),
        });
        await response.body?.cancel();
        assert.equal(response.status, 201);
      }
    };
    try {
      provider.isDown = true;
      let backend = await start();
      await send(backend, 0);
      await backend.kill();

      backend = await start();
      await send(backend, count / 2);
      for (let minute = 0; minute < 2; minute++) {
        const { tries } = provider;
        await backend.minute();
        await provider.tried(tries + 1);
      }
      assert.equal(provider.accepted.length, 0);

      // Killed after the provider has accepted a mail and before it has answered.
      provider.isDown = false;
      provider.answered = 10;
      await backend.minute();
      await until("eleven mails", () => provider.accepted.length === 11);
      await backend.kill();

      provider.answered = Infinity;
      backend = await start();
      await backend.minute();
      const senders = () => Map.groupBy(provider.accepted, ({ reply_to }) => reply_to[0]);
      await until(`${count} senders`, () => senders().size === count);
      await until("the repeated mail", () => provider.accepted.length === count + 1);
      // Nothing is left for another minute.
      await backend.minute();
      await send(backend, 2 * count);
      await until("the later mails", () => senders().size === count + count / 2);
      const twice = senders().values().filter((mails) => mails.length > 1).toArray();
      assert.deepEqual(twice.map(({ length }) => length), [2]);
      await backend.kill();
    } finally {
      await Deno.remove(dataDir, { recursive: true });
    }
  });
});
