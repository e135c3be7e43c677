/**
 * Builds the client into `client/dist`. `--if-stale` does nothing when the build is younger than
 * everything it is made from.
 */
import { globSync, statSync } from "node:fs";
import { build } from "vite";
import { dist, root, viteConfig } from "./vite.ts";

if (!Deno.args.includes("--if-stale") || isStale()) {
  await build({ ...viteConfig, logLevel: "warn" });
}

/** Newest change of the sources and their folders against the manifest, of the build's last files. */
function isStale(): boolean {
  const changed = (url: URL) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = changed(new URL(".vite/manifest.json", dist));
  const sources = globSync(["{client,content,server/build}/**", "deno.{json,lock}"], {
    cwd: root,
    exclude: ["client/dist", "client/dist/**"],
  });
  return sources.some((path) => changed(new URL(encodeURI(path), root)) > built);
}
