/**
 * What a first visit fetches of the build, compressed as it is served. The table is what a change
 * costs; raise a number only for something that a visitor gets for it.
 */
import assert from "node:assert/strict";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, it } from "@std/testing/bdd";
import { matchRoute, modulesOf } from "../../client/routes.tsx";
import type { Assets } from "../../server/http/assets.ts";
import { builtAssets } from "../support/app.ts";
import { onePageOfEach } from "../support/site-pages.ts";

/** Bytes with brotli at its best, and files. A page's text is a part with a chunk of its own. */
const budget = { script: 92_000, text: 11_000, files: 7, style: 9_000 };

let assets: Assets;
beforeAll(async () => void (assets = await builtAssets()));

async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => {
    const { size } = await Deno.stat(new URL(`../../client/dist${file}.br`, import.meta.url));
    return size;
  }));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function weigh(path: string) {
  const match = matchRoute(path);
  const { module } = match.route;
  const files = assets.scripts(modulesOf(match, new URLSearchParams()));
  const script = await bytesOf(assets.scripts([module]));
  return {
    path,
    script,
    text: await bytesOf(files) - script,
    files: files.length,
    style: brotliCompressSync(assets.style(module).text).length,
  };
}

describe("a first visit", () => {
  it("fetches no more of the build than its budget allows", async () => {
    const pages = await Promise.all(onePageOfEach().map(weigh));
    const heavy = pages.filter((page) =>
      (["script", "text", "files", "style"] as const).some((what) => page[what] > budget[what])
    );
    const rows = [...pages, { path: "allowed", ...budget }].map((
      { path, script, text, files, style },
    ) => `${path.padEnd(52)}${script} + ${text} in ${files}, rules ${style}`);
    assert.deepEqual(heavy, [], `\n${rows.join("\n")}\n`);
  });
});
