/** Builds the client into `client/dist`. With `--if-stale` it updates an old build only. */
import { build } from "vite";
import { isStale } from "./is-stale.ts";
import { checkStaticMarkup } from "./static-markup-check.tsx";
import { viteConfig } from "./vite.ts";

const sources = ["{client,content,server/build}/**"];
const dist = ["client/dist", "client/dist/**"];
// The manifest is one of the last files.
if (
  !Deno.args.includes("--if-stale") || isStale("client/dist/.vite/manifest.json", sources, dist)
) {
  await checkStaticMarkup();
  await build({ ...viteConfig, logLevel: "warn" });
}
