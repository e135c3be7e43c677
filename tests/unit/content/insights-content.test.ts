import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { articleChunks } from "../../../client/pages/insights/article-chunks.ts";
import { coverOf } from "../../../client/pages/insights/insight-card.tsx";
import { pictures } from "../../../content/brand/pictures.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { icons } from "lucide-react";
import { terms } from "../../../content/pages/glossary.ts";
import { featuredCard, gridCards, listedCards } from "../../../content/insights/cards.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import { briefs, insights } from "../../../content/insights/index.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { sources } from "../../../content/insights/sources.ts";
import { serviceNames } from "../../../content/navigation.ts";
import { paths, slugify } from "../../../content/paths.ts";
import { plainText } from "../../../content/plain-text.ts";
import { site } from "../../../content/site.ts";
import type { Insight, Source, Text } from "../../../content/types.ts";

/** Numbers of figures that the text gives in words, as a double, a rate or a sum. */
const derived: Readonly<Record<string, readonly string[]>> = {
  "strategic-planning-trends-2025": ["10"],
  "grant-success-best-practices-2025": ["250,000"],
  "organizational-resilience-uncertain-times": ["10,000"],
  "selling-to-florida-government": ["75"],
};

const number = /\d[\d,.]*\d|\d/g;

const serviceSlugs = serviceNames.map(slugify);

describe("the collection", () => {
  it("holds the five articles of the specification with their read times", () => {
    assert.deepEqual([featuredCard, ...gridCards].map(({ slug, readTime }) => [slug, readTime]), [
      ["public-private-partnerships-trends", 12],
      ["strategic-planning-trends-2025", 8],
      ["grant-success-best-practices-2025", 6],
      ["regulatory-changes-2025", 10],
      ["organizational-resilience-uncertain-times", 7],
    ]);
  });

  it("is dated from 28 December 2024 to 20 January 2025, newest first, the newest featured", () => {
    const dates = [featuredCard, ...gridCards].map(({ date }) => date);
    assert.deepEqual(dates, [...new Set(dates)].sort().reverse());
    assert.equal(dates[0], "2025-01-20");
    assert.equal(dates.at(-1), "2024-12-28");
  });

  it("goes on below the cards of the specification, with an article for companies", () => {
    assert.deepEqual(
      insights.map(({ slug }) => slug),
      [featuredCard, ...gridCards, ...listedCards].map(({ slug }) => slug),
    );
    assert(listedCards.some(({ category }) => category === "Business"));
  });

  it("leads with a bold word in half as many list items as it once did, 147", () => {
    const items = insights.flatMap(({ content }) => content.sections)
      .flatMap(({ items }) => items.length > 1 ? items : []);
    const bold = items.filter((item) =>
      typeof item === "object" && typeof item[0] === "object" && "strong" in item[0]
    );
    assert(bold.length <= 73, `${bold.length} of ${items.length}`);
  });

  it("has distinct titles, excerpts, categories, icons and colors", () => {
    for (const key of ["title", "excerpt", "category", "icon", "color"] as const) {
      assert.equal(
        new Set(insights.map((insight) => insight[key])).size,
        insights.length,
        `two articles share their ${key}`,
      );
    }
  });
});

