/** `deno task sql` and `deno task export` on an embedded backend that runs, and on one that does not. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { spawnBackend } from "../support/backend/embedded-process.ts";
import { application, openTestBackend, type TestBackend } from "../support/backend/embedded.ts";
import { runProgram } from "../support/process/process.ts";

const dataDir = await Deno.makeTempDir();
const variables = { DATA_DIR: dataDir, SUPABASE_URL: "", NO_COLOR: "1" };
const task = (...args: string[]) => runProgram(["task", "--quiet", ...args], variables);

/** The rows of a CSV file; a cell may hold line breaks. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

describe("the operator's commands", () => {
  afterAll(() => Deno.remove(dataDir, { recursive: true }));

  it("say that no backend has run", async () => {
    for (const args of [["sql", "select 1"], ["export", "inquiries"]]) {
      const { code, stdout, stderr } = await task(...args);
      assert.deepEqual([code, stdout], [1, ""]);
      assert.match(stderr, /^Nothing received yet: .*\n$/);
    }
  });

  it("edit beside the running site, and the edit survives kill -9", async () => {
    const { url, key, kill } = await spawnBackend(dataDir);
    const change = "update services set title = 'Edited' where display_order = 10";
    const { code, stdout, stderr } = await task("sql", change);
    assert.deepEqual([code, stdout, stderr], [0, "1 row\n", ""]);
    const list = `${url}/rest/v1/services?select=*&published=eq.true&order=display_order.asc`;
    const [first] = await (await fetch(list, { headers: { apikey: key } })).json();
    assert.equal(first.title, "Edited");
    await kill();
    const stopped = await task("sql", "select title from services where display_order = 10");
    assert.deepEqual(JSON.parse(stopped.stdout), [{ title: "Edited" }]);
  });

  for (const state of ["running", "stopped"]) {
    describe(`with a ${state} site`, () => {
      let backend: TestBackend | null = null;
      beforeAll(async () => {
        if (state === "running") backend = await openTestBackend({ dataDir });
      });
      afterAll(() => backend?.close());

      it("print rows and counts of each statement", async () => {
        const { code, stdout } = await task(
          "sql",
          `select slug, 12345678901234567890::numeric as n, 9007199254740993 as big, null as none
           from services where display_order = 20;
           insert into services (slug, title) values ('a-${state}', 'A'), ('b-${state}', 'B');
           delete from services where slug = 'nothing'; create temp table t (id int);`,
        );
        assert.equal(code, 0);
        const [rows, counts] = stdout.split("\n]\n");
        assert.deepEqual(JSON.parse(`${rows}]`), [{
          slug: "grant-writing-management",
          n: "12345678901234567890",
          big: "9007199254740993",
          none: null,
        }]);
        assert.equal(counts, "2 rows\n0 rows\n0 rows\n");
      });

      it("refuse in one line, and change nothing", async () => {
        const wrong = [
          ["update services set impact = 'lost'; select 1 / 0", "division by zero"],
          ["update services set title = ''", "services_title_check"],
          ["selec", "syntax error"],
          ["delete from nothing", "does not exist"],
        ];
        for (const [statements, reason] of wrong) {
          const { code, stdout, stderr } = await task("sql", statements!);
          assert.deepEqual([code, stdout], [1, ""]);
          assert.match(stderr, /^[^\n]+\n$/);
          assert(stderr.includes(reason!), stderr);
        }
        const { stdout } = await task("sql", "select count(*) from services where impact = 'lost'");
        assert.deepEqual(JSON.parse(stdout), [{ count: 0 }]);
      });

      it("leave no role and no setting behind", async () => {
        await task("sql", "set role anon; set search_path = pg_catalog; select 1");
        const { stdout } = await task("sql", "select current_user as who from services limit 1");
        assert.deepEqual(JSON.parse(stdout), [{ who: "postgres" }]);
      });

      it("export cells that no spreadsheet runs, in its encoding", async () => {
        const formulas = [
          "=1+1",
          "+1",
          "-1",
          "@SUM(A1)",
          "\t=1",
          "\r=1",
          '=HYPERLINK("http://e","x")',
        ];
        const statements = formulas.map((name, index) =>
          `insert into contact_submissions (name, email, message) values
           ($$${name}$$, '=${index}@${state}.example', $$Zoë, "quoted"\nsecond line$$);`
        );
        assert.equal((await task("sql", statements.join(""))).code, 0);
        const { code, stdout } = await task("export", "inquiries");
        assert.equal(code, 0);
        assert.doesNotMatch(stdout, /[^\r]\n/);
        const [header, ...rows] = parseCsv(stdout.replace("\ufeff", ""));
        const cells = rows.map((row) =>
          Object.fromEntries(row.map((cell, at) => [header![at], cell]))
        );
        const exported = cells.filter(({ email }) => email!.endsWith(`@${state}.example`));
        assert.deepEqual(
          exported.map(({ name }) => name!.replace("\r\n", "\r")).sort(),
          formulas.map((name) => `'${name}`).sort(),
        );
        for (const { email, message } of exported) {
          assert.match(email!, /^'=\d@/);
          assert.equal(message, 'Zoë, "quoted"\r\nsecond line');
        }
      });

      it("export applications and subscribers, and nothing else", async () => {
        await task(
          "sql",
          `insert into subscribers (email) values ('reader@${state}.example');
           insert into careers_applications (first_name, last_name, email, phone, location, experience,
             availability, cover_letter, resume_url, resume_path)
           values ('=Ada', 'P', 'ada@${state}.example', '+1 850 555 0101', 'x', 'x', 'x', 'x',
             '${application.resume_url}', '${application.resume_path}')`,
        );
        const applications = parseCsv((await task("export", "applications")).stdout);
        assert(
          applications.some((row) => row.includes("'=Ada") && row.includes("'+1 850 555 0101")),
        );
        const subscribers = parseCsv((await task("export", "subscribers")).stdout);
        const reader = subscribers.find((row) => row.includes(`reader@${state}.example`));
        assert(
          reader!.some((cell) => /\/unsubscribe\?token=[0-9a-f]{32}\.[0-9a-f]{64}$/.test(cell)),
        );
        for (const table of ["", "services", "inquiries; drop table services"]) {
          const { code, stderr } = await task("export", table);
          assert.equal(code, 1);
          assert.match(stderr, /^Usage: deno task export .*\n$/);
        }
      });
    });
  }

  it("starts the file with a byte order mark", async () => {
    const program = ["server/embedded/operator.ts", "export", "inquiries"];
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", ...program],
      env: variables,
    }).output();
    assert.deepEqual([...stdout.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  });

  it("asks for statements", async () => {
    const { code, stderr } = await task("sql", " ");
    assert.equal(code, 1);
    assert.match(stderr, /^Usage: deno task sql .*\n$/);
  });

  it("are only for an embedded backend", async () => {
    const hosted = { ...variables, SUPABASE_URL: "https://ref.example", SUPABASE_ANON_KEY: "key" };
    const { code, stderr } = await runProgram(["task", "--quiet", "sql", "select 1"], hosted);
    assert.equal(code, 1);
    assert.match(stderr, /^Only the embedded backend can be used here\.\n$/);
  });
});
