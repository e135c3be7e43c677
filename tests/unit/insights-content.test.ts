import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { icons } from "lucide-react";
import { featuredCard } from "../../content/insights/cards.ts";
import { briefs, findInsight, insights } from "../../content/insights/index.ts";
import { insightsPage } from "../../content/insights/page.ts";
import { sources } from "../../content/insights/sources.ts";
import { serviceNames } from "../../content/navigation.ts";
import { paths, slugify } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import type { Insight, Text } from "../../content/types.ts";

const serviceSlugs = serviceNames.map(slugify);

describe("the collection", () => {
  it("holds the five articles of the specification with their read times", () => {
    assert.deepEqual(insights.map(({ slug, readTime }) => [slug, readTime]), [
      ["public-private-partnerships-trends", 12],
      ["strategic-planning-trends-2025", 8],
      ["grant-success-best-practices-2025", 6],
      ["regulatory-changes-2025", 10],
      ["organizational-resilience-uncertain-times", 7],
    ]);
  });

  it("is dated from 28 December 2024 to 20 January 2025, newest first, the newest featured", () => {
    const dates = insights.map(({ date }) => date);
    assert.deepEqual(dates, [...new Set(dates)].sort().reverse());
    assert.equal(dates[0], "2025-01-20");
    assert.equal(dates.at(-1), "2024-12-28");
    assert.equal(featuredCard.slug, "public-private-partnerships-trends");
  });

  it("finds an article by its slug and nothing else", () => {
    for (const insight of insights) assert.equal(findInsight(insight.slug), insight);
    assert.equal(findInsight("no-such-article"), undefined);
  });

  it("has distinct titles, excerpts, categories, icons and colours", () => {
    for (const key of ["title", "excerpt", "category", "icon", "color"] as const) {
      assert.equal(new Set(insights.map((insight) => insight[key])).size, 5, key);
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

    it("serves as the page's title and description", () => {
      assert(insight.title.length <= 60, `${insight.title.length} characters`);
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

    it("links inside the site only to services and other articles", () => {
      const known = [
        ...serviceSlugs.map(paths.service),
        ...insights.filter((other) => other !== insight).map((other) => paths.insight(other.slug)),
      ];
      const inside = hrefs(insight).filter((href) => href.startsWith("/"));
      assert(inside.length > 0);
      for (const href of inside) assert(known.includes(href), href);
    });

    it("has an icon that exists", () => assert(insight.icon in icons, insight.icon));

    it("has a brief with a heading, two or three paragraphs and three takeaways", () => {
      const brief = briefs[slug];
      assert(brief);
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
      assert.match(hostname, /\.gov$|^www\.(gasb|gfoa)\.org$/, href);
      assert(label.length > 10, href);
    }
    assert.equal(new Set(all.map(({ href }) => href)).size, all.length);
    const used = new Set(insights.flatMap((insight) => insight.sources.map(({ href }) => href)));
    for (const { href } of all) assert(used.has(href), `${href} is cited nowhere`);
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

/** Words a reader meets: introduction, section titles and items. */
function words({ content }: Insight): number {
  const texts = content.sections.flatMap(({ title, items }) => [title, ...items]);
  return [content.introduction, ...texts].reduce((sum, text) => sum + count(text), 0);
}

function count(text: Text): number {
  const plain = typeof text === "string"
    ? text
    : text.map((run) => typeof run === "string" ? run : "strong" in run ? run.strong : run.text)
      .join("");
  return plain.split(/\s+/).filter((word) => word !== "").length;
}

function hrefs({ content }: Insight): string[] {
  return [content.introduction, ...content.sections.flatMap(({ items }) => items)].flatMap((text) =>
    typeof text === "string"
      ? []
      : text.flatMap((run) => typeof run === "object" && "href" in run ? [run.href] : [])
  );
}
