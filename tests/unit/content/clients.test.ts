import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
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
