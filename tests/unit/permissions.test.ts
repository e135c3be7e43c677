import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, it } from "@std/testing/bdd";
import { EnvError, parseEnv } from "../../server/env.ts";
import { permissions } from "../../server/permissions.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const asked: Deno.PermissionDescriptor[] = [
  { name: "net", host: "0.0.0.0:8000" },
  { name: "net", host: "0.0.0.0:8001" },
  { name: "net", host: "project.example:443" },
  { name: "net", host: "project.example:80" },
  { name: "net", host: "127.0.0.1:5000" },
  { name: "read", path: `${root}static` },
  { name: "read", path: "/etc/hostname" },
  { name: "read", path: "/tmp/a folder/postgres" },
  { name: "write", path: root },
  { name: "write", path: "/tmp/a folder/postgres" },
  { name: "env", variable: "PORT" },
  { name: "env", variable: "HOME" },
  { name: "run" },
  { name: "ffi" },
  { name: "sys" },
  { name: "import", host: "esm.sh:443" },
];

/** Which of `asked` a process of these variables is granted, as it says itself. */
async function granted(variables: Record<string, string>): Promise<string[]> {
  const source = `for (const asked of ${JSON.stringify(asked)}) {
    const { state } = await Deno.permissions.query(asked);
    if (state === "granted") console.log(Object.values(asked).join(" "));
  }`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      ...permissions(parseEnv(variables, "none"), root),
      `data:application/javascript,${encodeURIComponent(source)}`,
    ],
    signal: AbortSignal.timeout(60_000),
  }).output();
  return new TextDecoder().decode(stdout).trim().split("\n");
}

describe("the server may", () => {
  it("listen, call its hosted backend and read the project", async () => {
    const hosted = { SUPABASE_URL: "https://project.example", SUPABASE_ANON_KEY: "key" };
    assert.deepEqual(await granted(hosted), [
      "net 0.0.0.0:8000",
      "net project.example:443",
      `read ${root}static`,
      "env PORT",
    ]);
  });

  it("not fetch code, from a registry or a host, nor write any", async () => {
    const project = await Deno.makeTempDir({ prefix: "site-" });
    const cache = await Deno.makeTempDir({ prefix: "site-" });
    const files = {
      "deno.json": JSON.stringify({ nodeModulesDir: "auto" }),
      "main.ts": `for (const code of ["npm:left-pad@1.3.0", "https://esm.sh/left-pad@1.3.0"]) {
        await import(code).then(() => console.log("runs", code), (error) => console.log(error.message));
      }`,
    };
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${project}/${name}`, text);
    }
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", ...permissions(parseEnv({}, "embedded"), project), "main.ts"],
      cwd: project,
      env: { DENO_DIR: cache },
      signal: AbortSignal.timeout(60_000),
    }).output();
    const refusals =
      /^.*\n.*not found in cache: "left-pad".*\nRequires import access to "esm.sh:443".*\n$/;
    assert.match(new TextDecoder().decode(stdout), refusals);
    const written = [...Deno.readDirSync(project)].map(({ name }) => name).sort();
    assert.deepEqual(written, Object.keys(files));
    const kept = await readdir(cache, { recursive: true });
    assert.deepEqual(kept.filter((path) => /left-pad|^remote/.test(path)), []);
    for (const folder of [project, cache]) await Deno.remove(folder, { recursive: true });
  });

  it("not start in a folder that no flag can name", () => {
    assert.throws(() => permissions(parseEnv({}, "none"), "/srv/a,b"), EnvError);
  });

  it("also serve and keep the embedded backend", async () => {
    assert.deepEqual(await granted({ BACKEND: "embedded", DATA_DIR: "/tmp/a folder" }), [
      "net 0.0.0.0:8000",
      "net 127.0.0.1:5000",
      `read ${root}static`,
      "read /tmp/a folder/postgres",
      "write /tmp/a folder/postgres",
      "env PORT",
    ]);
  });
});
