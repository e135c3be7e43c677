import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { createLineQueue } from "../../../server/runtime/limits/line-queue.ts";

const lost = (count: number) => `lost ${count}`;

describe("the line queue of the log", () => {
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
    await queue.flush(50);
    for (let line = 0; line < 1_000; line++) queue.write("123456");
    assert.deepEqual(sent, ["first\n"]);
    reader.resolve();
    await queue.flush(1_000);
    assert.equal(sent.join(""), "first\n123456\nlost 999\n");
    for (const line of ["longer than the queue", "last"]) queue.write(line);
    await queue.flush(1_000);
    assert.equal(sent.slice(3).join(""), "last\nlost 1\n");
  });
});
