import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { inquiryFields, postFields } from "../support/forms.ts";
import { paths } from "../../content/paths.ts";
import { builtAssets, type RunningApp, startApp } from "../support/app.ts";
import { rawRequest } from "../support/process/raw-http.ts";
import { sitePages } from "../support/page/site-pages.ts";

/** Digests of the page's inline scripts and style sheets. */
function inlineSources(html: string): string[] {
  return [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes]) =>
      !/\bsrc=/.test(attributes!) && !/application\/(ld\+)?json/.test(attributes!)
    )
    .map(([, , , text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`);
}

/** Digests that the policy allows. */
function allowedSources(headers: { get(name: string): string | null }): string[] {
  return headers.get("content-security-policy")!.match(/'sha256-[^']+'/g)!;
}

let site: RunningApp;
beforeAll(async () => {
  site = await startApp();
  await site.fillCatalog();
});
afterAll(() => site[Symbol.asyncDispose]());

describe("a page with cached rows", () => {
  for (const path of sitePages()) {
    it(`${path} is complete and titled; the policy names its inline script and styles`, async () => {
      const response = await site.get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("content-type"), "text/html; charset=utf-8");
      assert.equal(response.headers.get("cache-control"), "no-cache");
      const html = await response.text();
      assert.deepEqual(inlineSources(html), allowedSources(response.headers));
      assert.equal(inlineSources(html).length, 3, "bootstrap, fonts, the page's rules");
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
      const html = await site.text(path);
      for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
        const text = html.match(pattern)![1]!;
        assert.equal(seen.get(text), undefined, `${path} repeats “${text}”`);
        seen.set(text, path);
      }
    }
  });

  it("is compressed as the client accepts, with one ETag, weak where compressed", async () => {
    const plain = await rawRequest(site.url, paths.services);
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
    for (
      const [accepted, encoding] of [
        ["br", "br"],
        ["GZIP", "gzip"],
        ["gzip, deflate, br, zstd", "br"],
        ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
        ["br;q=0, gzip;q=0.5", "gzip"],
        ["br ; q=0.000 , gzip ; q=0", null],
        ["zstd, deflate, brotli, x-gzip", null],
        ["", null],
      ] as const
    ) {
      const headers = { "accept-encoding": accepted };
      const page = await rawRequest(site.url, paths.services, { headers });
      assert.equal(page.headers.get("content-encoding"), encoding, accepted);
      assert.equal(page.headers.get("vary"), "accept-encoding");
      const etag = plain.headers.get("etag")!;
      assert.equal(page.headers.get("etag"), encoding ? `W/${etag}` : etag);
      const body = encoding ? new Uint8Array(decompress[encoding](page.body)) : page.body;
      assert.deepEqual(body, plain.body);
      if (encoding) assert(page.body.length < plain.body.length / 2);
    }
  });

  it("is 304 without a body for a client that has it", async () => {
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

  it("that cannot be rendered is logged once, with the request's id", async () => {
    const scripts = () => assert.fail("no scripts");
    await using broken = await startApp({ assets: { ...await builtAssets(), scripts } });
    assert.equal(await broken.status(paths.about), 500);
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
});

describe("the map of a hero", () => {
  it("is requested with the document: it is the largest picture of a phone's first window", async () => {
    for (const path of [paths.careers, paths.insights, paths.services]) {
      const [map] = (await (await site.get(path)).text()).match(
        /<img [^>]*src="\/openers\/[^>]*>/,
      )!;
      assert.doesNotMatch(map, /loading="lazy"/, path);
    }
  });
});

describe("a page with a query that changes it", () => {
  it("is not stored by browsers and proxies, unlike the page without it", async () => {
    const stored = await postFields(site, paths.contact, inquiryFields);
    for (const target of [`${paths.search}?q=grants`, stored.headers.get("location")!]) {
      const [address = ""] = target.split("#");
      const [path] = address.split("?");
      const changed = await rawRequest(site.url, address);
      assert.equal(changed.status, 200);
      assert.equal(changed.headers.get("cache-control"), "no-store", address);
      assert.equal(changed.headers.get("etag"), null, address);
      for (const same of [path!, `${path}?invented=1`]) {
        const plain = await rawRequest(site.url, same);
        assert.equal(plain.headers.get("cache-control"), "no-cache", same);
      }
    }
  });
});

describe("the status of a page", () => {
  it("is 404 at an unknown path, neither indexed nor stored", async () => {
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
      const { status, headers, body } = await rawRequest(site.url, path);
      const html = new TextDecoder().decode(body);
      assert.equal(status, 404, path);
      assert.equal(headers.get("cache-control"), "no-store");
      assert.match(html, /<meta name="robots" content="noindex"\/>/);
      assert.doesNotMatch(html, /rel="canonical"/);
      assert.deepEqual(inlineSources(html), allowedSources(headers));
      assert.equal(html.match(/<h1[\s>]/g)?.length, 1);
    }
  });

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

  it("is a redirect to the home page for a GET of the newsletter endpoint", async () => {
    const response = await site.get(paths.subscribe);
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), paths.home);
  });
});
