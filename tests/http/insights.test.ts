/** The insights as they are served: page, articles, briefs and the chunks they bring (SPEC §2). */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { longDate } from "../../content/dates.ts";
import { articlePage } from "../../content/insights/article-page.ts";
import { featuredCard, gridCards } from "../../content/insights/cards.ts";
import { rowsOf } from "../../content/insights/figures.ts";
import { briefs, insights } from "../../content/insights/index.ts";
import { paths, slugify } from "../../content/paths.ts";
import { plainText } from "../../content/plain-text.ts";
import type { Insight } from "../../content/types.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { elementsOf, type ParsedElement } from "../support/page/html.ts";

let site: RunningApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site[Symbol.asyncDispose]());

async function elements(path: string): Promise<ParsedElement[]> {
  return elementsOf(await site.text(path));
}

const withAttribute = (page: ParsedElement[], name: string) =>
  page.filter(({ attributes }) => name in attributes);
const links = (page: ParsedElement[], href: string) =>
  page.filter(({ tag, attributes }) => tag === "a" && attributes.href === href);

describe("/insights", () => {
  it("shows the featured article and four cards, each linked once from the page's body", async () => {
    const page = await elements(paths.insights);
    const cards = withAttribute(page, "data-insight");
    assert.equal(cards.length, 5);
    assert(cards[0]!.text.includes(featuredCard.title));
    for (const { slug, title } of [featuredCard, ...gridCards]) {
      const [link, ...others] = links(page, paths.insight(slug));
      assert.equal(link?.text, `Read the article: ${title}`);
      assert.deepEqual(others, []);
    }
  });

  it("opens no brief of its own, and ignores one that does not exist", async () => {
    for (const path of [paths.insights, paths.brief("no-such-article")]) {
      const page = await elements(path);
      assert.deepEqual(page.filter(({ tag }) => tag === "dialog"), [], path);
      for (const { slug } of insights) assert.deepEqual(links(page, paths.brief(slug)), []);
    }
  });

  for (const { slug, category } of insights) {
    it(`opens the brief of ${slug} at its address`, async () => {
      const page = await elements(paths.brief(slug));
      const dialog = page.find(({ tag }) => tag === "dialog")!;
      assert.equal(dialog.attributes.open, "");
      const { heading, takeaways, consultation } = briefs[slug]!;
      for (const text of [category, heading, ...takeaways]) assert(dialog.text.includes(text));
      assert(links(page, paths.contact).some(({ text }) => text === consultation));
    });
  }
});

