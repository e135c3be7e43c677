import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { PGlite } from "@electric-sql/pglite";
import { installPlatform, migrate } from "../../server/embedded/migrate.ts";

const folder = await Deno.makeTempDir();
const supabaseDir = new URL(`file://${folder}/`);
await Deno.mkdir(new URL("migrations/", supabaseDir));
const write = (name: string, sql: string) => Deno.writeTextFile(new URL(name, supabaseDir), sql);

describe("migrations", () => {
  afterAll(() => Deno.remove(folder, { recursive: true }));

  it("are applied once, in order, whole or not at all, then the seed", async () => {
    const db = await PGlite.create();
    await installPlatform(db);
    const notes = async () =>
      (await db.query<{ text: string }>("select text from notes order by id")).rows
        .map(({ text }) => text);

    await write(
      "migrations/20260101000000_notes.sql",
      "create table notes (id serial, text text);",
    );
    await write("seed.sql", "insert into notes (text) values ('seed');");
    assert.deepEqual(await migrate(db, supabaseDir), [
      "migrations/20260101000000_notes.sql",
      "seed.sql",
    ]);
    assert.deepEqual(await migrate(db, supabaseDir), []);

    await write(
      "migrations/20260103000000_third.sql",
      "insert into notes (text) values ('third');",
    );
    const second = "migrations/20260102000000_second.sql";
    await write(second, "insert into notes (text) values ('second'); select 1 / 0;");
    await assert.rejects(
      migrate(db, supabaseDir),
      /^Error: supabase\/migrations\/20260102000000_second\.sql: division by zero/,
    );
    assert.deepEqual(await notes(), ["seed"]);

    await write(second, "insert into notes (text) values ('second');");
    await migrate(db, supabaseDir);
    assert.deepEqual(await notes(), ["seed", "second", "third"]);

    await write("seed.sql", "insert into notes (text) values ('another seed');");
    assert.deepEqual(await migrate(db, supabaseDir), ["seed.sql"]);
    assert.deepEqual(await notes(), ["seed", "second", "third", "another seed"]);
    await db.close();
  });
});
