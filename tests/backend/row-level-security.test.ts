import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";
import {
  attacks,
  fixtures,
  insertApplication,
  insertInquiry,
  insertSubscriber,
} from "./attacks.ts";
import { column as toColumn } from "../../client/forms/validate.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { projectScripts } from "../support/backend/memory.ts";

for (const [name, start] of [["PGlite", startPglite], ["PostgreSQL", startPostgres]] as const) {
  describe(`on ${name}`, () => {
    let engine: SqlEngine;
    beforeAll(async () => {
      engine = await start();
      await engine.install(await projectScripts());
    });
    afterAll(() => engine?.close());

    for (const role of ["anon", "authenticated"]) {
      describe(`attacks as ${role}`, () => {
        for (const attack of attacks) {
          it(attack.name, async () => {
            const { given = "", sql, then = "", error = null, value } = attack;
            const result = await engine.attempt(
              `${fixtures} ${given} set local role ${role}; ${sql} reset role; ${then}`,
            );
            assert.equal(result.error, error);
            if (error === null) assert.equal(result.value, value);
          });
        }
      });
    }

    describe("submissions", () => {
      const visitor = "set local role anon;";
      const stored = (table: string) => `reset role; select count(*)::text from public.${table};`;
      const later = (time: string) =>
        `reset role; update private.recent_submissions set at = at - interval '${time}';
       update public.contact_submissions set created_at = created_at - interval '${time}';
       update public.careers_applications set created_at = created_at - interval '${time}';
       ${visitor}`;
      const expectStored = async (table: string, script: string, count: number) => {
        const result = await engine.attempt(`${visitor} ${script} ${stored(table)}`);
        assert.deepEqual(result, { error: null, value: String(count) });
      };

      it("keeps a subscriber once, trimmed and in lower case", async () => {
        const twice = insertSubscriber({ email: " A@B.example " }) + insertSubscriber();
        await expectStored("subscribers", twice, 1);
        const { value } = await engine.attempt(
          `${visitor} ${twice} reset role; select email from public.subscribers;`,
        );
        assert.equal(value, "a@b.example");
      });

      it("stores the same inquiry once a day", async () => {
        await expectStored("contact_submissions", insertInquiry() + insertInquiry(), 1);
        const otherCase = insertInquiry({ email: "A@B.example" });
        await expectStored("contact_submissions", insertInquiry() + otherCase, 1);
        const again = (time: string) => `${insertInquiry()} ${later(time)} ${insertInquiry()}`;
        await expectStored("contact_submissions", again("23 hours"), 1);
        await expectStored("contact_submissions", again("25 hours"), 2);
      });

      it("stores what differs in one field, a new column included", async () => {
        const column = (table: string) =>
          `reset role; alter table public.${table} add column budget text;
         grant insert (budget) on public.${table} to anon; ${visitor}`;
        for (const field of ["name", "organization", "phone", "service", "message", "budget"]) {
          const script = column("contact_submissions") + insertInquiry({ [field]: "1" }) +
            insertInquiry({ [field]: "2" });
          await expectStored("contact_submissions", script, 2);
        }
        const fields = Object.keys(applicationForm.fields).map(toColumn);
        for (const field of [...fields, "budget"].filter((field) => field !== "email")) {
          const path = { resume_path: "1763708400002-role-a-b.pdf" };
          const file = `reset role; insert into storage.objects (bucket_id, name, metadata) values
          ('resumes', '1763708400001-role-a-b.pdf', '{"eTag": "x"}'),
          ('resumes', '1763708400002-role-a-b.pdf', '{"eTag": "x"}');`;
          const script = file + column("careers_applications") +
            insertApplication({ [field]: "1" }) +
            insertApplication({ [field]: "2", ...path });
          await expectStored("careers_applications", script, 2);
        }
      });

      it("takes the simple email pattern of SPEC §5 and nothing else", async () => {
        for (const email of ['"q"@x.co', "a,b@x.co", "(c)@x.co"]) {
          await expectStored("contact_submissions", insertInquiry({ email }), 1);
          await expectStored("careers_applications", insertApplication({ email }), 1);
          await expectStored("subscribers", insertSubscriber({ email }), 1);
        }
        for (const email of ["", "a@b", "a b@c.d", "a@b@c.d", "@b.c", "a@b.c\nBcc: d@e.f"]) {
          for (const insert of [insertInquiry, insertApplication, insertSubscriber]) {
            assert.equal((await engine.attempt(visitor + insert({ email }))).error, "23514", email);
          }
        }
      });

      it("stores an application once with the same file, and again with another", async () => {
        const upload = (name: string, digest: string) =>
          `reset role; insert into storage.objects (bucket_id, name, metadata)
         values ('resumes', '${name}', '{"eTag": "${digest}"}'); ${visitor}
         ${insertApplication({ resume_path: name, resume_url: `http://files.example/${name}` })}`;
        const [first, second] = ["1763708400001-role-a-b.pdf", "1763708400002-role-a-b.pdf"];
        await expectStored("careers_applications", upload(first!, "x") + upload(second!, "x"), 1);
        await expectStored("careers_applications", upload(first!, "x") + upload(second!, "y"), 2);
      });

      const attemptOf = (random: string, values = {}) => {
        const name = `1763708400001-role-a-b-${random}.pdf`;
        return insertApplication({
          resume_path: name,
          resume_url: `http://f.example/${name}`,
          ...values,
        });
      };

      it("replaces an application by its correction, for a day", async () => {
        const [random, other] = ["0f".repeat(16), "1e".repeat(16)];
        const corrected = attemptOf(random, { phone: "2", email: "c@d.example" });
        await expectStored("careers_applications", attemptOf(random) + corrected, 1);
        const { value } = await engine.attempt(
          `${visitor} ${attemptOf(random)} ${corrected} ${attemptOf(random, { phone: "2" })}
         reset role; select concat(phone, ' ', email) from public.careers_applications;`,
        );
        assert.equal(value, "2 a@b.example");
        await expectStored(
          "careers_applications",
          attemptOf(random) + attemptOf(other, { phone: "2" }),
          2,
        );
        const aged = `reset role; update public.careers_applications
        set created_at = created_at - interval '25 hours'; ${visitor}`;
        const late = attemptOf(random, { phone: "2", resume_path: `1-role-c-d-${random}.pdf` });
        await expectStored("careers_applications", `${attemptOf(random)} ${aged} ${late}`, 2);
      });

      it("reactivates an unsubscribed address, keeps a suppressed one, and welcomes once", async () => {
        const as = (status: string) =>
          `reset role; update public.subscribers set status = '${status}'; ${visitor}`;
        const claim = `set local role service_role;
        select public.claim_welcome(' A@B.example ')::text;`;
        const status = "reset role; select status from public.subscribers;";
        const once = insertSubscriber();
        const outcomes = [
          [once + claim, "true"],
          [once + claim + claim, "false"],
          [once + claim + visitor + once + claim, "false"],
          [once + claim + as("unsubscribed") + once + status, "active"],
          [once + claim + as("unsubscribed") + once + claim, "true"],
          [once + as("suppressed") + once + status, "suppressed"],
          [once + as("suppressed") + once + claim, "false"],
          [claim, "false"],
        ];
        for (const [script, expected] of outcomes) {
          assert.deepEqual(await engine.attempt(`${visitor} ${script}`), {
            error: null,
            value: expected,
          });
        }
      });

      it("refuses the sixth submission from one address within an hour", async () => {
        const six = [1, 2, 3, 4, 5, 6].map(String);
        const all = {
          inquiries: six.map((message) => insertInquiry({ message })),
          applications: six.map((n) =>
            insertApplication({ resume_path: `176370840000${n}-a.pdf` })
          ),
          subscribers: six.map(() => insertSubscriber()),
          repetitions: six.map(() => insertInquiry()),
        };
        for (const scripts of Object.values(all)) {
          const after = async (count: number) =>
            (await engine.attempt(visitor + scripts.slice(0, count).join(""))).error;
          assert.deepEqual([await after(5), await after(6)], [null, "PT429"]);
        }
      });

      it("counts addresses and kinds apart, and only the last hour", async () => {
        const five = [1, 2, 3, 4, 5].map((n) => insertInquiry({ message: String(n) })).join("");
        const other = insertInquiry({ email: "other@county.example" });
        await expectStored("contact_submissions", five + other, 6);
        await expectStored("contact_submissions", five + insertSubscriber(), 5);
        const { value } = await engine.attempt(
          `${visitor} ${five} ${later("61 minutes")} ${insertInquiry()}
         reset role; select count(*)::text from private.recent_submissions;`,
        );
        assert.equal(value, "1", "submissions that no longer count are forgotten");
      });

      it("has revoked the default grants of every table", async () => {
        const { value } = await engine.attempt(`
        select coalesce(string_agg(relname, ', '), 'none') from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and (has_table_privilege('anon', oid, 'truncate')
            or has_table_privilege('authenticated', oid, 'truncate'));`);
        assert.equal(
          value,
          "none",
          `Missing step: the migration revokes all on ${value}, then grants`,
        );
      });

      it("has policies on every table, and a private schema for nobody else", async () => {
        const { value } = await engine.attempt(`
        select concat_ws('|',
          (select string_agg(relname, ',') from pg_class
           where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
             and not relrowsecurity),
          has_schema_privilege('anon', 'private', 'usage, create'),
          has_schema_privilege('authenticated', 'private', 'usage, create'));`);
        const tables = value!.replace(/\|?[ft]\|[ft]$/, "");
        assert.equal(value, "f|f", `Missing step: "enable row level security" on ${tables}`);
      });
    });
  });
}
