/** Databases that applied the first migrations, or an edited one, end with today's schema. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { PGlite } from "@electric-sql/pglite";
import { installPlatform, migrate, projectDir } from "../../server/embedded/migrate.ts";
import { copyBack, setAside } from "../../server/embedded/rebuild.ts";
import { projectScripts } from "../support/backend/memory.ts";
import { dumpSchema, startPostgres } from "../support/backend/postgres.ts";
import { schemaQuery } from "../support/backend/schema.ts";
import { insertApplication, insertInquiry, insertSubscriber } from "./attacks.ts";

const firstMigrations = new URL("../support/backend/first-migrations/", import.meta.url);
const chain = (await Array.fromAsync(Deno.readDir(firstMigrations))).map(({ name }) => name).sort();
const readFirst = (name: string) => Deno.readTextFile(new URL(name, firstMigrations));

/** Applies and records the first migrations as the embedded backend did then. */
async function applyFirst(db: PGlite, names: string[]): Promise<void> {
  for (const name of names) {
    await db.exec(await readFirst(name));
    await db.query("insert into supabase_migrations.schema_migrations values ($1, $2)", [
      name.slice(0, 14),
      `migrations/${name}`,
    ]);
  }
}

async function schemaOf(db: PGlite): Promise<string[]> {
  const { rows } = await db.query<{ string_agg: string }>(schemaQuery);
  return rows[0]!.string_agg.split("\n");
}

/** An empty project. Copies of one are quicker than new ones. */
const empty = await PGlite.create();
await installPlatform(empty);
const copyOf = async (db: PGlite) => await db.clone() as PGlite;

const resumePath = "1763708400000-role-known-person.pdf";
/** The seed's rows of the tables that the first migrations have. */
const firstSeed = (await Deno.readTextFile(new URL("seed.sql", projectDir)))
  .split(/^(?=insert into )/m)
  .filter((statement) => /^insert into public\.(services|commitments) /.test(statement)).join("");
/** Rows as staff and visitors left them, with an address that only the first check accepts. */
const rows = `
${insertInquiry()}
update public.contact_submissions set keep_until = '2030-01-01';
${insertSubscriber()}
update public.subscribers set status = 'unsubscribed', welcomed_at = '2026-11-22';
${insertApplication({ resume_path: resumePath })}
update public.careers_applications set decided_at = '2026-11-22';
insert into storage.objects (bucket_id, name) values ('resumes', '${resumePath}');
insert into private.resume_scans (resume_path) values ('${resumePath}');
insert into public.services (slug, title, published) values ('of-the-firm', 'Of the firm', false);
update private.preview_settings set site_url = 'https://www.example.org';
`;
const contentQuery = `select jsonb_build_array(
  (select jsonb_agg(t) from public.contact_submissions t),
  (select jsonb_agg(t) from public.subscribers t),
  (select jsonb_agg(t) from public.careers_applications t),
  (select jsonb_agg(t) from storage.objects t),
  (select jsonb_agg(t) from private.resume_scans t),
  (select jsonb_agg(t order by slug) from public.services t),
  (select jsonb_agg(t) from private.preview_settings t))::text as content`;
const contentOf = async (db: PGlite) =>
  JSON.parse((await db.query<{ content: string }>(contentQuery)).rows[0]!.content);

/** Leaves out columns that the older row has not. */
function withColumnsOf(older: unknown, row: unknown): unknown {
  if (Array.isArray(older) && Array.isArray(row)) {
    return row.map((one, index) => withColumnsOf(older[index], one));
  }
  if (older === null || typeof older !== "object") return row;
  const known = Object.keys(older);
  return Object.fromEntries(Object.entries(Object(row)).filter(([name]) => known.includes(name)));
}

