import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { type Answer, type Catalog, createCatalog } from "../../server/catalog/catalog.ts";
import { createBackend } from "../../server/backend/client.ts";
import { createLog } from "../../server/log.ts";
import { failing, recordingBackend } from "../support/recording-backend.ts";
import { commitmentRows, type Row, serviceRows } from "../support/rows.ts";

const list = "/rest/v1/services";

function setUp() {
  const backend = recordingBackend();
  const clock = { now: 1_000_000 };
  const log: string[] = [];
  const catalog = createCatalog({
    backend: createBackend(backend.address),
    log: createLog("debug", (line) => log.push(line)),
    now: () => clock.now,
  });
  return { backend, catalog, clock, log };
}

async function valueOf<T = Row[]>(catalog: Catalog, key: string = paths.data.services): Promise<T> {
  const answer = await catalog.read(key);
  assert(answer.ok);
  return answer.value as T;
}

/** Time enough for a call that should not be made. */
const callsToCome = () => new Promise((later) => setTimeout(later, 20));

/** Lets what runs behind the visitor's back come to its end. */
const settled = async (catalog: Catalog, before: Answer, key: string = paths.data.services) => {
  for (let turn = 0; turn < 200; turn++) {
    const answer = catalog.read(key);
    if (!(answer instanceof Promise) && answer !== before) return answer;
    await new Promise((later) => setTimeout(later, 1));
  }
  return before;
};

