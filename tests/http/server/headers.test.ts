import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { query } from "../../../client/catalog/queries.ts";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { serviceRows } from "../../support/backend/rows.ts";
import { sitePages } from "../../support/page/site-pages.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};
const ofPages = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};
/** Browsers neither show it as a document of the site nor run it. */
const inert = /^(font|image\/(?!svg)|video|text\/css)|json|javascript/;

function policyOf(response: Response): Record<string, string[]> {
  const header = response.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    header.split("; ").map((directive) => {
      const [name, ...sources] = directive.split(" ");
      return [name!, sources];
    }),
  );
}

describe("headers", () => {
  let site: RunningApp;
  beforeAll(async () => {
    site = await startApp();
    await site.fillCatalog();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it("have a policy in which Google's evaluator finds nothing but 'self'", async () => {
    const { address } = recordingBackend();
    await using cold = await startApp({ backend: { ...address, url: "https://project.example" } });
    const streamed = await cold.get(paths.services);
    for (const response of [streamed, await cold.get(paths.contact), await cold.get("/healthz")]) {
      await response.body?.cancel();
      const { csp } = new CspParser(response.headers.get("content-security-policy")!);
      const findings = new CspEvaluator(csp).evaluate();
      // This origin serves no JSONP and nothing that a visitor uploaded (docs/security.md).
      assert.deepEqual(findings.filter(({ value }) => value !== "'self'"), []);
    }
  });

  it("protect every response, and set no cookie", async () => {
    const requests: [string, RequestInit?][] = [
      ...sitePages().map((path): [string] => [path]),
      ["/nowhere"],
      ["/services/nowhere"],
      ["/Services/"],
      [query("services").address],
      ["/data/nothing"],
      ["/fonts/public-sans.woff2"],
      ["/fonts/public-sans.woff2", { headers: { range: "bytes=0-1" } }],
      ["/icons/favicon.svg"],
      [paths.files.sitemap],
      ["/healthz"],
      [paths.services, { method: "DELETE" }],
      [paths.contact, { method: "POST", body: new URLSearchParams({ name: "" }) }],
      [paths.contact, { method: "POST", body: "text" }],
      [paths.contact, { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
    ];
    for (const [path, init] of requests) {
      const response = await site.get(path, init);
      await response.body?.cancel();
      const what = `${init?.method ?? "GET"} ${path} (${response.status})`;
      for (const [name, value] of Object.entries(everywhere)) {
        assert.equal(response.headers.get(name), value, `${what}: ${name}`);
      }
      const type = response.headers.get("content-type") ?? "";
      const policy = policyOf(response);
      if (!inert.test(type)) {
        assert.deepEqual(policy["default-src"], ["'none'"], what);
        assert.deepEqual(policy["frame-ancestors"], ["'none'"], what);
      }
      assert.equal(response.headers.get("set-cookie"), null, what);
      assert.equal(response.headers.get("server"), null, what);
      assert.equal(response.headers.get("x-powered-by"), null, what);
      if (type.startsWith("text/html")) {
        for (const [name, value] of Object.entries(ofPages)) {
          assert.equal(response.headers.get(name), value, `${what}: ${name}`);
        }
        assert.match(response.headers.get("permissions-policy")!, /camera=\(\)/, what);
        // The fonts and the page's rules are two inline sheets.
        for (const [name, count] of [["script-src", 1], ["style-src", 2]] as const) {
          const [self, ...inline] = policy[name]!;
          assert.equal(self, "'self'", what);
          assert.equal(inline.length, count, what);
          for (const source of inline) assert.match(source, /^'sha256-.{44}'$/, what);
        }
        assert.deepEqual(policy["require-trusted-types-for"], ["'script'"], what);
        assert.deepEqual(policy["base-uri"], ["'none'"], what);
        assert.deepEqual(policy["form-action"], ["'self'"], what);
      } else if (!inert.test(type)) {
        assert("sandbox" in policy, what);
      }
    }
  });

  it("of a streamed page have a new nonce, as each inline script has", async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 2; n++) {
      const backend = recordingBackend();
      await using slow = await startApp({ backend: backend.address });
      const release = backend.hold();
      const response = await slow.get(paths.services);
      release();
      const html = await response.text();
      assert.equal(response.headers.get("x-accel-buffering"), "no");
      const [self, start, source] = policyOf(response)["script-src"]!;
      assert.equal(self, "'self'");
      assert.match(start!, /^'sha256-/);
      const nonce = source!.match(/^'nonce-(\w{32})'$/)![1]!;
      nonces.add(nonce);
      const inline = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!)
        .filter((attributes) => !/application\/(ld\+)?json|data-modules/.test(attributes));
      assert(inline.length > 1);
      for (const attributes of inline) assert(attributes.includes(`nonce="${nonce}"`), attributes);
      assert.equal(response.headers.get("cache-control"), "no-store");
    }
    assert.equal(nonces.size, 2);
  });

  it("have HSTS where the site has https", async () => {
    const backend = recordingBackend().address;
    await using secure = await startApp({ backend, siteUrl: "https://firm.example" });
    const name = "strict-transport-security";
    for (const path of [paths.contact, "/nowhere", "/fonts/public-sans.woff2"]) {
      const response = await secure.get(path);
      assert.match(response.headers.get(name)!, /^max-age=31536000/, path);
      const plain = await site.get(path);
      assert.equal(plain.headers.get(name), null);
      await Promise.all([response.text(), plain.text()]);
    }
    assert((await secure.text(paths.contact)).includes(
      '<link rel="canonical" href="https://firm.example/contact"/>',
    ));
  });

  it("allow pictures of the backend's origin and of PICTURE_ORIGINS", async () => {
    const policy = policyOf(await site.get(paths.contact));
    assert.deepEqual(policy["img-src"], ["'self'", "data:", "http://backend.test"]);
    await using alone = await startApp({ backend: null });
    assert.deepEqual(policyOf(await alone.get(paths.contact))["img-src"], ["'self'", "data:"]);
    const backend = recordingBackend();
    const shown = "https://cdn.example/river.jpg";
    const hidden = "https://other.example/river.jpg";
    backend.tables.services = serviceRows().map((row, index) => ({
      ...row,
      image_path: [shown, hidden, "http://backend.test/storage/own.jpg"][index % 3],
    }));
    const pictureOrigins = ["https://cdn.example"];
    await using allowed = await startApp({ backend: backend.address, pictureOrigins });
    await allowed.fillCatalog();
    const page = await allowed.get(paths.services);
    assert.deepEqual(policyOf(page)["img-src"]!.slice(2), [
      "http://backend.test",
      ...pictureOrigins,
    ]);
    const html = await page.text();
    assert(html.includes(shown) && html.includes("http://backend.test/storage/own.jpg"));
    assert(!html.includes("other.example"));
  });
});
