import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { hostFunctions } from "../../server/embedded/functions.ts";

const folder = await Deno.makeTempDir();
const modules = {
  standard: `Deno.serve(async (request) => Response.json(
    { said: await request.json(), secret: Deno.env.get("SECRET"), home: Deno.env.get("HOME") ?? null },
    { status: 201, headers: { "x-name": request.headers.get("x-name") } }));`,
  curious: `Deno.serve(async () => Response.json(await Promise.all([
    Deno.readTextFile(import.meta.filename).then(() => "read"),
    Deno.readTextFile(Deno.execPath()).catch(({ name }) => name),
    fetch("http://127.0.0.1:9999/").catch(({ name }) => name),
    Deno.makeTempFile().catch(({ name }) => name),
  ])));`,
  withOptions: `Deno.serve({ port: 9 }, () => new Response(null, { status: 204 }));`,
  broken: `throw new Error("no such import");`,
  throwing: `Deno.serve((request) => { throw new Error("out of luck"); });`,
  endless: `Deno.serve(() => { for (;;); });`,
  hanging: `Deno.serve(() => new Promise(() => {}));`,
  delayed: `let calls = 0; Deno.serve(() => {
    setTimeout(() => { throw new Error("afterwards"); }, 5);
    return new Response(String(++calls));
  });`,
};
for (const [name, source] of Object.entries(modules)) {
  await Deno.mkdir(`${folder}/${name}`);
  await Deno.writeTextFile(`${folder}/${name}/index.ts`, source);
}
const lines: string[] = [];
const functions = hostFunctions({
  directory: new URL(`file://${folder}/`),
  env: { SECRET: "told" },
  log: (_level, event, fields) => lines.push(`${event} ${fields.name}: ${fields.reason}`),
  timeoutMs: 1_000,
});
const call = (name: string, body = "{}") =>
  functions.call(
    name,
    new Request(`http://127.0.0.1/functions/v1/${name}`, {
      method: "POST",
      headers: { "x-name": "Ada" },
      body,
    }),
  );

describe("edge functions", () => {
  afterAll(async () => {
    functions.close();
    await Deno.remove(folder, { recursive: true });
  });

  it("get the request and no other secrets than their own", async () => {
    const response = await call("standard", '{"a":"é"}');
    assert.equal(response.status, 201);
    assert.equal(response.headers.get("x-name"), "Ada");
    assert.deepEqual(await response.json(), { said: { a: "é" }, secret: "told", home: null });
    assert.equal(Deno.env.get("SECRET"), undefined);
  });

  it("read their own folder, and reach nothing else", async () => {
    const refused = "NotCapable";
    assert.deepEqual(await (await call("curious")).json(), ["read", refused, refused, refused]);
  });

  it("fail alone, with a line in the log", async () => {
    for (const name of ["broken", "throwing", "endless", "hanging"]) {
      const response = await call(name);
      assert.equal(response.status, 500, name);
      assert.deepEqual(await response.json(), {
        code: "WORKER_ERROR",
        message: "Internal Server Error",
      });
      assert(lines.some((line) => line.startsWith(`function_stopped ${name}: `)), name);
    }
    assert.equal((await call("standard")).status, 201);
  });

  it("start again after a failure", async () => {
    assert.equal(await (await call("delayed")).text(), "1");
    while (!lines.some((line) => line.includes("delayed"))) {
      await new Promise((later) => setTimeout(later, 5));
    }
    assert.equal(await (await call("delayed")).text(), "1");
  });

  it("are 404 when they do not exist", async () => {
    for (const name of ["other", "", "..", "a/b", "standard/index.ts"]) {
      assert.equal((await call(name)).status, 404, name);
    }
  });
});
