import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { describe, it } from "@std/testing/bdd";
import { query } from "../../../client/catalog/queries.ts";
import { outcomes } from "../../../content/forms/index.ts";
import { paths } from "../../../content/paths.ts";
import { builtAssets, startApp } from "../../support/app.ts";
import { rawRequest } from "../../support/process/raw-http.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { until } from "../../support/until.ts";

/** The site, and how many pages it has rendered. */
async function counted(options: { ttlMs?: number } = {}) {
  const backend = recordingBackend();
  const assets = await builtAssets();
  let rendered = 0;
  const scripts: typeof assets.scripts = (modules) => (rendered++, assets.scripts(modules));
  const site = await startApp({
    ...options,
    backend: backend.address,
    assets: { ...assets, scripts },
  });
  return { site, backend, rendered: () => rendered };
}

const pages = [paths.home, paths.services, paths.about];
const visit = (url: string, path: string) =>
  rawRequest(url, path, { headers: { "accept-encoding": "br" } });
const text = (body: Uint8Array) => brotliDecompressSync(body).toString();

describe("two hundred visitors at once, before anything is at hand", () => {
  it("cost one rendering a page, and one call a table, when the backend is quick", async () => {
    const { site, backend, rendered } = await counted();
    await using _ = site;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => visit(site.url, pages[n % 3]!)),
    );
    assert.equal(rendered(), pages.length);
    assert.equal(backend.calls.length, 2);
    assert.equal(new Set(answers.map(({ headers }) => headers.get("etag"))).size, pages.length);
    for (const { status, headers, body } of answers) {
      assert.deepEqual([status, headers.get("content-encoding")], [200, "br"]);
      assert(text(body).endsWith("</html>"));
    }
  });

  it("share one stream a page when it is slow, and see it at once", async () => {
    const { site, backend, rendered } = await counted();
    await using _ = site;
    const release = backend.hold();
    const visits = Array.from({ length: 200 }, (_, n) => visit(site.url, pages[n % 3]!));
    // Whoever reads a stream has its beginning before the rows have come.
    const early = await site.get(paths.services);
    const reader = early.body!.getReader();
    assert(!(await reader.read()).done);
    assert.equal(rendered(), pages.length);
    release();
    const answers = await Promise.all(visits);
    assert.equal(rendered(), pages.length);
    const policies = answers.map(({ headers }) => headers.get("content-security-policy")!);
    assert.equal(new Set(policies).size, pages.length, "one nonce for each rendering");
    for (const { body } of answers) assert(text(body).endsWith("</html>"));
    await reader.cancel();
    // What was streamed is not kept: its nonce was for that hour.
    const next = await visit(site.url, paths.services);
    assert.doesNotMatch(next.headers.get("content-security-policy")!, /nonce/);
  });
});

describe("what is at hand", () => {
  it("is not rendered again for whoever asks, with or without a query that says nothing", async () => {
    const { site, rendered } = await counted();
    await using _ = site;
    for (const path of ["/services", "/services", "/services?utm_source=x", "/services?b"]) {
      await (await site.get(path)).text();
    }
    assert.equal(rendered(), 1);
    for (let n = 0; n < 3; n++) await (await site.get(`${paths.search}?q=grant+writing`)).text();
    assert.equal(rendered(), 2);
  });

  it("is not rendered again for values that no form and no page gives", async () => {
    const { site, rendered } = await counted();
    await using _ = site;
    const asked = async (path: string) => (await (await site.get(path)).text(), rendered());
    for (const path of [paths.about, paths.contact, paths.insights]) {
      const once = await asked(path);
      for (const { name } of outcomes) {
        assert.equal(await asked(`${path}?${name}=invented`), once, `${path} ${name}`);
      }
      assert.equal(await asked(`${path}?brief=invented`), once, path);
      for (const { name, value } of outcomes) await asked(`${path}?${name}=${value}`);
      assert.equal(rendered(), once + outcomes.length, "what forms lead to");
    }
    const found = await asked(`${paths.search}?q=grant+writing`);
    assert.equal(await asked(`${paths.search}?q=++grant+%0A+writing+`), found);
  });

  it("is sent smaller once there was time to compress it better", async () => {
    const { site } = await counted();
    await using _ = site;
    const first = await visit(site.url, paths.contact);
    let later = await visit(site.url, paths.contact);
    assert.equal(later.body.length, first.body.length, "nobody waits for that");
    await until("less", async () => {
      later = await visit(site.url, paths.contact);
      return later.body.length < first.body.length * 0.95;
    });
    assert.equal(text(later.body), text(first.body));
    assert.equal(later.headers.get("etag"), first.headers.get("etag"));
  });

  it("is never older than the rows", async () => {
    const { site, backend } = await counted({ ttlMs: 0 });
    await using _ = site;
    const seen = () =>
      Promise.all(
        [paths.services, query("services").address].map(async (path) =>
          /Renamed/.test(await (await site.get(path)).text())
        ),
      );
    await seen();
    assert.deepEqual(await seen(), [false, false]);
    (backend.tables.services as { title: string }[])[0]!.title = "Renamed";
    // The first who asks still gets what is there, and has the rows read again behind it.
    for (let tries = 0; !(await seen()).every(Boolean); tries++) assert(tries < 50);
    assert.deepEqual(await seen(), [true, true]);
  });

  it("is asked for under the right host only", async () => {
    const { site } = await counted();
    await using _ = site;
    await (await site.get(paths.contact)).text();
    for (const host of ["a b", "x/../about", "x:99999"]) {
      const { status } = await rawRequest(site.url, paths.contact, { headers: { host } });
      assert.equal(status, 400, host);
    }
  });
});
