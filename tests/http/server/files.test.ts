import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { tabIcon } from "../../../content/brand/tab-icon.ts";
import { builtAssets, type RunningApp, startApp } from "../../support/app.ts";
import { elementsOf } from "../../support/page/html.ts";
import { rawRequest } from "../../support/process/raw-http.ts";

const font = "/fonts/public-sans.woff2";
const film = "/video/commitments.mp4";

describe("files", () => {
  let site: RunningApp;
  let entry: string;
  let style: string;
  beforeAll(async () => {
    site = await startApp();
    const assets = await builtAssets();
    entry = assets.scripts([])[0]!;
    style = assets.sheet!;
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it("of the build are named in the page and kept for a year", async () => {
    const html = await (await site.get(paths.contact)).text();
    for (const file of [entry, style]) {
      assert(html.includes(file), file);
      const response = await site.get(file);
      assert.equal(response.status, 200);
      assert.match(response.headers.get("cache-control")!, /max-age=31536000.*immutable/);
      await response.body?.cancel();
    }
  });

  it("named in any page are there: scripts, styles, fonts, chunks", async () => {
    for (const page of [paths.home, paths.services, paths.contact, "/nowhere"]) {
      const html = await (await site.get(page)).text();
      const files = [...html.matchAll(/["\s](\/(?:assets|fonts)\/[^"\s]+)/g)];
      assert(files.length > 3);
      for (const [, file] of files) {
        const response = await site.get(file!, { method: "HEAD" });
        assert.equal(response.status, 200, file);
      }
    }
  });

  it("include the icon that browsers ask for by name", async () => {
    const response = await site.get("/favicon.ico");
    assert.equal(response.status, 200);
    assert.deepEqual([...(await response.bytes()).slice(0, 6)], [0, 0, 1, 0, 1, 0]);
  });

  it("are not asked for the icon of a tab, which every page has itself", async () => {
    const page = elementsOf(await (await site.get("/nowhere")).text());
    const { href } =
      page.find(({ attributes }) =>
        attributes.rel === "icon" && attributes.type === "image/svg+xml"
      )!.attributes;
    assert.equal(decodeURIComponent(href!), `data:image/svg+xml,${tabIcon}`);
    // Every character is one that an address may have (RFC 3986 §3.3).
    assert.match(href!.slice("data:".length), /^[\w.~!$&'()*+,;=:@/%-]+$/);
  });

  it("of the build come precompressed, whole and with the right type", async () => {
    const get = (file: string, encoding: string) =>
      rawRequest(site.url, file, { headers: { "accept-encoding": encoding } });
    for (const [file, type] of [[entry, /javascript/], [style, /^text\/css/]] as const) {
      const plain = await get(file, "identity");
      assert.match(plain.headers.get("content-type")!, type);
      for (
        const [encoding, decompress] of [["br", brotliDecompressSync], [
          "gzip",
          gunzipSync,
        ]] as const
      ) {
        const packed = await get(file, encoding);
        assert.equal(packed.headers.get("content-encoding"), encoding, file);
        assert.match(packed.headers.get("vary") ?? "", /accept-encoding/i);
        assert.deepEqual(new Uint8Array(decompress(packed.body)), plain.body, file);
        const suffix = encoding === "br" ? "br" : "gz";
        const built = await Deno.readFile(
          new URL(`../../../client/dist${file}.${suffix}`, import.meta.url),
        );
        assert.deepEqual(packed.body, built, "the build's own compression, made once");
      }
    }
  });

  it("have an ETag, answer 304, ranges and HEAD", async () => {
    const whole = await site.get(font);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    assert.equal(whole.headers.get("content-type"), "font/woff2");
    assert.match(whole.headers.get("cache-control")!, /max-age=3600/);
    const etag = whole.headers.get("etag")!;
    const again = await site.get(font, { headers: { "if-none-match": etag } });
    assert.equal(again.status, 304);

    const part = await site.get(font, { headers: { range: "bytes=10-19" } });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get("content-range"), `bytes 10-19/${bytes.length}`);
    assert.deepEqual(new Uint8Array(await part.arrayBuffer()), bytes.slice(10, 20));
    const beyond = await site.get(font, { headers: { range: `bytes=${bytes.length}-` } });
    assert.equal(beyond.status, 416);
    await beyond.body?.cancel();

    // A part is given to GET alone (RFC 9110 §14.2).
    const head = await site.get(font, { method: "HEAD", headers: { range: "bytes=10-19" } });
    assert.equal(head.status, 200);
    assert.equal(head.headers.get("content-length"), String(bytes.length));
    assert.equal((await head.arrayBuffer()).byteLength, 0);
  });

  it("of any size come whole or in parts", async () => {
    const bytes = await Deno.readFile(new URL(`../../../static${film}`, import.meta.url));
    const head = await site.get(film, { method: "HEAD" });
    assert.equal(head.headers.get("content-length"), String(bytes.length));
    assert.equal(head.headers.get("accept-ranges"), "bytes");
    const etag = head.headers.get("etag")!;
    for (const tags of [etag, `W/${etag}`, `"old", ${etag}`, "*"]) {
      assert.equal(
        (await site.get(film, { headers: { "if-none-match": tags } })).status,
        304,
        tags,
      );
    }
    for (
      const [range, from, to] of [
        ["bytes=0-1", 0, 2],
        ["bytes=200000-900000", 200_000, 900_001],
        ["bytes=-300000", bytes.length - 300_000, bytes.length],
      ] as const
    ) {
      const part = await site.get(film, { headers: { range, "if-range": etag } });
      assert.equal(part.status, 206);
      assert.equal(part.headers.get("content-range"), `bytes ${from}-${to - 1}/${bytes.length}`);
      assert.equal(part.headers.get("content-length"), String(to - from));
      assert.deepEqual(new Uint8Array(await part.arrayBuffer()), bytes.slice(from, to));
    }
    const beyond = await site.get(film, { headers: { range: `bytes=${bytes.length}-` } });
    assert.equal(beyond.status, 416);
    const changed = await site.get(film, { headers: { range: "bytes=0-1", "if-range": '"old"' } });
    assert.equal(changed.status, 200);
    assert.equal((await changed.arrayBuffer()).byteLength, bytes.length);
    const left = await site.get(film);
    await left.body!.cancel();
  });

  it("have the same tag in every checkout", async () => {
    const folder = new URL(`file://${await Deno.makeTempDir()}/`);
    const names = ["small.svg", "large.bin"];
    const [small, large] = ["<svg/>", "x".repeat(300_000)];
    const write = () =>
      Promise.all([
        Deno.writeTextFile(new URL("small.svg", folder), small!),
        Deno.writeTextFile(new URL("large.bin", folder), large!),
      ]);
    await write();
    await using one = await startApp({ assets: await builtAssets(undefined, folder) });
    const tags = (site: RunningApp) =>
      Promise.all(names.map(async (name) => {
        const response = await site.get(`/${name}`);
        await response.body?.cancel();
        return response.headers.get("etag");
      }));
    const first = await tags(one);
    await write();
    for (const name of names) await Deno.utime(new URL(name, folder), 1, 1);
    await using other = await startApp({ assets: await builtAssets(undefined, folder) });
    assert.deepEqual(await tags(other), first);
    await Deno.remove(folder, { recursive: true });
  });

  it("that could not be read once can be read again", async () => {
    const { readFile } = Deno;
    const exhausted = () => Promise.reject(new Error("Too many open files"));
    await using fresh = await startApp();
    const get = (path: string) =>
      rawRequest(fresh.url, path, { headers: { "accept-encoding": "br" } });
    try {
      Deno.readFile = exhausted;
      assert.equal((await get(film)).status, 500);
      Deno.readFile = (path) => /\.br$/.test(`${path}`) ? exhausted() : readFile(path);
      const plain = await get(entry);
      assert.equal(plain.status, 200);
      assert.equal(plain.headers.get("content-encoding"), null);
    } finally {
      Deno.readFile = readFile;
    }
    assert.equal((await get(film)).status, 200);
    const packed = await get(entry);
    assert.equal(packed.headers.get("content-encoding"), "br");
  });

  for (
    const path of [
      "/.vite/manifest.json",
      "/assets/.vite/manifest.json",
      "/assets/../.vite/manifest.json",
      "/assets/../../app.tsx",
      "/../main.ts",
      "/../../../../etc/passwd.txt",
      "/%2e%2e/main.ts",
      "/..%2fmain.ts",
      "/fonts/..%2f..%2fdeno.json",
      "/fonts/..%5c..%5cdeno.json",
      "/assets/%2e%2e/%2e%2e/%2e%2e/deno.json",
      "/fonts/%00.woff2",
      "/.git/config.txt",
      "/.DS_Store.txt",
      "/main.ts",
      "/deno.json",
    ]
  ) {
    it(`are not found at ${path}`, async () => {
      const { status, headers, body } = await rawRequest(site.url, path);
      const text = new TextDecoder().decode(body);
      assert([400, 404, 308].includes(status), `${status} ${text.slice(0, 100)}`);
      if (status === 404) assert.match(headers.get("content-type")!, /^text\/html/);
      assert.doesNotMatch(text, /createApp|"tasks"|"isEntry"|root:/);
    });
  }
});
