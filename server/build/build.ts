/**
 * Builds the client into `client/dist` and compresses what it wrote.
 * `--if-stale` does nothing when the build is younger than everything it is made from.
 */
import { build } from "vite";
import { compressBuild } from "./compress.ts";
import { dist, root, viteConfig } from "./vite.ts";

if (!Deno.args.includes("--if-stale") || await isStale()) {
  await build({ ...viteConfig, logLevel: "warn" });
  await compressBuild(dist);
}

/** Newest change below the sources against the manifest, which the build writes last. */
async function isStale(): Promise<boolean> {
  const built = await Deno.stat(new URL(".vite/manifest.json", dist)).catch(() => null);
  if (!built?.mtime) return true;
  const sources = ["client/", "content/", "server/build/", "deno.json", "deno.lock"];
  for (const source of sources) {
    if (await newest(new URL(source, root)) > built.mtime.getTime()) return true;
  }
  return false;
}

async function newest(url: URL): Promise<number> {
  if (url.href === dist.href) return 0;
  const info = await Deno.stat(url);
  let latest = info.mtime?.getTime() ?? 0;
  if (!info.isDirectory) return latest;
  for await (const entry of Deno.readDir(url)) {
    const child = new URL(entry.name + (entry.isDirectory ? "/" : ""), url);
    latest = Math.max(latest, await newest(child));
  }
  return latest;
}
