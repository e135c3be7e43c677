import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Lays a brotli and a gzip form beside each file of a build, which is what visitors get. */
export async function compressBuild(dist: URL): Promise<void> {
  const assets = new URL("assets/", dist);
  for await (const { name } of Deno.readDir(assets)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = await Deno.readFile(new URL(name, assets));
    await Deno.writeFile(new URL(`${name}.br`, assets), await promisify(brotliCompress)(bytes));
    await Deno.writeFile(
      new URL(`${name}.gz`, assets),
      await promisify(gzip)(bytes, { level: 9 }),
    );
  }
}
