/** What staff export, and what they erase, on both engines. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { projectScripts } from "../support/backend/memory.ts";
import { startPostgres } from "../support/backend/postgres.ts";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";
import { insertApplication, insertInquiry, insertSubscriber } from "./attacks.ts";

const formulas = ["=1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"];
const harmless = ["Ada", "a=1", " =1", "'=1", "1-2"];

for (const [name, start] of [["PGlite", startPglite], ["PostgreSQL", startPostgres]] as const) {
  describe(`on ${name}`, () => {
    let engine: SqlEngine;
    beforeAll(async () => {
      engine = await start();
      await engine.install(await projectScripts());
    });
    afterAll(() => engine?.close());
    const value = async (script: string) => (await engine.attempt(script)).value;

    it("every text of a visitor is a cell that no spreadsheet runs", async () => {
      const views = [
        ["inquiries", "contact_submissions", insertInquiry],
        ["applications", "careers_applications", insertApplication],
        ["subscribers", "subscribers", insertSubscriber],
      ] as const;
      for (const [view, table, insert] of views) {
        const columns = JSON.parse(
          (await value(
            `select json_agg(column_name)::text from information_schema.columns
           where table_schema = 'public' and table_name = '${table}' and data_type = 'text'
             and column_name not in ('email', 'status', 'resume_url', 'resume_path', 'listed_as')`,
          ))!,
        );
        for (const cell of [...formulas, ...harmless]) {
          const row = insert(Object.fromEntries(columns.map((column: string) => [column, cell])));
          const seen = JSON.parse(
            (await value(
              `${row} select row_to_json(e)::text from private.export_${view} e;`,
            ))!,
          );
          const expected = formulas.includes(cell) ? `'${cell}` : cell;
          for (const column of columns) assert.equal(seen[column], expected, column);
        }
        const address = `${insert({ email: "=1@a.example" })} select email
          from private.export_${view};`;
        assert.equal(await value(address), "'=1@a.example");
      }
    });

    it("erase a person's rows and files, replaced ones too, and nobody else's", async () => {
      const random = "0f".repeat(16);
      const paths = [1, 2].map((n) => `176370840000${n}-role-a-b-${random}.pdf`);
      const files = [...paths, "1763708400009-other.pdf"].map((path) =>
        `insert into storage.objects (bucket_id, name) values ('resumes', '${path}');`
      );
      const rows = `${files.join("")} set local role anon;
        ${paths.map((resume_path) => insertApplication({ resume_path })).join("")}
        ${insertApplication({ resume_path: "1763708400009-other.pdf", email: "o@b.example" })}
        ${insertInquiry()} ${insertInquiry({ email: "o@b.example" })} ${insertSubscriber()}
        reset role; set constraints all immediate;`;
      const erased = JSON.parse(
        (await value(`${rows} select private.erase(' A@b.example')::text;`))!,
      );
      assert.deepEqual(erased, { inquiries: 1, applications: 1 });
      const left = `select concat_ws(' ', (select string_agg(name, ',') from storage.objects),
        (select count(*) from public.careers_applications),
        (select count(*) from private.replaced_applications),
        (select count(*) from public.contact_submissions), (select status from public.subscribers));`;
      const script = `${rows} select private.erase(' A@b.example'); ${left}`;
      assert.equal(await value(script), "1763708400009-other.pdf 1 0 1 suppressed");
    });
  });
}
