/** The recipes "Form field" and "Form" (docs/architecture.md): each failure names the missing step. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { column } from "../../client/forms/validate.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import type { Field, FormDefinition } from "../../content/forms/definition.ts";
import { forms } from "../../content/forms/index.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { exported } from "../../server/embedded/staff.ts";
import { noticeKinds } from "../../supabase/functions/_shared/notices.ts";
import { openInMemory, projectScripts } from "../support/backend/memory.ts";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";
import { insertApplication, insertInquiry, insertSubscriber } from "./attacks.ts";

const tables: [string, FormDefinition, (values: Record<string, string>) => string][] = [
  ["contact_submissions", contactForm, insertInquiry],
  ["careers_applications", applicationForm, insertApplication],
  ["subscribers", newsletterForms.footer, insertSubscriber],
];

/** Name of the table's export, for staff. */
function exportOf(table: string): string {
  const names = { contact_submissions: "inquiries", careers_applications: "applications" };
  return names[table as keyof typeof names] ?? table;
}

describe("the forms with a table here", () => {
  it("are all forms", () => {
    const actions = tables.map(([, { action }]) => action);
    for (const { id, action } of forms) {
      const message = `Missing step: tests/backend/form-columns.test.ts has the table of ${id}`;
      assert(actions.includes(action), message);
    }
    for (const [, form] of tables) {
      assert(forms.includes(form), `Missing step: content/forms/index.ts lists ${form.id}`);
    }
  });

  it("are all in the inbox and the exports of the embedded backend", async () => {
    const backend = await openInMemory();
    try {
      for (const [table, , insert] of tables) {
        const email = `${table}@county.example`;
        await backend.db.exec(insert({ email }));
        const received = JSON.stringify(await backend.received());
        const message = `Missing step: server/embedded/received.ts lists the rows of ${table}`;
        assert(received.includes(email), message);
        const step = `Missing step: server/embedded/staff.ts lists the export of ${table}`;
        assert(exported.includes(exportOf(table)), step);
      }
    } finally {
      await backend.close();
    }
  });
});

