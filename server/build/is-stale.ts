/** Checks whether a build is older than its sources. */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./vite.ts";

/**
 * @param built the last file that the build writes, relative to the project
 * @param sources glob patterns, relative to the project; deno.json and deno.lock always count
 */
export function isStale(built: string, sources: string[], exclude: string[] = []): boolean {
  const changed = (path: string) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const since = changed(built);
  return globSync([...sources, "deno.{json,lock}"], { cwd: root, exclude })
    .some((path) => changed(path) > since);
}
