import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { rowSchemas } from "../../../client/catalog/rows.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { type Catalog, createCatalog } from "../../../server/catalog/catalog.ts";
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
  return { answer, log: log.map((line) => JSON.parse(line)) };
}

const services = (catalog: Catalog) => catalog.services();

const list = (count: number, row: (index: number) => unknown) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => row(index)));

describe("a response of more than 16 MB", () => {
  it("is a failure", async () => {
    const rows = list(20, () => ({ ...serviceRows()[0], title: long("A") }));
    const { answer, log } = await answered(rows, services);
    assert.deepEqual(answer, { ok: false });
    assert.match(log[0].reason, /too large/);
  });
});

describe("thousands of bad rows and cells", () => {
  it("are one log line for each column", async () => {
    const rows = list(6_000, (index) => ({
      slug: index % 2 ? `a${index}` : null,
      title: "A",
      features: 1,
      description: 2,
    }));
    const { answer, log } = await answered(rows, services);
    assert(answer.ok);
    assert.equal(answer.value.length, 3_000);
    const seen = log.map(({ event, column, rows }) => [event, column, rows]);
    assert.deepEqual(seen, [
      ["backend_row_left_out", "slug", 3_000],
      ["backend_cell_left_out", "description", 3_000],
      ["backend_cell_left_out", "features", 3_000],
    ]);
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
