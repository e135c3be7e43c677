import assert from "node:assert/strict";
import { mock } from "node:test";
import { describe, it } from "@std/testing/bdd";
import { rowSchemas } from "../../../server/catalog/row-schemas.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { type Catalog, createCatalog } from "../../../server/catalog/catalog.ts";
import { rowLimits } from "../../../server/catalog/read-rows.ts";
import type { AsyncResult } from "../../../server/runtime/cache/swr-cache.ts";
import { createLog } from "../../../server/log.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { commitmentRows, serviceRows } from "../../support/backend/rows.ts";

const long = (letter: string) => letter.repeat(1_000_000);

/** The catalog's result for a response, and its log. */
async function answered<T>(json: string, ask: (catalog: Catalog) => AsyncResult<T>) {
  const backend = recordingBackend();
  backend.instead = () => new Response(json, { headers: { "content-type": "application/json" } });
  const log: string[] = [];
  const catalog = createCatalog({
    backend: createBackend(backend.address),
    log: createLog("debug", (line) => log.push(line)),
  });
  const answer = await ask(catalog);
  const lines = log.map((line) => JSON.parse(line))
    // Invented rows are none of the services that the navigation lists.
    .filter(({ event }) => event !== "listed_service_missing");
  return { answer, log: lines };
}

const services = (catalog: Catalog) => catalog.services();
const commitments = (catalog: Catalog) => catalog.commitments();

const list = (count: number, row: (index: number) => unknown) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => row(index)));

describe("a response of 15 MB", () => {
  const size = 15 * 1024 * 1024;
  const answers: [what: string, piece: string][] = [
    ["rows without a column", "{},"],
    ["rows that are lists", "[],"],
    ["lists in lists", "["],
    ["numbers", "0,"],
    ["columns", '{"a":0,"b":1},'],
  ];
  for (const [what, piece] of answers) {
    it(`of ${what} alone is a failure, and is not parsed`, async () => {
      const { answer, log } = await answered(
        `[${piece.repeat(size / piece.length)}`,
        services,
      );
      assert.deepEqual(answer, { ok: false });
      assert.equal(log.length, 1);
      assert.match(log[0].reason, /too large/);
    });
  }

  it("of as many full rows as the limit allows is good", async () => {
    const texts = Array.from({ length: 5 }, (_, n) => `[{"Point ${n}", and what comes of it}]`);
    const rows = list(rowLimits.services.rows, (index) => ({
      ...serviceRows()[0],
      slug: `service-${index}`,
      detailed_description: 'A text with "commas", [brackets] and {braces}. '.repeat(12),
      features: texts,
      benefits: texts,
      process: texts,
    }));
    const { answer, log } = await answered(rows, services);
    assert(answer.ok);
    assert.equal(answer.value.length, rowLimits.services.rows);
    assert.deepEqual(log, []);
  });
});

describe("a list of too many rows", () => {
  it("is a failure of that read", async () => {
    const rows = list(rowLimits.services.rows + 1, (index) => ({ slug: `a${index}`, title: "A" }));
    const { answer, log } = await answered(rows, services);
    assert.deepEqual(answer, { ok: false });
    assert.match(log[0].reason, /too many rows/);
    const more = list(
      rowLimits.commitments.rows + 1,
      (index) => ({ ...commitmentRows()[0], slug: `a${index}` }),
    );
    assert.deepEqual((await answered(more, commitments)).answer, { ok: false });
  });
});

describe("markup that is made into far more than was sent", () => {
  it("is a failure of that read", async () => {
    const full_content = "<b>".repeat(20) + "<p>x".repeat(450);
    const rows = list(100, (index) => ({ slug: `a${index}`, title: "A", full_content }));
    const { answer, log } = await answered(rows, commitments);
    assert.deepEqual(answer, { ok: false });
    assert.match(log[0].reason, /too much/);
  });
});

describe("hundreds of bad rows and cells", () => {
  it("are one log line for each column and do not block the event loop", async () => {
    const rows = list(400, (index) => ({
      slug: index % 2 ? `a${index}` : null,
      title: "A",
      features: 1,
      description: 2,
    }));
    // On a machine this slow, work must let others run each time it asks whether it may go on.
    let now = 0;
    mock.method(performance, "now", () => now += 1_000);
    let others = 0;
    const other = () => {
      others++;
      timer = setTimeout(other);
    };
    let timer = setTimeout(other);
    const { answer, log } = await answered(rows, services);
    clearTimeout(timer);
    mock.reset();
    assert(answer.ok);
    assert.equal(answer.value.length, 200);
    const seen = log.map(({ event, column, rows }) => [event, column, rows]);
    assert.deepEqual(seen, [
      ["backend_row_left_out", "slug", 200],
      ["backend_cell_left_out", "description", 200],
      ["backend_cell_left_out", "features", 200],
    ]);
    assert(others > 3, `${others} others`);
  });
});

describe("an oversized cell", () => {
  it("is cut, and its row is kept", () => {
    const texts = {
      title: long("A"),
      impact: long("B"),
      description: long("C"),
      icon_name: long("D"),
    };
    const service = rowSchemas([]).services.parse({
      ...serviceRows()[0],
      ...texts,
      features: Array(100_000).fill("E".repeat(10_000)),
    });
    assert(service.title.length <= 500);
    assert(service.impact.length <= 500);
    assert(service.icon_name.length <= 500);
    assert(service.description.length <= 50_000);
    assert.equal(service.features.length, 100);
    assert(service.features.every(({ length }) => length <= 2_000));
    const commitment = rowSchemas([]).commitments.parse({
      ...commitmentRows()[0],
      stat1_label: long("F"),
    });
    assert(commitment.stat1_label!.length <= 500);
  });

  it("loses a picture as its address, and the row as its slug", async () => {
    const [row, other] = serviceRows();
    const { answer, log } = await answered(
      JSON.stringify([{ ...row, image_path: `/${long("a")}` }, { ...other, slug: long("b") }]),
      services,
    );
    assert(answer.ok);
    assert.deepEqual(answer.value.map(({ slug, image_path }) => [slug, image_path]), [
      [row!.slug, null],
    ]);
    assert.deepEqual(log.map(({ column }) => column), ["image_path", "slug"]);
  });

  it("is none within the limits of the columns", () => {
    const service = {
      slug: "a".repeat(120),
      title: "A".repeat(200),
      description: "A".repeat(2_000),
      detailed_description: "A".repeat(20_000),
      icon_name: "A".repeat(50),
      image_path: `/${"a".repeat(499)}`,
      hover_image_path: null,
      impact: "A".repeat(200),
      features: Array.from({ length: 50 }, () => "A".repeat(200)),
      benefits: [],
      process: [],
      updated_at: null,
    };
    assert.deepEqual(rowSchemas([]).services.parse(service), service);
  });
});
