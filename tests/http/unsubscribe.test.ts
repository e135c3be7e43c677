/** The link that leaves the newsletter (RFC 8058; docs/decisions/newsletter.md). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { unsubscribePage } from "../../content/pages/unsubscribe.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { paths } from "../../content/paths.ts";
import { guessLimit } from "../../server/forms/unsubscribe-endpoint.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { fakeClock } from "../support/clock.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { openInMemory } from "../support/backend/memory.ts";
import { until } from "../support/until.ts";

const { ask, submit, outcomes, answers } = unsubscribePage;
const invented = `${"0".repeat(32)}.${"0".repeat(64)}`;
const linkOf = (token: string) => `${paths.unsubscribe}?token=${token}`;
const rpc = "/rest/v1/rpc/unsubscribe";

/** As mail providers send it. */
const oneClick = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
};
/** As a browser sends the button. */
const button = (site: RunningApp) => ({
  method: "POST",
  headers: {
    accept: "text/html,application/xhtml+xml",
    "content-type": "application/x-www-form-urlencoded",
    origin: site.url,
  },
  body: "",
});

/** The site with a subscriber, and the link of the welcome mail. */
async function startWithSubscriber() {
  const backend = await openInMemory();
  const site = await startApp({ backend });
  const response = await site.get(paths.subscribe, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ email: "Ada@Example.org", place: "footer" }),
  });
  assert.deepEqual(await response.json(), { ok: true });
  const mails = async () => (await backend.received()).mails;
  await until("the welcome mail", async () => (await mails()).length === 1);
  const [mail] = await mails();
  const link = new URL(/<(https?:[^>]*)>/.exec(mail.headers["List-Unsubscribe"])![1]!);
  return {
    backend,
    site,
    mail,
    link: link.pathname + link.search,
    status: async () => (await backend.received()).subscribers[0].status,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await backend.close();
    },
  };
}

describe("the link of the welcome mail", () => {
  it("unsubscribes by POST, without Origin, and not by GET or HEAD", async () => {
    await using subscribed = await startWithSubscriber();
    const { site, mail, link, status } = subscribed;
    assert.ok(mail.text.includes(link));
    for (const method of ["GET", "HEAD", "GET"]) {
      assert.equal(await site.status(link, { method }), 200);
    }
    assert.equal(await status(), "active");
    for (const _repeat of [1, 2]) {
      const response = await site.get(link, oneClick);
      assert.deepEqual([response.status, await response.text()], [200, `${answers.left}\n`]);
      assert.equal(await status(), "unsubscribed");
    }
  });

  it("unsubscribes when another site's page sends it, or nothing but the address is sent", async () => {
    const requests: RequestInit[] = [
      { ...oneClick, headers: { ...oneClick.headers, origin: "https://mail.example" } },
      { method: "POST", headers: { "sec-fetch-site": "cross-site" } },
      { method: "POST", body: new FormData() },
    ];
    for (const init of requests) {
      await using subscribed = await startWithSubscriber();
      assert.equal(await subscribed.site.status(subscribed.link, init), 200);
      assert.equal(await subscribed.status(), "unsubscribed");
    }
  });

  it("leaves a suppressed address suppressed", async () => {
    await using subscribed = await startWithSubscriber();
    await subscribed.backend.db.exec("update subscribers set status = 'suppressed'");
    assert.equal(await subscribed.site.status(subscribed.link, oneClick), 200);
    assert.equal(await subscribed.status(), "suppressed");
  });

  it("shows a page with one button, which works without script", async () => {
    await using subscribed = await startWithSubscriber();
    const { site, link, status } = subscribed;
    const html = await site.text(link);
    assert.ok(html.includes(ask.title) && html.includes(submit));
    assert.ok(!html.includes(newsletterForms.footer.id), "nobody is asked to subscribe here");
    const form = /<form method="post"[^>]*>.*?<\/form>/s.exec(html)![0];
    assert.doesNotMatch(form, /action=|<input/, "it posts to the address of the page");
    const sent = await site.get(link, button(site));
    assert.equal(sent.status, 303);
    const location = sent.headers.get("location")!;
    assert.doesNotMatch(location, /token|[0-9a-f]{32}/);
    assert.equal(await status(), "unsubscribed");
    assert.ok((await site.text(location)).includes(outcomes.left.title));
  });

  it("is neither indexed, stored, cached nor logged with its token", async () => {
    await using subscribed = await startWithSubscriber();
    const { site, link } = subscribed;
    const token = link.split("=")[1]!;
    const response = await site.get(link);
    assert.equal(response.headers.get("cache-control"), "no-store");
    const html = await response.text();
    assert.match(html, /<meta name="robots" content="noindex"\/>/);
    assert.ok(!html.includes(token));
    const rendered = site.rendered();
    await site.text(linkOf(invented));
    assert.equal(site.rendered(), rendered, "one page for all tokens");
    for (const init of [oneClick, button(site)]) {
      const { headers, body } = await site.get(link, init);
      assert.equal(headers.get("cache-control"), "no-store");
      await body?.cancel();
    }
    for (const part of [token, ...token.split("."), "ada@example.org"]) {
      assert.ok(!site.log.join("\n").includes(part));
    }
    assert.ok(!(await site.text(paths.files.sitemap)).includes(paths.unsubscribe));
  });
});