for (const insight of insights) {
  const { slug, content } = insight;

  describe(slug, () => {
    it("takes as long to read as it says", () => {
      const ratio = words(insight) / (insight.readTime * 220);
      assert(Math.abs(ratio - 1) <= 0.15, `${words(insight)} words are ${ratio.toFixed(2)} of it`);
    });

    it("answers first what changed, for whom and by when, in three short sentences", () => {
      for (const answer of Object.values(insight.inBrief)) assert(count(answer) <= 32, answer);
    });

    const figures = content.sections.flatMap(({ figure }) => figure ?? []);
    const own = content.sections.flatMap(({ title, items }) => [title, ...items]);
    const told = [content.introduction, ...own, ...insight.updates.map(({ text }) => text)]
      .map(plainText).join(" ");

    it("has two figures or more, which add no number that its text does not bear out", () => {
      assert(figures.length >= 2, `${figures.length}`);
      assert.equal(new Set(figures.map(({ caption }) => caption)).size, figures.length);
      const cells = figures.flatMap((figure) =>
        figure.kind === "path" ? figure.rows.flat() : rowsOf(figure).flat()
      );
      const numbers = cells.join(" ").match(number)!;
      const known = new Set(told.match(number));
      const added = numbers.filter((it) => !known.has(it));
      assert.deepEqual([...new Set(added)], derived[slug] ?? []);
    });

    it("says of each figure where it comes from, or whose it is", () => {
      const named = [...insight.sources, ...insight.updates.map(({ source }) => source)];
      for (const { caption, sources = [], note = "" } of figures) {
        for (const source of sources) assert(named.includes(source), `${caption}: ${source.label}`);
        if (sources.length === 0) assert.match(note, /^(Invented|Our|As of) /, caption);
      }
    });

    it("draws each figure within its scale, in order, and to an end", () => {
      for (const figure of figures) {
        for (const row of rowsOf(figure)) assert.equal(row.length, figure.head.length);
        if (figure.kind === "timeline") {
          const dates = figure.rows.map(([date]) => date);
          assert.deepEqual(dates, [...new Set(dates)].sort());
        }
        if (figure.kind === "path") assert(!figure.rows.at(-1)!.includes(null), figure.caption);
        if (figure.kind !== "bars") continue;
        for (const [label, , from, to] of figure.rows) assert(from >= 0 && from < to, label);
      }
    });

    it("sets cases and checklists apart", () => {
      const set = content.sections.filter((section) => section.as);
      assert(set.some((section) => section.as === "checklist"));
      for (const { title, items, figure, as } of set) {
        if (as === "checklist") assert(items.length > 1, title);
        else assert.match(figure?.note ?? plainText(items[0]!), /\b[Ii]nvented\b/, title);
      }
    });

    it("serves as the page's title and description", () => {
      // The firm's name follows, and about 60 characters are shown.
      assert(insight.title.length <= 42, `${insight.title.length} characters`);
      const { length } = insight.excerpt;
      assert(length >= 70 && length <= 160, `${length} characters`);
    });

    it("is built of paragraphs and lists of three to six items", () => {
      const titles = content.sections.map(({ title }) => title);
      assert.equal(new Set(titles).size, titles.length);
      assert.equal(new Set(titles.map(slugify)).size, titles.length, "anchors");
      const lists = content.sections.filter(({ items }) => items.length > 1);
      assert(lists.length >= 3 && lists.length < content.sections.length);
      for (const { title, items } of lists) assert(items.length >= 3 && items.length <= 6, title);
      for (const { title, items } of content.sections) {
        const longest = items.length > 1 ? 60 : 180;
        for (const item of items) assert(count(item) <= longest, `${title}: ${count(item)} words`);
      }
    });

    it("is signed by a leader and leads to services that exist", () => {
      assert((Object.values(site.leaders) as string[]).includes(insight.author), insight.author);
      assert(insight.relatedServices.length >= 3);
      assert.equal(new Set(insight.relatedServices).size, insight.relatedServices.length);
      for (const service of insight.relatedServices) {
        assert(serviceSlugs.includes(service), service);
      }
    });

    it("names each document it cites among its sources, and cites each source", () => {
      const cited = new Set(hrefs(insight).filter((href) => !href.startsWith("/")));
      const named = insight.sources.map(({ href }) => href);
      assert.equal(new Set(named).size, named.length);
      assert.deepEqual([...cited].sort(), named.toSorted());
    });

    it("links each term of the glossary once, where it first stands", () => {
      for (const { id, written } of terms) {
        const found = firstUse(insight, written);
        const links = hrefs(insight).filter((href) => href === paths.term(id));
        assert.equal(links.length, found ? 1 : 0, id);
        if (found) assert.equal(found.href, paths.term(id), `${id}: ${found.text}`);
      }
    });

    it("lists what has changed since, newest first, after its own date", () => {
      const dates = insight.updates.map(({ date }) => date);
      assert.deepEqual(dates, dates.toSorted().reverse());
      for (const { date, source } of insight.updates) {
        assert(date > insight.date);
        assert(Object.values<Source>(sources).includes(source));
      }
    });

    it("links inside the site only to services, other articles and the glossary", () => {
      const known = [
        ...serviceSlugs.map(paths.service),
        ...insights.filter((other) => other !== insight).map((other) => paths.insight(other.slug)),
        ...terms.map(({ id }) => paths.term(id)),
      ];
      const inside = hrefs(insight).filter((href) => href.startsWith("/"));
      assert(inside.length > 0);
      for (const href of inside) assert(known.includes(href), href);
    });

    it("has an icon that exists", () => assert(insight.icon in icons, insight.icon));

    it("has a chunk with its text, and a cover", () => {
      const chunks = "client/pages/insights/article-chunks.ts";
      assert(articleChunks.has(slug), `Missing step: ${chunks} loads the text of ${slug}`);
      const scenes = "artwork/pictures/catalog.ts";
      assert(coverOf(slug) in pictures, `Missing step: ${scenes} has a scene for insights/${slug}`);
    });

    it("has a brief with a heading, two or three paragraphs and three takeaways", () => {
      const brief = briefs[slug];
      assert(brief, `Missing step: content/insights/briefs.ts has a brief of ${slug}`);
      assert.notEqual(brief.heading, insight.title);
      assert(brief.paragraphs.length === 2 || brief.paragraphs.length === 3);
      assert.equal(new Set(brief.takeaways).size, 3);
      assert.match(brief.consultation, /Consultation/);
    });
  });
}

