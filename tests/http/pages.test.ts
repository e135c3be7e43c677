import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { paths } from "../../content/paths.ts";
import { builtAssets, type RunningApp, startApp } from "../support/app.ts";
import { rawRequest } from "../support/process/raw-http.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { sitePages } from "../support/page/site-pages.ts";
import { until } from "../support/until.ts";

/** Scripts in the page that a browser would run, and its rules, as a policy names them. */
function inlineSources(html: string): string[] {
  return [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes]) =>
      !/\bsrc=/.test(attributes!) && !/application\/(ld\+)?json/.test(attributes!)
    )
    .map(([, , , text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`);
}

/** What the policy allows in the page. */
function allowedSources(headers: { get(name: string): string | null }): string[] {
  return headers.get("content-security-policy")!.match(/'sha256-[^']+'/g)!;
}

let site: RunningApp;
beforeAll(async () => {
  site = await startApp();
  // The first visitor fills the catalog; what is tested here is the page with its data at hand.
  for (const key of [query("services").address, query("commitments").address]) {
    await (await site.get(key)).text();
  }
});
afterAll(() => site[Symbol.asyncDispose]());

describe("a page whose data is at hand", () => {
  for (const path of sitePages()) {
    it(`${path} is whole, titled, and has in it one script and its rules, which the policy names`, async () => {
      const response = await site.get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("content-type"), "text/html; charset=utf-8");
      assert.equal(response.headers.get("cache-control"), "no-cache");
      const html = await response.text();
      assert.deepEqual(inlineSources(html), allowedSources(response.headers));
      assert.equal(inlineSources(html).length, 2);
      assert.doesNotMatch(html, /\son\w+=|\sstyle=|javascript:/);
      assert.equal(html.match(/<h1[\s>]/g)?.length, 1, "one h1");
      assert.equal(html.match(/<main[\s>]/g)?.length, 1, "one main");
      assert.match(html, /<title>[^<]{5,}<\/title>/);
      assert.match(html, /<meta name="description" content="[^"]{40,}"/);
      assert(html.includes(`<link rel="canonical" href="${site.url}${path}"/>`), "canonical");
      assert(html.endsWith("</html>"));
    });
  }

  it("has a title and a description that no other page has", async () => {
    const seen = new Map<string, string>();
    for (const path of sitePages()) {
      const html = await (await site.get(path)).text();
      for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
        const text = html.match(pattern)![1]!;
        assert.equal(seen.get(text), undefined, `${path} repeats “${text}”`);
        seen.set(text, path);
      }
    }
  });

  for (const path of [paths.home, paths.services, paths.contact]) {
    it(`${path} comes as brotli, gzip or plain, whichever is accepted, with one ETag, weak where it is compressed`, async () => {
      const get = (encoding: string) =>
        rawRequest(site.url, path, { headers: { "accept-encoding": encoding } });
      const plain = await get("identity");
      assert.equal(plain.headers.get("content-encoding"), null);
      const forms = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const [encoding, decompress] of Object.entries(forms)) {
        const packed = await get(encoding);
        assert.equal(packed.headers.get("content-encoding"), encoding);
        assert.equal(packed.headers.get("vary"), "accept-encoding");
        assert.equal(packed.headers.get("etag"), `W/${plain.headers.get("etag")}`);
        assert.deepEqual(new Uint8Array(decompress(packed.body)), plain.body);
        assert(packed.body.length < plain.body.length / 2);
      }
      const both = await get("gzip, deflate, br");
      assert.equal(both.headers.get("content-encoding"), "br");
      const refused = await get("br;q=0, gzip;q=0.5");
      assert.equal(refused.headers.get("content-encoding"), "gzip");
    });
  }

  it("answers 304 without a body to who has it already", async () => {
    const etag = (await site.get(paths.services)).headers.get("etag")!;
    for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
      const again = await site.get(paths.services, { headers: { "if-none-match": tag } });
      assert.equal(again.status, 304, tag);
      assert.equal(again.headers.get("etag"), etag);
      assert.equal((await again.arrayBuffer()).byteLength, 0);
    }
    const other = await site.get(paths.services, { headers: { "if-none-match": '"other"' } });
    assert.equal(other.status, 200);
  });

  it("that cannot be rendered is told of once, with the request's number", async () => {
    const assets = Object.defineProperty({ ...await builtAssets() }, "sheet", {
      get: () => assert.fail("no sheet"),
    });
    await using broken = await startApp({ assets });
    const answer = await broken.get(paths.about);
    assert.equal(answer.status, 500);
    await answer.text();
    const faults = broken.log.map((line) => JSON.parse(line)).filter(({ stack }) => stack);
    const [request] = broken.events("request");
    assert.deepEqual(faults.map(({ event, id }) => [event, id]), [["request_failed", request!.id]]);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    for (const path of [paths.home, paths.services, "/no-such-page"]) {
      const [head, get] = await Promise.all([
        site.get(path, { method: "HEAD" }),
        site.get(path),
      ]);
      assert.equal(head.status, get.status, path);
      for (const name of ["etag", "content-type", "cache-control", "content-security-policy"]) {
        assert.equal(head.headers.get(name), get.headers.get(name), `${path} ${name}`);
      }
      assert.equal((await head.text()).length, 0);
    }
    for (const path of ["/healthz", "/readyz", "/Services", "/%ff", paths.subscribe]) {
      const [head, get] = await Promise.all([
        rawRequest(site.url, path, { method: "HEAD" }),
        rawRequest(site.url, path),
      ]);
      assert.equal(head.status, get.status, path);
      assert.equal(head.headers.get("content-length"), String(get.body.length), path);
      assert.equal(head.body.length, 0, path);
    }
  });

  it("is the same whatever the query, which enters neither cache nor markup", async () => {
    const plain = await (await site.get(paths.services)).text();
    const marked = await (await site.get(`${paths.services}?utm_source=x&a=%3Cscript%3E`)).text();
    assert.equal(marked, plain);
  });

  it("shows the rows in the backend's order", async () => {
    const backend = recordingBackend();
    await using ordered = await startApp({ backend: backend.address });
    await (await ordered.get(query("services").address)).text();
    const html = await (await ordered.get(paths.services)).text();
    const shown = [...html.matchAll(/data-service="([^"]+)"/g)].map((match) => match[1]);
    assert.deepEqual(
      shown,
      (backend.tables.services as { slug: string }[]).map(({ slug }) => slug),
    );
  });

  it("is made anew when its rows have changed", async () => {
    const backend = recordingBackend();
    await using changing = await startApp({ backend: backend.address, ttlMs: 0 });
    await (await changing.get(query("services").address)).text();
    const before = await changing.get(paths.services);
    assert.doesNotMatch(await before.text(), /Renamed service/);
    (backend.tables.services as { title: string }[])[0]!.title = "Renamed service";
    const tag = before.headers.get("etag")!;
    await until("the page made anew", async () => {
      const again = await changing.get(paths.services, { headers: { "if-none-match": tag } });
      return /Renamed service/.test(await again.text());
    });
  });
});

describe("the status of a page", () => {
  for (
    const path of [
      "/no-such-page",
      "/services/no-such-service",
      "/services/a/b",
      "/services/%00",
      "/services/%E2%82%AC",
      "/services/a%2Fb",
      "/services/x'%20or%20'1'='1",
      "/.env",
      "/index.html",
    ]
  ) {
    it(`is 404 at ${path}, not indexed, not kept`, async () => {
      const { status, headers, body } = await rawRequest(site.url, path);
      const html = new TextDecoder().decode(body);
      assert.equal(status, 404, html.slice(0, 200));
      assert.equal(headers.get("cache-control"), "no-store");
      assert.match(html, /<meta name="robots" content="noindex"\/>/);
      assert.doesNotMatch(html, /rel="canonical"/);
      assert.deepEqual(inlineSources(html), allowedSources(headers));
      assert.equal(html.match(/<h1[\s>]/g)?.length, 1);
    });
  }

  for (const path of ["/%ff", "/%zz", "/services/%c3%28", "/%ff.html"]) {
    it(`is 400 at ${path}, whose escapes name no characters`, async () => {
      const { status, headers } = await rawRequest(site.url, path);
      assert.equal(status, 400);
      assert.match(headers.get("content-type")!, /^text\/plain/);
    });
  }

  for (
    const [from, to] of [
      ["/services/", "/services"],
      ["/Services", "/services"],
      ["/SERVICES/Grant-Writing-Management/?a=B", "/services/grant-writing-management?a=B"],
      ["//services", "/services"],
      ["/services//grant-writing-management", "/services/grant-writing-management"],
      ["//example.com/", "/example.com"],
      ["//example.com//", "/example.com"],
    ] as const
  ) {
    it(`is 308 from ${from} to ${to}`, async () => {
      const { status, headers } = await rawRequest(site.url, from);
      assert.equal(status, 308);
      assert.equal(headers.get("location"), to);
    });
  }

  it("is 405 for a method that changes things", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await site.get(paths.services, { method });
      assert.equal(response.status, 405, method);
      assert.equal(response.headers.get("allow"), "GET, HEAD");
      await response.body?.cancel();
    }
    for (const path of [paths.contact, paths.subscribe, paths.careers]) {
      const form = await site.get(path, { method: "PUT" });
      assert.equal(form.headers.get("allow"), "GET, HEAD, POST");
    }
  });

  it("is the home page for whoever asks for a sent subscription by its address", async () => {
    const response = await site.get(paths.subscribe);
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), paths.home);
  });
});

describe("unknown paths", () => {
  it("leave nothing behind: the next one costs the backend nothing for pages without data", async () => {
    const backend = recordingBackend();
    await using fresh = await startApp({ backend: backend.address });
    for (let n = 0; n < 50; n++) await (await fresh.get(`/unknown-${n}`)).body?.cancel();
    assert.equal(backend.calls.length, 0);
  });
});
