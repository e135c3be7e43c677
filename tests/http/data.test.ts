import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../content/navigation.ts";
import { query } from "../../client/catalog/queries.ts";
import { matchRoute } from "../../client/routes.tsx";
import { queriesOf } from "../../client/runtime/routing.ts";
import { startApp } from "../support/app.ts";
import { failing, key, recordingBackend } from "../support/backend/recording-backend.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";

describe("data as JSON", () => {
  it("asks the backend exactly what SPEC §7 says", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.served() });
    for (
      const path of [
        query("services").address,
        query("commitments").address,
        query("service", "not-listed").address,
      ]
    ) await site.text(path);

    const published = ["published", "eq.true"];
    const list = [["select", "*"], published, ["order", "display_order.asc"]];
    const asked = backend.calls.map(({ method, path, query }) => ({ method, path, query }));
    assert.deepEqual(asked, [
      { method: "GET", path: "/rest/v1/services", query: list },
      { method: "GET", path: "/rest/v1/commitments", query: list },
      {
        method: "GET",
        path: "/rest/v1/services",
        query: [["select", "*"], ["slug", "eq.not-listed"], published],
      },
    ]);
    for (const { headers } of backend.calls) {
      assert.equal(headers.apikey, key);
      assert.equal(headers.authorization, `Bearer ${key}`);
    }
    await backend[Symbol.asyncDispose]();
  });

  it("is read from every table for some page", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    for (const path of onePageOfEach()) {
      const queries = queriesOf(matchRoute(path), new URLSearchParams());
      for (const { address } of queries) await site.text(address);
    }
    for (const table of Object.keys(backend.tables)) {
      const step = `Missing step: a route in client/routes.tsx has query("${table}")`;
      assert.notEqual(backend.to(`/rest/v1/${table}`).length, 0, step);
    }
  });

  it("gives lists without the detail text, and one service with it", async () => {
    await using site = await startApp();
    const list = await (await site.get(query("service-summaries").address)).json();
    assert.equal(list.length, serviceNames.length);
    assert.equal(
      Object.keys(list[0]).toSorted().join(" "),
      "description features hover_image_path icon_name image_path impact slug title",
    );
    const one = await (await site.get(query("service", "project-management").address)).json();
    assert.equal(one.title, "Project Management");
    assert.equal(one.process.length, 2);
  });

  it("is 304 when unchanged, 404 for an unknown service, 503 when the backend fails", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const first = await site.get(query("services").address);
    await first.text();
    const again = await site.get(query("services").address, {
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    assert.equal(again.status, 304);

    const missing = await site.get(query("service", "nowhere").address);
    assert.deepEqual([missing.status, await missing.json()], [404, null]);

    backend.instead = failing();
    const failed = await site.get(query("commitments").address);
    assert.deepEqual([failed.status, await failed.json()], [503, { error: "unavailable" }]);
    assert.equal(failed.headers.get("cache-control"), "no-store");
  });

  it("calls the backend for no malformed slug", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    for (const slug of ["a.b", "a,b", "a*", "-a", "a b", ""]) {
      assert.equal(await site.status(query("service", slug).address), 404, slug);
    }
    for (const name of ["subscribers", "constructor", ""]) {
      assert.equal(await site.status(`/data/${name}`), name ? 404 : 308, name);
    }
    assert.deepEqual(backend.calls.map(({ query }) => query.map(([name]) => name)), [
      ["select", "published", "order"],
    ]);
  });
});
