import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";
import { generators } from "../../../artwork/generators.ts";
import { measurements } from "../../measure/measurements.ts";

const root = new URL("../../../", import.meta.url);
const config = JSON.parse(await Deno.readTextFile(new URL("deno.json", root)));
const tasks: Record<string, { description?: string; command: string }> = config.tasks;

describe("the tasks", () => {
  it("are at most 16, each with a description", () => {
    assert(Object.keys(tasks).length <= 16);
    for (const [name, task] of Object.entries(tasks)) assert(task.description, name);
  });

  it("exist where a text names one", async () => {
    const files = globSync(
      "{*,.github/**/*,.ci/*,{artwork,client,content,docs,server,supabase,tests}/**/*}",
      {
        cwd: root,
        exclude: (path) => /node_modules|client\/dist/.test(path),
      },
    ).filter((file) => /(\.(ts|tsx|md|css|yml|yaml)|Dockerfile|\.ci\/run)$/.test(file));
    assert(files.length > 300, `${files.length}`);
    for (const file of files) {
      const text = await Deno.readTextFile(new URL(file, root));
      for (
        const [words, name, argument] of text.matchAll(
          /deno@?\S* task ([a-z][\w-]*)(?: ([a-z][\w-]*))?/g,
        )
      ) {
        assert(name! in tasks, `${file}: ${words}`);
        if (name === "generate") {
          assert(argument === undefined || argument in generators, `${file}: ${words}`);
        }
        if (name === "measure") {
          assert(argument === undefined || argument in measurements, `${file}: ${words}`);
        }
      }
    }
  });
});
