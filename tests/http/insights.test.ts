/** The insights as they are served: page, articles and briefs (SPEC §2). */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { longDate } from "../../content/dates.ts";
import { articlePage } from "../../content/insights/article-page.ts";
import { featuredCard, insightCards } from "../../content/insights/cards.ts";
import { sourcesOf } from "../../content/insights/cite.ts";
import { rowsOf } from "../../content/insights/figures.ts";
import { briefs, insights } from "../../content/insights/index.ts";
import { paths, slugify } from "../../content/paths.ts";
import { plainText } from "../../content/plain-text.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { elementsOf, type ParsedElement } from "../support/page/html.ts";

let site: RunningApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site[Symbol.asyncDispose]());

async function elements(path: string): Promise<ParsedElement[]> {
  // Without the numbers of sources.
  return elementsOf((await site.text(path)).replaceAll(/<sup.*?<\/sup>/gs, ""));
}

const withAttribute = (page: ParsedElement[], name: string) =>
  page.filter(({ attributes }) => name in attributes);
const links = (page: ParsedElement[], href: string) =>
  page.filter(({ tag, attributes }) => tag === "a" && attributes.href === href);

describe("/insights", () => {
  it("shows the featured article and the cards, each linked once from the page's body", async () => {
    const page = await elements(paths.insights);
    const cards = withAttribute(page, "data-insight");
    assert.deepEqual(
      cards.map(({ attributes }) => attributes["data-insight"]),
      insightCards.map(({ slug }) => slug),
      "newest first",
    );
    assert(cards[0]!.text.includes(featuredCard.title));
    for (const { slug, title } of insightCards) {
      const [link, ...others] = links(page, paths.insight(slug));
      assert.equal(link?.text, `Read the article: ${title}`);
      assert.deepEqual(others, []);
    }
  });

  it("opens no brief by itself, and ignores an unknown one", async () => {
    for (const path of [paths.insights, paths.brief("no-such-article")]) {
      const page = await elements(path);
      assert.deepEqual(page.filter(({ tag }) => tag === "dialog"), [], path);
      for (const { slug } of insights) assert.deepEqual(links(page, paths.brief(slug)), []);
    }
  });

  // A missing brief is named in tests/unit/content/insights-content.test.ts.
  for (const { slug, category } of insights.filter(({ slug }) => slug in briefs)) {
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
  const { slug, category, title, author, date, readTime, excerpt, content } = insight;
  const sources = sourcesOf(content);

  describe(paths.insight(slug), () => {
    it("shows category, title, author, date, read time, excerpt and introduction", async () => {
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

    it("names the changes since it was written", async () => {
      const page = await elements(paths.insight(slug));
      const title = articlePage.updates(insight.updates.length);
      const notes = page.find(({ tag, text }) => tag === "details" && text.startsWith(title));
      assert.equal(notes === undefined, insight.updates.length === 0);
      for (const { date, text, source } of insight.updates) {
        for (const words of [longDate(date), plainText(text), source.label]) {
          assert(notes!.text.includes(words), words);
        }
        assert(links(page, source.href).some(({ text }) => text === source.label), source.href);
      }
    });

    it("sets several items as a list, a single one and what follows it as paragraphs", async () => {
      const html = await site.text(paths.insight(slug));
      for (const section of content.sections) {
        const id = slugify(section.title);
        const [, markup] = html.match(
          new RegExp(`<h2 id="${id}"[^>]*>.*?</h2>(.*?)</section>`, "s"),
        )!;
        // Without the notes that follow a text.
        const texts = markup!.replaceAll(/<span class="notes.*?(?=<\/(?:p|li)>)/gs, "");
        const parts = elementsOf(texts.replaceAll(/<sup.*?<\/sup>/gs, ""));
        const items = section.items.length > 1 ? "li" : "p";
        assert.deepEqual(
          parts.filter(({ tag }) => tag === items).map(({ text }) => text),
          [...section.items, ...section.then ?? []].map(plainText),
        );
        assert.equal(parts.some(({ tag }) => tag === "ul"), section.items.length > 1);
      }
    });

    it("has a brief after its introduction, and figures with caption, values and sources", async () => {
      const page = await elements(paths.insight(slug));
      const isBrief = ({ tag, text }: typeof page[number]) =>
        tag === "section" && text.startsWith(articlePage.inBrief.title);
      const brief = page.find(isBrief)!;
      const introduction = page.findIndex(({ tag, text }) =>
        tag === "p" && text.startsWith(plainText(content.introduction))
      );
      assert(introduction !== -1 && introduction < page.findIndex(isBrief));
      for (const answer of Object.values(insight.inBrief)) assert(brief.text.includes(answer));
      const figures = content.sections.flatMap(({ figure }) => figure ?? []);
      const shown = page.filter(({ tag }) => tag === "figure").map(({ text }) => text);
      assert.equal(shown.length, figures.length);
      for (const [index, figure] of figures.entries()) {
        const { caption, note, sources: from = [] } = figure;
        const groups = figure.kind === "bars" ? figure.groups ?? [] : [];
        const titles = [
          ...groups.map(({ title = "" }) => title),
          ...from.map(({ label }) => label),
        ];
        const words = [caption, ...rowsOf(figure).flat(), ...titles];
        for (const text of [...words, note ?? ""]) assert(shown[index]!.includes(text), text);
      }
    });

    it("has no landmarks but its navigation: screen readers would say each heading twice", async () => {
      const html = await site.text(paths.insight(slug));
      const [article] = html.match(/<article.*<\/article>/s)!;
      for (const { tag, attributes } of elementsOf(article)) {
        assert(tag !== "section" || !("aria-labelledby" in attributes), attributes.class);
      }
    });

    it("numbers its sources in reading order", async () => {
      const html = await site.text(paths.insight(slug));
      const numbers = Array.from(
        html.matchAll(/<sup.*?>(\d+)<\/a><\/sup>/gs),
        ([, it]) => Number(it),
      );
      assert.deepEqual([...new Set(numbers)], sources.map((_, index) => index + 1));
    });

    it("has a table of contents with every part, and its sources", async () => {
      const page = await elements(paths.insight(slug));
      const ids = page.flatMap(({ attributes }) => attributes.id ?? []);
      for (const { title, short = title, as } of content.sections) {
        const isPart = !as || title.includes(": ");
        assert.equal(links(page, `#${slugify(title)}`)[0]?.text, isPart ? short : undefined);
        assert(ids.includes(slugify(title)));
      }
      for (const { href, label } of sources) {
        assert(links(page, href).some(({ text }) => text === label), label);
      }
    });

    it("links back, to services and to the consultation", async () => {
      const page = await elements(paths.insight(slug));
      for (const { label, href } of [articlePage.back, ...articlePage.closing.links]) {
        assert(links(page, href).some(({ text }) => text === label), label);
      }
      for (const service of insight.relatedServices) {
        assert(links(page, paths.service(service)).length > 0);
      }
    });
  });
}
