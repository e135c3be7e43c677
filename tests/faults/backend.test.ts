import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { aboutMessages } from "../../content/messages/about.ts";
import { commitmentsInBrief } from "../../content/commitments/commitments-in-brief.ts";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { failureMessages } from "../../content/messages/forms.ts";
import { insightsMessages } from "../../content/messages/insights.ts";
import { serviceMessages } from "../../content/messages/service.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { serviceLinks } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { site as firm } from "../../content/site.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { inquiryFields, pdf, postApplication, postFields } from "../support/forms.ts";
import { type Call, failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { serviceRows } from "../support/backend/rows.ts";

const text = (body: string, type: string, status = 200) => () =>
  new Response(body, { status, headers: { "content-type": type } });

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** What a backend may answer instead of rows. */
const faults: Record<string, (call: Call) => Response | Promise<Response>> = {
  "500": failing(500) as () => Response,
  "429": failing(429) as () => Response,
  "401": failing(401) as () => Response,
  "a page instead of JSON": text("<!doctype html><h1>Maintenance</h1>", "text/html"),
  "a 502 page of a proxy": text("<h1>Bad gateway</h1>", "text/html", 502),
  "JSON that breaks off": text('[{"slug":"a","title":"A', "application/json"),
  "an empty answer": text("", "application/json"),
  "204": () => new Response(null, { status: 204 }),
  "null": text("null", "application/json"),
  "an object for a list": text('{"slug":"a"}', "application/json"),
  "a list of nulls": text("[null,null]", "application/json"),
  "numbers for texts": text('[{"slug":1,"title":2,"features":"x"}]', "application/json"),
  "a redirect": () => new Response(null, { status: 302, headers: { location: "http://other/" } }),
  "more than a container has room for": endless,
  "a refused connection": () => Promise.reject(new TypeError("connection refused")),
  "a connection that is cut": () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("[{"));
          controller.error(new Error("cut"));
        },
      }),
      { headers: { "content-type": "application/json" } },
    ),
};

let endlessLeft = 0;

