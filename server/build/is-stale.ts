/** Whether what was built is older than what it is made from. */
import { globSync, statSync } from "node:fs";
import { root } from "./vite.ts";

/**
 * @param built the last file that the build writes
 * @param sources patterns of files and folders, beside Deno's own; from the project's folder, both
 */
export function isStale(built: string, sources: string[], exclude: string[] = []): boolean {
  const changed = (path: string) =>
    statSync(new URL(encodeURI(path), root), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const since = changed(built);
  return globSync([...sources, "deno.{json,lock}"], { cwd: root, exclude })
    .some((path) => changed(path) > since);
}