for (const insight of insights) {
  const { slug, category, title, author, date, readTime, excerpt, content, sources } = insight;

  describe(paths.insight(slug), () => {
    it("says what it is, who wrote it, when, and how long it takes", async () => {
      const page = await elements(paths.insight(slug));
      const [heading, ...others] = page.filter(({ tag }) => tag === "h1");
      assert.equal(heading!.text, title);
      assert.deepEqual(others, []);
      const head = withAttribute(page, "data-hero")[0]!;
      for (const text of [category, author, longDate(date), `${readTime} min read`, excerpt]) {
        assert(head.text.includes(text), text);
      }
      const [time] = page.filter(({ tag }) => tag === "time");
      assert.equal(time!.attributes.datetime, date);
      const article = page.find(({ tag }) => tag === "article")!;
      assert(article.text.includes(plainText(content.introduction)));
    });

    it("begins with what has changed since it was written", async () => {
      const page = await elements(paths.insight(slug));
      const notes = page.find(({ attributes }) => attributes["aria-labelledby"] === "updates");
      assert.equal(notes === undefined, insight.updates.length === 0);
      for (const { date, text, source } of insight.updates) {
        for (const words of [longDate(date), plainText(text), source.label]) {
          assert(notes!.text.includes(words), words);
        }
        assert(links(page, source.href).some(({ text }) => text === source.label), source.href);
      }
    });

    it("sets several items as a list and a single one as a paragraph", async () => {
      const html = await site.text(paths.insight(slug));
      for (const section of content.sections) {
        const id = slugify(section.title);
        const [, markup] = html.match(
          new RegExp(`<section [^>]*aria-labelledby="${id}"[^>]*>(.*?)</section>`, "s"),
        )!;
        const parts = elementsOf(markup!);
        const items = section.items.length > 1 ? "li" : "p";
        assert.deepEqual(
          parts.filter(({ tag }) => tag === items).map(({ text }) => text),
          section.items.map(plainText),
        );
        assert.equal(parts.some(({ tag }) => tag === "ul"), section.items.length > 1);
      }
    });

    it("answers in brief, and shows each figure's words with its caption and sources", async () => {
      const page = await elements(paths.insight(slug));
      const brief = page.find(({ attributes }) => attributes["aria-labelledby"] === "in-brief")!;
      for (const answer of Object.values(insight.inBrief)) assert(brief.text.includes(answer));
      const figures = content.sections.flatMap(({ figure }) => figure ?? []);
      const shown = page.filter(({ tag }) => tag === "figure").map(({ text }) => text);
      assert.equal(shown.length, figures.length);
      for (const [index, figure] of figures.entries()) {
        const { caption, note, sources: from = [] } = figure;
        const words = [caption, ...rowsOf(figure).flat(), ...from.map(({ label }) => label)];
        for (const text of [...words, note ?? ""]) assert(shown[index]!.includes(text), text);
      }
    });

    it("has a table of contents that leads to every section, and its sources", async () => {
      const page = await elements(paths.insight(slug));
      const ids = page.flatMap(({ attributes }) => attributes.id ?? []);
      for (const { title } of content.sections) {
        assert.equal(links(page, `#${slugify(title)}`)[0]?.text, title);
        assert(ids.includes(slugify(title)));
      }
      for (const { href, label } of sources) {
        assert(links(page, href).some(({ text }) => text === label), label);
      }
    });

    it("leads back, to services, to other articles and to the consultation", async () => {
      const page = await elements(paths.insight(slug));
      for (const { label, href } of [articlePage.back, articlePage.closing.primary]) {
        assert(links(page, href).some(({ text }) => text === label), label);
      }
      const { label, href } = articlePage.closing.secondary;
      assert(links(page, href).some(({ text }) => text === label));
      for (const service of insight.relatedServices) {
        assert(links(page, paths.service(service)).length > 0);
      }
      const shared = (other: Insight) =>
        other.relatedServices.filter((slug) => insight.relatedServices.includes(slug)).length;
      const next = insights.filter((other) => other !== insight)
        .toSorted((a, b) => shared(b) - shared(a) || (a.date < b.date ? 1 : -1)).slice(0, 2);
      const list = page.findLast(({ attributes }) => attributes["aria-labelledby"] === "articles")!;
      const [first, second] = next.map(({ title }) => list.text.indexOf(title));
      assert(first! >= 0 && second! > first!, "shared services, then the newest");
    });

    it("brings its text once, in the page, and no article's in script", async () => {
      const markup = await site.text(paths.insight(slug));
      assert.equal(markup.split(sample(insight)).length, 2);
      const script = await scriptsOf(paths.insight(slug));
      for (const other of insights) assert(!script.includes(sample(other)), other.slug);
    });
  });
}

describe("the chunks of /insights", () => {
  it("carry no article's text, and the briefs only where one is open", async () => {
    const script = await scriptsOf(paths.insights);
    for (const insight of insights) assert(!script.includes(sample(insight)), insight.slug);
    const { heading } = briefs[featuredCard.slug]!;
    assert(!script.includes(heading));
    assert((await scriptsOf(paths.brief(featuredCard.slug))).includes(heading));
  });
});

/** All script of a first visit to the page. */
async function scriptsOf(path: string): Promise<string> {
  const start = (await elements(path)).find(({ attributes }) => attributes["data-modules"])!;
  const hrefs = start.attributes["data-modules"]!.split(" ");
  const texts = await Promise.all(hrefs.map(async (href) => (await site.get(href)).text()));
  return texts.join("\n");
}

/** A stretch of an article's introduction that is free of quotes, as script would hold it. */
function sample({ content }: Insight): string {
  return plainText(content.introduction).match(/[\w ,.-]{40}/)![0];
}
