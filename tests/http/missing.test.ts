import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../content/navigation.ts";
import { renderLimit } from "../../server/visitor-limits.ts";
import { paths } from "../../content/paths.ts";
import { startApp } from "../support/app.ts";
import { fakeClock } from "../support/clock.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";

describe("a missing page", () => {
  it("is rendered once for all invented addresses, and repeats none of them", async () => {
    await using site = await startApp();
    const invented = ["/qqq-one", "/qqq'two", "/a&b", "/$&$1-three", "/x/y/z.html", "/leadrship"];
    const pages = new Set<string>();
    for (const path of invented) {
      const response = await site.get(path);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get("cache-control"), "no-store");
      assert.equal(response.headers.get("content-encoding"), "gzip", "gzip takes less time");
      pages.add(await response.text());
    }
    assert.equal(pages.size, 1);
    assert.doesNotMatch([...pages].join(), /qqq|leadrship/);
    assert.equal(site.rendered(), 1);
  });

  it("of a section is rendered once, with the section's own text", async () => {
    await using site = await startApp();
    const sections = [
      [paths.service, /Service not found/],
      [paths.insight, /Insight Not Found/],
      [paths.aboutSection, /Section Not Found/],
    ] as const;
    for (const [pathOf, text] of sections) {
      for (const slug of ["qqq-one", "qqq-two"]) {
        const response = await site.get(pathOf(slug));
        assert.equal(response.status, 404);
        const html = await response.text();
        assert.match(html, text);
        assert.doesNotMatch(html, /qqq/);
      }
    }
    assert.equal(site.rendered(), sections.length);
  });

  it("is one line of text for an address that requests too many, and for nobody else", async () => {
    await using site = await startApp({ trustProxy: 1, clock: fakeClock() });
    const status = (path: string, address: string) =>
      site.status(path, { headers: { "x-forwarded-for": address } });
    const statuses = [];
    for (let n = 0; n <= renderLimit.tokens; n++) {
      statuses.push(await status(`/invented-'${n}`, "192.0.2.1"));
    }
    assert.deepEqual([statuses[0], statuses.at(-1)], [404, 429]);
    assert.equal(await status("/invented", "192.0.2.2"), 404);
    assert.equal(await status(paths.contact, "192.0.2.1"), 200, "existing pages");
  });
});

describe("a page whose backend call fails", () => {
  it("is rendered once, and costs its address a token", async () => {
    const backend = recordingBackend();
    backend.instead = failing();
    const options = { backend: backend.address, trustProxy: 1, clock: fakeClock() };
    await using site = await startApp(options);
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const statuses = [];
    for (let n = 0; n <= renderLimit.tokens; n++) {
      statuses.push(await site.status(paths.service(`invented-${n}`), { headers }));
    }
    assert.deepEqual([statuses[0], statuses.at(-1)], [503, 429]);
    assert.equal(site.rendered(), 1);
  });
});

describe("more slugs than the backend is asked for", () => {
  it("are answered with 503 and a time to try again, since a new service may be among them", async () => {
    const clock = fakeClock();
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address, clock });
    const statuses = [];
    for (let n = 0; n < 60; n++) statuses.push(await site.status(paths.service(`invented-${n}`)));
    assert.deepEqual([statuses[0], statuses.at(-1)], [404, 503]);
    (backend.tables.services as unknown[]).push({ slug: "new-service", title: "New" });
    const refused = await site.get(paths.service("new-service"));
    assert.equal(refused.status, 503);
    assert.match(refused.headers.get("retry-after")!, /^[1-9]\d*$/);
    clock.advance(Number(refused.headers.get("retry-after")) * 1_000);
    assert.equal(await site.status(paths.service("new-service")), 200);
  });
});

describe("slugs of 20,000 letters, with a backend that refuses long addresses", () => {
  it("affect neither services, readiness nor log", async () => {
    const backend = recordingBackend();
    backend.instead = ({ query }) =>
      query.some(([, value]) => value.length > 8_000) ? failing(431)(null!) : undefined;
    await using site = await startApp({ backend: backend.address, ttlMs: 50 });
    const long = paths.service("a".repeat(20_000));
    const attack = async () => {
      for (let n = 0; n < 25; n++) assert.equal(await site.status(long), 414);
    };
    const attacks = Array.from({ length: 8 }, attack);
    for (let n = 0; n < 10; n++) {
      assert.equal(
        (await site.text(paths.services)).match(/data-service=/g)?.length,
        serviceNames.length,
      );
      assert.equal(await site.status("/readyz"), 200);
    }
    await Promise.all(attacks);
    assert(backend.calls.every(({ query }) => query.every(([, value]) => value.length < 200)));
    assert(site.log.every((line) => line.length < 600));
    assert.deepEqual(site.events("backend_read_failed"), []);
  });
});
