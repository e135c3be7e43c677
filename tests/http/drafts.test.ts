/** Pages with a row that is not published, for the holder of a link (docs/decisions/draft-preview.md). */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { draftMessages } from "../../content/messages/drafts.ts";
import { paths } from "../../content/paths.ts";
import { renderLimit } from "../../server/visitor-limits.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { fakeClock } from "../support/clock.ts";
import {
  draftCommitment,
  type Drafts,
  draftService,
  openDrafts,
} from "../support/backend/drafts.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";

async function read(site: RunningApp, path: string, init?: RequestInit) {
  const response = await site.get(path, init);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html };
}
const tokenOf = (link: string) => /preview=([^#]*)/.exec(link)![1]!;
const forged = `${"9".repeat(10)}.${"0".repeat(64)}`;

describe("a preview link", () => {
  let backend: Drafts;
  beforeAll(async () => void (backend = await openDrafts()));
  afterAll(() => backend.close());

  it("shows the service, labeled, neither indexed nor cached", async () => {
    await using site = await startApp({ backend });
    const { status, headers, html } = await read(site, await backend.link("service"));
    assert.equal(status, 200);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(headers.get("etag"), null);
    assert.match(html, /<meta name="robots" content="noindex"\/>/);
    assert.match(html, new RegExp(`<title>Draft: ${draftService.title} `));
    assert.match(html, new RegExp(`<strong[^>]*>${draftMessages.label}</strong>`));
    assert.match(html, /How to recover\./);
    assert.match(html, /A plan/);
    assert.doesNotMatch(html, /rel="canonical"|ld\+json|og:/);
  });

  it("shows the commitment in its place among the others, with its full text", async () => {
    await using site = await startApp({ backend });
    const link = await backend.link("commitment");
    assert.match(link, new RegExp(`#${draftCommitment.slug}$`));
    const { status, headers, html } = await read(site, link);
    assert.equal(status, 200);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.match(html, /<meta name="robots" content="noindex"\/>/);
    assert.match(html, new RegExp(`<strong[^>]*>${draftMessages.label}</strong>`));
    assert.match(html, /<p dir="auto">All figures are public\.<\/p>/);
    const cards = Array.from(html.matchAll(/<article id="([\w-]+)"/g), ([, slug]) => slug);
    assert.equal(cards.length, 6);
    assert([0, 1].includes(cards.indexOf(draftCommitment.slug)), `${cards}`);
  });

  it("adds the row to no list, search, site map, data or plain address", async () => {
    await using site = await startApp({ backend });
    const links = [await backend.link("service"), await backend.link("commitment")];
    const everywhere = [
      paths.home,
      paths.services,
      paths.about,
      paths.commitments,
      paths.sitemap,
      paths.files.sitemap,
      paths.files.llms,
      `${paths.search}?q=disaster+recovery`,
      paths.service(draftService.slug),
      query("services").address,
      query("commitments").address,
      query("service", draftService.slug).address,
      `${paths.contact}?preview=${tokenOf(links[0]!)}`,
    ];
    for (const time of ["before", "after"]) {
      for (const path of everywhere) {
        const { html } = await read(site, path);
        assert.doesNotMatch(html, /Disaster Recovery|Open Books|All figures/, `${path} ${time}`);
      }
      for (const link of links) assert.equal((await read(site, link)).status, 200);
    }
    assert.equal((await read(site, paths.service(draftService.slug))).status, 404);
  });

  it("shows the current row until it is published", async () => {
    await using site = await startApp({ backend });
    await backend.db.exec("insert into public.services (slug, title) values ('changed', 'Good')");
    const link = await backend.link("service", "changed");
    assert.match((await read(site, link)).html, /Draft: Good/);
    const change = (to: string) =>
      backend.db.exec(`update public.services set ${to} where slug = 'changed'`);
    await change("title = 'Better'");
    assert.match((await read(site, link)).html, /Draft: Better/);
    await change("published = true");
    assert.equal((await read(site, link)).status, 404);
    assert.equal((await read(site, paths.service("changed"))).status, 200);
  });

  it("shows a published row with its draft, which nobody else sees until it is applied", async () => {
    const clock = fakeClock();
    await using site = await startApp({ backend, clock });
    const published = [
      { kind: "service", slug: "project-management", page: paths.service("project-management") },
      { kind: "commitment", slug: "dei", page: paths.commitments },
    ] as const;
    for (const { kind, slug, page } of published) {
      const title = `Changed ${kind}`;
      const draft = JSON.stringify({ title });
      await backend.db.exec(
        `insert into public.${kind}_drafts (slug, draft) values ('${slug}', '${draft}')`,
      );
      const link = await backend.link(kind, slug);
      assert.match((await read(site, link)).html, new RegExp(title));
      const cards = (await read(site, link)).html.matchAll(/<article id="([\w-]+)"/g);
      const slugs = Array.from(cards, ([, id]) => id);
      assert.equal(new Set(slugs).size, slugs.length, "no row twice");
      const everywhere = [
        page,
        paths.services,
        `${paths.search}?q=changed`,
        query("services").address,
        query("commitments").address,
      ];
      for (const path of everywhere) {
        assert.doesNotMatch((await read(site, path)).html, new RegExp(title), path);
      }
      await backend.db.exec(`select private.apply_draft('${kind}', '${slug}')`);
      assert.equal((await read(site, link)).status, 404, "the draft is gone");
      clock.advance(60_001);
      assert.match((await read(site, page)).html, new RegExp(title));
    }
  });

  it("shows a row before its time, which visitors see from then on and until its end", async () => {
    const clock = fakeClock();
    await using site = await startApp({ backend, clock });
    const set = async (publishAt: string, unpublishAt: string) => {
      await backend.db.exec(`update public.services set published = true,
        publish_at = now() + interval '${publishAt}', unpublish_at = now() + interval '${unpublishAt}'
        where slug = 'timed'`);
      clock.advance(60_001);
    };
    const status = async () => [
      (await read(site, paths.service("timed"))).status,
      (await read(site, paths.services)).html.includes("Timed service"),
    ];
    await backend.db.exec(
      "insert into public.services (slug, title) values ('timed', 'Timed service')",
    );
    await set("1 hour", "2 hours");
    assert.deepEqual(await status(), [404, false]);
    const link = await backend.link("service", "timed");
    assert.match((await read(site, link)).html, /Draft: Timed service/);
    await set("0 hours", "1 hour");
    assert.deepEqual(await status(), [200, true]);
    await set("-1 hour", "0 hours");
    assert.deepEqual(await status(), [404, false]);
  });

  it("is a normal 404 when it is forged or used for another row", async () => {
    await using site = await startApp({ backend });
    const service = tokenOf(await backend.link("service"));
    const commitment = tokenOf(await backend.link("commitment"));
    const [expires, signature] = service.split(".");
    const missing = [
      ["a forged signature", `${paths.service(draftService.slug)}?preview=${forged}`],
      ["a later expiry", `${paths.service(draftService.slug)}?preview=9999999999.${signature}`],
      ["an earlier expiry", `${paths.service(draftService.slug)}?preview=1000000000.${signature}`],
      ["no signature", `${paths.service(draftService.slug)}?preview=${expires}.`],
      ["nothing", `${paths.service(draftService.slug)}?preview=`],
      ["another service", `${paths.service("project-management")}?preview=${service}`],
      ["another kind", `${paths.service(draftService.slug)}?preview=${commitment}`],
    ];
    for (const [what, path] of missing) {
      const { status, headers, html } = await read(site, path!);
      assert.deepEqual([status, headers.get("cache-control")], [404, "no-store"], what);
      assert.match(html, /Service not found/, what);
    }
    const name = draftCommitment.slug;
    const others = [`${name}.${forged}`, `${draftService.slug}.${service}`, service, "", "x"];
    for (const token of others) {
      const { status, html } = await read(site, `${paths.commitments}?preview=${token}`);
      assert.equal(status, 404, token);
      assert.match(html, /<title>Page not found/i, token);
    }
    const data = query("service-draft", `${draftService.slug}.${forged}`).address;
    assert.deepEqual([(await read(site, data)).status, (await read(site, data)).html], [
      404,
      "null",
    ]);
  });

  it("leaves no token in the log", async () => {
    await using site = await startApp({ backend });
    for (const kind of ["service", "commitment"] as const) {
      const link = await backend.link(kind);
      await read(site, link);
      const name = kind === "service" ? "service-draft" : "commitments-draft";
      await read(site, query(name, tokenOf(link)).address);
    }
    assert.equal(site.events("request").length, 4);
    assert.doesNotMatch(site.log.join("\n"), /\.[\da-f]{64}|preview=|\?/);
  });

  it("costs a token of missing pages when it is forged", async () => {
    await using site = await startApp({ backend, trustProxy: 1, clock: fakeClock() });
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const status = async (path: string, address: string) =>
      (await read(site, path, from(address))).status;
    const path = `${paths.service(draftService.slug)}?preview=${forged}`;
    for (let n = 0; n < renderLimit.tokens - 1; n++) await status(path, "192.0.2.1");
    assert.equal(await status("/invented", "192.0.2.1"), 404);
    assert.equal(await status("/invented", "192.0.2.1"), 429);
    assert.equal(await status(path, "192.0.2.2"), 404, "other addresses");
  });
});

describe("a preview link and the backend", () => {
  const link = `${paths.service(draftService.slug)}?preview=${forged}`;

  it("reads the row by POST with the public key, if it is well-formed", async () => {
    const backend = recordingBackend();
    backend.instead = ({ path }) => path.includes("/rpc/") ? Response.json(null) : undefined;
    await using site = await startApp({ backend: backend.address });
    for (const path of [`${paths.service("a")}?preview=x`, `${paths.commitments}?preview=a.b.c`]) {
      assert.equal((await read(site, path)).status, 404);
    }
    assert.deepEqual(backend.calls, []);
    assert.equal((await read(site, link)).status, 404);
    assert.deepEqual(
      backend.calls.map(({ method, path, body }) => [method, path, JSON.parse(body)]),
      [["POST", "/rest/v1/rpc/preview_row", {
        kind: "service",
        token: `${draftService.slug}.${forged}`,
      }]],
    );
  });

  it("is 503 when the backend fails", async () => {
    const backend = recordingBackend();
    backend.instead = failing();
    await using site = await startApp({ backend: backend.address });
    for (const path of [link, `${paths.commitments}?preview=a.${forged}`]) {
      const { status, headers } = await read(site, path);
      assert.deepEqual([status, headers.get("cache-control")], [503, "no-store"]);
    }
    assert.equal(site.events("backend_read_failed").length, 2);
  });

  it("is 404 without the function or a backend", async () => {
    const backend = recordingBackend();
    backend.instead = () => Response.json({ code: "PGRST202", message: "none" }, { status: 404 });
    await using site = await startApp({ backend: backend.address });
    assert.equal((await read(site, link)).status, 404);
    await using none = await startApp({ backend: null });
    assert.equal((await read(none, link)).status, 404);
  });
});
