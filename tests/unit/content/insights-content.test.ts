import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { coverOf } from "../../../client/pages/insights/insight-parts.tsx";
import { pictures } from "../../../content/brand/pictures.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { terms } from "../../../content/pages/glossary.ts";
import { featuredCard, insightCards, moreCards } from "../../../content/insights/cards.ts";
import { longDate } from "../../../content/dates.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import { sourcesOf, textsOf } from "../../../content/insights/cite.ts";
import { briefs, insights } from "../../../content/insights/index.ts";
import { sources } from "../../../content/insights/sources.ts";
import { paths } from "../../../content/paths.ts";
import { plainText } from "../../../content/plain-text.ts";
import { site } from "../../../content/site.ts";
import type { Insight, Source } from "../../../content/types.ts";

/** Numbers in figures that the text spells out or derives. */
const derived: Readonly<Record<string, readonly string[]>> = {
  "strategic-planning-trends-2025": ["10"],
  "grant-success-best-practices-2025": ["250,000"],
  // An invented entry of a register.
  "regulatory-changes-2025": ["35", "80,000", "45,000", "4"],
  "organizational-resilience-uncertain-times": ["10,000"],
  "selling-to-florida-government": ["75"],
};

const number = /\d[\d,.]*\d|\d/g;

describe("the collection", () => {
  it("holds the five articles of the specification with their read times", () => {
    const read = new Map(insightCards.map(({ slug, readTime }) => [slug, readTime]));
    const specified = [
      ["public-private-partnerships-trends", 12],
      ["strategic-planning-trends-2025", 8],
      ["grant-success-best-practices-2025", 6],
      ["regulatory-changes-2025", 10],
      ["organizational-resilience-uncertain-times", 7],
    ] as const;
    for (const [slug, minutes] of specified) assert.equal(read.get(slug), minutes, slug);
  });

  it("shows each article once, the newest on top", () => {
    assert.deepEqual([featuredCard, ...moreCards], insightCards);
  });

  it("has a card for each brief", () => {
    for (const slug of Object.keys(briefs)) {
      const isListed = insights.some((insight) => insight.slug === slug);
      assert(isListed, `Missing step: content/insights/cards.ts has a card of ${slug}`);
    }
  });

  it("names one leader as the author of each article, whom search engines are told of", () => {
    const leaders: readonly string[] = Object.values(site.leaders);
    for (const { slug, author } of insightCards) {
      const step =
        `content/site.ts has the leader "${author}", or, for several authors of ${slug}, Insight.author (content/types.ts) is a list`;
      assert(leaders.includes(author), `Missing step: ${step}`);
    }
  });

  it("is dated from December 28, 2024 on, newest first", () => {
    const dates = insightCards.map(({ date }) => date);
    assert.deepEqual(dates, dates.toSorted().reverse());
    assert.equal(dates.at(-1), "2024-12-28");
  });
});

