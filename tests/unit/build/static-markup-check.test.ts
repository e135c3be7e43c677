/** Text that is not hydrated cannot be interactive: the build says so, instead of the browser nothing. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { copyProject, type ProjectCopy } from "../../support/process/copy.ts";
import { runProgram } from "../../support/process/process.ts";

let copy: ProjectCopy;
beforeAll(async () => void (copy = await copyProject()));
afterAll(() => copy[Symbol.asyncDispose]());

const button = `import { useState } from "react";

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

/** Builds a copy of the project in which a module below the boundary also has the given text. */
async function buildWith(file: string, change: (text: string) => string) {
  const path = join(copy.path, file);
  const text = await Deno.readTextFile(path);
  await Deno.writeTextFile(path, change(text));
  try {
    return await runProgram(["run", "-A", "server/build/build.ts"], {}, copy.path);
  } finally {
    await Deno.writeTextFile(path, text);
  }
}

describe("the build", () => {
  it("fails when an article's text has a button with state, and names the file", async () => {
    await Deno.writeTextFile(join(copy.path, "client/pages/insights/counter.tsx"), button);
    const { code, output } = await buildWith(
      "client/pages/insights/article-text.tsx",
      (text) =>
        `import { Counter } from "./counter.tsx";\n${text}`
          .replace("<Sources sources={sources} />", "<Counter />"),
    );
    assert.notEqual(code, 0);
    assert.match(output, /client\/pages\/insights\/counter\.tsx uses useState/);
  });

  it("fails when a module that the text shares with pages gets an event handler", async () => {
    const { code, output } = await buildWith(
      "client/ui/text/prose.tsx",
      (text) => text.replace("<table ", "<table onClick={() => print()} "),
    );
    assert.notEqual(code, 0);
    assert.match(output, /client\/ui\/text\/prose\.tsx uses onClick/);
  });
});
