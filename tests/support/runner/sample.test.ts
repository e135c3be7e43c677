/** Runs only in `tests/unit/repository/runner.test.ts`. */
import { existsSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";

describe("a suite", () => {
  it("has a test", () => {});

  describe("inside", () => {
    it('can\'t be taken for "another" <one> & fails', () => {
      throw new Error("as it should");
    });
  });

  it("fails the first time", () => {
    const marker = Deno.env.get("TEST_MARKER");
    if (!marker || existsSync(marker)) return;
    Deno.writeTextFileSync(marker, "");
    throw new Error("as it should");
  });

  it("waits forever", () => new Promise(() => {}));

  it("spins forever", () => {
    while (Deno.env.has("TEST_FILTER")) {
      // It never yields to the event loop.
    }
  });
});

it("outside any suite", () => {});
