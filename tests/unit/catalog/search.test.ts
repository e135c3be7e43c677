import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import fc from "fast-check";
import type { ListedCommitment } from "../../../content/fragments.ts";
import { type ListedService, type Page, page } from "../../../content/page-entry.ts";
import { openings } from "../../../content/careers/openings.ts";
import { listPages } from "../../../content/page-list.ts";
import type { MarkedText } from "../../../content/pages/search.ts";
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import { abbreviations, fieldWords } from "../../../content/synonyms.ts";
import { readDictionary } from "../../../server/catalog/search/dictionary.ts";
import { Marker } from "../../../server/catalog/search/marked-text.ts";
import { nearestPages } from "../../../server/catalog/search/nearest-pages.ts";
import { createSearch } from "../../../server/catalog/search/search-index.ts";
import { allowedDistance, Vocabulary } from "../../../server/catalog/search/spelling.ts";
import { stemOf, stemsOf, wordsOf } from "../../../server/catalog/search/words.ts";
import { serviceRows } from "../../support/backend/rows.ts";

const pages = listPages(serviceRows() as unknown as ListedService[], [{
  slug: "sustainability",
  title: "Environmental Sustainability",
  subtitle: "",
  description: "We travel less.",
  full_content: [{ tag: "p", children: ["Meetings are online first, and paper is recycled."] }],
}]);
const find = await createSearch(pages);
const isEnglish = await readDictionary();
const hrefs = (query: string) => find(query).results.map(({ href }) => href);
const first = (query: string) => hrefs(query)[0];
const markedIn = (text: MarkedText) => text.filter(({ marked }) => marked).map(({ text }) => text);
const plain = (text: MarkedText) => text.map(({ text }) => text).join("");

/** A small site, by the names of its pages. */
const siteOf = (...names: string[]): Page[] =>
  names.map((name) =>
    page(`/${name.replaceAll(" ", "-")}`, name, { meta: { title: name, description: "" } }, {
      texts: [],
    })
  );

describe("stems", () => {
  it("are those of the other forms of a word", () => {
    const pairs = [
      ["policies", "policy"],
      ["processes", "process"],
      ["planning", "plans"],
      ["Résumé", "resume"],
      ["clients’", "client"],
      ["evaluating", "evaluation"],
    ];
    for (const pair of pairs) {
      const [one, other] = pair.map((word) => stemsOf(word)[0]);
      assert.equal(one, other, `${pair}`);
    }
  });

  it("are not those of words with another meaning", () => {
    const pairs = [["status", "statue"], ["internal", "intern"], ["succession", "success"], [
      "authority",
      "author",
    ]];
    for (const [one, other] of pairs) assert.notEqual(stemOf(one!), stemOf(other!));
  });
});

describe("marked text", () => {
  const marker = new Marker();

  it("marks the words of the query, in any form", () => {
    const marked = marker.mark("A single-audit finding; Audits cost time.", new Set(["audit"]));
    assert.deepEqual(markedIn(marked), ["audit", "Audits"]);
  });

  it("is the text", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, query) => {
      assert.equal(plain(marker.mark(text, new Set(stemsOf(query)))), text);
    }));
  });
});

