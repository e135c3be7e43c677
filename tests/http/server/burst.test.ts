import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { describe, it } from "@std/testing/bdd";
import { query } from "../../../client/catalog/queries.ts";
import { outcomes } from "../../../content/forms/index.ts";
import { paths } from "../../../content/paths.ts";
import { startApp } from "../../support/app.ts";
import { rawRequest } from "../../support/process/raw-http.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";

const pages = [paths.home, paths.services, paths.about];
const visit = (url: string, path: string) =>
  rawRequest(url, path, { headers: { "accept-encoding": "br" } });
const visitAll = (url: string) =>
  Array.from({ length: 200 }, (_, n) => visit(url, pages[n % pages.length]!));
const text = (body: Uint8Array) => brotliDecompressSync(body).toString();

describe("two hundred visitors at once, before any page is cached", () => {
  it("cost one rendering a page and one call a table when the backend is quick", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const answers = await Promise.all(visitAll(site.url));
    assert.equal(site.rendered(), pages.length);
    assert.equal(backend.calls.length, 2);
    assert.equal(new Set(answers.map(({ headers }) => headers.get("etag"))).size, pages.length);
    for (const { status, headers, body } of answers) {
      assert.deepEqual([status, headers.get("content-encoding")], [200, "br"]);
      assert(text(body).endsWith("</html>"));
    }
  });

  it("share one stream a page when it is slow, and see it at once", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const release = backend.hold();
    const visits = visitAll(site.url);
    const reader = (await site.get(paths.services)).body!.getReader();
    assert(!(await reader.read()).done, "the shell comes before the rows");
    release();
    const answers = await Promise.all(visits);
    assert.equal(site.rendered(), pages.length);
    const policies = answers.map(({ headers }) => headers.get("content-security-policy")!);
    assert.equal(new Set(policies).size, pages.length, "one nonce for each rendering");
    for (const { body } of answers) assert(new TextDecoder().decode(body).endsWith("</html>"));
    await reader.cancel();
    const next = await visit(site.url, paths.services);
    assert.doesNotMatch(next.headers.get("content-security-policy")!, /nonce/, "a new rendering");
  });
});

describe("a cached page", () => {
  it("is not rendered again for a query that changes nothing", async () => {
    await using site = await startApp();
    const rendered = async (path: string) => (await site.text(path), site.rendered());
    for (const path of ["/services", "/services", "/services?utm_source=x", "/services?b"]) {
      assert.equal(await rendered(path), 1);
    }
    for (const path of [paths.about, paths.contact, paths.insights]) {
      const once = await rendered(path);
      for (const name of outcomes) {
        assert.equal(await rendered(`${path}?${name}=invented`), once, `${path} ${name}`);
      }
      assert.equal(await rendered(`${path}?brief=invented`), once, path);
    }
    const found = await rendered(`${paths.search}?q=grant+writing`);
    assert.equal(await rendered(`${paths.search}?q=++grant+%0A+writing+`), found);
  });

  it("is sent smaller once a better compression is ready", async () => {
    await using site = await startApp();
    const first = await visit(site.url, paths.contact);
    let later = first;
    await until("a smaller body", async () => {
      later = await visit(site.url, paths.contact);
      return later.body.length < first.body.length * 0.95;
    });
    assert.equal(text(later.body), text(first.body));
    assert.equal(later.headers.get("etag"), first.headers.get("etag"));
  });

  it("changes with the rows", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address, ttlMs: 0 });
    const addresses = [paths.services, query("services").address];
    const hasNewName = async () =>
      (await Promise.all(addresses.map((path) => site.text(path))))
        .every((body) => body.includes("Renamed"));
    await site.fillCatalog();
    assert(!await hasNewName());
    (backend.tables.services as { title: string }[])[0]!.title = "Renamed";
    await until("the new rows", hasNewName);
    assert(await hasNewName());
  });
});
