import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { openMemory } from "../../server/embedded/postgres.ts";
import { databaseSource } from "../support/database-source.ts";

const file = new URL("../../server/backend/database.ts", import.meta.url);
const supabaseDir = new URL("../../supabase/", import.meta.url);
const cache = new URL("../../.data/", import.meta.url).pathname;

describe("the Database type", () => {
  it("is what the migrations make (UPDATE_TYPES=1 rewrites it)", async () => {
    const db = await openMemory(supabaseDir, cache);
    const source = await databaseSource(db);
    await db.close();
    if (Deno.env.get("UPDATE_TYPES")) await Deno.writeTextFile(file, source);
    assert.equal(await Deno.readTextFile(file), source);
  });
});
