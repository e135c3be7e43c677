import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";
import {
  type Attack,
  attacks,
  attacksOnTable,
  fixtures,
  insertApplication,
  insertInquiry,
  insertSubscriber,
  visitorsAttacksOnTable,
} from "./attacks.ts";
import { column as toColumn } from "../../client/forms/validate.ts";
import { serviceNames } from "../../content/navigation.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { openMemory, projectScripts } from "../support/backend/memory.ts";

/** Every table and view of the project by its schema and name, from the catalog. */
const relations = await (async () => {
  const db = await openMemory();
  const { rows } = await db.query<{ name: string; kind: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'v') and n.nspname in ('public', 'private', 'storage') order by name`,
  );
  await db.close();
  return rows;
})();
const tables = relations.filter(({ kind }) => kind === "r").map(({ name }) => name);
const publicTables = tables.filter((name) => name.startsWith("public."));

/** What an editor may read and write. */
const edited = [
  "public.services",
  "public.commitments",
  "public.service_drafts",
  "public.commitment_drafts",
];

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
        for (const attack of [...attacks, ...publicTables.flatMap(visitorsAttacksOnTable)]) {
          it(attack.name, () => check(attack, role));
        }
      });
    }

    async function check(attack: Attack, role: string): Promise<void> {
      const { given = "", sql, then = "", error = null, value } = attack;
      const result = await engine.attempt(
        `${fixtures} ${given} set local role ${role}; ${sql} reset role; ${then}`,
      );
      assert.equal(result.error, error);
      if (error === null) assert.equal(result.value, value);
    }

    describe("rows that are not published", () => {
      /** Steps that a table lacks, so that a role sees a row too many or too early. */
      async function missingSteps(role: string, given = ""): Promise<string[]> {
        const ask = async (script: string) => {
          const { error, value } = await engine.attempt(`${fixtures} ${given} ${script}`);
          return error ?? value;
        };
        const list = await ask(
          `select coalesce(json_agg(json_build_object('table', relname, 'columns', (
             select json_agg(attname) from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped
           ))), '[]')::text
           from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
             and has_any_column_privilege('${role}', oid, 'select')`,
        );
        const missing = [];
        for (const { table, columns } of JSON.parse(list!)) {
          const count = `select count(*)::text from public.${table};`;
          const seen = (change: string) => ask(`${change} set local role ${role}; ${count}`);
          if (!columns.includes("published")) {
            if (await ask(count) === "0") {
              missing.push(`"fixtures" in tests/backend/attacks.ts has a row of ${table}`);
            } else if (await seen("") !== "0") {
              missing.push(`${table} has the column published, or no select policy for visitors`);
            }
            continue;
          }
          if (await ask(count) === "0") missing.push(`supabase/seed.sql has rows of ${table}`);
          const changes = ["published = false"];
          if (columns.includes("publish_at")) {
            changes.push(
              "published = true, publish_at = now() + interval '1 second'",
              "published = true, unpublish_at = now()",
            );
          }
          for (const change of changes) {
            const sees = await seen(`update public.${table} set ${change};`);
            if (sees !== "0") missing.push(`${table} has a policy for published rows (${change})`);
          }
        }
        return missing;
      }

      for (const role of ["anon", "authenticated"]) {
        it(`are seen by ${role} in no table`, async () => {
          assert.deepEqual((await missingSteps(role)).map((step) => `Missing step: ${step}`), []);
        });

        it(`are found in a table that shows all to ${role}`, async () => {
          const open = (columns: string, row: string) =>
            `create table public.notes (${columns}); insert into public.notes values (${row});
             alter table public.notes enable row level security; grant select on public.notes to ${role};
             create policy open on public.notes for select to ${role} using (true);`;
          assert.deepEqual(await missingSteps(role, open("published boolean", "false")), [
            "notes has a policy for published rows (published = false)",
          ]);
          assert.deepEqual(await missingSteps(role, open("text text", "'draft'")), [
            "notes has the column published, or no select policy for visitors",
          ]);
        });

        it(`are seen by ${role} within their period`, async () => {
          const period = "publish_at = now(), unpublish_at = now() + interval '1 second'";
          const { value } = await engine.attempt(
            `update public.services set ${period} where published; set local role ${role};
             select count(*)::text from public.services;`,
          );
          assert.equal(value, String(serviceNames.length));
        });
      }

      it("cannot end before they begin", async () => {
        const period = "publish_at = now(), unpublish_at = now() - interval '1 day'";
        const { error } = await engine.attempt(`update public.services set ${period};`);
        assert.equal(error, "23514");
      });
    });

    describe("an editor", () => {
      const editor = "set local role editor;";
      const value = async (script: string) => {
        const result = await engine.attempt(`${fixtures} ${editor} ${script}`);
        assert.equal(result.error, null);
        return result.value;
      };

      it("adds, changes, previews and removes services and commitments", async () => {
        for (const [kind, table] of [["service", "services"], ["commitment", "commitments"]]) {
          const added = `insert into public.${table} (slug, title) values ('new', 'New');`;
          const title = `select title from public.${table} where slug = 'new';`;
          assert.equal(await value(added + title), "New");
          const draft = `${added} update public.${table} set published = true where slug = 'new';
            insert into public.${kind}_drafts (slug, draft) values ('new', '{"title": "Newer"}');`;
          const link = `select private.preview_link('${kind}', 'new');`;
          assert.match((await value(draft + link))!, /preview=/);
          const applied = `${draft} select private.apply_draft('${kind}', 'new');`;
          assert.equal(await value(applied + title), "Newer");
          const removed = `${draft} delete from public.${table} where slug = 'new';
            select count(*)::text from public.${kind}_drafts;`;
          assert.equal(await value(removed), "0");
        }
      });

      for (const { name, kind } of relations.filter(({ name }) => !edited.includes(name))) {
        it(`does not reach ${name}`, async () => {
          const statements = [`select * from ${name};`, `select count(*) from ${name};`];
          if (kind === "r") {
            statements.push(`insert into ${name} default values;`, `delete from ${name};`);
          }
          for (const sql of statements) {
            const { error } = await engine.attempt(`${fixtures} ${editor} ${sql}`);
            const step =
              `an editor may: ${sql} Missing step: "edited" in this file lists ${name}, or the migration grants editors nothing on it`;
            assert.equal(error, "42501", step);
          }
        });
      }

      for (const name of edited) {
        it(`reads all rows of ${name}`, async () => {
          const count = `select count(*)::text from ${name};`;
          const all = await engine.attempt(count);
          const step = `Missing step: the migration adds a policy for editors to ${name}`;
          assert.equal(await value(count), all.value, step);
        });
      }

      for (const name of edited) {
        it(`dates a change of ${name}`, async () => {
          const drafts = name.endsWith("_drafts")
            ? `insert into ${name} (slug, draft, updated_at)
               select slug, '{}', '2020-01-01' from ${name.replace("_drafts", "s")} limit 1;`
            : "";
          // The rows of the seed are older than this transaction.
          const changed = `${drafts} update ${name} set slug = slug;
            select (count(*) > 0 and bool_and(updated_at = now()))::text from ${name};`;
          const step = `Missing step: the migration adds the trigger touch to ${name}`;
          assert.equal(await value(changed), "true", step);
        });
      }

      for (const attack of tables.flatMap(attacksOnTable)) {
        it(`does not ${attack.name}`, () => check(attack, "editor"));
      }

      it("calls the functions for drafts and no other", async () => {
        const { value } = await engine.attempt(
          `select string_agg(oid::regprocedure::text, ' ' order by oid::regprocedure::text)
           from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
             and has_function_privilege('editor', oid, 'execute')`,
        );
        assert.equal(value, "private.apply_draft(text,text) private.preview_link(text,text)");
      });

      it("makes nothing and becomes nobody else", async () => {
        const statements = [
          "create table public.mine (id int);",
          "create table private.mine (id int);",
          "create function public.mine() returns int language sql as 'select 1';",
          "create schema mine;",
          "create role mine;",
          "grant editor to anon;",
          "grant select on public.service_drafts to anon;",
          "alter role editor bypassrls;",
          "select * from supabase_migrations.schema_migrations;",
          "select pg_read_file('/etc/passwd');",
          "copy public.services to program 'cat';",
        ];
        for (const sql of statements) {
          const { error } = await engine.attempt(`${editor} ${sql}`);
          // A grant of what the role cannot grant is a warning.
          if (sql.startsWith("grant select")) {
            const after =
              `${editor} ${sql} set local role anon; select * from public.service_drafts;`;
            assert.equal((await engine.attempt(after)).error, "42501");
          } else assert.equal(error, "42501", sql);
        }
        const { value } = await engine.attempt(
          "select count(*)::text from pg_auth_members where member = 'editor'::regrole;",
        );
        assert.equal(value, "0");
      });
    });

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
         ${insertApplication({ resume_path: name })}`;
        const [first, second] = ["1763708400001-role-a-b.pdf", "1763708400002-role-a-b.pdf"];
        await expectStored("careers_applications", upload(first!, "x") + upload(second!, "x"), 1);
        await expectStored("careers_applications", upload(first!, "x") + upload(second!, "y"), 2);
      });

      const attemptOf = (random: string, values = {}) => {
        const resume_path = `1763708400001-role-a-b-${random}.pdf`;
        return insertApplication({ resume_path, ...values });
      };

      it("replaces an application by its correction, for a day", async () => {
        const [random, other] = ["0f".repeat(16), "1e".repeat(16)];
        const corrected = attemptOf(random, { phone: "2", email: "A@B.example" });
        await expectStored("careers_applications", attemptOf(random) + corrected, 1);
        const { value } = await engine.attempt(
          `${visitor} ${attemptOf(random)} ${corrected} ${attemptOf(random, { phone: "2" })}
         reset role; select concat(phone, ' ', email) from public.careers_applications;`,
        );
        assert.equal(value, "2 A@B.example");
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

      it("replaces no application of another address, and none that is decided", async () => {
        const random = "0f".repeat(16);
        const first = attemptOf(random);
        const stranger = attemptOf(random, { phone: "2", email: "mallory@evil.example" });
        await expectStored("careers_applications", first + stranger, 2);
        const decide = `reset role; update public.careers_applications set decided_at = now();
          ${visitor}`;
        const later = attemptOf(random, { phone: "2" });
        await expectStored("careers_applications", `${first} ${decide} ${later}`, 2);
        await expectStored("careers_applications", `${first} ${decide} ${first}`, 1);
      });

      it("keeps what a correction replaced, until the correction goes", async () => {
        const random = "0f".repeat(16);
        const file = `1763708400002-role-a-b-${random}.pdf`;
        const script = `reset role; insert into storage.objects (bucket_id, name, created_at)
          values ('resumes', '1763708400001-role-a-b-${random}.pdf', now() - interval '2 days');
          ${visitor} ${attemptOf(random)} ${attemptOf(random, { phone: "2" })}
          ${attemptOf(random, { phone: "3", resume_path: file })} reset role;`;
        const kept =
          `select string_agg(application ->> 'phone', ',' order by application ->> 'phone')
          from private.replaced_applications r
          join public.careers_applications a on a.id = r.replaced_by;`;
        assert.equal((await engine.attempt(`${visitor} ${script} ${kept}`)).value, "1,2");
        const orphans = "select count(*)::text from private.orphaned_resumes;";
        assert.equal((await engine.attempt(script + orphans)).value, "0");
        const erased = `set constraints all immediate; delete from public.careers_applications;
          select count(*)::text from private.replaced_applications;`;
        assert.equal((await engine.attempt(script + erased)).value, "0");
        assert.equal(
          (await engine.attempt(`${script} delete from public.careers_applications; ${orphans}`))
            .value,
          "1",
        );
      });

      it("derives the link of a resume from its path where the project is known", async () => {
        const hosted = `create schema vault;
          create table vault.decrypted_secrets (name text, decrypted_secret text);
          insert into vault.decrypted_secrets values ('project_url', 'https://ref.example');`;
        const embedded = "select set_config('project.url', 'https://ref.example', true);";
        const link = "reset role; select resume_url from public.careers_applications;";
        const given = insertApplication({ resume_url: "https://evil.example/" });
        for (const known of [hosted, embedded]) {
          assert.deepEqual(await engine.attempt(`${known} ${visitor} ${given} ${link}`), {
            error: null,
            value:
              "https://ref.example/storage/v1/object/public/resumes/1763708400001-role-a-b.pdf?download=",
          });
        }
      });

      it("reactivates an unsubscribed address, keeps a suppressed one, and welcomes once", async () => {
        const as = (status: string) =>
          `reset role; update public.subscribers set status = '${status}'; ${visitor}`;
        const claim = `set local role service_role;
        select (public.claim_welcome(' A@B.example ') is not null)::text;`;
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
        };
        for (const scripts of Object.values(all)) {
          const after = async (count: number) =>
            (await engine.attempt(visitor + scripts.slice(0, count).join(""))).error;
          assert.deepEqual([await after(5), await after(6)], [null, "PT429"]);
        }
      });

      it("accepts the same inquiry and application again and again, and counts it once", async () => {
        for (const once of [insertInquiry(), insertApplication()]) {
          const { error, value } = await engine.attempt(
            `${visitor} ${once.repeat(20)} reset role;
             select count(*)::text from private.recent_submissions;`,
          );
          assert.deepEqual([error, value], [null, "1"]);
        }
      });

      it("counts all spellings of one mailbox together", async () => {
        const mailboxes = [
          [
            "victim@gmail.com",
            "victim+1@gmail.com",
            "v.i.c.tim@googlemail.com",
            "VICTIM@GMail.com",
            "victim@gmail.com.",
            "\uff56ictim+a+b@gmail.com",
            '"victim"@gmail.com',
            "vic\u200btim@gmail.com",
          ],
          [
            "ada@bücher.example",
            "ADA+x@BÜCHER.example",
            "ada@xn--bcher-kva.example",
            "Ada@XN--BCHER-KVA.example.",
            "ada@bu\u0308cher.example",
            "ada@bücher。example",
          ],
        ];
        for (const spellings of mailboxes) {
          const digests = spellings.map((email) => `private.canonical_email('${email}')`);
          const { value } = await engine.attempt(
            `select string_agg(distinct a, ' ') from unnest(array[${digests.join(", ")}]) a`,
          );
          assert.equal(value, spellings[0]);
          const submissions = [
            (email: string, message: string) => insertInquiry({ email, message }),
            (email: string, n: string) =>
              insertApplication({ email, resume_path: `176370840000${n}-a.pdf` }),
            (email: string) => insertSubscriber({ email: email.toLowerCase() }),
          ];
          for (const submit of submissions) {
            const six = spellings.slice(0, 6).map((email, index) => submit(email, String(index)));
            const after = async (count: number) =>
              (await engine.attempt(visitor + six.slice(0, count).join(""))).error;
            assert.deepEqual([await after(5), await after(6)], [null, "PT429"]);
          }
        }
      });

      it("counts different mailboxes apart", async () => {
        const different = [
          "a.b@county.example",
          "ab@county.example",
          "ab@gmail.example",
          "ab@xn--bcher-kva.example",
          "ab@bucher.example",
          "ab@xn--99999999999.example",
          "ab@xn--.example",
          "ab@xn--a-.example",
          "+1@county.example",
          "+2@county.example",
        ];
        const { value } = await engine.attempt(
          `select count(distinct private.canonical_email(a))::text
           from unnest(array[${different.map((email) => `'${email}'`).join(", ")}]) a`,
        );
        assert.equal(value, String(different.length));
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
