/** What a first visit fetches of the build; `deno task weigh` prints it with every file. */
import { brotliCompressSync } from "node:zlib";
import { matchRoute, modulesOf } from "../../client/routes.tsx";
import type { Assets } from "../../server/http/assets.ts";
import { builtAssets } from "./app.ts";
import { onePageOfEach } from "./site-pages.ts";

/** Bytes with brotli at its best, and files. A page's text is a part with a chunk of its own. */
export const budget = { script: 93_000, text: 11_000, files: 7, style: 9_000 };

export interface Weight extends Record<keyof typeof budget, number> {
  path: string;
  /** Bytes by the name of the file. */
  each: Record<string, number>;
}

export function weighPages(assets: Assets): Weight[] {
  return onePageOfEach().map((path) => {
    const match = matchRoute(path);
    const { module } = match.route;
    const each = Object.fromEntries(
      assets.scripts(modulesOf(match, new URLSearchParams())).map((file) =>
        [file, Deno.statSync(new URL(`../../client/dist${file}.br`, import.meta.url)).size] as const
      ),
    );
    const sum = (files: readonly string[]) => files.reduce((sum, file) => sum + each[file]!, 0);
    const script = sum(assets.scripts([module]));
    return {
      path,
      script,
      text: sum(Object.keys(each)) - script,
      files: Object.keys(each).length,
      style: brotliCompressSync(assets.style(module).text).length,
      each,
    };
  });
}

export function weightTable(pages: readonly Weight[]): string {
  return [...pages, { path: "allowed", ...budget }].map(({ path, script, text, files, style }) =>
    `${path.padEnd(52)} script ${script} + text ${text} in ${files} files, rules ${style}`
  ).join("\n");
}

if (import.meta.main) {
  const pages = weighPages(await builtAssets());
  console.log(weightTable(pages));
  for (const { path, each } of pages) console.log(path, each);
}
