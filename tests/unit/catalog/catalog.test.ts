import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { createCatalog } from "../../../server/catalog/catalog.ts";
import type { AsyncResult } from "../../../server/runtime/cache/swr-cache.ts";
import { slugLimit } from "../../../client/catalog/rows.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { createLog } from "../../../server/log.ts";
import { fakeClock } from "../../support/clock.ts";
import { failing, recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";
import { commitmentRows, type Row, serviceRows } from "../../support/backend/rows.ts";

const list = "/rest/v1/services";

function setUp({ pictureOrigins }: { pictureOrigins?: string[] } = {}) {
  const backend = recordingBackend();
  const clock = fakeClock();
  const log: string[] = [];
  const catalog = createCatalog({
    backend: createBackend(backend.address),
    log: createLog("debug", (line) => log.push(line)),
    pictureOrigins,
    clock,
  });
  return { backend, catalog, clock, log };
}

async function valueOf<T>(answered: AsyncResult<T>): Promise<T> {
  const answer = await answered;
  assert(answer.ok);
  return answer.value;
}

/** Time enough for a call that should not be made. */
const callsToCome = () => new Promise((later) => setTimeout(later, 20));

describe("the catalog", () => {
  it("asks once for a minute", async () => {
    const { backend, catalog, clock } = setUp();
    await catalog.services();
    clock.advance(59_999);
    assert(!(catalog.services() instanceof Promise));
    await callsToCome();
    assert.equal(backend.to(list).length, 1);
    clock.advance(1);
    await catalog.services();
    assert.equal(backend.to(list).length, 2);
  });

  it("refreshes rows older than a minute before it gives them", async () => {
    const { backend, catalog, clock, log } = setUp();
    const first = await catalog.services();
    clock.advance(8 * 60 * 60_000);
    (backend.tables.services as Row[]).shift();
    const [next, ...others] = await Promise.all(Array.from({ length: 9 }, catalog.services));
    assert(first.ok && next?.ok);
    assert.deepEqual(next.value, first.value.slice(1), "a service that was unpublished overnight");
    for (const other of others) assert.equal(other, next);
    assert.notEqual(next.version, first.version);
    assert.equal(backend.to(list).length, 2);
    assert.deepEqual(log, []);
  });

  it("gives the last rows after 300 ms while the backend hangs, and logs their age once", async () => {
    const { backend, catalog, clock, log } = setUp();
    const first = await catalog.services();
    clock.advance(90_000);
    const release = backend.hold();
    const asked = catalog.services();
    assert(asked instanceof Promise);
    await backend.called(list, 2);
    clock.advance(299);
    assert.equal(await Promise.race([asked, callsToCome()]), undefined, "waits");
    clock.advance(1);
    assert.equal(await asked, first);
    assert.equal(catalog.services(), first, "nobody else waits");
    const [line, ...others] = log.map((line) => JSON.parse(line));
    assert.deepEqual(others, []);
    assert.deepEqual([line.event, line.read, line.ageMs], [
      "backend_read_late",
      "services",
      90_300,
    ]);
    (backend.tables.services as Row[])[0]!.title = "Renamed";
    release();
    await until("the new rows", () => catalog.services() !== first);
    assert.equal((await valueOf(catalog.services()))[0]!.title, "Renamed");
    assert.equal(backend.to(list).length, 2);
  });

  it("keeps the version while the rows are the same", async () => {
    const { backend, catalog, clock } = setUp();
    const first = await catalog.services();
    clock.advance(60_000);
    const next = await catalog.services();
    assert(next.ok && first.ok);
    assert.equal(next.version, first.version);
    assert.equal(backend.to(list).length, 2);
  });

  it("makes one call for many who ask at once", async () => {
    const { backend, catalog } = setUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => catalog.services()),
    );
    assert.equal(backend.to(list).length, 1);
    assert.equal(new Set(answers).size, 1);
  });

  it("gives the last rows while the backend fails, logs their age, and tries again after 5 s", async () => {
    const { backend, catalog, clock, log } = setUp();
    const first = await catalog.services();
    backend.instead = failing();
    clock.advance(60_000);
    assert.equal(await catalog.services(), first);
    const { event, ageMs } = JSON.parse(log[0]!);
    assert.deepEqual([event, ageMs], ["backend_read_failed", 60_000]);
    clock.advance(4_999);
    assert.equal(catalog.services(), first);
    assert.equal(backend.to(list).length, 2);
    clock.advance(1);
    backend.instead = null;
    (backend.tables.services as Row[])[0]!.title = "Back again";
    assert.equal((await valueOf(catalog.services()))[0]!.title, "Back again");
  });

  it("tells a first failure, logs it without the key, and asks again on the next request", async () => {
    const { backend, catalog, log } = setUp();
    backend.instead = failing();
    assert.deepEqual(await catalog.services(), { ok: false });
    const line = JSON.parse(log[0]!);
    assert.equal(line.event, "backend_read_failed");
    assert.match(line.reason, /out of order/);
    assert.doesNotMatch(log.join(), /sb_publishable/);
    backend.instead = null;
    assert.equal((await valueOf(catalog.services())).length, 10);
    assert.equal(backend.to(list).length, 2);
  });

  it("fails on an answer that is no list of rows, or a part of one, and never takes it for good ones", async () => {
    const nothing = new Response(null, { status: 204 });
    const answers: [string, () => Response][] = [
      ["null", () => Response.json(null)],
      ["204", () => nothing.clone()],
      ["206", () => Response.json(serviceRows().slice(0, 1), { status: 206 })],
      ["404 with a list", () => Response.json([], { status: 404 })],
      ["an empty body", () => new Response("")],
      ["an object", () => Response.json({ rows: [] })],
      ["a text", () => Response.json("text")],
      ["a number", () => Response.json(7)],
      ["rows that are none", () => Response.json([{ slug: null }, null, 1])],
    ];
    for (const [name, answer] of answers) {
      const { backend, catalog, clock, log } = setUp();
      backend.instead = answer;
      assert.deepEqual(await catalog.services(), { ok: false }, name);
      assert.deepEqual(await catalog.service("project-management"), { ok: false }, name);
      backend.instead = null;
      const good = await catalog.services();
      backend.instead = answer;
      clock.advance(60_000);
      const failures = () => log.filter((line) => line.includes("backend_read_failed")).length;
      const before = failures();
      assert.equal(await catalog.services(), good, name);
      assert.equal(failures(), before + 1, name);
      assert((await valueOf(catalog.service("project-management")))?.title, name);
    }
  });

  it("is empty when nothing is published", async () => {
    const { backend, catalog } = setUp();
    backend.tables.services = [];
    assert.deepEqual(await valueOf(catalog.services()), []);
  });

  it("leaves out a row without name or address, and logs which column was wrong", async () => {
    const wrong: [column: string, value: unknown][] = [
      ["slug", null],
      ["slug", " "],
      ["slug", ".."],
      ["title", " "],
      ["title", null],
      ["published", false],
    ];
    for (const [column, value] of wrong) {
      const { backend, catalog, log } = setUp();
      const rows = serviceRows();
      rows[3]![column] = value;
      rows[3]!.impact = "private words of the row";
      backend.tables.services = rows;
      const expected = rows.filter((_, index) => index !== 3).map(({ slug }) => slug);
      const shown = await valueOf(catalog.services());
      assert.deepEqual(shown.map(({ slug }) => slug), expected, `${column} ${value}`);
      const line = JSON.parse(log.find((line) => line.includes("backend_row_left_out"))!);
      assert.equal(line.table, "services");
      assert.equal(line.column, column);
      assert.doesNotMatch(log.join(), /private words/);
    }
  });

  it("gives up a bad cell, not its row", async () => {
    const wrong: [column: string, value: unknown, shown: unknown][] = [
      ["description", {}, ""],
      ["features", "text", []],
      ["features", [null, "One", 2, "Three"], ["One", "Three"]],
      ["image_path", 7, null],
      ["updated_at", 0, null],
    ];
    for (const [column, value, expected] of wrong) {
      const { backend, catalog, log } = setUp();
      const rows = serviceRows();
      rows[3]![column] = value;
      backend.tables.services = rows;
      const shown = await valueOf(catalog.services());
      assert.equal(shown.length, 10);
      assert.deepEqual((shown[3] as unknown as Row)[column], expected, column);
      if (Array.isArray(value)) continue;
      const line = JSON.parse(log.find((line) => line.includes("backend_cell_left_out"))!);
      assert.deepEqual([line.table, line.column], ["services", column]);
    }
  });

  it("takes blank texts for none, and names and short texts as one line", async () => {
    const { backend, catalog } = setUp();
    const columns: [column: string, value: unknown, shown: unknown][] = [
      ["title", " Grant\n Writing\t", "Grant Writing"],
      ["impact", " \n", ""],
      ["description", "   ", ""],
      ["detailed_description", " One.\n\nTwo.\n", "One.\n\nTwo."],
      ["features", ["", " ", " One "], ["One"]],
      ["benefits", [" "], []],
    ];
    const row = Object.fromEntries(columns.map(([column, value]) => [column, value]));
    backend.tables.services = [{ ...serviceRows()[0], ...row }];
    const [service] = await valueOf(catalog.services());
    for (const [column, , shown] of columns) {
      assert.deepEqual((service as unknown as Row)[column], shown, column);
    }
  });

  it("takes for a time what other programs can read as one", async () => {
    const times = [
      "2026-11-21 07:00:00+00",
      "+275760-09-13T00:00:00Z",
      "-000001-01-01",
      "infinity",
    ];
    const { backend, catalog } = setUp();
    backend.tables.services = times.map((updated_at, index) => ({
      ...serviceRows()[index],
      updated_at,
    }));
    const rows = await valueOf(catalog.services());
    assert.deepEqual(rows.map(({ updated_at }) => updated_at), [
      "2026-11-21T07:00:00.000Z",
      null,
      null,
      null,
    ]);
  });

  it("gives an odd slug its encoded address, under which it is found", async () => {
    const { backend, catalog } = setUp();
    const odd = ["A B", "../admin", "ünder", "what?", "constructor", "50%", "b\n\u2028c\r"];
    backend.tables.services = odd.map((slug) => ({ slug, title: `Service ${slug}` }));
    const rows = await valueOf(catalog.services());
    assert.deepEqual(rows.map(({ slug }) => slug), [
      "a%20b",
      "..%2Fadmin",
      "%C3%BCnder",
      "what%3F",
      "constructor",
      "50%25",
      "b%20c",
    ]);
    for (const { slug, title } of rows) {
      const found = await valueOf(catalog.service(decodeURIComponent(slug)));
      assert.equal(found?.title, title);
    }
    assert.equal(backend.to(list).length, 1);
  });

  it("orders by number, whatever the column's type, and puts last what has none", async () => {
    const { backend, catalog } = setUp();
    backend.tables.services = ["10", null, "9", 2, "first", ""].map((display_order, index) => ({
      slug: `service-${index}`,
      title: String(display_order) || "empty",
      display_order,
    }));
    const rows = await valueOf(catalog.services());
    assert.deepEqual(rows.map(({ title }) => title), ["2", "9", "10", "null", "first", "empty"]);
    assert(!("display_order" in rows[0]!));
  });

  it("leaves out rows that are no rows, and unpublished ones whatever the backend says", async () => {
    const { backend, catalog } = setUp();
    backend.tables.services = [null, 1, "row", [], {}, ...serviceRows().slice(0, 2)];
    assert.equal((await valueOf(catalog.services())).length, 2);
    backend.tables.commitments = commitmentRows().map((row, index) => ({
      ...row,
      published: index > 0,
    }));
    assert.equal((await valueOf(catalog.commitments())).length, 4);
  });

  it("fills what a row may leave open, and keeps only pictures that can be shown", async () => {
    const { backend, catalog } = setUp({ pictureOrigins: ["https://cdn.example"] });
    const pictures = [
      "/images/a.avif",
      "https://cdn.example/a.avif",
      "https://cdn.example.evil.example/a.avif",
      "http://127.0.0.1:54321/storage/v1/object/public/pictures/a.avif",
      "javascript:x",
      "//x/a",
      "images/a b.webp",
      "/.//x/a.webp",
      "data:image/png,x",
    ];
    backend.tables.services = pictures.map((image_path, index) => ({
      slug: `service-${index}`,
      title: "Only a title",
      image_path,
    }));
    const rows = await valueOf(catalog.services());
    assert.deepEqual(rows.map((row) => row.image_path), [
      pictures[0],
      pictures[1],
      null,
      null,
      null,
      null,
      "/images/a%20b.webp",
      "/x/a.webp",
      null,
    ]);
    assert.deepEqual(rows[0]!.features, []);
    assert.equal(rows[0]!.description, "");
  });

  it("finds a listed service in the list, and asks by slug for any other", async () => {
    const { backend, catalog } = setUp();
    await catalog.services();
    const [one] = await Promise.all([
      catalog.service("project-management"),
      catalog.service("grant-writing-management"),
    ]);
    assert.equal((await valueOf(one))?.process.length, 2);
    assert.equal(backend.to(list).length, 1);
    assert.equal(await valueOf(catalog.service("nowhere")), null);
    assert.deepEqual(backend.to(list)[1]!.query, [
      ["select", "*"],
      ["slug", "eq.nowhere"],
      ["published", "eq.true"],
    ]);
    await catalog.service("nowhere");
    assert.equal(backend.to(list).length, 2);
    backend.instead = failing();
    assert.deepEqual(await catalog.service("elsewhere"), { ok: false });
  });

  it("asks by slug alone while the list is not cached", async () => {
    const { backend, catalog } = setUp();
    backend.instead = (call) =>
      call.query.some(([name]) => name === "slug") ? undefined : failing()(call);
    assert((await valueOf(catalog.service("project-management")))?.title);
    assert.equal(backend.to(list).length, 1);
  });

  it("asks for an unlisted service again after ten seconds: it may have been published", async () => {
    const { backend, catalog, clock } = setUp();
    assert.equal(await valueOf(catalog.service("new-service")), null);
    (backend.tables.services as Row[]).push({ slug: "new-service", title: "New" });
    clock.advance(10_000);
    assert.equal((await valueOf(catalog.service("new-service")))?.title, "New");
  });

  it("keeps the lists, and the backend from most calls, however many slugs are invented", async () => {
    const { backend, catalog, clock } = setUp();
    const services = await catalog.services();
    const commitments = await catalog.commitments();
    const ask = (count: number, name: string) =>
      Promise.all(Array.from({ length: count }, (_, n) => catalog.service(`${name}-${n}`)));
    for (const { ok } of await ask(2_500, "invented")) assert(ok);
    assert(backend.calls.length < 60, `${backend.calls.length} calls`);
    clock.advance(10_000);
    await ask(100, "again");
    assert(backend.calls.length < 80, `${backend.calls.length} calls`);
    backend.instead = failing();
    assert.equal(catalog.services(), services);
    assert.equal(catalog.commitments(), commitments);
    assert((await valueOf(catalog.service("project-management")))?.title);
  });

  it("asks for no slug that is longer than its column", async () => {
    const { backend, catalog } = setUp();
    for (const slug of ["a".repeat(slugLimit + 1), "a".repeat(20_000), "é".repeat(20_000)]) {
      assert.equal(await valueOf(catalog.service(slug)), null);
    }
    assert.deepEqual(backend.calls, []);
    await catalog.service("a".repeat(slugLimit));
    assert(backend.calls.length > 0);
    const migration = new URL(
      "../../../supabase/migrations/20261121070000_catalog.sql",
      import.meta.url,
    );
    const columns = (await Deno.readTextFile(migration)).matchAll(/length\(slug\) <= (\d+)/g);
    assert.deepEqual([...columns].map(([, limit]) => Number(limit)), [slugLimit, slugLimit]);
  });

  it("asks for its lists however often single rows are refused", async () => {
    const { backend, catalog } = setUp();
    backend.instead = (call) =>
      call.query.some(([name]) => name === "slug") ? failing(431)(call) : undefined;
    for (let n = 0; n < 20; n++) {
      assert.deepEqual(await catalog.service(`invented-${n}`), { ok: false });
    }
    assert.equal((await valueOf(catalog.services())).length, 10);
    // A list that is refused counts.
    backend.instead = failing(401);
    for (let n = 0; n < 20; n++) await catalog.commitments();
    assert.equal(backend.to("/rest/v1/commitments").length, 5);
  });

  it("goes by a clock that nobody sets back", async () => {
    const dateNow = Date.now;
    try {
      const backend = recordingBackend();
      const catalog = createCatalog({
        backend: createBackend(backend.address),
        log: createLog("silent", () => {}),
        ttlMs: 1,
      });
      await catalog.services();
      const yesterday = dateNow() - 86_400_000;
      Date.now = () => yesterday;
      await until("another call", () => {
        catalog.services();
        return backend.to(list).length > 1;
      });
    } finally {
      Date.now = dateNow;
    }
  });

  it("leaves a dead backend alone, whatever is asked, and finds out when it is back", async () => {
    const { backend, catalog, clock } = setUp();
    backend.instead = failing();
    for (let n = 0; n < 50; n++) {
      assert.deepEqual(await catalog.services(), { ok: false });
      assert.deepEqual(await catalog.service(`invented-${n}`), { ok: false });
    }
    assert.equal(backend.calls.length, 5);
    for (let turn = 1; turn <= 2; turn++) {
      clock.advance(5_000);
      for (let n = 0; n < 3; n++) assert.deepEqual(await catalog.commitments(), { ok: false });
      assert.equal(backend.calls.length, 5 + turn, "one call each five seconds");
    }
    backend.instead = null;
    clock.advance(5_000);
    assert.equal((await valueOf(catalog.services())).length, 10);
    assert.equal((await valueOf(catalog.commitments())).length, 5);
  });

  it("does not take one malformed table for a dead backend", async () => {
    const { backend, catalog } = setUp();
    backend.tables.commitments = [{ slug: "dei", title: null }];
    for (let n = 0; n < 20; n++) assert.deepEqual(await catalog.commitments(), { ok: false });
    assert.equal((await valueOf(catalog.services())).length, 10);
  });

  it("is empty lists and failing details when nothing is configured (SPEC §8)", async () => {
    const catalog = createCatalog({ backend: null, log: createLog("silent", () => {}) });
    assert.deepEqual(await valueOf(catalog.services()), []);
    assert.deepEqual(await valueOf(catalog.commitments()), []);
    assert.deepEqual(await catalog.service("project-management"), { ok: false });
  });
});