for (const insight of insights) {
  const { slug, content } = insight;

  describe(slug, () => {
    const figures = content.sections.flatMap(({ figure }) => figure ?? []);
    const own = content.sections.map(({ title }) => title);
    const told = [...textsOf(content), ...own, ...insight.updates.map(({ text }) => text)]
      .map(plainText).join(" ");

    it("has no number in a figure that its text does not give", () => {
      const cells = figures.flatMap((figure) =>
        figure.kind === "path" ? figure.rows.flat() : rowsOf(figure).flat()
      );
      const numbers = cells.join(" ").match(number) ?? [];
      const known = new Set(told.match(number));
      const added = numbers.filter((it) => !known.has(it));
      assert.deepEqual([...new Set(added)], derived[slug] ?? []);
    });

    it("names the source or the author of each figure", () => {
      const named = [...sourcesOf(content), ...insight.updates.map(({ source }) => source)]
        .map(({ href }) => href);
      for (const { caption, sources = [], note = "" } of figures) {
        for (const { href, label } of sources) assert(named.includes(href), `${caption}: ${label}`);
        if (sources.length === 0) assert.match(note, /^(Invented|Our|As of) /, caption);
      }
    });

    it("gives a moved date with the one that holds now", () => {
      const moved = figures.flatMap((figure) => figure.kind === "timeline" ? figure.rows : []);
      const current = new Set(moved.map(([date]) => date));
      for (const section of content.sections) {
        const words = JSON.stringify(section);
        for (const [date, , from] of moved) {
          if (!from || current.has(from) || !words.includes(longDate(from))) continue;
          assert(words.includes(longDate(date)), `${section.title}: ${longDate(from)}`);
        }
      }
    });

    it("has paragraphs after a single item only", () => {
      for (const { title, items, then } of content.sections) {
        assert(!then || items.length === 1, title);
      }
    });

    it("has no paragraph of more than twelve lines on a phone", () => {
      const longest = 500;
      const { introduction, background = [], sections } = content;
      const paragraphs = sections.flatMap(({ items, then = [] }) => [...items, ...then]);
      for (const text of [introduction, background, ...paragraphs].map(plainText)) {
        assert(text.length <= longest, `${text.length}: ${text.slice(0, 60)}`);
      }
    });

    it("has figures with whole rows, ordered dates and positive bars", () => {
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

    it("numbers each document it cites by its first mention", () => {
      const cited = new Set(hrefs(insight).filter((href) => !href.startsWith("/")));
      assert.deepEqual(sourcesOf(content).map(({ href }) => href), [...cited]);
      // 2 CFR 200 may change after the article's date.
      for (const href of cited) {
        if (href.includes("ecfr.gov")) assert.match(href, /\/on\/20\d\d-\d\d-\d\d\//);
      }
    });

    it("links each glossary term once, at its first use", () => {
      for (const { id, written } of terms) {
        const found = firstUse(insight, written);
        const links = hrefs(insight).filter((href) => href === paths.term(id));
        const step = `Missing step: content/insights/<slug>.ts links “${id}” at its first use`;
        assert.equal(links.length, found ? 1 : 0, step);
        if (found) assert.equal(found.href, paths.term(id), `${id}: ${found.text}`);
      }
    });

    it("lists later changes, newest first, each after the article's date", () => {
      const dates = insight.updates.map(({ date }) => date);
      assert.deepEqual(dates, dates.toSorted().reverse());
      for (const { date, source } of insight.updates) {
        assert(date > insight.date);
        assert(Object.values<Source>(sources).includes(source));
      }
    });

    it("has a cover and a brief", () => {
      const scenes = "artwork/pictures/catalog.ts";
      assert(
        coverOf(slug) in pictures,
        `Missing step: ${scenes} has a scene for insights/${slug}, drawn by "deno task generate art"`,
      );
      const step = `Missing step: content/insights/briefs.ts has a brief of ${slug}`;
      assert(slug in briefs, step);
    });
  });
}

describe("sources", () => {
  it("are https addresses of public bodies, each written once", () => {
    const all = Object.values(sources);
    for (const { href } of all) {
      const { protocol, hostname } = new URL(href);
      assert.equal(protocol, "https:", href);
      assert.match(
        hostname,
        /\.gov$|^www\.(gasb|gfoa)\.org$|^vendor\.myfloridamarketplace\.com$/,
        href,
      );
    }
    assert.equal(new Set(all.map(({ href }) => href)).size, all.length);
    const used = new Set([
      ...insights.flatMap(({ content, updates }) => [
        ...sourcesOf(content).map(({ href }) => href),
        ...updates.map(({ source }) => source.href),
      ]),
      ...terms.map(({ source }) => source.href),
      ...homeFuture.points.map(({ figure }) => figure.source.href),
    ]);
    for (const { href } of all) assert(used.has(href), `${href} is cited nowhere`);
  });
});

describe("the glossary", () => {
  it("is sorted by name", () => {
    const names = terms.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted((a, b) => a.localeCompare(b, "en")));
  });
});

function hrefs({ content }: Insight): string[] {
  return textsOf(content).flatMap((text) =>
    typeof text === "string"
      ? []
      : text.flatMap((run) => typeof run === "object" && "href" in run ? [run.href] : [])
  );
}

/** The first run that contains one of the words, case ignored. */
function firstUse({ content }: Insight, written: readonly string[]) {
  const words = written.map((word) => word.toLowerCase());
  for (
    const run of textsOf(content).flatMap((text) => typeof text === "string" ? [text] : [...text])
  ) {
    const text = plainText([run]);
    if (!words.some((word) => text.toLowerCase().includes(word))) continue;
    return { text, href: typeof run === "object" && "href" in run ? run.href : null };
  }
}
