import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { SaxesParser } from "saxes";
import { faqPage } from "../../content/pages/faq.ts";
import { openingTerms } from "../../content/careers/openings-in-brief.ts";
import { rowsOf } from "../../content/insights/figures.ts";
import { insights, lastChanged } from "../../content/insights/index.ts";
import { serviceNames } from "../../content/navigation.ts";
import { paths, slugify } from "../../content/paths.ts";
import { isSample } from "../../content/samples.ts";
import { dynamicFilePaths } from "../../server/pages/seo/dynamic-files.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { elementsOf } from "../support/page/html.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { serviceRows } from "../support/backend/rows.ts";
import { sitePages } from "../support/page/site-pages.ts";

const siteUrl = "https://www.example.org";
const backend = recordingBackend();
let site: RunningApp;
/** Search engines and programs are not sent to these pages. */
const unlisted: string[] = [paths.search, paths.unsubscribe];
const documents = new Map<string, string>();

beforeAll(async () => {
  const [first, ...rest] = serviceRows();
  backend.tables.services = [{ ...first, updated_at: "2025-03-04T05:06:07+00:00" }, ...rest];
  site = await startApp({ siteUrl, backend: backend.address });
  await site.fillCatalog();
  for (const path of sitePages()) documents.set(path, await site.text(path));
});
afterAll(() => site[Symbol.asyncDispose]());

/** The contents of a page's `<meta>` by property or name. */
function metas(html: string): Map<string, string> {
  return new Map(
    elementsOf(html).filter(({ tag }) => tag === "meta").map(({ attributes }) => [
      attributes.property ?? attributes.name ?? "",
      attributes.content ?? "",
    ]),
  );
}

type Node = { "@type": string; "@id"?: string; [key: string]: unknown };

function graph(html: string): Node[] {
  const data = elementsOf(html).filter(({ attributes }) =>
    attributes.type === "application/ld+json"
  );
  assert.equal(data.length, 1, "one block of structured data");
  const { "@context": context, "@graph": nodes } = JSON.parse(data[0]!.text);
  assert.equal(context, "https://schema.org");
  return nodes;
}

function* nodesIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** Throws on XML that is not well-formed. */
function parseXml(text: string): { name: string; text: string }[] {
  const elements: { name: string; text: string }[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => assert.fail(error));
  parser.on("opentag", ({ name }) => {
    const element = { name, text: "" };
    elements.push(element);
    open.push(element);
  });
  parser.on("text", (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on("closetag", () => open.pop());
  parser.write(text).close();
  return elements;
}

describe("a page that is shared", () => {
  it("has a share image of its own", async () => {
    const seen = new Map<string, string>();
    for (const [path, html] of documents) {
      const tags = metas(html);
      const image = tags.get("og:image")!;
      assert(image?.startsWith(`${siteUrl}/images/og/`), `${path}: ${image}`);
      assert.equal(tags.get("twitter:card"), "summary_large_image", path);
      assert(tags.get("og:image:alt"), path);
      assert.equal(seen.get(image), undefined, `${path} shows the picture of ${seen.get(image)}`);
      seen.set(image, path);
      const response = await site.get(new URL(image).pathname);
      assert.equal(response.status, 200, image);
      assert.equal(response.headers.get("content-type"), "image/jpeg");
      await response.body?.cancel();
    }
  });

  it("names itself by its canonical address", () => {
    for (const [path, html] of documents) {
      const canonical = elementsOf(html).filter(({ attributes }) => attributes.rel === "canonical");
      assert.deepEqual(canonical.map(({ attributes }) => attributes.href), [siteUrl + path]);
      const tags = metas(html);
      assert.equal(tags.get("og:url"), siteUrl + path);
      assert.equal(tags.get("og:description"), tags.get("description"));
      assert.equal(tags.get("og:type"), path.startsWith("/insights/") ? "article" : "website");
    }
  });

  it("has the image of all services for a new service", async () => {
    const own = recordingBackend();
    own.tables.services = [{ ...serviceRows()[0]!, slug: "new-service", title: "New Service" }];
    await using other = await startApp({ backend: own.address });
    const tags = metas(await other.text(paths.service("new-service")));
    assert.equal(tags.get("og:image"), `${other.url}/images/og/services.jpg`);
    assert.equal(tags.get("og:title"), "New Service");
  });

  it("is not indexed when it is the search or missing", async () => {
    const tagsOf = async (path: string) => metas(await site.text(path));
    assert.equal((await tagsOf(paths.search)).get("robots"), "noindex");
    assert.equal((await tagsOf(`${paths.search}?q=audit`)).get("robots"), "noindex");
    const missing = await tagsOf("/no-such-page");
    assert.equal(missing.get("robots"), "noindex");
    assert.equal(missing.get("og:url"), undefined);
    assert.equal((await tagsOf(paths.careers)).get("robots"), undefined);
  });
});

describe("structured data", () => {
  it("is one graph with absolute addresses and resolved references", () => {
    for (const [path, html] of documents) {
      const nodes = graph(html);
      const ids = nodes.map((node) => node["@id"]);
      assert(ids.every((id) => typeof id === "string" && id.startsWith(siteUrl)), path);
      assert.equal(new Set(ids).size, ids.length, `${path}: ids are unique`);
      for (const node of nodesIn(nodes)) {
        const [name, ...others] = Object.keys(node);
        if (name === "@id" && others.length === 0) {
          assert(ids.includes(node["@id"] as string), `${path}: ${node["@id"]}`);
        } else assert(node["@type"], `${path}: ${JSON.stringify(node).slice(0, 80)}`);
        for (const key of ["url", "item", "logo", "image"]) {
          const value = node[key];
          if (typeof value === "string") assert(URL.canParse(value), `${path}: ${value}`);
        }
      }
    }
  });

  it("has the type of each kind of page, and no rating or sample opening", () => {
    const expected: Record<string, string> = {
      [paths.contact]: "ContactPage",
      [paths.careers]: "ItemList",
    };
    for (const name of serviceNames) expected[paths.service(slugify(name))] = "Service";
    for (const { slug } of insights) expected[paths.insight(slug)] = "Article";
    for (const [path, html] of documents) {
      const types = graph(html).map((node) => node["@type"]);
      assert(types.includes("Organization") && types.includes("WebSite"), path);
      assert.equal(types.includes("BreadcrumbList"), path !== "/", path);
      if (expected[path]) assert(types.includes(expected[path]), path);
      assert.doesNotMatch(html, /AggregateRating/);
      if (isSample(openingTerms)) assert.doesNotMatch(html, /JobPosting/);
    }
  });

  it("has the breadcrumbs of the page", () => {
    for (const [path, html] of documents) {
      const [shown] = html.match(/<nav aria-label="Breadcrumb">.*?<\/nav>/s) ?? [];
      if (!shown) continue;
      const trail = graph(html).find((node) => node["@type"] === "BreadcrumbList")!;
      assert.deepEqual(
        (trail.itemListElement as { name: string }[]).map(({ name }) => name),
        elementsOf(shown).filter(({ tag }) => tag === "li").map(({ text }) => text),
        path,
      );
    }
  });

  it("has the date of an article's last change", () => {
    for (const insight of insights) {
      const html = documents.get(paths.insight(insight.slug))!;
      const article = graph(html).find((node) => node["@type"] === "Article")!;
      assert.equal(article.dateModified, lastChanged(insight));
    }
  });

  it("has the questions and answers of the page", () => {
    const html = documents.get(paths.faq)!;
    const [page, ...others] = graph(html).filter((node) => node["@type"] === "FAQPage");
    assert.deepEqual(others, []);
    const shown = elementsOf(html);
    const asked = page!.mainEntity as {
      "@type": string;
      name: string;
      acceptedAnswer: { "@type": string; text: string };
    }[];
    assert.equal(asked.length, faqPage.questions.items.length);
    // An answer's first words are a paragraph of their own.
    const answers = shown.filter(({ tag }) => tag === "p").map(({ text }) => text).join(" ");
    for (const { "@type": type, name, acceptedAnswer } of asked) {
      assert.deepEqual([type, acceptedAnswer["@type"]], ["Question", "Answer"]);
      assert(shown.some(({ tag, text }) => tag === "h3" && text === name), name);
      assert(answers.includes(acceptedAnswer.text), name);
    }
  });
});

describe("files for search engines and programs", () => {
  const types: Record<string, string> = {
    [paths.files.sitemap]: "application/xml; charset=utf-8",
    [paths.feed]: "application/atom+xml; charset=utf-8",
    [paths.files.robots]: "text/plain; charset=utf-8",
    [paths.files.security]: "text/plain; charset=utf-8",
    [paths.files.llms]: "text/markdown; charset=utf-8",
    [paths.files.manifest]: "application/manifest+json; charset=utf-8",
  };

  it("have their type and an ETag", async () => {
    assert.deepEqual(Object.keys(types).sort(), dynamicFilePaths.toSorted());
    for (const [path, type] of Object.entries(types)) {
      const response = await site.get(path);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get("content-type"), type);
      assert.equal(response.headers.get("cache-control"), "public, max-age=3600");
      assert.equal(response.headers.get("x-content-type-options"), "nosniff");
      assert((await response.text()).length > 0);
      const headers = { "if-none-match": response.headers.get("etag")! };
      const again = await site.get(path, { headers });
      assert.equal(again.status, 304, path);
      await again.body?.cancel();
      const head = await site.get(path, { method: "HEAD" });
      assert.deepEqual([head.status, await head.text()], [200, ""]);
    }
  });

  it("sitemap: every page once, with the time of its last change if known", async () => {
    const text = await site.text(paths.files.sitemap);
    const elements = parseXml(text);
    const listed = elements.filter(({ name }) => name === "loc").map(({ text }) => text);
    assert.equal(new Set(listed).size, listed.length);
    for (const path of sitePages()) {
      assert.equal(listed.includes(siteUrl + path), !unlisted.includes(path), path);
    }
    const changed = text.match(/<loc>[^<]*<\/loc><lastmod>[^<]*/g)!.map((line) =>
      line.slice("<loc>".length).split("</loc><lastmod>")
    );
    assert.deepEqual(
      changed.toSorted(),
      [
        [
          siteUrl + paths.service("strategic-planning-business-development"),
          "2025-03-04T05:06:07.000Z",
        ],
        ...insights.map((it) => [siteUrl + paths.insight(it.slug), lastChanged(it)]),
      ].toSorted(),
    );
  });

  it("sitemap and llms.txt: 503 while services cannot be read", async () => {
    const own = recordingBackend();
    own.instead = failing();
    await using other = await startApp({ backend: own.address });
    for (const path of [paths.files.sitemap, paths.files.llms]) {
      const response = await other.get(path);
      assert.equal(response.status, 503, path);
      assert.equal(response.headers.get("retry-after"), "60");
      assert.equal(response.headers.get("cache-control"), "no-store");
    }
    assert.equal((await other.get(paths.feed)).status, 200);
  });

  it("feed: every article in full, newest first", async () => {
    const elements = parseXml(await site.text(paths.feed));
    const texts = (tag: string) =>
      elements.filter(({ name }) => name === tag).map(({ text }) => text);
    assert.equal(texts("entry").length, insights.length);
    assert.deepEqual(texts("published"), texts("published").toSorted().toReversed());
    const listed = insights.toSorted((a, b) => b.date.localeCompare(a.date));
    const changed = listed.map((insight) => `${lastChanged(insight)}T12:00:00-05:00`);
    assert.deepEqual(texts("updated"), [changed.toSorted().at(-1), ...changed]);
    for (const [index, { content, inBrief, title, updates }] of listed.entries()) {
      const html = texts("content")[index]!;
      const elements = elementsOf(html);
      const all = elements.map(({ text }) => text).join("\n");
      const figures = content.sections.flatMap(({ figure }) => figure ? rowsOf(figure).flat() : []);
      const titles = content.sections.map((section) => section.title);
      for (const text of [...Object.values(inBrief) as string[], ...figures, ...titles]) {
        assert(all.includes(text), `${title}: ${text}`);
      }
      for (const { tag, attributes } of elements) {
        if (tag === "a") assert.match(attributes.href!, /^(https?:|mailto:|tel:)/);
      }
      for (const { source } of updates) assert(html.includes(source.href), title);
      assert(updates.length === 0 || /<h2[^>]*>[\w ]+ since then<\/h2>/.test(html), title);
    }
  });

  it("robots.txt names the sitemap; security.txt expires within a year", async () => {
    const robots = await site.text(paths.files.robots);
    assert(robots.includes(`Sitemap: ${siteUrl}/sitemap.xml`));
    assert.deepEqual(robots.match(/^Disallow: .*/gm), ["Disallow: /data/"]);
    const security = await site.text(paths.files.security);
    const days = (Date.parse(security.match(/^Expires: (.+)$/m)![1]!) - Date.now()) / 86_400_000;
    assert(days > 30 && days < 365, `${days} days`);
    assert.match(security, /^Contact: mailto:\S+@\S+$/m);
  });

  it("manifest: icons of the stated sizes", async () => {
    const { default: sharp } = await import("sharp");
    const manifest = await (await site.get(paths.files.manifest)).json();
    for (const { src, sizes } of manifest.icons) {
      const bytes = await (await site.get(src)).bytes();
      const { width, height } = await sharp(bytes).metadata();
      assert.equal(`${width}x${height}`, sizes, src);
    }
    for (const size of ["192x192", "512x512"]) {
      assert(manifest.icons.some(({ sizes }: { sizes: string }) => sizes === size));
    }
  });

  it("llms.txt links every page that may be found", async () => {
    const text = await site.text(paths.files.llms);
    assert.match(text, /^# .+\n\n> .+/);
    for (const path of sitePages()) {
      assert.equal(text.includes(`(${siteUrl}${path})`), !unlisted.includes(path), path);
    }
  });
});
