import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { footerServices, serviceNames } from "../../../content/navigation.ts";
import { createCatalog } from "../../../server/catalog/catalog.ts";
import type { AsyncResult } from "../../../server/runtime/cache/swr-cache.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { createLog } from "../../../server/log.ts";
import { fakeClock } from "../../support/clock.ts";
import { failing, recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";
import { type Row, serviceRows } from "../../support/backend/rows.ts";

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
  it("calls the backend once a minute", async () => {
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
    assert.deepEqual(log.map((line) => JSON.parse(line).event), ["listed_service_missing"]);
  });

  it("warns once of each listed service that is unpublished or gone, and names the places", async () => {
    const { backend, catalog, clock, log } = setUp();
    const all = serviceRows();
    const missing = () =>
      log.splice(0).map((line) => JSON.parse(line)).map(({ name, places }) => [name, places]);
    const refresh = async (rows: Row[]) => {
      backend.tables.services = rows;
      clock.advance(60_000);
      await catalog.services();
    };
    const everywhere = ["header", "contact form", "site map"];
    const footers = new Set(footerServices.map(({ label }) => label));
    for (const row of all) {
      await refresh(all.filter((other) => other !== row));
      const places = footers.has(String(row.title)) ? [...everywhere, "footer"] : everywhere;
      assert.deepEqual(missing(), [[row.title, places]]);
    }
    await refresh(all.slice(0, -1));
    assert.deepEqual(missing(), [], "still the last one");
    await refresh(all);
    assert.deepEqual(missing(), []);
    await refresh(all.slice(1));
    assert.equal(missing().length, 1, "gone again");
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

  it("indexes its pages once while its lists have failed since the start, and again with rows", async () => {
    const { backend, catalog, clock } = setUp();
    backend.instead = failing();
    const first = await catalog.search("audit");
    clock.advance(60_000);
    assert.equal(await catalog.search("audit"), first, "the answer of the same index");
    assert((await valueOf(catalog.search("audit"))).partial);
    backend.instead = null;
    clock.advance(60_000);
    const found = await valueOf(catalog.search("grant writing"));
    assert.equal(found.partial, false);
    assert.equal(found.results[0]!.kind, "service");
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

  it("normalizes a cell, or leaves a bad one out and keeps its row", async () => {
    const cells: [column: string, value: unknown, shown: unknown][] = [
      ["title", " Grant\n Writing\t", "Grant Writing"],
      ["impact", " \n", ""],
      ["description", {}, ""],
      ["description", undefined, ""],
      ["detailed_description", " One.\n\nTwo.\n", "One.\n\nTwo."],
      ["features", "text", []],
      ["features", [null, "One", 2, " Three ", "", " "], ["One", "Three"]],
      ["benefits", undefined, []],
      ["updated_at", 0, null],
      ["updated_at", "2026-11-21 07:00:00+00", "2026-11-21T07:00:00.000Z"],
      ["updated_at", "+275760-09-13T00:00:00Z", null],
      ["updated_at", "infinity", null],
      ["image_path", 7, null],
      ["image_path", "/images/a.avif", "/images/a.avif"],
      ["image_path", "images/a b.webp", "/images/a%20b.webp"],
      ["image_path", "/.//x/a.webp", "/x/a.webp"],
      ["image_path", "https://cdn.example/a.avif", "https://cdn.example/a.avif"],
      ["image_path", "https://cdn.example.evil.example/a.avif", null],
      ["image_path", "http://127.0.0.1:54321/storage/v1/object/public/pictures/a.avif", null],
      ["image_path", "javascript:x", null],
      ["image_path", "//x/a", null],
      ["image_path", "data:image/png,x", null],
    ];
    const { backend, catalog, log } = setUp({ pictureOrigins: ["https://cdn.example"] });
    backend.tables.services = cells.map(([column, value], index) => ({
      slug: `service-${index}`,
      title: "Only a title",
      [column]: value,
    }));
    const rows = await valueOf(catalog.services()) as unknown as Row[];
    for (const [index, [column, value, shown]] of cells.entries()) {
      assert.deepEqual(rows[index]![column], shown, `${column} ${value}`);
    }
    const logged = log.map((line) => JSON.parse(line)).map(({ event, column }) => [event, column]);
    for (const column of ["description", "features", "image_path", "updated_at"]) {
      assert(logged.some((line) => line.join() === `backend_cell_left_out,${column}`), column);
    }
  });

  it("sorts by display_order as a number, rows without one last", async () => {
    const { backend, catalog } = setUp();
    const orders = ["10", null, "9", 2, "9a", "", { toString: 1 }];
    backend.tables.services = orders
      .map((display_order, index) => ({ slug: `at-${index}`, title: "A", display_order }));
    const rows = await valueOf(catalog.services());
    assert.equal(rows.map(({ slug }) => slug).join(), "at-3,at-2,at-0,at-1,at-4,at-5,at-6");
    assert(!("display_order" in rows[0]!));
  });

  it("reads an unlisted service again after ten seconds", async () => {
    const { backend, catalog, clock } = setUp();
    assert.equal(await valueOf(catalog.service("new-service")), null);
    (backend.tables.services as Row[]).push({ slug: "new-service", title: "New" });
    clock.advance(10_000);
    assert.equal((await valueOf(catalog.service("new-service")))?.title, "New");
  });

  it("limits calls for invented slugs, and keeps the lists", async () => {
    const { backend, catalog, clock } = setUp();
    const services = await catalog.services();
    const commitments = await catalog.commitments();
    const ask = (count: number, name: string) =>
      Promise.all(Array.from({ length: count }, (_, n) => catalog.service(`${name}-${n}`)));
    const answers = await ask(2_500, "invented");
    assert.equal(answers.filter(({ ok }) => ok).length, 50);
    assert(backend.calls.length < 60, `${backend.calls.length} calls`);
    // Beyond the limit nobody knows whether a service is missing or new.
    (backend.tables.services as Row[]).push({ slug: "new-service", title: "New" });
    assert.deepEqual(await catalog.service("new-service"), { ok: false });
    clock.advance(10_000);
    await ask(100, "again");
    assert(backend.calls.length < 80, `${backend.calls.length} calls`);
    backend.instead = failing();
    assert.equal(catalog.services(), services);
    assert.equal(catalog.commitments(), commitments);
    assert((await valueOf(catalog.service("project-management")))?.title);
  });

  it("reads its lists however often single rows are refused", async () => {
    const { backend, catalog } = setUp();
    backend.instead = (call) =>
      call.query.some(([name]) => name === "slug") ? failing(431)(call) : undefined;
    for (let n = 0; n < 20; n++) {
      assert.deepEqual(await catalog.service(`invented-${n}`), { ok: false });
    }
    assert.equal((await valueOf(catalog.services())).length, serviceNames.length);
    // A list that is refused counts.
    backend.instead = failing(401);
    for (let n = 0; n < 20; n++) await catalog.commitments();
    assert.equal(backend.to("/rest/v1/commitments").length, 5);
  });

  it("calls a dead backend every five seconds, and recovers", async () => {
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
    assert.equal((await valueOf(catalog.services())).length, serviceNames.length);
    assert.equal((await valueOf(catalog.commitments())).length, 5);
  });

  it("fails on a part of a list and on a list with an error status", async () => {
    for (const [status, rows] of [[206, serviceRows().slice(0, 1)], [404, []]] as const) {
      const { backend, catalog } = setUp();
      backend.instead = () => Response.json(rows, { status });
      assert.deepEqual(await catalog.services(), { ok: false }, `${status}`);
    }
  });

  it("does not take one malformed table for a dead backend", async () => {
    const { backend, catalog } = setUp();
    backend.tables.commitments = [{ slug: "dei", title: null }];
    for (let n = 0; n < 20; n++) assert.deepEqual(await catalog.commitments(), { ok: false });
    assert.equal((await valueOf(catalog.services())).length, serviceNames.length);
  });
});
