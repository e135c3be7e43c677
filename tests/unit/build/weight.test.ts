import assert from "node:assert/strict";
import { beforeAll, describe, it } from "@std/testing/bdd";
import { largestPage } from "../../../client/runtime/navigation/prefetch.ts";
import {
  documentLimit,
  readRecorded,
  scriptLimit,
  weighDocuments,
  weighPages,
  type Weight,
  weightTable,
} from "../../support/page/weight.ts";

/** Bytes of a page's data in JSON, compressed: the ten services are the most. */
const dataAllowance = 8_000;

describe("the bytes of a page", () => {
  let documents: Map<string, number>;
  let weights: Weight[];
  beforeAll(async () => {
    documents = await weighDocuments();
    weights = await weighPages(documents);
    const recorded = readRecorded();
    const changed = weights.filter(({ path, script, document }) =>
      script !== recorded[path]?.script || document !== recorded[path]?.document
    );
    // A report, not a failure: deno task measure weigh --record accepts the change.
    if (changed.length > 0) {
      console.log(`Changed since the record:\n${weightTable(changed, recorded)}`);
    }
  });

  it("are at most 95 KB of script on a first visit", () => {
    const heavy = weights.filter(({ script }) => script > scriptLimit);
    assert.deepEqual(heavy.map(({ path, script }) => [path, script]), []);
  });

  it("are at most 26 KB of document, on every page", () => {
    const heavy = [...documents].filter(([, size]) => size > documentLimit);
    const step =
      "Its texts or the frame of all pages must become shorter, or its part of the rules";
    assert.deepEqual(heavy, [], step);
  });

  it("are no more on a client navigation than prefetching sets aside", () => {
    const heavy = weights.filter(({ navigation }) => navigation + dataAllowance > largestPage);
    assert.deepEqual(heavy.map(({ path, navigation }) => [path, navigation]), []);
  });

  it("ask for no more before the heading than an HTTP/1.1 browser has connections", () => {
    const many = weights.filter(({ headingRequests }) => headingRequests > 6);
    assert.deepEqual(many.map(({ path, headingRequests }) => [path, headingRequests]), []);
  });

  it("ask for at most three more with long text, which wait for a connection", () => {
    const many = weights.filter(({ requests }) => requests > 9);
    assert.deepEqual(many.map(({ path, requests }) => [path, requests]), []);
  });

  it("have a record for every kind of page", () => {
    const missing = weights.filter(({ path }) => !(path in readRecorded()));
    const step = "Missing step: deno task measure weigh --record";
    assert.deepEqual(missing.map(({ path }) => path), [], step);
  });
});
