/** The bytes that a first visit fetches of the build; `deno task measure weigh` prints them. */
import { brotliCompressSync } from "node:zlib";
import { matchRoute } from "../../../client/routes.tsx";
import { hydratedChunksOf } from "../../../client/runtime/routing.ts";
import type { Assets } from "../../../server/runtime/http/assets.ts";
import { onePageOfEach } from "./site-pages.ts";

/** Bytes of script, with brotli at its best, that a first visit may fetch. */
export const scriptLimit = 95_000;

export interface Weight {
  path: string;
  /** Bytes of script, with brotli at its best. */
  script: number;
  /** Number of script files. */
  files: number;
  /** Bytes of the page's CSS, with brotli at its best. */
  style: number;
  /** Bytes by the name of the file. */
  each: Record<string, number>;
}

export function weighPages(assets: Assets): Weight[] {
  return onePageOfEach().map((path) => {
    const match = matchRoute(path);
    const { module } = match.route.page;
    const modules = hydratedChunksOf(match, new URLSearchParams()).map((chunk) => chunk.module);
    const sizeOf = (file: string) =>
      Deno.statSync(new URL(`../../../client/dist${file}.br`, import.meta.url)).size;
    const each = Object.fromEntries(
      assets.scripts(modules).map((file) => [file, sizeOf(file)] as const),
    );
    return {
      path,
      script: Object.values(each).reduce((sum, size) => sum + size, 0),
      files: Object.keys(each).length,
      style: brotliCompressSync(assets.style(module).text).length,
      each,
    };
  });
}

export function weightTable(pages: readonly Weight[]): string {
  return pages.map(({ path, script, files, style }) =>
    `${path.padEnd(52)} script ${script} in ${files} files, CSS ${style}`
  ).join("\n");
}
