import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { paths } from "../../content/paths.ts";
import { searchPage, type SearchResults } from "../../content/pages/search.ts";
import { renderLimit } from "../../server/app.ts";
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

  it("shows the results of one type, and all of them for an unknown one", async () => {
    const kinds = Object.values(searchPage.kinds) as string[];
    const read = async (parameters: Record<string, string>) => {
      const all = await elements(`${paths.search}?${new URLSearchParams(parameters)}`);
      const shown = texts(all, "p").filter((text) => kinds.some((kind) => text.startsWith(kind)));
      const hrefs = all.map(({ attributes }) => attributes.href ?? "");
      return { shown, count: texts(all, "h2")[0]!, hrefs };
    };
    const q = "grant";
    const every = await read({ q });
    const pages = await read({ q, type: "page" });
    assert(pages.shown.length > 0 && pages.shown.length < every.shown.length);
    assert(pages.shown.every((text) => text.startsWith(searchPage.kinds.page)), `${pages.shown}`);
    assert.equal(pages.count, searchPage.count(pages.shown.length, q));
    assert(every.hrefs.includes(`${paths.search}?q=grant&type=page`), "the link to the type");
    assert(pages.hrefs.includes(`${paths.search}?q=grant`), "the link to all types");
    assert.deepEqual((await read({ q, type: "nonsense" })).shown, every.shown);
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
