import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { describe, it } from "@std/testing/bdd";
import { ByteCache, respond } from "../../server/http/byte-cache.ts";

const bytes = (length: number, fill = 97) => new Uint8Array(length).fill(fill);
const ask = (headers: Record<string, string> = {}) => new Request("http://site.test/", { headers });

describe("answers kept as bytes", () => {
  it("are found again under their version and under no other", async () => {
    const cache = new ByteCache();
    const kept = await cache.put("/a", "1", bytes(10), { "content-type": "text/plain" });
    assert.equal(cache.get("/a", "1"), kept);
    assert.equal(cache.get("/a", "2"), undefined);
    assert.equal(cache.get("/b", "1"), undefined);
  });

  it("stay within the limit: the least recently used make room", async () => {
    const cache = new ByteCache(100);
    await cache.put("/a", "1", bytes(40), {});
    await cache.put("/b", "1", bytes(40), {});
    cache.get("/a", "1");
    await cache.put("/c", "1", bytes(40), {});
    assert(cache.get("/a", "1"));
    assert.equal(cache.get("/b", "1"), undefined);
    assert(cache.get("/c", "1"));
  });

  it("do not count twice when they are replaced", async () => {
    const cache = new ByteCache(100);
    await cache.put("/a", "1", bytes(40), {});
    for (let version = 1; version < 10; version++) {
      await cache.put("/b", String(version), bytes(40), {});
    }
    assert(cache.get("/a", "1"));
  });

  it("have the same ETag for the same bytes, another for others", async () => {
    const cache = new ByteCache();
    const first = await cache.put("/a", "1", bytes(10), {});
    const same = await cache.put("/b", "2", bytes(10), {});
    const other = await cache.put("/c", "3", bytes(10, 98), {});
    assert.match(first.etag, /^"[\w+/=]+"$/);
    assert.equal(same.etag, first.etag);
    assert.notEqual(other.etag, first.etag);
  });

  it("are compressed once, however many ask", async () => {
    const kept = await new ByteCache().put("/a", "1", bytes(2_000), {});
    const answers = await Promise.all(
      [1, 2, 3].map(() => respond(ask({ "accept-encoding": "gzip" }), kept)),
    );
    for (const answer of answers) {
      assert.equal(answer.headers.get("content-encoding"), "gzip");
      assert.deepEqual(
        new Uint8Array(gunzipSync(new Uint8Array(await answer.arrayBuffer()))),
        bytes(2_000),
      );
    }
    assert.deepEqual(Object.keys(kept.encoded), ["gzip"]);
  });

  it("are left plain when they are small or nobody wants them packed", async () => {
    const small = await new ByteCache().put("/a", "1", bytes(100), {});
    const large = await new ByteCache().put("/b", "1", bytes(2_000), {});
    const plain = [
      await respond(ask({ "accept-encoding": "br" }), small),
      await respond(ask(), large),
      await respond(ask({ "accept-encoding": "zstd, deflate" }), large),
      await respond(ask({ "accept-encoding": "br;q=0, gzip; q=0.0" }), large),
    ];
    for (const answer of plain) {
      assert.equal(answer.headers.get("content-encoding"), null);
      assert.equal(answer.headers.get("vary"), "accept-encoding");
    }
  });

  it("answer 304 to any form of a matching tag", async () => {
    const kept = await new ByteCache().put("/a", "1", bytes(10), { "cache-control": "no-cache" });
    for (const tag of [kept.etag, `W/${kept.etag}`, `"x",${kept.etag}`, "*"]) {
      const answer = await respond(ask({ "if-none-match": tag }), kept);
      assert.equal(answer.status, 304, tag);
      assert.equal(answer.body, null);
      assert.equal(answer.headers.get("cache-control"), "no-cache");
    }
    for (const tag of ['"x"', kept.etag.slice(0, -2)]) {
      assert.equal((await respond(ask({ "if-none-match": tag }), kept)).status, 200, tag);
    }
  });
});
