import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { logLevels } from "../../server/env.ts";
import { createLog, reason } from "../../server/log.ts";

describe("the log", () => {
  it("is one JSON object a line, with time, level and event", () => {
    const lines: string[] = [];
    createLog("info", (line) => lines.push(line)).warn("row_left_out", { table: "services" });
    const { time, ...rest } = JSON.parse(lines[0]!);
    assert.deepEqual(rest, { level: "warn", event: "row_left_out", table: "services" });
    assert.equal(new Date(time).toISOString(), time);
  });

  it("says what its level allows and nothing below", () => {
    const names = ["debug", "info", "warn", "error"] as const;
    for (const [index, level] of logLevels.entries()) {
      const lines: string[] = [];
      const log = createLog(level, (line) => lines.push(line));
      for (const name of names) log[name]("event");
      assert.deepEqual(lines.map((line) => JSON.parse(line).level), names.slice(index), level);
    }
  });

  it("keeps line breaks of a value inside its line", () => {
    const lines: string[] = [];
    createLog("info", (line) => lines.push(line)).info("a", {
      reason: 'x\n{"event":"forged"}\r\u2028',
    });
    assert.equal(lines.length, 1);
    assert.doesNotMatch(lines[0]!, /[\n\r]/);
  });

  it("tells of a fault where it was thrown, by paths of the project alone", () => {
    const lines: string[] = [];
    createLog("info", (line) => lines.push(line)).fault("failed", new Error("no"), { id: "1" });
    const { id, level, reason, stack } = JSON.parse(lines[0]!);
    assert.deepEqual({ id, level, reason }, { id: "1", level: "error", reason: "Error: no" });
    assert.match(stack, /tests\/unit\/log\.test\.ts:\d+/);
    assert.doesNotMatch(stack, /file:/);
  });

  it("gives a reason for anything that can be thrown, of 300 characters at most", () => {
    assert.equal(reason(new TypeError("no")), "TypeError: no");
    assert.equal(reason({ message: "from the backend", code: "XX000" }), "from the backend");
    assert.equal(reason({ name: "ErrnoError", errno: 51 }), "ErrnoError 51");
    assert.doesNotMatch(reason({}) + reason({ message: {} }) + reason([{}]), /object Object/);
    assert.equal(reason("text"), "text");
    assert.equal(reason(null), "null");
    assert.equal(reason(undefined), "undefined");
    assert.equal(reason(new Error("x".repeat(1_000))).length, 300);
  });
});
