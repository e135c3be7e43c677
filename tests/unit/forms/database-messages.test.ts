/** Visitors read the texts of our migrations and no other words of a backend (SPEC §8). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { databaseMessages } from "../../../content/messages/forms.ts";

const folder = new URL("../../../supabase/migrations/", import.meta.url);

describe("texts that the database raises for visitors", () => {
  it("are those of the migrations", async () => {
    const raised = new Set<string>();
    for await (const { name } of Deno.readDir(folder)) {
      const sql = await Deno.readTextFile(new URL(name, folder));
      const texts = sql.matchAll(/errcode = 'PT429',\s*message = '((?:[^']|'')*)'/g);
      for (const [, text] of texts) raised.add(text!.replaceAll("''", "'"));
    }
    assert.deepEqual([...raised].sort(), Object.values(databaseMessages).sort());
  });
});