describe("the catalog", () => {
  it("asks once for a minute", async () => {
    const { backend, catalog, clock } = setUp();
    await catalog.read(paths.data.services);
    clock.now += 59_999;
    assert(!(catalog.read(paths.data.services) instanceof Promise));
    await callsToCome();
    assert.equal(backend.to(list).length, 1);
    clock.now += 1;
    catalog.read(paths.data.services);
    await backend.called(list, 2);
  });

  it("gives the old answer at once while it asks for the new one", async () => {
    const { backend, catalog, clock } = setUp();
    const first = await catalog.read(paths.data.services);
    clock.now += 60_000;
    (backend.tables.services as Row[])[0]!.title = "Renamed";
    const release = backend.hold();
    const meanwhile = catalog.read(paths.data.services);
    assert.equal(meanwhile, first);
    catalog.read(paths.data.services);
    await backend.called(list, 2);
    release();
    const next = await settled(catalog, first);
    assert(next.ok && first.ok);
    assert.equal((next.value as Row[])[0]!.title, "Renamed");
    assert.notEqual(next.version, first.version);
    assert.equal(backend.to(list).length, 2);
  });

  it("keeps the version while the rows are the same", async () => {
    const { backend, catalog, clock } = setUp();
    const first = await catalog.read(paths.data.services);
    clock.now += 60_000;
    catalog.read(paths.data.services);
    await backend.called(list, 2);
    const next = await settled(catalog, first);
    assert(next.ok && first.ok);
    assert.equal(next.version, first.version);
  });

  it("makes one call for many who ask at once", async () => {
    const { backend, catalog } = setUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => catalog.read(paths.data.services)),
    );
    assert.equal(backend.to(list).length, 1);
    assert.equal(new Set(answers).size, 1);
  });

  it("shows the last good answer while the backend fails, and tries again after 5 s", async () => {
    const { backend, catalog, clock, log } = setUp();
    const first = await catalog.read(paths.data.services);
    backend.instead = failing();
    clock.now += 60_000;
    assert.equal(catalog.read(paths.data.services), first);
    await backend.called(list, 2);
    while (!log.some((line) => line.includes("backend_read_failed"))) {
      await new Promise((later) => setTimeout(later, 1));
    }
    clock.now += 4_999;
    assert.equal(catalog.read(paths.data.services), first);
    await callsToCome();
    assert.equal(backend.to(list).length, 2);
    clock.now += 1;
    backend.instead = null;
    (backend.tables.services as Row[])[0]!.title = "Back again";
    assert.equal(catalog.read(paths.data.services), first);
    const next = await settled(catalog, first);
    assert(next.ok);
    assert.equal((next.value as Row[])[0]!.title, "Back again");
  });

  it("tells a first failure, logs it without the key, and asks again on the next request", async () => {
    const { backend, catalog, log } = setUp();
    backend.instead = failing();
    assert.deepEqual(await catalog.read(paths.data.services), { ok: false });
    const line = JSON.parse(log[0]!);
    assert.equal(line.event, "backend_read_failed");
    assert.match(line.reason, /out of order/);
    assert.doesNotMatch(log.join(), /sb_publishable/);
    backend.instead = null;
    assert.equal((await valueOf(catalog)).length, 10);
    assert.equal(backend.to(list).length, 2);
  });

  it("takes a null list for an empty one", async () => {
    for (const table of ["services", "commitments"] as const) {
      const { backend, catalog } = setUp();
      backend.tables[table] = null;
      assert.deepEqual(await valueOf(catalog, paths.data[table]), []);
    }
  });

  it("fails on an answer that is no list", async () => {
    for (const answer of [{ rows: [] }, "text", 7]) {
      const { backend, catalog } = setUp();
      backend.tables.services = answer;
      assert.deepEqual(await catalog.read(paths.data.services), { ok: false });
    }
  });

  it("leaves a malformed row out and logs which column was wrong, without the row", async () => {
    const wrong: [column: string, value: unknown][] = [
      ["slug", null],
      ["slug", "../admin"],
      ["slug", "A B"],
      ["title", ""],
      ["title", null],
      ["features", "text"],
      ["features", [1]],
      ["description", {}],
      ["published", false],
      ["display_order", "first"],
    ];
    for (const [column, value] of wrong) {
      const { backend, catalog, log } = setUp();
      const rows = serviceRows();
      rows[3]![column] = value;
      rows[3]!.impact = "private words of the row";
      backend.tables.services = rows;
      const expected = rows.filter((_, index) => index !== 3).map(({ slug }) => slug);
      const shown = await valueOf(catalog);
      assert.deepEqual(shown.map(({ slug }) => slug), expected, `${column} ${value}`);
      const line = JSON.parse(log.find((line) => line.includes("backend_row_left_out"))!);
      assert.equal(line.table, "services");
      assert.equal(line.column.split(".")[0], column);
      assert.doesNotMatch(log.join(), /private words/);
    }
  });

  it("leaves out rows that are no rows, and unpublished ones whatever the backend says", async () => {
    const { backend, catalog } = setUp();
    backend.tables.services = [null, 1, "row", [], {}, ...serviceRows().slice(0, 2)];
    assert.equal((await valueOf(catalog)).length, 2);
    backend.tables.commitments = commitmentRows().map((row, index) => ({
      ...row,
      published: index > 0,
    }));
    assert.equal((await valueOf(catalog, paths.data.commitments)).length, 4);
  });

  it("fills what a row may leave open, and keeps only pictures that can be shown", async () => {
    const { backend, catalog } = setUp();
    const pictures = [
      "/images/a.avif",
      "https://cdn.example/a.avif",
      "javascript:x",
      "//x/a",
      "a.png",
    ];
    backend.tables.services = pictures.map((image_path, index) => ({
      slug: `service-${index}`,
      title: "Only a title",
      image_path,
    }));
    const rows = await valueOf(catalog);
    assert.deepEqual(rows.map((row) => row.image_path), [
      pictures[0],
      pictures[1],
      null,
      null,
      null,
    ]);
    assert.deepEqual(rows[0]!.features, []);
    assert.equal(rows[0]!.description, "");
  });

  it("knows a missing service from a failing backend", async () => {
    const { backend, catalog } = setUp();
    assert.equal(await valueOf(catalog, paths.data.service("nowhere")), null);
    backend.instead = failing();
    assert.deepEqual(await catalog.read(paths.data.service("elsewhere")), { ok: false });
  });

  it("is empty lists and failing details when nothing is configured (SPEC §8)", async () => {
    const catalog = createCatalog({ backend: null, log: createLog("silent", () => {}) });
    assert.deepEqual(await valueOf(catalog, paths.data.services), []);
    assert.deepEqual(await valueOf(catalog, paths.data.commitments), []);
    assert.deepEqual(await catalog.read(paths.data.service("project-management")), { ok: false });
  });
});
