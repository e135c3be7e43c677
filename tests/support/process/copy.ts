/** The project in a folder of its own, whose name is hard on programs that build paths by hand. */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface ProjectCopy extends AsyncDisposable {
  path: string;
}

/** Links `static` and `node_modules`. */
export async function copyProject(): Promise<ProjectCopy> {
  const parent = await Deno.makeTempDir({ prefix: "copy-" });
  const path = join(parent, "a site ü");
  await Deno.mkdir(path);
  for (
    const name of [
      "deno.json",
      "deno.lock",
      "artwork/deno.json",
      "main.ts",
      "client",
      "content",
      "server",
      "supabase",
    ]
  ) {
    await cp(join(root, name), join(path, name), {
      recursive: true,
      filter: (from) => from !== join(root, "client/dist"),
    });
  }
  for (const name of ["static", "node_modules"]) {
    await Deno.symlink(join(root, name), join(path, name));
  }
  return {
    path,
    [Symbol.asyncDispose]: () => Deno.remove(parent, { recursive: true }),
  };
}