describe("sources", () => {
  it("are https addresses of public bodies, each written once", () => {
    const all = Object.values(sources);
    for (const { label, href } of all) {
      const { protocol, hostname } = new URL(href);
      assert.equal(protocol, "https:", href);
      assert.match(
        hostname,
        /\.gov$|^www\.(gasb|gfoa)\.org$|^vendor\.myfloridamarketplace\.com$/,
        href,
      );
      // A statement or section, never a home page in its stead.
      assert.notEqual(href, "https://www.gasb.org/");
      assert(label.length > 10, href);
    }
    assert.equal(new Set(all.map(({ href }) => href)).size, all.length);
    const used = new Set([
      ...insights.flatMap(({ sources, updates }) => [
        ...sources.map(({ href }) => href),
        ...updates.map(({ source }) => source.href),
      ]),
      ...terms.map(({ source }) => source.href),
      ...homeFuture.points.map(({ figure }) => figure.source.href),
    ]);
    for (const { href } of all) assert(used.has(href), `${href} is cited nowhere`);
  });
});

describe("the glossary", () => {
  it("is in the order of the alphabet, each term with its own anchor", () => {
    const names = terms.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted((a, b) => a.localeCompare(b, "en")));
    assert.equal(new Set(terms.map(({ id }) => id)).size, terms.length);
  });

  it("holds terms that some article uses", () => {
    for (const { id, written } of terms) {
      assert(insights.some((insight) => firstUse(insight, written)), id);
    }
  });
});

describe("the page of the collection", () => {
  it("invites to the newsletter with the number of the specification", () => {
    assert.match(insightsPage.newsletter.text, /\b500\+ leaders\b/);
  });

  it("has a brief for every article and for nothing else", () => {
    assert.deepEqual(Object.keys(briefs).sort(), insights.map(({ slug }) => slug).sort());
  });
});

/** Words a reader meets: the brief answers, introduction, section titles, items and figures. */
function words({ content, inBrief }: Insight): number {
  const texts = content.sections.flatMap(({ title, items, figure }) => [
    title,
    ...items,
    ...figure ? [figure.caption, ...figure.head, ...rowsOf(figure).flat(), figure.note ?? ""] : [],
  ]);
  return [...Object.values(inBrief) as string[], content.introduction, ...texts].reduce(
    (sum, text) => sum + count(text),
    0,
  );
}

function count(text: Text): number {
  return plainText(text).split(/\s+/).filter((word) => word !== "").length;
}

function hrefs({ content }: Insight): string[] {
  return [content.introduction, ...content.sections.flatMap(({ items }) => items)].flatMap((text) =>
    typeof text === "string"
      ? []
      : text.flatMap((run) => typeof run === "object" && "href" in run ? [run.href] : [])
  );
}

/** The run in which one of the words first stands, in capitals or not. */
function firstUse({ content }: Insight, written: readonly string[]) {
  const texts: Text[] = [content.introduction, ...content.sections.flatMap(({ items }) => items)];
  const words = written.map((word) => word.toLowerCase());
  for (const run of texts.flatMap((text) => typeof text === "string" ? [text] : [...text])) {
    const text = plainText([run]);
    if (!words.some((word) => text.toLowerCase().includes(word))) continue;
    return { text, href: typeof run === "object" && "href" in run ? run.href : null };
  }
}
