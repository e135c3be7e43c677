import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { errorPageLimit } from "../../server/app.ts";
import { paths } from "../../content/paths.ts";
import { builtAssets, startApp } from "../support/app.ts";
import { fakeClock } from "../support/clock.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";

/** The site, and how many pages it has rendered. */
async function counted(options: Parameters<typeof startApp>[0] = {}) {
  const assets = await builtAssets();
  let rendered = 0;
  const scripts: typeof assets.scripts = (modules) => (rendered++, assets.scripts(modules));
  const site = await startApp({ ...options, assets: { ...assets, scripts } });
  return { site, rendered: () => rendered };
}

describe("a missing page", () => {
  it("is rendered once for all invented addresses, and names none of them", async () => {
    const { site, rendered } = await counted();
    await using _ = site;
    const invented = ["/qqq-one", "/qqq'two", "/a&b", "/$&$1-three", "/x/y/z.html", "/leadrship"];
    const pages = new Set<string>();
    for (const path of invented) {
      const response = await site.get(path);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get("cache-control"), "no-store");
      pages.add(await response.text());
    }
    assert.equal(pages.size, 1);
    assert.doesNotMatch([...pages].join(), /qqq|leadrship/);
    assert.equal(rendered(), 1);
  });

  it("of a section is rendered once, with the section's own text", async () => {
    const { site, rendered } = await counted();
    await using _ = site;
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
    assert.equal(rendered(), sections.length);
  });

  it("is one line of text for an address that asks for too many, and for nobody else", async () => {
    await using site = await startApp({ trustProxy: 1, clock: fakeClock() });
    const status = async (path: string, address: string) => {
      const response = await site.get(path, { headers: { "x-forwarded-for": address } });
      await response.text();
      return response.status;
    };
    const statuses = [];
    for (let n = 0; n <= errorPageLimit.tokens; n++) {
      statuses.push(await status(`/invented-'${n}`, "192.0.2.1"));
    }
    assert.equal(statuses[0], 404);
    assert.equal(statuses.at(-1), 429);
    assert.equal(await status("/invented", "192.0.2.2"), 404);
    assert.equal(await status(paths.contact, "192.0.2.1"), 200, "pages that are there");
  });
});

describe("a page that its backend fails", () => {
  it("is rendered once, however many ask, and costs its address a token", async () => {
    const backend = recordingBackend();
    backend.instead = failing();
    const { site, rendered } = await counted({
      backend: backend.address,
      trustProxy: 1,
      clock: fakeClock(),
    });
    await using _ = site;
    const ask = async (n: number) => {
      const headers = { "x-forwarded-for": "192.0.2.1" };
      const response = await site.get(paths.service(`invented-${n}`), { headers });
      await response.text();
      return response.status;
    };
    const statuses = [];
    for (let n = 0; n <= errorPageLimit.tokens; n++) statuses.push(await ask(n));
    assert.equal(statuses[0], 503);
    assert.equal(statuses.at(-1), 429);
    assert.equal(rendered(), 1);
  });
});

describe("slugs of 20,000 letters, whose backend refuses long addresses", () => {
  it("leave the services, the readiness and the log as they are", async () => {
    const backend = recordingBackend();
    backend.instead = ({ query }) =>
      query.some(([, value]) => value.length > 8_000) ? failing(431)(null!) : undefined;
    await using site = await startApp({ backend: backend.address, ttlMs: 50 });
    const long = paths.service("a".repeat(20_000));
    const attack = async () => {
      for (let n = 0; n < 25; n++) {
        const response = await site.get(long);
        await response.text();
        assert.equal(response.status, 414);
      }
    };
    const attacks = Array.from({ length: 8 }, attack);
    for (let n = 0; n < 10; n++) {
      const services = await site.get(paths.services);
      assert.equal((await services.text()).match(/data-service=/g)?.length, 10);
      const ready = await site.get("/readyz");
      await ready.text();
      assert.deepEqual([services.status, ready.status], [200, 200]);
    }
    await Promise.all(attacks);
    assert(backend.calls.every(({ query }) => query.every(([, value]) => value.length < 200)));
    assert(site.log.every((line) => line.length < 600));
    assert.deepEqual(site.events("backend_read_failed"), []);
  });
});
