/**
 * Builds the client into `client/dist`. `--if-stale` does nothing when the build is younger than
 * everything it is made from.
 */
import { build } from "vite";
import { isStale } from "./is-stale.ts";
import { viteConfig } from "./vite.ts";

const sources = ["{client,content,server/build}/**"];
const dist = ["client/dist", "client/dist/**"];
// The manifest is among the last.
if (
  !Deno.args.includes("--if-stale") || isStale("client/dist/.vite/manifest.json", sources, dist)
) {
  await build({ ...viteConfig, logLevel: "warn" });
}
