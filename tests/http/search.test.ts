import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { listPages } from "../../content/page-list.ts";
import { paths } from "../../content/paths.ts";
import { faqPage } from "../../content/pages/faq.ts";
import { leadershipPage } from "../../content/pages/leadership.ts";
import { searchPage, type SearchResults } from "../../content/pages/search.ts";
import { renderLimit } from "../../server/visitor-limits.ts";
import { streamAfterMs } from "../../server/pages/page-responses.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { fakeClock } from "../support/clock.ts";
import { elementsOf, type ParsedElement } from "../support/page/html.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";

const backend = recordingBackend();
let site: RunningApp;

beforeAll(async () => {
  site = await startApp({ backend: backend.address });
  await site.text(query("search", "warm up").address);
});
afterAll(() => site[Symbol.asyncDispose]());

const searchUrl = (query: string) => `${paths.search}?${new URLSearchParams({ q: query })}`;

async function elements(path: string): Promise<ParsedElement[]> {
  return elementsOf(await site.text(path));
}
const texts = (all: ParsedElement[], tag: string) =>
  all.filter((element) => element.tag === tag).map(({ text }) => text);

describe("the search without script", () => {
  it("shows results with highlights, dates and a count", async () => {
    const all = await elements(searchUrl("de minimis rate"));
    const counted = texts(all, "h2")[0]!;
    assert.match(counted, /^\d+ results? for “de minimis rate”$/);
    const marked = texts(all, "mark").map((text) => text.toLowerCase());
    assert(marked.includes("minimis") && marked.includes("rate"), marked.join());
    const times = all.filter(({ tag }) => tag === "time");
    assert(
      times.some(({ attributes, text }) =>
        attributes.datetime === "2025-01-10" && text === "January 10, 2025"
      ),
      JSON.stringify(times),
    );
    const input = all.find(({ attributes }) => attributes.name === "q")!;
    assert.equal(input.attributes.value, "de minimis rate");
  });

  const { service, insight, opening, ...pageKinds } = searchPage.kinds;
  /** What results on pages of no other kind are called. */
  const ofPages: string[] = [...Object.values(pageKinds), ...Object.values(searchPage.labels)];
  const kinds = [service, insight, opening, ...ofPages];
  const read = async (parameters: Record<string, string>) => {
    const all = await elements(`${paths.search}?${new URLSearchParams(parameters)}`);
    const shown = texts(all, "p").filter((text) => kinds.some((kind) => text.startsWith(kind)));
    const links = all.filter(({ tag }) => tag === "h3").map(({ text }) => text);
    const hrefs = all.map(({ attributes }) => attributes.href ?? "");
    return { shown, links, count: texts(all, "h2")[0]!, hrefs };
  };

  it("shows the results of one type, and all of them for an unknown one", async () => {
    const q = "audit";
    const every = await read({ q });
    const pages = await read({ q, type: "page" });
    assert(pages.shown.length > 0);
    const isOfPage = (text: string) => ofPages.some((label) => text.startsWith(label));
    assert(!every.shown.every(isOfPage));
    assert(pages.shown.every(isOfPage), `${pages.shown}`);
    assert(every.hrefs.includes(`${paths.search}?q=audit&type=page`), "the link to the type");
    assert(pages.hrefs.includes(`${paths.search}?q=audit`), "the link to all types");
    assert.deepEqual((await read({ q, type: "nonsense" })).shown, every.shown);
  });

  it("calls a part of a page what it is", async () => {
    const { question, leader, term } = searchPage.labels;
    const expected = [
      [faqPage.questions.items[0]!.question, question],
      [leadershipPage.leaders[0].name, leader],
      ["de minimis rate", term],
    ] as const;
    for (const [q, label] of expected) {
      const { results } = await (await site.get(query("search", q).address))
        .json() as SearchResults;
      assert(results.some((result) => result.label === label), `${q}: ${label}`);
    }
  });

  it("shows ten results to a page, and links to the others", async () => {
    const q = "grant";
    const { results } = await (await site.get(query("search", q).address)).json() as SearchResults;
    const last = Math.ceil(results.length / 10);
    assert(last > 1);
    const seen: string[] = [];
    for (let page = 1; page <= last; page++) {
      const { links, count, hrefs } = await read({ q, page: `${page}` });
      assert.equal(links.length, page < last ? 10 : results.length - 10 * (last - 1));
      assert.equal(
        count,
        searchPage.count(results.length, q) + searchPage.pages.place(page, last),
      );
      for (let other = 1; other <= last; other++) {
        assert(hrefs.includes(paths.searchFor(q, undefined, other)), `${other}`);
      }
      seen.push(...links);
    }
    assert.deepEqual(seen, results.map(({ title }) => title.map(({ text }) => text).join("")));
    for (const page of ["0", "-1", "x", "1e9"]) {
      assert.deepEqual((await read({ q, page })).links, seen.slice(0, 10), page);
    }
    assert.deepEqual((await read({ q, page: "99" })).links, seen.slice(10 * (last - 1)));
  });

  it("asks whether another spelling was meant, and shows its results", async () => {
    const wrong = await read({ q: "complience" });
    const right = await read({ q: "compliance" });
    assert(wrong.hrefs.includes(paths.searchFor("compliance")));
    assert.deepEqual(wrong.links, right.links);
    assert((await site.text(searchUrl("complience"))).includes(searchPage.corrected));
    assert(!(await site.text(searchUrl("compliance"))).includes(searchPage.corrected));
  });

  it("offers searches and pages before a search", async () => {
    const html = await site.text(paths.search);
    const main = elementsOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
    const links = main.filter(({ tag }) => tag === "a").map(({ attributes }) => attributes.href);
    const { examples, starts } = searchPage;
    assert.deepEqual(
      links,
      [examples, ...starts.map(({ links }) => links)]
        .flatMap((links): string[] => links.map(({ href }) => href)),
    );
  });

  it("offers four next steps and other searches when nothing is found", async () => {
    const html = await site.text(searchUrl("xyzzy"));
    const main = elementsOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
    const links = main.filter(({ tag }) => tag === "a").map(({ attributes }) => attributes.href);
    assert.deepEqual(
      links,
      [...searchPage.ways, ...searchPage.examples].map(({ href }) => href),
    );
    assert.equal(searchPage.ways.length, 4);
  });

  it("leads to parts of pages that exist", async () => {
    await site.fillCatalog();
    const commitments = await (await site.get(query("commitments").address)).json();
    for (const { path, fragments = [] } of listPages(null, commitments)) {
      if (fragments.length === 0) continue;
      const all = await elements(path);
      const ids = new Set(all.map(({ attributes }) => attributes.id));
      for (const { id } of fragments) assert(ids.has(id), `${path}#${id}`);
    }
  });

  it("has its results in the first document, however long they take", async () => {
    const own = recordingBackend();
    await using slow = await startApp({ backend: own.address });
    const release = own.hold();
    const html = slow.text(searchUrl("grant"));
    await own.called("/rest/v1/services", 1);
    // Another page would have begun to stream its loading state.
    await setTimeout(2 * streamAfterMs);
    release();
    assert(!(await html).includes(searchPage.searching));
    // Else screen readers say where each mark starts and ends.
    assert.match(await html, /<mark role="none"/);
  });

  it("shows a hostile query as text", async () => {
    const query = `"><script>alert(1)</script>`;
    const response = await site.get(searchUrl(query));
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.doesNotMatch(html, /<script>alert/);
    const input = elementsOf(html).find(({ attributes }) => attributes.name === "q")!;
    assert.equal(input.attributes.value, query);
  });

  it("reports missing services while they cannot be read", async () => {
    const own = recordingBackend();
    own.instead = failing();
    await using other = await startApp({ backend: own.address });
    const answer = await (await other.get(query("search", "audit").address))
      .json() as SearchResults;
    assert.equal(answer.partial, true);
    assert(answer.results.length > 0 && answer.results.every(({ kind }) => kind !== "service"));
    const html = await other.text(searchUrl("audit"));
    assert(html.includes(searchPage.partial));
  });
});

describe("many searches of one address", () => {
  it("are limited, as pages and as data", async () => {
    await using site = await startApp({ trustProxy: 1, clock: fakeClock() });
    const status = async (words: string, address: string) => {
      const headers = { "x-forwarded-for": address };
      const path = words.endsWith("0")
        ? query("search", words).address
        : `${paths.search}?${words.endsWith("1") ? "type" : "q"}=${words}`;
      const response = await site.get(path, { headers });
      await response.text();
      return [response.status, response.headers.has("retry-after")];
    };
    const count = renderLimit.tokens + 40;
    const answers = [];
    // One after another: many at once meet another limit.
    for (let n = 0; n < count; n++) answers.push(await status(`invented${n}`, "192.0.2.1"));
    const refused = answers.filter(([status]) => status === 429);
    assert.equal(refused.length, 40);
    assert(refused.every(([, wait]) => wait));
    assert.deepEqual(await status("another", "192.0.2.2"), [200, false]);
    assert.equal((await site.get(paths.search)).status, 200);
  });
});
