import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { clients } from "../../../content/clients/chooser.ts";
import { clientPages } from "../../../content/clients/index.ts";
import { openingLine } from "../../../content/forms/contact-topics.ts";
import { insightCards } from "../../../content/insights/cards.ts";
import { serviceNames } from "../../../content/navigation.ts";
import { terms } from "../../../content/pages/glossary.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { serviceReading } from "../../../content/pages/service-reading.ts";
import { paths, slugify } from "../../../content/paths.ts";

describe("pages for clients", () => {
  for (const { slug, situations, figure, questions } of clientPages) {
    it(`${slug}: answers each situation of the chooser with services and an article`, () => {
      const named = situations.map(({ id, title }) => [id, title]);
      assert.deepEqual(Object.fromEntries(named), clients[slug].situations);
      for (const { title, services, article } of situations) {
        assert(services.length > 0 && services.every((service) => service?.href), title);
        assert(article.href, title);
      }
    });

    it(`${slug}: has a figure that names its origin, and three questions`, () => {
      assert(figure.sources?.length || figure.note);
      assert.equal(questions.filter(Boolean).length, 3);
    });

    it(`${slug}: fills in the sector of a message`, () => {
      assert.match(openingLine(slug), /^Sector: /);
    });
  }

  it("fill in nothing for a topic that nobody offers", () => {
    for (const topic of ["", "toString", "local"]) assert.equal(openingLine(topic), "");
  });
});

describe("what to read", () => {
  it("stands on the page of each of the ten services", () => {
    assert.deepEqual(Object.keys(serviceReading), serviceNames.map(slugify));
    for (const [slug, { figure }] of Object.entries(serviceReading)) {
      assert(figure.sources?.length || figure.note, slug);
    }
  });

  it("calls each term as the glossary does, and each article by its title", () => {
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

describe("a leader's contact link", () => {
  it("opens a message to that leader", () => {
    for (const { slug, name } of leadershipPage.leaders) {
      assert.equal(openingLine(slug), `For ${name}\n\n`);
    }
  });
});