describe("a database of the first migrations", () => {
  let wanted: string[];
  /** Has applied all of `chain` up to the test that runs. */
  let growing: PGlite;
  beforeAll(async () => {
    growing = await copyOf(empty);
    const db = await copyOf(empty);
    await migrate(db);
    wanted = await schemaOf(db);
    await db.close();
  });
  afterAll(() => growing?.close());

  for (const last of chain) {
    it(`ends with today's schema after ${last}`, async () => {
      await applyFirst(growing, [last]);
      const db = await copyOf(growing);
      assert.deepEqual((await migrate(db)).at(-1), "seed.sql");
      assert.deepEqual(await schemaOf(db), wanted);
      assert.deepEqual(await migrate(db), [], "a second start has nothing to do");
      await db.close();
    });
  }

  it("keeps every row, as the firm has changed it", async () => {
    const db = await copyOf(empty);
    await applyFirst(db, chain);
    await db.exec(firstSeed);
    await db.exec(rows);
    const before = await contentOf(db);
    await migrate(db);
    assert.deepEqual(withColumnsOf(before, await contentOf(db)), before);
    assert.deepEqual(await schemaOf(db), wanted);
    await db.close();
  });

  it("keeps a row that a later check refuses, and checks new ones", async () => {
    const db = await copyOf(empty);
    await applyFirst(db, chain.slice(0, 7));
    await db.exec(insertInquiry({ email: "two@signs@county.example" }));
    await migrate(db);
    const { rows } = await db.query("select email from contact_submissions");
    assert.deepEqual(rows, [{ email: "two@signs@county.example" }]);
    await assert.rejects(
      db.exec(insertInquiry({ email: "two@signs@county.example" })),
      /contact_submissions_email_check/,
    );
    await db.close();
  });

  it("ends with the same dump of a real PostgreSQL", async () => {
    const engines = [await startPostgres(), await startPostgres()] as const;
    try {
      const [upgraded, fresh] = engines;
      const [platform, ...scripts] = await projectScripts();
      const seed = scripts.pop()!;
      await upgraded.install([
        platform!,
        ...await Promise.all(chain.map(readFirst)),
        firstSeed,
        rows,
        setAside,
        ...scripts,
        copyBack,
      ]);
      await fresh.install([platform!, ...scripts, seed]);
      assert.equal(await dumpSchema(upgraded.url), await dumpSchema(fresh.url));
      assert.equal(
        (await upgraded.attempt("select decided_at::date from public.careers_applications")).value,
        "2026-11-22",
      );
    } finally {
      for (const engine of engines) await engine.close();
    }
  });
});

describe("a migration that was applied and has changed", () => {
  const folder = Deno.makeTempDirSync();
  const supabaseDir = new URL(`file://${folder}/`);
  Deno.mkdirSync(new URL("migrations/", supabaseDir));
  const notes = "migrations/20260101000000_notes.sql";
  const write = (name: string, sql: string) => Deno.writeTextFile(new URL(name, supabaseDir), sql);
  const schema = "create schema private;";
  afterAll(() => Deno.remove(folder, { recursive: true }));

  async function start(sql: string): Promise<PGlite> {
    await write(notes, schema + sql);
    await write("seed.sql", "");
    const db = await copyOf(empty);
    await migrate(db, supabaseDir);
    return db;
  }

  it("is applied again, with the rows that were there", async () => {
    const db = await start("create table notes (id uuid primary key, text text);");
    const id = crypto.randomUUID();
    await db.exec(`insert into notes values ('${id}', 'one')`);
    await write(
      notes,
      `${schema} create table notes (id uuid primary key, done boolean default false, text text);
      insert into notes values (gen_random_uuid(), true, 'a row of the migration');`,
    );
    assert.deepEqual(await migrate(db, supabaseDir), [notes]);
    assert.deepEqual((await db.query("select * from notes")).rows, [
      { id, done: false, text: "one" },
    ]);
    await db.close();
  });

  it("loses no value of a column that is gone, and no table", async () => {
    const db = await start("create table notes (id int, text text); create table other (id int);");
    await db.exec("insert into notes values (1, null); insert into other values (1);");
    await write(notes, `${schema} create table notes (id int);`);
    await db.exec("update notes set text = 'one'");
    await assert.rejects(
      migrate(db, supabaseDir),
      /^Error: This version cannot take over the rows: The column notes\.text holds values and this version has no such column\.$/,
    );
    assert.deepEqual((await db.query("select * from notes")).rows, [{ id: 1, text: "one" }]);
    await db.exec("update notes set text = null");
    await migrate(db, supabaseDir);
    assert.deepEqual((await db.query("select * from notes")).rows, [{ id: 1 }]);
    assert.deepEqual((await db.query("select * from private.other")).rows, [{ id: 1 }]);
    await db.close();
  });

  it("is left alone when a later release has made it", async () => {
    const db = await start("create table notes (id int);");
    const later = "migrations/20260201000000_later.sql";
    await write(later, "alter table notes add column text text;");
    await migrate(db, supabaseDir);
    await db.exec("insert into notes values (1, 'one')");
    await Deno.remove(new URL(later, supabaseDir));
    assert.deepEqual(await migrate(db, supabaseDir), []);
    assert.deepEqual((await db.query("select * from notes")).rows, [{ id: 1, text: "one" }]);
    await db.close();
  });
});
