import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { matchRoute } from "../../../client/routes.tsx";
import { paths } from "../../../content/paths.ts";
import { tabIcon } from "../../../content/brand/tab-icon.ts";
import { builtAssets, type RunningApp, startApp } from "../../support/app.ts";
import { elementsOf } from "../../support/page/html.ts";
import { rawRequest } from "../../support/process/raw-http.ts";
import { until } from "../../support/until.ts";

const font = "/fonts/public-sans.woff2";
const film = "/video/commitments.mp4";

describe("files", () => {
  let site: RunningApp;
  let entry: string;
  let folder: string;
  let style: string;
  beforeAll(async () => {
    site = await startApp();
    const assets = await builtAssets();
    entry = assets.scripts([])[0]!;
    folder = assets.stylesheets;
    style = `${folder}/${matchRoute(paths.contact).route.page.module}.css`;
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it("exclude the tab icon, which every page has inline", async () => {
    const page = elementsOf(await site.text("/nowhere"));
    const { href } =
      page.find(({ attributes }) =>
        attributes.rel === "icon" && attributes.type === "image/svg+xml"
      )!.attributes;
    assert.equal(decodeURIComponent(href!), `data:image/svg+xml,${tabIcon}`);
    // Every character is one that an address may have (RFC 3986 §3.3).
    assert.match(href!.slice("data:".length), /^[\w.~!$&'()*+,;=:@/%-]+$/);
  });

  it("of the build are in the page, precompressed and cached for a year", async () => {
    const html = await site.text(paths.contact);
    assert(html.includes(`"${folder}"`), "the folder of the stylesheets");
    assert(html.includes(entry));
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [file, type] of [[entry, /javascript/], [style, /^text\/css/]] as const) {
      const get = (encoding: string) =>
        rawRequest(site.url, file, { headers: { "accept-encoding": encoding } });
      const plain = await get("identity");
      assert.match(plain.headers.get("content-type")!, type);
      assert.match(plain.headers.get("cache-control")!, /max-age=31536000.*immutable/);
      for (const encoding of ["br", "gzip"] as const) {
        const packed = await get(encoding);
        assert.equal(packed.headers.get("content-encoding"), encoding, file);
        assert.match(packed.headers.get("vary") ?? "", /accept-encoding/i);
        assert.deepEqual(new Uint8Array(decompress[encoding](packed.body)), plain.body, file);
        if (encoding === "gzip") continue;
        const built = new URL(`../../../client/dist${file}.br`, import.meta.url);
        assert.deepEqual(packed.body, await Deno.readFile(built));
      }
    }
  });

  it("come whole, in one part, or as 304 and HEAD", async () => {
    for (const file of [font, film]) {
      const bytes = await Deno.readFile(new URL(`../../../static${file}`, import.meta.url));
      const size = bytes.length;
      const head = await site.get(file, { method: "HEAD", headers: { range: "bytes=10-19" } });
      assert.equal(head.status, 200, "only GET has parts (RFC 9110 §14.2)");
      assert.equal(head.headers.get("content-length"), String(size));
      assert.equal(head.headers.get("accept-ranges"), "bytes");
      assert.match(head.headers.get("cache-control")!, /max-age=3600/);
      const etag = head.headers.get("etag")!;
      for (const tags of [etag, `W/${etag}`, `"old", ${etag}`, "*"]) {
        const again = await site.get(file, { headers: { "if-none-match": tags } });
        assert.equal(again.status, 304, tags);
      }
      for (
        const [range, status, from, to, condition] of [
          ["bytes=0-1", 206, 0, 2, etag],
          [`bytes=${size - 20}-`, 206, size - 20, size],
          ["bytes=-3", 206, size - 3, size],
          ["bytes=-99999999", 206, 0, size],
          ["bytes=7-99999999", 206, 7, size],
          [`bytes=${size}-`, 416, 0, 0],
          ["bytes=-0", 416, 0, 0],
          ["bytes=5-3", 200, 0, size],
          ["bytes=0-1,4-5", 200, 0, size],
          ["lines=1-2", 200, 0, size],
          ["bytes=0-1", 200, 0, size, '"old"'],
          ["bytes=0-1", 200, 0, size, `W/${etag}`],
        ] as const
      ) {
        const headers = { range, ...condition && { "if-range": condition } };
        const part = await site.get(file, { headers });
        const shown = { 206: `bytes ${from}-${to - 1}/${size}`, 416: `bytes */${size}`, 200: null };
        assert.equal(part.status, status, range);
        assert.equal(part.headers.get("content-range"), shown[status], range);
        const body = await part.bytes();
        if (status !== 416) assert.deepEqual(body, bytes.subarray(from, to), range);
      }
    }
  });

  it("stream at most 128 ranges, however many begin at once", async () => {
    const ask = () => site.app(new Request(site.url + film, { headers: { range: "bytes=0-" } }));
    const answers = await Promise.all(Array.from({ length: 130 }, ask));
    assert.equal(answers.filter(({ status }) => status === 206).length, 128);
    for (const { body } of answers) await body!.cancel();
    assert.equal((await ask()).status, 206);
  });

  it("leak no handle in 900 aborted downloads", async () => {
    const handles = () => [...Deno.readDirSync("/proc/self/fd")].length;
    const abort = async () => {
      const abortion = new AbortController();
      const { body } = await site.get(film, { signal: abortion.signal });
      await body!.getReader().read();
      abortion.abort();
    };
    const abortMany = async () => {
      for (let n = 0; n < 30; n++) await Promise.all(Array.from({ length: 15 }, abort));
    };
    await abortMany();
    const before = handles();
    await abortMany();
    await until("the connections to close", () => handles() <= before + 5);
    assert.deepEqual(site.events("request_failed"), []);
  });

  it("have the same ETag in every checkout", async () => {
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

  it("are read again after an error", async () => {
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

  it("outside static/ and the build are not found", async () => {
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
      const { status, headers, body } = await rawRequest(site.url, path);
      assert([400, 404, 308].includes(status), `${path}: ${status}`);
      if (status === 404) assert.match(headers.get("content-type")!, /^text\/html/);
      assert.doesNotMatch(new TextDecoder().decode(body), /createApp|"tasks"|"isEntry"|root:/);
    }
  });
});