describe("a query", () => {
  it("finds its own page first", () => {
    assert.equal(first("privacy"), paths.privacy);
    for (const { slug, title } of openings) {
      assert(hrefs(title).slice(0, 3).includes(paths.opening(slug)), title);
    }
    assert.equal(first("core values"), paths.aboutSection("our-core-values"));
    assert.equal(
      first("public private partnerships"),
      paths.insight("public-private-partnerships-trends"),
    );
  });

  it("finds each leader by name", () => {
    for (const name of Object.values(site.leaders)) {
      assert(hrefs(name).some((href) => href.startsWith(`${paths.leadership}#`)), name);
    }
  });

  it("leads to the part of a page that answers it, each page once", () => {
    assert.equal(first("unique entity identifier"), paths.term("uei"));
    assert.equal(first("who will do the work?"), `${paths.faq}#who-will-do-the-work`);
    assert.equal(
      first("we have an audit finding"),
      paths.situation("local-government", "audit-finding"),
    );
    assert.equal(first("paper recycling"), paths.commitment("sustainability"));
    for (const query of ["audit", "grant", "plan", "work", "indirect costs rate"]) {
      const found = hrefs(query).map((href) => href.split("#")[0]);
      assert.deepEqual([...new Set(found)], found, query);
    }
  });

  it("names the page of a part, and shows the passage that matched with its words marked", () => {
    const [result] = find("unsolicited proposal").results;
    assert.equal(result!.partOf, "Glossary");
    const [service] = find("grant writing").results;
    assert.equal(service!.partOf, null);
    const [passage] = find("debris").results;
    assert.deepEqual(markedIn(passage!.excerpt).map((word) => word.toLowerCase()), ["debris"]);
    assert(plain(passage!.excerpt).length <= 260);
  });

  it("shows a sentence of the page, not a label such as its category", async () => {
    const meta = { title: "Awards", description: "How an award is won, kept and closed." };
    const search = await createSearch([page("/awards", "Awards", { meta }, { texts: ["Grants"] })]);
    assert.equal(plain(search("grants").results[0]!.excerpt), meta.description);
  });

  it("finds services and articles before openings, and the home page last", () => {
    for (const query of ["grants", "planning"]) {
      const results = find(query).results;
      assert.equal(results[0]!.kind, "service", query);
      const opening = results.findIndex(({ kind }) => kind === "opening");
      assert(results.findIndex(({ kind }) => kind === "insight") < opening, query);
    }
    const others = find("planning").results.filter(({ date, kind }) => kind !== "page" || !date);
    assert.equal(others.at(-1)!.href, paths.home, "before the legal pages alone");
  });

  it("gets legal pages after all others, unless they are what it asks for", () => {
    const legal = new Set(pages.filter(({ kind }) => kind === "legal").map(({ path }) => path));
    const isLegal = (href: string) => legal.has(href.split("#")[0]!);
    for (const query of ["resume", "newsletter", "hurricane", "proposal"]) {
      const found = hrefs(query).map(isLegal);
      assert(found.includes(true), `${query}: no legal page has it`);
      assert.deepEqual(found, found.toSorted(), query);
    }
    assert.equal(first("delete my data"), `${paths.privacy}#rights`);
    assert.equal(first("can a blind person use your website")?.split("#")[0], paths.accessibility);
    assert.equal(first("governing law"), `${paths.terms}#law`);
  });

  it("matches all words, or most when no page has all", async () => {
    const findFruit = await createSearch(siteOf("red apple", "green apple", "green pear"));
    const names = (query: string) => findFruit(query).results.map(({ title }) => plain(title));
    assert.equal(names("green apple")[0], "green apple");
    assert.deepEqual(names("red pear").toSorted(), ["green pear", "red apple"]);
    assert.deepEqual(names("plum"), []);
    assert.deepEqual(names(""), []);
  });

  it("on something else gets no result instead of a wrong one", () => {
    for (
      const query of [
        "pizza delivery",
        "football scores",
        "hotel",
        "massage",
        "bitcoin price prediction",
        "dentist near me",
        "xyzzy",
        "the",
      ]
    ) {
      assert.deepEqual(hrefs(query), [], query);
      assert.equal(find(query).corrected, null, query);
    }
  });

  it("of any kind gets an answer", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        for (const { excerpt, href } of find(text).results) {
          assert(href.startsWith("/") && plain(excerpt).length <= 260);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("synonyms", () => {
  it("make an abbreviation find its words, and the words find the abbreviation", async () => {
    for (const [short, long] of Object.entries(abbreviations)) {
      const search = await createSearch(siteOf(short, long, "another page"));
      for (const [query, wanted] of [[short, long], [long, short], [short.toUpperCase(), long]]) {
        const found = search(query!).results.map(({ title }) => plain(title));
        assert(found.includes(wanted!), `${query} finds ${found}`);
      }
    }
  });

  it("make the words of a field find those of the texts", async () => {
    for (const [words, others] of Object.entries(fieldWords)) {
      const search = await createSearch(siteOf(words, "another page"));
      for (const other of others) {
        assert.equal(plain(search(other).results[0]?.title ?? []), words, other);
      }
    }
  });

  it("lead from a tool to its field", () => {
    const ai = paths.service("ai-solutions-digital-transformation");
    for (const query of ["chatgpt", "copilot", "Chat GPT", "LLM"]) assert.equal(first(query), ai);
    for (const query of ["carbon", "net zero"]) {
      assert.equal(first(query), paths.commitment("sustainability"));
    }
  });
});

describe("compounds", () => {
  it("are found written as one word and as two", async () => {
    const search = await createSearch(siteOf("nonprofit", "work life", "closeout"));
    const found = (query: string) => search(query).results.map(({ href }) => href);
    assert.deepEqual(found("non profit"), ["/nonprofit"]);
    assert.deepEqual(found("non-profit"), ["/nonprofit"]);
    assert.deepEqual(found("worklife"), ["/work-life"]);
    assert.deepEqual(found("close out"), ["/closeout"]);
    assert.equal(search("non profit").corrected, null);
  });
});

describe("spelling", () => {
  const vocabulary = new Vocabulary(isEnglish);
  const words = new Set(
    pages.flatMap(({ name, description }) => wordsOf(`${name} ${description}`)),
  );
  for (const word of words) vocabulary.add(word);
  const isNoWord = (word: string) => !isEnglish(word) && !vocabulary.knows(word);

  it("allows one error in 4 to 7 letters, and two from 8", () => {
    assert.deepEqual(
      ["cat", "cats", "careers", "calendar"].map(allowedDistance),
      [0, 1, 1, 2],
    );
  });

  it("corrects any word with a letter left out, doubled, replaced or swapped", () => {
    const rest = [...words].filter((word) => word.length >= 5 && /^[a-z]+$/.test(word));
    let tried = 0;
    for (const word of rest) {
      const at = Math.floor(word.length / 2);
      const misspelled = [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + word[at] + word.slice(at),
        word.slice(0, at) + "q" + word.slice(at + 1),
        word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
      ];
      for (const wrong of misspelled.filter(isNoWord)) {
        tried++;
        assert(vocabulary.nearest(wrong), `${wrong} for ${word}`);
      }
    }
    assert(tried > 500, `${tried}`);
  });

  it("never corrects a word that exists, here or in English", () => {
    for (const word of words) assert.equal(find(word).corrected, null, word);
    for (const word of ["massage", "taxi", "horse", "beach", "cheap", "florist", "marathons"]) {
      assert.equal(find(word).corrected, null, word);
    }
  });

  it("says what it found instead, and searches for that", () => {
    for (
      const [query, corrected] of [
        ["newletter", "newsletter"],
        ["complience", "compliance"],
        ["Grant evalution report", "Grant evaluation report"],
        ["strategic planing", "strategic planning"],
      ]
    ) {
      const answer = find(query!);
      assert.equal(answer.corrected, corrected);
      assert.deepEqual(answer.results.map(({ href }) => href), hrefs(corrected!));
    }
  });
});

describe("rows that are added", () => {
  const service: ListedService = {
    slug: "zebra-crossings",
    title: "Zebra Crossing Maintenance",
    description: "We repaint pedestrian stripes.",
    benefits: ["Retroreflective beads last through the rainy season."],
  };
  const commitment: ListedCommitment = {
    slug: "quiet-mondays",
    title: "Quiet Mondays",
    subtitle: "No meetings before lunch",
    description: "Everybody has a morning to think.",
    full_content: [{ tag: "p", children: ["The telescope room is free on that day."] }],
  };

  it("are found by their names and by the words of their texts", async () => {
    const search = await createSearch(listPages([service], [commitment]));
    const firstOf = (query: string) => search(query).results[0]?.href;
    for (const query of ["zebra crossing", "pedestrian", "retroreflective", "retroreflectve"]) {
      assert.equal(firstOf(query), paths.service(service.slug), query);
    }
    for (const query of ["quiet monday", "telescope", "no meetings before lunch"]) {
      assert.equal(firstOf(query), paths.commitment(commitment.slug), query);
    }
  });

  it("are indexed in steps, between which other work is done", async () => {
    const many = Array.from({ length: 1_500 }, (_, index): ListedService => ({
      ...service,
      slug: `service-${index}`,
      detailed_description: `${service.description}\n\n`.repeat(20),
    }));
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await createSearch(listPages(many));
    clearInterval(timer);
    assert(turns > 10, `${turns}`);
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
    for (const { slug } of openings) assert.equal(nearest(`/jobs/${slug}`), paths.opening(slug));
  });

  it("gets no suggestion when nothing is similar", () => {
    assert.deepEqual(nearestPages("/wp-login.php"), []);
    assert.deepEqual(nearestPages("/%"), []);
    assert.deepEqual(nearestPages(`/${"x".repeat(5_000)}`), []);
  });
});
