/** What the functions that send mail ask the database (docs/decisions/mail.md, newsletter.md). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { insertApplication, insertInquiry, insertSubscriber } from "./attacks.ts";
import { ageMailQueue } from "../support/backend/embedded.ts";
import { projectScripts } from "../support/backend/memory.ts";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";

const visitor = "set local role anon;";
const service = "set local role service_role;";
const owner = "reset role;";

/** Keeps a text for later statements of the transaction. */
const keep = (name: string, sql: string) => `select set_config('test.${name}', (${sql}), true);`;
const kept = (name: string) => `current_setting('test.${name}')`;

const claim = "select public.claim_notice()::text;";
const claimed = "select coalesce(public.claim_notice() -> 'row' ->> 'message', 'none');";
/** Claims a notice and marks it, as the function does when the provider has accepted it. */
const send =
  `${service} select public.mark_notified((public.claim_notice() -> 'row' ->> 'id')::uuid);
  ${owner}`;
const status =
  "select string_agg(email || ' ' || status, ',' order by email) from public.subscribers;";
const unsubscribe = (token: string) =>
  `${visitor} select public.unsubscribe(${token})::text; ${owner}`;
const contact = "select coalesce(public.claim_contact()::text, 'none');";

/** A hosted project also has the vault and a way to call its own functions. */
const hosted = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets
    values ('project_url', 'https://project.example'), ('service_key', 'secret');
  create schema net;
  create table net.asked (url text, body jsonb, headers jsonb);
  create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer)
    returns bigint language sql as 'insert into net.asked values ($1, $2, $3) returning 1';`;

for (const [name, start] of [["PGlite", startPglite], ["PostgreSQL", startPostgres]] as const) {
  describe(`mail on ${name}`, () => {
    let engine: SqlEngine;
    beforeAll(async () => {
      engine = await start();
      await engine.install(await projectScripts());
    });
    afterAll(() => engine?.close());
    async function value(script: string) {
      const { error, value } = await engine.attempt(script);
      assert.equal(error, null, script);
      return value;
    }

    it("a notice is claimed by one caller at a time, the newest rows first tried first", async () => {
      const two = insertInquiry({ message: "first" }) +
        "update public.contact_submissions set created_at = now() - interval '1 second';" +
        insertInquiry({ message: "second" });
      assert.equal(await value(two + service + claimed), "first");
      assert.equal(await value(two + service + claimed + claimed), "second");
      assert.equal(await value(two + service + claimed + claimed + claimed), "none");
      const later = owner + ageMailQueue("31 seconds") + service;
      assert.equal(await value(two + service + claimed + later + claimed), "second");
      assert.equal(await value(two + service + claimed + claimed + later + claimed), "first");
    });

    it("a marked notice is never claimed again, and none after a day", async () => {
      const one = insertInquiry();
      assert.equal(await value(one + send + ageMailQueue("1 hour") + service + claimed), "none");
      assert.equal(await value(one + ageMailQueue("23 hours") + service + claimed), "Hello");
      assert.equal(await value(one + ageMailQueue("25 hours") + service + claimed), "none");
      assert.equal(
        await value(`${one} ${send} select (notified_at is not null)::text
          from public.contact_submissions;`),
        "true",
      );
    });

    it("a notice has the whole row of an inquiry or application", async () => {
      const inquiry = JSON.parse((await value(insertInquiry({ phone: "850" }) + service + claim))!);
      assert.deepEqual([inquiry.kind, inquiry.row.phone], ["inquiry", "850"]);
      const application = JSON.parse((await value(insertApplication() + service + claim))!);
      assert.deepEqual([application.kind, application.row.cover_letter], ["application", "Hello"]);
    });

    it("staff and metrics see how long a notice waits", async () => {
      const wait = `${visitor} select public.mail_status() ->> 'oldest_notice_seconds'; ${owner}`;
      const waiting = "select string_agg(kind, ',' order by kind) from private.waiting_notices;";
      const both = insertInquiry() + insertApplication();
      assert.equal(await value(wait), "0");
      assert.equal(await value(both + waiting), "application,inquiry");
      assert.equal(await value(both + ageMailQueue("16 minutes") + wait), "960");
      assert.equal(await value(insertInquiry() + ageMailQueue("16 minutes") + send + wait), "0");
      assert.equal(await value(insertInquiry() + ageMailQueue("30 hours") + wait), "108000");
      assert.equal(await value(insertInquiry() + ageMailQueue("4 days") + wait), "0");
    });

    it("an hour has a number of mails to visitors", async () => {
      const limit = "update private.mail_settings set hourly_mails = 2;";
      const counted = `${service} select public.count_mail()::text; ${owner}`;
      const share = `${visitor} select public.mail_status() ->> 'hourly_share'; ${owner}`;
      assert.equal(await value(limit + counted), "true");
      assert.equal(await value(limit + counted + share), "0.500");
      assert.equal(await value(limit + counted + counted), "true");
      assert.equal(await value(limit + counted + counted + counted), "false");
      assert.equal(await value(limit + counted + counted + counted + share), "1.000");
      const next = "update private.mails_by_hour set hour = hour - interval '1 hour';";
      assert.equal(await value(limit + counted + counted + next + counted), "true");
      assert.equal(
        await value(`${counted} update private.mails_by_hour
        set hour = hour - interval '2 days'; ${counted}
        select count(*)::text from private.mails_by_hour;`),
        "1",
      );
    });

    it("a welcome that the provider did not accept can be claimed again", async () => {
      const welcome = `${service}
        select (public.claim_welcome('a@b.example') is not null)::text; ${owner}`;
      const settle = (accepted: boolean) =>
        `${service} select public.settle_welcome(' A@b.example', ${accepted}); ${owner}`;
      const one = insertSubscriber() + welcome;
      assert.equal(await value(one), "true");
      assert.equal(await value(one + welcome), "false");
      assert.equal(await value(one + settle(false) + welcome), "true");
      assert.equal(await value(one + settle(true) + welcome), "false");
      const late =
        "update public.subscribers set welcome_tried_at = now() - interval '61 seconds';";
      assert.equal(await value(one + late + welcome), "true", "the process died meanwhile");
      assert.equal(await value(one + settle(true) + settle(false) + welcome), "false");
    });

    const two = insertSubscriber() + insertSubscriber({ email: "c@d.example" });
    const token = keep("token", "private.unsubscribe_token(' A@B.example ')");

    it("a link unsubscribes the address it was made for, as often as it is used", async () => {
      const used = two + token + unsubscribe(kept("token"));
      assert.equal(await value(used), "true");
      assert.equal(await value(used + status), "a@b.example unsubscribed,c@d.example active");
      assert.equal(await value(used + unsubscribe(kept("token"))), "true");
      const again = used + visitor + insertSubscriber() + owner;
      assert.equal(await value(again + status), "a@b.example active,c@d.example active");
      assert.equal(
        await value(again + unsubscribe(kept("token")) + status),
        "a@b.example unsubscribed,c@d.example active",
      );
      assert.equal(
        await value(`${two} update public.subscribers set created_at = '2000-01-01';
        ${token} ${unsubscribe(kept("token"))}`),
        "true",
        "it has no expiry",
      );
    });

    it("a suppressed address stays suppressed", async () => {
      const suppress = "update public.subscribers set status = 'suppressed';";
      const used = insertSubscriber() + token + suppress + unsubscribe(kept("token"));
      assert.equal(await value(used), "true");
      assert.equal(await value(used + status), "a@b.example suppressed");
    });

    it("a token that differs in any place does nothing", async () => {
      const t = kept("token");
      const other = keep("other", "private.unsubscribe_token('c@d.example')");
      const wrong = [
        "''",
        "null",
        `upper(${t})`,
        `${t} || '0'`,
        `left(${t}, -1)`,
        `overlay(${t} placing case left(${t}, 1) when '0' then '1' else '0' end from 1)`,
        `overlay(${t} placing case right(${t}, 1) when '0' then '1' else '0' end from 97)`,
        `split_part(${t}, '.', 1) || '.' || split_part(${kept("other")}, '.', 2)`,
        `split_part(${t}, '.', 1) || '.' || repeat('0', 64)`,
        `${t} || E'\\n'`,
      ];
      for (const one of wrong) {
        const { error, value } = await engine.attempt(
          two + token + other + unsubscribe(one) + status,
        );
        assert.deepEqual(
          [error, value],
          [null, "a@b.example active,c@d.example active"],
          one,
        );
        const answer = await engine.attempt(two + token + other + unsubscribe(one));
        assert.ok(["false", "", "null"].includes(answer.value!), `${one}: ${answer.value}`);
      }
      const gone = `delete from public.subscribers where email = 'a@b.example';`;
      assert.equal(await value(two + token + gone + unsubscribe(t)), "false");
      const changed =
        `update public.subscribers set email = 'e@f.example' where email = 'a@b.example';`;
      assert.equal(await value(two + token + changed + unsubscribe(t)), "false");
    });

    it("a link has the site's address and no part of the subscriber's", async () => {
      const link = "select private.unsubscribe_link('A@b.example');";
      const pattern =
        `^https://firm\\.example${paths.unsubscribe}\\?token=[0-9a-f]{32}\\.[0-9a-f]{64}$`;
      const site = "update private.preview_settings set site_url = 'https://firm.example';";
      assert.match((await value(site + insertSubscriber() + link))!, new RegExp(pattern));
      assert.equal(
        await value(`${insertSubscriber()}
        select (private.unsubscribe_link('x@y.example') is null)::text;`),
        "true",
      );
      const keys = "update private.mail_settings set inner_key = private.random_block();";
      assert.equal(
        await value(insertSubscriber() + token + keys + unsubscribe(kept("token"))),
        "false",
      );
    });

    it("the provider's list is told once of each change", async () => {
      const known = (now: string) =>
        `${service} select public.mark_listed('a@b.example', '${now}'); ${owner}`;
      const asked = service + contact + owner;
      const one = insertSubscriber() + asked;
      const active = '{"email": "a@b.example", "status": "active"}';
      assert.equal(await value(one), active);
      assert.equal(await value(one + asked), "none");
      const later = "update public.subscribers set list_tried_at = now() - interval '31 seconds';";
      assert.equal(await value(one + later + asked), active);
      const leave = "update public.subscribers set status = 'unsubscribed';";
      assert.equal(await value(one + known("active") + asked), "none");
      assert.equal(
        await value(one + known("active") + leave + asked),
        active.replace("active", "unsubscribed"),
      );
      assert.equal(
        await value(one + leave + known("active") + asked),
        active.replace("active", "unsubscribed"),
        "it left while the provider was told",
      );
      assert.equal(await value(insertSubscriber() + leave + asked), "none", "it was never there");
    });

    it("a bounce or complaint suppresses, and who leaves there is unsubscribed", async () => {
      const report = (reported: string, at = "now()") =>
        `${service} select public.record_mail_event(' A@B.example', '${reported}', ${at}); ${owner}`;
      const listed = `${insertSubscriber()} update public.subscribers set listed_as = 'active',
        updated_at = now() - interval '1 hour';`;
      const asked = service + contact;
      for (const reported of ["suppressed", "unsubscribed"]) {
        assert.equal(await value(listed + report(reported) + status), `a@b.example ${reported}`);
        assert.equal(await value(listed + report(reported) + asked), "none", "the provider knows");
      }
      const older = report("unsubscribed", "now() - interval '2 hours'");
      assert.equal(await value(listed + older + status), "a@b.example active");
      const both = listed + report("suppressed") + report("unsubscribed");
      assert.equal(await value(both + status), "a@b.example suppressed");
      assert.equal(
        await value(`${report("suppressed")} select count(*)::text from public.subscribers;`),
        "0",
      );
      assert.equal(await value(listed + report("active") + status), "a@b.example active");
    });

    it("a hosted project calls mailQueue with its service key after each change", async () => {
      const calls = "select count(*)::text from net.asked;";
      assert.equal(
        await value(`${hosted} ${visitor} ${insertInquiry()} ${owner}
          select concat_ws(' ', url, body, headers) from net.asked;`),
        "https://project.example/functions/v1/mailQueue {} " +
          '{"apikey": "secret", "content-type": "application/json"}',
      );
      const check = insertInquiry({ email: "synthetic-check@example.com" });
      assert.equal(await value(`${hosted} ${visitor} ${check} ${owner} ${calls}`), "0");
      assert.equal(
        await value(`${hosted} ${visitor} ${insertApplication()} ${owner} ${calls}`),
        "1",
      );
      assert.equal(
        await value(`${hosted} ${visitor} ${insertSubscriber()} ${owner} ${calls}`),
        "1",
      );
      assert.equal(await value(hosted + two + token + unsubscribe(kept("token")) + calls), "3");
      const noSecrets = hosted + "delete from vault.decrypted_secrets;";
      assert.equal(await value(noSecrets + visitor + insertInquiry() + owner + calls), "0");
      const broken = hosted + "drop table net.asked cascade;";
      assert.equal(
        await value(`${broken} ${visitor} ${insertInquiry()} ${owner}
          select count(*)::text from public.contact_submissions;`),
        "1",
        "a form never fails for it",
      );
    });
  });
}
