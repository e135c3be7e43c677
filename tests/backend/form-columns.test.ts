/** The recipe "A form field" (docs/architecture.md): each failure names the step that is missing. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { column } from "../../client/forms/validate.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import type { Field, FormDefinition } from "../../content/forms/definition.ts";
import { forms } from "../../content/forms/index.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { projectScripts } from "../support/backend/memory.ts";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";
import { insertApplication, insertInquiry, insertSubscriber } from "./attacks.ts";

const tables: [string, FormDefinition, (values: object) => string][] = [
  ["contact_submissions", contactForm, insertInquiry],
  ["careers_applications", applicationForm, insertApplication],
  ["subscribers", newsletterForms.footer, insertSubscriber],
];

describe("the forms with a table here", () => {
  it("are all forms", () => {
    const actions = tables.map(([, { action }]) => action);
    for (const { id, action } of forms) {
      const message = `Missing step: tests/backend/form-columns.test.ts has the table of ${id}`;
      assert(actions.includes(action), message);
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

    for (const [table, { fields, id }, insert] of tables) {
      for (const [name, field] of Object.entries<Field>(fields)) {
        const cell = column(name);
        it(`${id}.${name} has the column ${table}.${cell}, its grant and its length`, async () => {
          const exists = `exists (select from information_schema.columns
            where table_schema = 'public' and table_name = '${table}' and column_name = '${cell}')`;
          assert.match(
            (await ask(exists))!,
            /^t/,
            `Missing step: a new file in supabase/migrations adds the column ${table}.${cell}`,
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
