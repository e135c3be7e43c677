import assert from "node:assert/strict";
import privacy from "../../content/legal/privacy.ts";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { type SqlEngine, startPglite } from "../support/backend/sql-engine.ts";
import { insertApplication, insertInquiry } from "./attacks.ts";
import { projectScripts } from "../support/backend/memory.ts";

const file = (name: string) => `17637084000${name}-role-ada-palmer.pdf`;
/** An application that old, with its file. */
const applied = (name: string, age: string, values = {}) =>
  insertApplication({ resume_path: file(name), ...values }) +
  `insert into storage.objects (bucket_id, name, created_at)
    values ('resumes', '${file(name)}', now() - interval '${age}');
  update public.careers_applications set created_at = now() - interval '${age}'
    where resume_path = '${file(name)}';`;
/** One that was decided on that long ago. */
const decided = (name: string, age: string, ago: string) =>
  applied(name, age, { phone: name }) +
  `update public.careers_applications set decided_at = now() - interval '${ago}'
    where resume_path = '${file(name)}';`;
const asked = (message: string, age: string, keep = "null") =>
  insertInquiry({ message }) +
  `update public.contact_submissions set created_at = now() - interval '${age}', keep_until = ${keep}
    where message = '${message}';`;

const rows = `
  ${asked("old", "731 days")} ${asked("young", "729 days")}
  ${asked("wanted", "900 days", "current_date")} ${asked("let go", "900 days", "current_date - 1")}
  ${applied("01", "732 days")} ${applied("02", "729 days")}
  ${decided("05", "900 days", "364 days")} ${decided("06", "400 days", "367 days")}
  insert into storage.objects (bucket_id, name, created_at) values
    ('resumes', '${file("03")}', now() - interval '25 hours'),
    ('resumes', '${file("04")}', now() - interval '23 hours');`;
const left = `select concat_ws(' ',
  (select string_agg(message, ',' order by message) from public.contact_submissions),
  (select string_agg(resume_path, ',' order by resume_path) from public.careers_applications),
  (select string_agg(name, ',' order by name) from storage.objects));`;
const kept = `wanted,young ${file("02")},${file("05")}`;

/** A hosted project also has the vault and a way to call its own services. */
const hosted = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.asked (url text, headers jsonb);
  create function net.http_delete(url text, headers jsonb) returns bigint language sql as
    'insert into net.asked values ($1, $2) returning 1';`;

describe("the retention job", () => {
  let engine: SqlEngine;
  beforeAll(async () => {
    engine = await startPglite();
    await engine.install(await projectScripts());
  });
  afterAll(() => engine.close());
  const retire = async (before: string, then: string) =>
    (await engine.attempt(`${rows} ${before} select private.retire(); ${then}`)).value;

  it("removes old rows, their files, and files without a row", async () => {
    assert.equal(await retire("", left), `${kept} ${file("02")},${file("04")},${file("05")}`);
    assert.deepEqual(
      JSON.parse((await engine.attempt(`${rows} select private.retire()::text;`)).value!),
      { inquiries: 2, applications: 2, resumes: 3 },
    );
  });

  it("removes files by the storage service on a hosted project", async () => {
    const secrets = `${hosted} insert into vault.decrypted_secrets
      values ('project_url', 'https://project.example'), ('service_key', 'secret');`;
    assert.equal(
      await retire(secrets, "select string_agg(url || headers, ' ' order by url) from net.asked;"),
      ["01", "03", "06"].map((name) =>
        `https://project.example/storage/v1/object/resumes/${file(name)}` +
        '{"apikey": "secret", "authorization": "Bearer secret"}'
      ).join(" "),
    );
  });

  it("removes rows where the storage service is not configured", async () => {
    const all = ["01", "02", "03", "04", "05", "06"].map(file).join(",");
    assert.equal(await retire(hosted, left), `${kept} ${all}`);
  });

  it("has the periods that the privacy policy names", async () => {
    const definition = "select pg_get_functiondef('private.retire()'::regprocedure);";
    const job = (await engine.attempt(definition)).value!;
    const policy = JSON.stringify(privacy.sections.find(({ id }) => id === "retention"));
    const periods: [words: string, statement: RegExp][] = [
      [
        "Inquiries: two years",
        /contact_submissions\s+where created_at < now\(\) - interval '2 years'/,
      ],
      [
        "Applications and resumes: one year after the decision",
        /decided_at\) \+ interval '1 year'/,
      ],
      [
        "or two years after they arrived",
        /decided_at is null then created_at \+ interval '2 years'/,
      ],
      ["used for one hour", /recent_submissions where at < now\(\) - interval '1 hour'/],
    ];
    for (const [words, statement] of periods) {
      const step = `Missing step: private.retire(), content/legal/privacy.ts,` +
        ` docs/decisions/retention.md and this test have one period for “${words}”`;
      assert(policy.includes(words) && statement.test(job), step);
    }
  });

  it("cannot be run by visitors", async () => {
    for (const role of ["anon", "authenticated", "service_role"]) {
      const script = `set local role ${role}; select private.retire();`;
      assert.equal((await engine.attempt(script)).error, "42501");
    }
  });
});
