import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { runProgram } from "../../support/process/process.ts";

/** Written by hand in the format of the npm registry. */
const known = {
  "hono": [{
    "id": 1099999,
    "url": "https://github.com/advisories/GHSA-3mpf-rcc7-5347",
    "title": "Hono vulnerable to Restricted Directory Traversal in serveStatic with deno",
    "severity": "moderate",
    "vulnerable_versions": "<99.0.0",
    "cwe": ["CWE-22"],
    "cvss": { "score": 5.3, "vectorString": "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N" },
  }],
};

const advisories = (registry: string) =>
  runProgram(["task", "advisories"], { NPM_CONFIG_REGISTRY: registry, NO_COLOR: "1" });

async function answered(response: Response) {
  const asked: string[] = [];
  await using registry = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return response;
    },
  );
  const result = await advisories(`http://127.0.0.1:${registry.addr.port}/`);
  assert.deepEqual(asked, ["POST /-/npm/v1/security/advisories/bulk"]);
  return result;
}

describe("deno task advisories", () => {
  it("ends with 0 where nothing is known", async () => {
    assert.equal((await answered(Response.json({}))).code, 0);
  });

  it("names what is known, and ends with 1", async () => {
    const { code, stdout } = await answered(Response.json(known));
    assert.equal(code, 1);
    assert.match(stdout, /Directory Traversal in serveStatic/);
    assert.match(stdout, /Package: +hono/);
    assert.match(stdout, /GHSA-3mpf-rcc7-5347/);
  });

  it("says that it could not ask, and ends with 2", async () => {
    for (
      const result of [
        await answered(new Response("Method Not Allowed", { status: 405 })),
        await answered(new Response("<!doctype html>")),
        await advisories("http://127.0.0.1:9/"),
      ]
    ) {
      assert.equal(result.code, 2);
      assert.match(result.stderr, /NOT CHECKED/);
    }
  });
});
