import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { logLevels } from "../../../server/env.ts";
import { createLog } from "../../../server/log.ts";

describe("the log", () => {
  it("has the lines of its level and above", () => {
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

  it("writes the stack of an exception with paths of the project only", () => {
    const lines: string[] = [];
    createLog("info", (line) => lines.push(line)).exception("failed", new Error("no"), { id: "1" });
    const { id, level, reason, stack } = JSON.parse(lines[0]!);
    assert.deepEqual({ id, level, reason }, { id: "1", level: "error", reason: "Error: no" });
    assert.match(stack[0], /tests\/unit\/server\/log\.test\.ts:\d+/);
    assert.doesNotMatch(stack.join(), /file:/);
  });

  it("cuts every field at 200 characters", () => {
    const lines: string[] = [];
    const log = createLog("info", (line) => lines.push(line));
    const long = "x".repeat(20_000);
    log.warn("a", { read: long, reason: long, rows: 1 });
    log.exception("b", new Error(long), { id: long });
    for (const line of lines) {
      for (const value of Object.values(JSON.parse(line)).flat()) {
        assert(String(value).length <= 200, String(value).slice(0, 300));
      }
    }
    const { read, rows } = JSON.parse(lines[0]!);
    assert.deepEqual([read, rows], [long.slice(0, 200), 1]);
  });
});
