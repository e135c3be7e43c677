/**
 * `deno task bundle`: writes all that the site needs to run into `bundle/`, and lists it in
 * `contents.txt`. The client build has to exist. With `--if-stale` it updates an old bundle only.
 */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { isStale } from "./is-stale.ts";
import { root } from "./vite.ts";

const bundled = (file: string) => join(root, "bundle", file);
/** Its modules read files relative to themselves: PGlite, migrations, functions. */
const embedded = "server/embedded";

const sources = ["{client,content,server,static,supabase}/**", "main.ts"];
/** The first and the last file: another build at the same time may have emptied the folder between them. */
const ends = ["bundle/main.js", "bundle/contents.txt"];
if (Deno.args.includes("--if-stale") && !ends.some((end) => isStale(end, sources))) Deno.exit();

const { output } = await build({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true, resolve: { conditions: ["deno", "node", "import", "default"] } },
  build: {
    ssr: true,
    target: "esnext",
    outDir: bundled(""),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: join(root, "main.ts"),
        healthcheck: join(root, "server/healthcheck.ts"),
        [`${embedded}/embedded`]: join(root, `${embedded}/embedded.ts`),
        [`${embedded}/operator`]: join(root, `${embedded}/operator.ts`),
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: `${embedded}/[name]-[hash].js`,
        // Others are a quarter of the bundle, and stay in memory.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
}) as Rolldown.RolldownOutput;

const files = [
  "client/dist",
  "static",
  "supabase/functions",
  "supabase/migrations",
  "supabase/seed.sql",
  `${embedded}/platform.sql`,
];
for (const file of files) {
  await cp(join(root, file), bundled(file), { recursive: true, dereference: true });
}
const postgres = new URL(".", import.meta.resolve("@electric-sql/pglite"));
for (const name of ["pglite.wasm", "pglite.data", "initdb.wasm"]) {
  await cp(new URL(name, postgres), bundled(`${embedded}/${name}`));
}
// It reads both, relative to the module that it is bundled into.
const dictionary = import.meta.resolve("dictionary-en");
for (const name of ["index.dic", "index.aff"]) {
  await cp(new URL(name, dictionary), bundled(name));
}

const { unstable } = JSON.parse(await Deno.readTextFile(join(root, "deno.json")));
const operator =
  `deno run --allow-env --allow-sys=statfs --allow-read --allow-write=$DATA_DIR --allow-net=127.0.0.1 ${embedded}/operator.js`;
const tasks = Object.fromEntries(
  ["inbox", "sql", "export"].map((command) => [command, `${operator} ${command}`]),
);
// A workspace of its own, because Deno warns of a folder that the one above it does not list.
const config = JSON.stringify({ unstable, tasks, lock: false, workspace: [] });
await Deno.writeTextFile(bundled("deno.json"), config);

const names = output.flatMap((chunk) => chunk.type === "chunk" ? chunk.moduleIds : [])
  .flatMap((id) => /node_modules\/\.deno\/([^/]+@[^/]+)\//.exec(id)?.[1] ?? [])
  .map((name) => name.replace("+", "/").replace(/_.*$/, ""));
const contents = [`Deno ${Deno.version.deno}`, ...new Set(names.sort()), ...files, ""].join("\n");
await Deno.writeTextFile(bundled("contents.txt"), contents);
