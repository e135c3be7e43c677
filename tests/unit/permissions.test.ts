import assert from "node:assert/strict";
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
