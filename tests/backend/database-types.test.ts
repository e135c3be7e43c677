import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { databaseFile, databaseSource } from "../../server/build/database-types.ts";

describe("the database's types", () => {
  it("are what the migrations make (deno task database-types)", async () => {
    assert.equal(await Deno.readTextFile(databaseFile), await databaseSource());
  });
});
