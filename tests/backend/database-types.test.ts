import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { databaseFile, databaseSource } from "../../server/build/database-types.ts";
import { openMemory } from "../support/backend/memory.ts";

describe("the database's types", () => {
  it("are what the migrations make (deno task generate database-types)", async () => {
    await using db = await openMemory();
    assert(
      await Deno.readTextFile(databaseFile) === await databaseSource(db),
      'Missing step: "deno task generate database-types" writes server/backend/database.ts',
    );
  });
});