/** Rows without end; 200 MB are as good as that. */
function endless(): Response {
  endlessLeft = 200 * 1024 * 1024;
  const piece = new TextEncoder().encode(`{"slug":"a","title":"${"A".repeat(64 * 1024)}"},`);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("[")),
    pull(controller) {
      endlessLeft -= piece.length;
      if (endlessLeft > 0) controller.enqueue(piece);
      else controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

async function page(site: RunningApp, path: string) {
  const response = await site.get(path);
  return { status: response.status, html: await response.text() };
}

describe("every failure", () => {
  const { viewAll } = serviceMessages;
  const failures = [
    [paths.services, 200, servicesMessages.failure, failureMessages.retry],
    [paths.home, 200, servicesMessages.failure, failureMessages.retry],
    [paths.commitments, 200, commitmentsMessages.failure, failureMessages.retry],
    [paths.service("project-management"), 503, serviceMessages.failure, failureMessages.retry],
    [paths.service("project-management"), 503, serviceMessages.failure, viewAll],
    [paths.service("nothing"), 404, serviceMessages.notFound, viewAll],
    [paths.insight("nothing"), 404, insightsMessages.notFound, insightsMessages.viewAll],
    [paths.aboutSection("nothing"), 404, aboutMessages.notFound, aboutMessages.back],
  ] as const;
  for (const [path, status, message, way] of failures) {
    it(`of ${path} says “${message}” and offers “${way}”, the phone and other ways`, async () => {
      const backend = recordingBackend();
      if (status !== 404) backend.instead = failing();
      await using site = await startApp({ backend: backend.address });
      const answer = await page(site, path);
      assert.equal(answer.status, status);
      const [main] = answer.html.match(/<main[^]*(?=<footer)/)!;
      for (const words of [message, way, failureMessages.call(firm.phone.display)]) {
        assert(main.includes(words), words);
      }
      assert(main.includes(`href="${firm.phone.href}"`));
      const ways = path === paths.commitments ? commitmentsInBrief.links : serviceLinks;
      for (const { href } of ways) assert(main.includes(`href="${href}"`), href);
    });
  }
});

describe("a backend that answers with", () => {
  for (const [name, fault] of Object.entries(faults)) {
    it(`${name}: pages say so in the specified words, and recover by themselves`, async () => {
      const backend = recordingBackend();
      backend.instead = fault;
      await using site = await startApp({ backend: backend.address });

      for (const path of [paths.services, paths.home]) {
        const { status, html } = await page(site, path);
        assert.equal(status, 200, path);
        assert(html.includes(servicesMessages.failure), path);
        assert(html.includes(`>${failureMessages.retry}</button>`), path);
      }
      const detail = await page(site, paths.service("project-management"));
      assert.equal(detail.status, 503);
      assert(detail.html.includes(serviceMessages.failure));
      assert(detail.html.includes(serviceMessages.viewAll));
      assert.match(detail.html, /noindex/);
      assert(site.events("backend_read_failed").length >= 3, "logged");
      assert.doesNotMatch(detail.html, /out of order|refused|Maintenance|gateway/i);
      if (fault === endless) assert(endlessLeft > 180 * 1024 * 1024, "given up early");

      const sent = [
        [await postFields(site, paths.contact, inquiryFields), "We need help\nwith a grant."],
        [await postFields(site, paths.subscribe, { email: "ada@county.example" }), "ada@county."],
        [await postApplication(site, pdf()), "I write grants."],
      ] as const;
      for (const [response, typed] of sent) {
        // An empty 200 is what an upsert that adds no row is answered with.
        if (typed === "ada@county." && ["an empty answer", "null"].includes(name)) continue;
        assert.equal(response.status, 503, typed);
        assert((await response.text()).includes(typed), "what was typed is kept");
      }

      backend.instead = null;
      assert((await page(site, paths.services)).html.includes("Project Management"));
      assert.equal((await page(site, paths.service("project-management"))).status, 200);
    });
  }
});

describe("a backend", () => {
  it("with markup in its rows has it shown as text", async () => {
    const backend = recordingBackend();
    const hostile = `</script><script>alert(1)</script><img src=x onerror="alert(1)">\u2028`;
    backend.tables.services = serviceRows().map((row) => ({
      ...row,
      title: `Title ${hostile}`,
      description: hostile,
      impact: hostile,
      features: [hostile],
      icon_name: "constructor",
    }));
    await using site = await startApp({ backend: backend.address });
    await (await site.get(query("services").address)).text();
    for (const path of [paths.services, paths.home, paths.service("project-management")]) {
      const { html, status } = await page(site, path);
      assert.equal(status, 200);
      assert.doesNotMatch(html, /<script>alert|<img src=x/, path);
      for (
        const [, json] of html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)
      ) {
        JSON.parse(json!);
      }
    }
  });

  it("with odd slugs has its pages under their encoded addresses", async () => {
    const backend = recordingBackend();
    backend.tables.services = ["constructor", "A B", "what?", "../x", "50%", "ünder"]
      .map((slug) => ({ ...serviceRows()[0]!, slug, title: `Title ${slug}` }));
    await using site = await startApp({ backend: backend.address });
    await (await site.get(query("services").address)).text();
    const { html } = await page(site, paths.services);
    const hrefs = new Set(html.match(/(?<=href=")\/services\/(?!strategic)[^"]*(?="[^>]*>Title)/g));
    assert.equal(hrefs.size, 6, [...hrefs].join());
    for (const href of hrefs) {
      const detail = await page(site, href);
      assert.equal(detail.status, 200, href);
      assert.match(detail.html, /<h1[^>]*>Title /, href);
    }
  });

  it("with a slug in capitals, twice, and a text without end is read and searched", async () => {
    const backend = recordingBackend();
    const row = serviceRows()[0]!;
    backend.tables.services = [
      { ...row, slug: "Written-Large", title: "First of two" },
      { ...row, slug: "written-large", title: "Second of two" },
      { ...row, slug: "long", title: "Long", description: "x".repeat(6_000_000) },
    ];
    backend.instead = ({ query }) => {
      const isOne = query.some(([name]) => name === "slug");
      return Response.json(isOne ? [] : backend.tables.services);
    };
    await using site = await startApp({ backend: backend.address });
    const detail = await page(site, paths.service("written-large"));
    assert.equal(detail.status, 200);
    assert.match(detail.html, /<h1[^>]*>First of two/);
    const found = await site.get(query("search", "two").address);
    assert.equal(found.status, 200);
    const { results } = await found.json();
    assert.equal(
      results[0].title.map(({ text }: { text: string }) => text).join(""),
      "First of two",
    );
    const leftOut = site.events("backend_row_left_out");
    assert.equal(leftOut.filter(({ table }) => table === "services").length, 1);
  });

  it("with no rows says that nothing is published", async () => {
    const backend = recordingBackend();
    backend.tables.services = [];
    await using site = await startApp({ backend: backend.address });
    assert((await page(site, paths.services)).html.includes(servicesMessages.empty));
  });
});

describe("a site without a backend", () => {
  it("shows empty lists and the specified text on a detail page", async () => {
    await using site = await startApp({ backend: null });
    const list = await page(site, paths.services);
    assert.equal(list.status, 200);
    assert(list.html.includes(servicesMessages.empty));
    const detail = await page(site, paths.service("project-management"));
    assert.equal(detail.status, 503);
    assert(detail.html.includes(serviceMessages.failure));
  });
});

describe("a backend that hangs", () => {
  it("is given up after five seconds, in the middle of its answer too", async () => {
    const silent = recordingBackend();
    silent.hold();
    await using broken = recordingBackend();
    broken.instead = () =>
      new Response(
        new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode("[{")) }),
        { headers: { "content-type": "application/json" } },
      );
    await using unanswered = await startApp({ backend: silent.address });
    await using unfinished = await startApp({ backend: broken.served() });
    const started = performance.now();
    const answers = [unanswered, unfinished].flatMap((site) => [
      page(site, paths.services),
      page(site, paths.service("project-management")),
    ]);
    // Rendering does so at any time: the deadline must not be collected with the request.
    await broken.called("/rest/v1/services", 2);
    const collecting = setInterval(collectGarbage, 500);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("a page was not answered")), 60_000);
    const pages = await Promise.race([Promise.all(answers), late.promise]).finally(() => {
      clearInterval(collecting);
      clearTimeout(timer);
    });
    assert(performance.now() - started > 4_500);
    for (const list of [pages[0]!, pages[2]!]) assert(list.html.includes(servicesMessages.failure));
    for (const detail of [pages[1]!, pages[3]!]) assert.equal(detail.status, 503);
  });
});

describe("a backend that fails again and again", () => {
  it("costs neither files nor memory", async () => {
    if (Deno.build.os !== "linux") return;
    await using backend = recordingBackend();
    const ways = [faults["500"], faults["204"], faults["a page instead of JSON"]];
    let turn = 0;
    backend.instead = (call) => ways[turn++ % ways.length]!(call);
    await using site = await startApp({ backend: backend.served() });
    const open = () => [...Deno.readDirSync("/proc/self/fd")].length;
    const attempt = async () => {
      const response = await postFields(site, paths.subscribe, {
        email: `${crypto.randomUUID()}@county.example`,
      }, { script: true });
      await response.body?.cancel();
    };
    for (let n = 0; n < 15; n++) await attempt();
    const [before, memory] = [open(), Deno.memoryUsage().rss];
    for (let n = 0; n < 15; n++) await attempt();
    for (let n = 0; n < 100; n++) await page(site, paths.service(`invented-${n}`));
    assert(open() <= before + 5, `${before} files, then ${open()}`);
    const grown = (Deno.memoryUsage().rss - memory) / 1024 / 1024;
    assert(grown < 100, `${grown} MB more`);
  });
});
