import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { aboutSections } from "../../../content/about-sections/index.ts";
import { aboutSectionPage } from "../../../content/about-sections/section-page.ts";
import { clients } from "../../../content/clients/chooser.ts";
import { clientPages } from "../../../content/clients/index.ts";
import { insightCards } from "../../../content/insights/cards.ts";
import { serviceNames } from "../../../content/navigation.ts";
import { terms } from "../../../content/pages/glossary.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { serviceReading } from "../../../content/pages/service-reading.ts";
import { paths, slugify } from "../../../content/paths.ts";

describe("related reading", () => {
  it("exists for each service of the navigation", () => {
    assert.deepEqual(Object.keys(serviceReading), serviceNames.map(slugify));
    for (const [slug, { figure }] of Object.entries(serviceReading)) {
      assert(figure.sources?.length || figure.note, slug);
    }
  });

  it("uses the names of the glossary and the titles of the articles", () => {
    const names = new Map<string, string>(terms.map(({ id, name }) => [paths.term(id), name]));
    const titles = new Map(insightCards.map(({ slug, title }) => [paths.insight(slug), title]));
    const links = [
      ...Object.values(serviceReading),
      ...clientPages.flatMap(({ situations }) => situations),
    ];
    for (const { label, href } of links.flatMap(({ terms }) => terms)) {
      assert.equal(label, names.get(href));
    }
    const articles = [...links, ...homeFuture.points].map(({ article }) => article);
    for (const { label, href } of articles) assert.equal(label, titles.get(href));
  });
});

describe("a list that a page has before its texts are loaded", () => {
  it("names the situations of each kind of client, in the order of the answers", () => {
    for (const { slug, situations } of clientPages) {
      const answered = situations.map(({ id, title }) => [id, title]);
      assert.deepEqual(Object.entries(clients[slug].situations), answered);
    }
  });

  it("names the sections about the firm", () => {
    const links = aboutSections
      .map(({ slug, title }) => ({ label: title, href: paths.aboutSection(slug) }));
    assert.deepEqual(aboutSectionPage.links, links);
  });
});
