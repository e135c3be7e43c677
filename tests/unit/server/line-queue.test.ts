import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { createLineQueue } from "../../../server/runtime/limits/line-queue.ts";

const lost = (count: number) => `lost ${count}`;

describe("the line queue of the log", () => {
  it("sends whole lines in batches, in order", async () => {
    const batches: string[] = [];
    const send = (bytes: Uint8Array) =>
      Promise.resolve(batches.push(new TextDecoder().decode(bytes)));
    const queue = createLineQueue({ send, droppedWarning: lost, batchMs: 1 });
    ["a", "é", "c"].forEach(queue.write);
    assert.deepEqual(batches, []);
    await queue.flush(1_000);
    assert.deepEqual(batches, ["a\né\nc\n"]);
  });

  it("drops and counts lines while nobody reads, and reports the count", async () => {
    const sent: string[] = [];
    const reader = Promise.withResolvers<void>();
    const queue = createLineQueue({
      async send(bytes) {
        sent.push(new TextDecoder().decode(bytes));
        await reader.promise;
      },
      droppedWarning: lost,
      capacity: 10,
      batchMs: 1,
    });
    queue.write("first");
    await queue.flush(1);
    for (let line = 0; line < 1_000; line++) queue.write("123456");
    assert.deepEqual(sent, ["first\n"]);
    reader.resolve();
    await queue.flush(1_000);
    assert.deepEqual(sent, ["first\n", "123456\nlost 999\n"]);
  });

  it("ignores a reader that is gone", async () => {
    const queue = createLineQueue({
      send: () => Promise.reject(new Error("EPIPE")),
      droppedWarning: lost,
    });
    queue.write("a");
    await queue.flush(1_000);
    queue.write("b");
    await queue.flush(1_000);
  });
});
