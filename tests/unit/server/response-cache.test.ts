import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, it } from "@std/testing/bdd";
import { CachedResponse, type Content } from "../../../server/runtime/cache/cached-response.ts";
import { ResponseCache } from "../../../server/runtime/cache/response-cache.ts";

const content = (length: number, fill = 97, cache = "no-cache"): Content => ({
  bytes: new Uint8Array(length).fill(fill),
  headers: { "content-type": "text/plain", "cache-control": cache },
});
const ask = (headers: Record<string, string> = {}, path = "/", init: RequestInit = {}) =>
  new Request(`http://site.test${path}`, { headers, ...init });
const tagOf = async (answer: CachedResponse) =>
  (await answer.respondTo(ask())).headers.get("etag")!;

describe("a cached response", () => {
  it("has the same ETag for the same content, another for others, none when it is not stored", async () => {
    const tag = await tagOf(new CachedResponse(content(10)));
    assert.match(tag, /^"[\w-]{16}"$/);
    assert.equal(await tagOf(new CachedResponse(content(10))), tag);
    assert.notEqual(await tagOf(new CachedResponse(content(10, 98))), tag);
    assert.notEqual(await tagOf(new CachedResponse(content(10, 97, "max-age=1"))), tag);
    assert.equal(await tagOf(new CachedResponse(content(10, 97, "no-store"))), null);
  });

  it("is compressed once, however many ask", async () => {
    let compressed = 0;
    const pack = () => Promise.resolve(new Uint8Array([++compressed]));
    const answer = new CachedResponse({ ...content(2_000), brotli: pack });
    const asked = Array.from(
      { length: 3 },
      () => answer.respondTo(ask({ "accept-encoding": "br" })),
    );
    for (const response of await Promise.all(asked)) {
      assert.equal(response.headers.get("content-encoding"), "br");
      assert.deepEqual(new Uint8Array(await response.arrayBuffer()), new Uint8Array([1]));
    }
    assert.equal(compressed, 1);
  });

  for (
    const [accepted, encoding] of [
      ["br", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["br;q=0.01", "br"],
      ["GZIP", "gzip"],
      ["br ; q=0.000 , gzip ; q=0", null],
      ["zstd, deflate", null],
      ["brotli, x-gzip", null],
      ["", null],
    ] as const
  ) {
    it(`is sent ${encoding ?? "plain"} to who accepts “${accepted}”`, async () => {
      const response = await new CachedResponse(content(2_000)).respondTo(
        ask({ "accept-encoding": accepted }),
      );
      assert.equal(response.headers.get("content-encoding"), encoding);
      assert.equal(response.headers.get("vary"), "accept-encoding");
      const bytes = new Uint8Array(await response.arrayBuffer());
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
      const plain = encoding ? new Uint8Array(unpack[encoding](bytes)) : bytes;
      assert.deepEqual(plain, content(2_000).bytes);
    });
  }

  it("is left plain when it is small or of a kind that does not shrink", async () => {
    const picture = { ...content(2_000).headers, "content-type": "image/webp" };
    for (const each of [content(100), { ...content(2_000), headers: picture }]) {
      const response = await new CachedResponse(each).respondTo(ask({ "accept-encoding": "br" }));
      assert.equal(response.headers.get("content-encoding"), null);
      assert.equal(response.headers.get("vary"), null);
    }
  });

  it("is 304 to any form of a matching tag, as often as it is asked for", async () => {
    const answer = new CachedResponse(content(2_000));
    const tag = await tagOf(answer);
    for (const form of [tag, tag, `W/${tag}`, `"x",${tag}`, "*"]) {
      const response = await answer.respondTo(ask({ "if-none-match": form }));
      assert.equal(response.status, 304, form);
      assert.equal(response.body, null);
      assert.equal(response.headers.get("etag"), tag);
      assert.equal(response.headers.get("cache-control"), "no-cache");
      assert.equal(response.headers.get("vary"), "accept-encoding");
    }
    // Its own tag for each form (RFC 9110 §15.4.5); a tag of several forms is weak (§8.8.1).
    for (const accepted of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": accepted };
      const etag = (await answer.respondTo(ask(headers))).headers.get("etag");
      assert.equal(etag, accepted === "identity" ? tag : `W/${tag}`);
      for (const form of [tag, `W/${tag}`]) {
        const response = await answer.respondTo(ask({ ...headers, "if-none-match": form }));
        assert.equal(response.status, 304);
        assert.equal(response.headers.get("etag"), etag);
      }
    }
    for (const form of ['"x"', tag.slice(0, -2), ""]) {
      assert.equal((await answer.respondTo(ask({ "if-none-match": form }))).status, 200, form);
    }
  });

  it("gives one part of a file, as it is now, and says where that ends", async () => {
    const bytes = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const answer = new CachedResponse({ ...content(10), bytes, ranges: true });
    const tag = await tagOf(answer);
    for (
      const [range, status, shown, condition] of [
        ["bytes=2-4", 206, "2-4"],
        ["bytes=7-", 206, "7-9"],
        ["bytes=-3", 206, "7-9"],
        ["bytes=-30", 206, "0-9"],
        ["bytes=7-100", 206, "7-9"],
        ["bytes=10-", 416, "*"],
        ["bytes=-0", 416, "*"],
        ["bytes=5-3", 200, null],
        ["bytes=0-1,4-5", 200, null],
        ["bytes=-", 200, null],
        ["lines=1-2", 200, null],
        ["bytes=2-4", 206, "2-4", tag],
        ["bytes=2-4", 200, null, '"older"'],
        ["bytes=2-4", 200, null, `W/${tag}`],
      ] as const
    ) {
      const headers = { range, ...condition && { "if-range": condition } };
      const response = await answer.respondTo(ask(headers));
      const what = `${range} ${condition ?? ""}`;
      assert.equal(response.status, status, what);
      assert.equal(response.headers.get("content-range"), shown && `bytes ${shown}/10`, what);
      const [from, to] = shown?.split("-").map(Number) ?? [0, 9];
      const expected = status === 416 ? new Uint8Array() : bytes.slice(from, to! + 1);
      assert.deepEqual(new Uint8Array(await response.arrayBuffer()), expected, what);
    }
  });

  it("that came compressed is not continued with a part of the plain one", async () => {
    const answer = new CachedResponse({ ...content(2_000), ranges: true });
    const whole = await answer.respondTo(ask({ "accept-encoding": "br" }));
    const rest = await answer.respondTo(ask({
      "accept-encoding": "br",
      range: "bytes=10-",
      "if-range": whole.headers.get("etag")!,
    }));
    assert.equal(rest.status, 200);
    assert.equal(rest.headers.get("content-encoding"), "br");
  });
});

describe("the response cache", () => {
  const always = { isCurrent: () => true };
  const found = async (cache: ResponseCache, path: string, init?: RequestInit) =>
    (await cache.find(ask({}, path, init)))?.status;

  it("finds responses by their address, for GET and HEAD", async () => {
    const cache = new ResponseCache({ plain: 100_000, query: 20_000 });
    await cache.getOrCreate("/a", always, () => Promise.resolve(content(10)));
    assert.equal(await found(cache, "/a"), 200);
    assert.equal(await found(cache, "/a", { method: "HEAD" }), 200);
    assert.equal(await found(cache, "/a", { method: "POST" }), undefined);
    for (const other of ["/", "/a/", "/A", "/a?b", "/b"]) {
      assert.equal(await found(cache, other), undefined, other);
    }
    await cache.getOrCreate("/a?q=b", always, () => Promise.resolve(content(10)));
    assert.equal(await found(cache, "/a?q=b"), 200);
  });

  it("makes one response for all who ask meanwhile, and again when they are no longer current", async () => {
    const cache = new ResponseCache({ plain: 100_000, query: 20_000 });
    let made = 0;
    let version = 1;
    const source = () => {
      const then = version;
      return { isCurrent: () => then === version };
    };
    const getOrCreate = () =>
      cache.getOrCreate("/a", source(), () => Promise.resolve(content(++made)));
    await Promise.all([getOrCreate(), getOrCreate(), getOrCreate()]);
    await getOrCreate();
    assert.equal(made, 1);
    version++;
    assert.equal(await found(cache, "/a"), undefined);
    const first = getOrCreate();
    version++;
    await Promise.all([first, getOrCreate(), getOrCreate()]);
    assert.equal(made, 3);
    assert.equal(await (await cache.find(ask({}, "/a")))!.text(), "aaa");
  });

  it("keeps a large response, in every variant that is asked for", async () => {
    const cache = new ResponseCache();
    const large = content(600_000);
    await cache.getOrCreate("/a", always, () => Promise.resolve(large));
    const unpack = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Uint8Array) => bytes,
    };
    for (const method of ["GET", "HEAD", "GET"]) {
      for (const [encoding, plain] of Object.entries(unpack)) {
        const request = ask({ "accept-encoding": encoding }, "/a", { method });
        const response = (await cache.find(request))!;
        assert.equal(response.headers.get("content-encoding") ?? "identity", encoding);
        assert.equal(response.headers.get("vary"), "accept-encoding");
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (method === "GET") assert.deepEqual(new Uint8Array(plain(bytes)), large.bytes);
        else if (encoding === "identity") {
          assert.equal(response.headers.get("content-length"), "600000");
        }
      }
    }
  });

  it("are made again after a failure", async () => {
    const cache = new ResponseCache({ plain: 100_000, query: 20_000 });
    const failing = () =>
      cache.getOrCreate("/a", always, () => Promise.reject(new Error("not now")));
    await Promise.all([assert.rejects(failing), assert.rejects(failing)]);
    await cache.getOrCreate("/a", always, () => Promise.resolve(content(10)));
    assert.equal(await found(cache, "/a"), 200);
  });

  it("stay within the room there is: what nobody asks for makes way, what is asked for stays", async () => {
    const cache = new ResponseCache({ plain: 100_000, query: 20_000 });
    await cache.getOrCreate("/wanted", always, () => Promise.resolve(content(5_000)));
    for (let n = 0; n < 200; n++) {
      await cache.getOrCreate(`/${n}`, always, () => Promise.resolve(content(5_000)));
      assert.equal(await found(cache, "/wanted"), 200, `after ${n}`);
    }
    for (let n = 0; n < 200; n++) {
      await cache.getOrCreate(`/search?q=${n}`, always, () => Promise.resolve(content(5_000)));
    }
    assert.equal(await found(cache, "/wanted"), 200, "after queries, which are invented");
    let kept = 0;
    for (let n = 0; n < 200; n++) if (await found(cache, `/${n}`)) kept++;
    assert(kept > 3 && kept < 20, `${kept} kept`);
  });
});
