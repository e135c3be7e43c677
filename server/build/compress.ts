import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Lays a brotli and a gzip form beside each file of a build, which is what visitors get. */
export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(js|css|svg)$/.test(name)) continue;
      const file = join(dir!, name);
      const bytes = await Deno.readFile(file);
      await Deno.writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await Deno.writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
  },
};