for (const [name, start] of [["PGlite", startPglite], ["PostgreSQL", startPostgres]] as const) {
  describe(`a form's fields on ${name}`, () => {
    let engine: SqlEngine;
    beforeAll(async () => {
      engine = await start();
      await engine.install(await projectScripts());
    });
    afterAll(() => engine?.close());

    const ask = async (sql: string) => (await engine.attempt(`select (${sql})::text;`)).value;

    it("are in no table with published rows", async () => {
      const writable = await ask(
        `select coalesce(string_agg(relname, ', '), 'none') from pg_class c
        where relnamespace = 'public'::regnamespace
          and exists (select from pg_attribute where attrelid = oid and attname = 'published')
          and (has_any_column_privilege('anon', oid, 'insert, update, references')
            or has_any_column_privilege('authenticated', oid, 'insert, update, references'))`,
      );
      const message =
        `Missing step: the migration grants visitors select on ${writable} and nothing else`;
      assert.equal(writable, "none", message);
    });

    it("are counted by a trigger in every table that visitors insert into", async () => {
      const uncounted = await ask(
        `select coalesce(string_agg(relname, ', '), 'none') from pg_class c
        where relnamespace = 'public'::regnamespace and has_any_column_privilege('anon', oid, 'insert')
          and not exists (select from pg_attribute where attrelid = oid and attname = 'published')
          and not exists (
            select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
            where t.tgrelid = c.oid and p.prosrc like '%private.count_submission(%'
          )`,
      );
      const message =
        `Missing step: the migration adds a trigger before insert on ${uncounted} that calls private.count_submission, or, if it is no table of a form, grants visitors no insert`;
      assert.equal(uncounted, "none", message);
    });

    for (const [table, { fields, id }, insert] of tables) {
      it(`${id} is stored for visitors, for its retention period`, async () => {
        const { error } = await engine.attempt(`set local role anon; ${insert({})}`);
        assert.equal(error, null, `Missing step: the migration adds an insert policy to ${table}`);
        const repeated = await engine.attempt(`set local role anon; ${insert({}).repeat(2)}
          reset role; select count(*)::text from public.${table};`);
        assert.deepEqual(
          [repeated.error, repeated.value],
          [null, "1"],
          `Missing step: the trigger before insert on ${table} leaves out what is stored already`,
        );
        // The list keeps its subscribers.
        if (table === "subscribers") return;
        const { value } = await engine.attempt(`${insert({})}
          update public.${table} set created_at = now() - interval '10 years';
          select private.retire(); select count(*)::text from public.${table};`);
        assert.equal(
          value,
          "0",
          `Missing step: private.retire() in the migration empties ${table}`,
        );
      });

      // The newsletter notifies nobody.
      if (table !== "subscribers") {
        it(`${id} has the firm notified`, async () => {
          const claim = "select coalesce(public.claim_notice() -> 'row' ->> 'email', 'none');";
          const later = `update public.${table}
            set notice_tried_at = notice_tried_at - interval '31 seconds';`;
          const mark = `select public.mark_notified(id) from public.${table};`;
          const waiting =
            "select coalesce(string_agg(email, ' '), 'none') from private.waiting_notices;";
          const email = "a@b.example";
          const steps = [
            [claim, email, `public.claim_notice() returns new rows of ${table}`],
            [claim + claim, "none", `public.claim_notice() sets notice_tried_at in ${table}`],
            [claim + later + claim, email, "public.claim_notice() returns an unsent notice again"],
            [claim + mark + later + claim, "none", `public.mark_notified() marks rows of ${table}`],
            [waiting, email, `private.waiting_notices has rows of ${table}`],
            [mark + waiting, "none", "private.waiting_notices has no notice that was sent"],
          ];
          for (const [script, expected, step] of steps) {
            const { error, value } = await engine.attempt(insert({ email }) + script);
            const message = `Missing step: in the migration, ${step}`;
            assert.deepEqual([error, value], [null, expected], message);
          }
          const { value: kind } = await engine.attempt(
            `${insert({})} select coalesce(public.claim_notice() ->> 'kind', 'none');`,
          );
          const words = `supabase/functions/_shared/notices.ts has the kind "${kind}"`;
          assert(noticeKinds.has(kind!), `Missing step: ${words}`);
          const queued = `exists (select from pg_trigger
            where tgrelid = 'public.${table}'::regclass and tgname = 'queue_mail')`;
          const trigger = `the migration adds the trigger queue_mail to ${table}`;
          assert.match((await ask(queued))!, /^t/, `Missing step: ${trigger}`);
        });
      }

      it(`${id} is erased at a person's request`, async () => {
        const email = "erased@county.example";
        const { error, value } = await engine.attempt(`${insert({ email })}
          select private.erase('${email}'); select count(*)::text from public.${table}
          where email = '${email}' and to_jsonb(${table}) ->> 'status' is distinct from 'suppressed';`);
        const step =
          `Missing step: private.erase() in the migration deletes a person's rows of ${table}`;
        assert.deepEqual([error, value], [null, "0"], step);
      });

      for (const [name, field] of Object.entries<Field>(fields)) {
        const cell = column(name);
        it(`${id}.${name} has the column ${table}.${cell}, its grant and its length`, async () => {
          const exists = `exists (select from information_schema.columns
            where table_schema = 'public' and table_name = '${table}' and column_name = '${cell}')`;
          assert.match(
            (await ask(exists))!,
            /^t/,
            `Missing step: the migration (docs/architecture.md, Migrations) adds the column ${table}.${cell}`,
          );
          for (const role of ["anon", "authenticated"]) {
            const granted =
              `has_column_privilege('${role}', 'public.${table}', '${cell}', 'insert')`;
            assert.match(
              (await ask(granted))!,
              /^t/,
              `Missing step: the migration says "grant insert (${cell}) on public.${table} to ${role}"`,
            );
          }
          const view = `private.export_${exportOf(table)}`;
          const exported = `exists (select from pg_attribute
            where attrelid = to_regclass('${view}') and attname = '${cell}')`;
          assert.match(
            (await ask(exported))!,
            /^t/,
            `Missing step: the migration adds private.cell(${cell}) to the view ${view}`,
          );
          const oversized = insert({ [cell]: "x".repeat(100_000) });
          assert.equal(
            (await engine.attempt(`set local role anon; ${oversized}`)).error,
            "23514",
            `Missing step: the migration checks the length of ${table}.${cell}`,
          );
          if (!field.limit || field.pattern) return;
          const longest = insert({ [cell]: "x".repeat(field.limit) });
          const { error } = await engine.attempt(`set local role anon; ${longest}`);
          assert.equal(error, null, `${table}.${cell} must take ${field.limit} characters`);
        });
      }
    }
  });
}