describe("a link with a wrong token", () => {
  const wrong = [
    invented,
    "",
    "x",
    invented.toUpperCase().replaceAll("0", "A"),
    `${invented}0`,
    invented.slice(1),
    "' or true --",
  ].map(encodeURIComponent);

  it("says so to mail programs and on a page", async () => {
    await using site = await startApp({ backend: "embedded" });
    for (const token of wrong) {
      const response = await site.get(linkOf(token), oneClick);
      assert.deepEqual([response.status, await response.text()], [404, `${answers.wrong}\n`]);
      const sent = await site.get(linkOf(token), button(site));
      const page = await site.text(sent.headers.get("location")!);
      assert.ok(page.includes(outcomes.wrong.title));
      assert.doesNotMatch(page, /<form method="post"/);
    }
    for (const token of wrong.slice(1)) {
      const response = await site.get(linkOf(token));
      assert.match(response.headers.get("cache-control")!, token ? /no-store/ : /no-cache/);
      const page = await response.text();
      assert.ok(page.includes(outcomes.wrong.title), token);
      assert.doesNotMatch(page, /<form method="post"/);
    }
  });

  it("may be tried thirty times from an address in ten minutes; right ones are not counted", async () => {
    const backend = recordingBackend();
    const clock = fakeClock();
    await using site = await startApp({ backend: backend.address, clock, trustProxy: 1 });
    const answer = async (address: string, isRight: boolean) => {
      backend.instead = ({ path }) => path === rpc ? Response.json(isRight) : undefined;
      const headers = { ...oneClick.headers, "x-forwarded-for": address };
      return await site.status(linkOf(invented), { ...oneClick, headers });
    };
    for (let count = 0; count < 2 * guessLimit.tokens; count++) {
      assert.equal(await answer("192.0.2.1", true), 200);
    }
    for (let count = 0; count < guessLimit.tokens; count++) {
      assert.equal(await answer("192.0.2.1", false), 404);
    }
    assert.equal(await answer("192.0.2.1", false), 429);
    assert.equal(await answer("192.0.2.2", false), 404);
    clock.advance(guessLimit.periodMs);
    assert.equal(await answer("192.0.2.1", true), 200);
  });
});

describe("the link while the backend fails", () => {
  it("says so and can be used again", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    await using alone = await startApp({ backend: null });
    backend.instead = failing();
    const link = linkOf(invented);
    for (const one of [site, alone]) {
      const response = await one.get(link, oneClick);
      assert.deepEqual([response.status, await response.text()], [503, `${answers.failed}\n`]);
      const sent = await one.get(link, button(one));
      const page = await one.text(sent.headers.get("location")!);
      assert.match(page, /<form method="post"/);
      assert.ok(page.includes(outcomes.failed.text));
    }
    assert.equal(site.events("subscriber_not_removed").length, 2);
    assert.ok(!site.log.join("\n").includes(invented));
  });

  it("is not taken down by a body that never ends", async () => {
    const backend = recordingBackend();
    backend.instead = ({ path }) => path === rpc ? Response.json(true) : undefined;
    await using site = await startApp({ backend: backend.address });
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_024)),
    });
    const response = await site.get(linkOf(invented), { method: "POST", body: endless })
      .catch(() => null);
    await response?.body?.cancel();
    assert.equal(await site.status("/healthz"), 200);
  });
});
