import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Content } from "../../../server/runtime/cache/cached-response.ts";
import { ResponseCache } from "../../../server/runtime/cache/response-cache.ts";

const content = (length: number) =>
  Promise.resolve<Content>({
    bytes: new Uint8Array(length).fill(97),
    headers: { "content-type": "text/plain", "cache-control": "no-cache" },
  });

describe("the response cache", () => {
  const always = { isCurrent: () => true };
  const find = async (cache: ResponseCache, path: string) =>
    (await cache.find(new Request(`http://site.test${path}`)))?.status;

  it("drops what nobody requests when it is full, and keeps what is requested", async () => {
    const cache = new ResponseCache({ plain: 100_000, query: 20_000 });
    const fill = (path: string) =>
      cache.respond(new Request(`http://site.test${path}`), path, always, () => content(5_000));
    await fill("/wanted");
    for (let n = 0; n < 200; n++) {
      await fill(`/${n}`);
      assert.equal(await find(cache, "/wanted"), 200, `after ${n}`);
    }
    for (let n = 0; n < 200; n++) {
      await fill(`/search?q=${n}`);
    }
    assert.equal(await find(cache, "/wanted"), 200, "after queries, which are invented");
    let kept = 0;
    for (let n = 0; n < 200; n++) if (await find(cache, `/${n}`)) kept++;
    assert(kept > 3 && kept < 20, `${kept} kept`);
  });

  it("sends responses that share no headers, complete, without body and 304", async () => {
    const cache = new ResponseCache();
    const path = "/page";
    const ask = async (method: string, headers: HeadersInit) => {
      const request = new Request(`http://site.test${path}`, { method, headers });
      return await cache.respond(request, path, always, () => content(5_000));
    };
    const entityTag = (await ask("GET", {})).headers.get("etag")!;
    for (
      const [method, headers, status] of [
        ["GET", {}, 200],
        ["GET", { "accept-encoding": "br" }, 200],
        ["HEAD", {}, 200],
        ["GET", { "if-none-match": entityTag }, 304],
      ] as const
    ) {
      const first = await ask(method, headers);
      assert.equal(first.status, status);
      const sent = [...first.headers];
      first.headers.append("x-added", "by a middleware");
      first.headers.set("etag", "another");
      assert.deepEqual([...(await ask(method, headers)).headers], sent, `${method} ${status}`);
    }
  });

  it("answers 304 with the headers that a cache needs", async () => {
    const cache = new ResponseCache();
    for (const accepted of ["br", "gzip", ""]) {
      const ask = (headers: Record<string, string>) =>
        cache.respond(
          new Request("http://site.test/", {
            headers: { ...headers, "accept-encoding": accepted },
          }),
          "/",
          always,
          () => content(5_000),
        );
      const complete = await ask({});
      const known = await ask({ "if-none-match": complete.headers.get("etag")! });
      assert.equal(known.status, 304);
      for (const name of ["etag", "cache-control", "vary"]) {
        assert(complete.headers.has(name), name);
        assert.equal(known.headers.get(name), complete.headers.get(name), `${name} ${accepted}`);
      }
    }
  });

  it("compares entity tags weakly, wherever they stand in a list", async () => {
    const cache = new ResponseCache();
    const ask = async (known: string) => {
      const headers = { "if-none-match": known };
      const request = new Request("http://site.test/", { headers });
      return (await cache.respond(request, "/", always, () => content(5_000))).status;
    };
    const response = await cache.respond(
      new Request("http://site.test/"),
      "/",
      always,
      () => content(5_000),
    );
    const entityTag = response.headers.get("etag")!;
    const opaque = entityTag.slice(1, -1);
    for (const known of [entityTag, `W/${entityTag}`, `"a",W/${entityTag} ,"b"`, "*", " * "]) {
      assert.equal(await ask(known), 304, known);
    }
    for (const other of ["", '""', opaque, `"x${opaque}"`, `"${opaque}x"`, '"*"', `"${opaque}`]) {
      assert.equal(await ask(other), 200, other);
    }
  });
});
