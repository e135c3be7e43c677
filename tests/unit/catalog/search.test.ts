import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import fc from "fast-check";
import { highlight, stem, termsOf } from "../../../client/search/terms.ts";
import type { ListedService, Page } from "../../../content/page.ts";
import { listPages } from "../../../content/pages.ts";
import { openings } from "../../../content/careers/openings.ts";
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import { synonyms } from "../../../content/synonyms.ts";
import { createSearch } from "../../../server/catalog/search/search-index.ts";
import { nearestPages } from "../../../server/catalog/search/nearest-pages.ts";
import { serviceRows } from "../../support/backend/rows.ts";

const find = createSearch(listPages([]));
const first = (query: string) => find(query)[0]?.href;

function ownPage(name: string, texts: readonly string[]): Page {
  return {
    path: `/${name.replace(" ", "-")}`,
    kind: "page",
    title: name,
    description: "",
    name,
    headline: name,
    section: "",
    texts,
  };
}

describe("search terms", () => {
  it("match other forms of a word", () => {
    const pairs = [
      ["policies", "policy"],
      ["processes", "process"],
      ["planning", "plans"],
      ["Résumé", "resume"],
      ["writing", "write"],
      ["clients’", "client"],
    ];
    for (const [one, other] of pairs) assert.equal(stem(one!), stem(other!), `${one}, ${other}`);
    assert.notEqual(stem("status"), stem("statue"));
  });

  it("are highlighted without changing the text", () => {
    const pieces = highlight("A single-audit finding; Audits cost time.", termsOf("the audit"));
    const marked = pieces.filter(({ marked }) => marked).map(({ text }) => text);
    assert.deepEqual(marked, ["audit", "Audits"]);
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, query) => {
      const joined = highlight(text, termsOf(query)).map(({ text }) => text).join("");
      assert.equal(joined, text);
    }));
  });
});

describe("a query", () => {
  it("finds its own page first", () => {
    assert.equal(first("privacy"), paths.privacy);
    for (const { slug, title } of openings) assert.equal(first(title), paths.opening(slug));
    assert.equal(first("core values"), paths.aboutSection("our-core-values"));
    assert.equal(
      first("public private partnerships"),
      paths.insight("public-private-partnerships-trends"),
    );
    for (const name of Object.values(site.leaders)) {
      assert(find(name).some(({ href }) => href === paths.leadership), name);
    }
  });

  it("finds the meaning of an abbreviation", () => {
    assert.equal(first("CDBG"), paths.insight("grant-success-best-practices-2025"));
    assert.equal(first("NIGP"), paths.insight("selling-to-florida-government"));
    for (const [abbreviation, words] of Object.entries(synonyms)) {
      const wanted = find(words)[0]?.href;
      assert(wanted, words);
      assert(find(abbreviation.toUpperCase()).some(({ href }) => href === wanted), abbreviation);
    }
  });

  it("finds an abbreviation that a text uses, each page once", () => {
    const texts = ["Send us your RFP.", "An RFP is a request for proposals: the RFP."];
    const findIn = createSearch(texts.map((text, index) => ownPage(`Page ${index}`, [text])));
    assert.deepEqual(findIn("rfp").map(({ title }) => title).sort(), ["Page 0", "Page 1"]);
  });

  it("finds services and articles before openings, and the home page last", () => {
    const find = createSearch(listPages(serviceRows() as unknown as ListedService[]));
    for (const query of ["grants", "planning"]) {
      const results = find(query);
      assert.deepEqual(results.slice(0, 2).map(({ kind }) => kind), ["service", "insight"], query);
      assert.equal(results.at(-1)!.href, paths.home, query);
    }
  });

  it("matches all words, or some when no page has all", () => {
    const findFruit = createSearch(
      ["red apple", "green apple", "green pear"].map((name) => ownPage(name, [])),
    );
    const titles = (query: string) => findFruit(query).map(({ title }) => title);
    assert.deepEqual(titles("green apple"), ["green apple"]);
    assert.deepEqual(titles("red pear").toSorted(), ["green pear", "red apple"]);
    assert.deepEqual(titles("plum"), []);
    assert.deepEqual(titles(""), []);
  });

  it("of any kind gets a result", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        for (const { excerpt, href } of find(text)) {
          assert(href.startsWith("/") && excerpt.length <= 260);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a mistyped address", () => {
  const nearest = (path: string) => nearestPages(path)[0]?.href;

  it("suggests the intended page", () => {
    assert.equal(nearest("/privcy"), paths.privacy);
    assert.equal(nearest("/service"), paths.services);
    assert.equal(nearest("/about-us"), paths.about);
    assert.equal(nearest("/leadership-team"), paths.leadership);
    assert.equal(nearest("/servces/grnt-writing"), paths.service("grant-writing-management"));
    assert.equal(
      nearest("/insights/regulatory-change-2025"),
      paths.insight("regulatory-changes-2025"),
    );
    for (const { slug } of openings) {
      assert.equal(nearest(`/jobs/${slug}`), paths.opening(slug));
    }
  });

  it("gets no suggestion when nothing is similar", () => {
    assert.deepEqual(nearestPages("/wp-login.php"), []);
    assert.deepEqual(nearestPages("/%"), []);
    assert.deepEqual(nearestPages(`/${"x".repeat(5_000)}`), []);
  });
});
