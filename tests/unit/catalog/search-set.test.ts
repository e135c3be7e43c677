/** How often the search leads to the right page: the measured shares are the floor. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { servicePath } from "../../../content/navigation.ts";
import { listPages } from "../../../content/page-list.ts";
import { paths } from "../../../content/paths.ts";
import { type ExpectedQuery, placeOf, querySet, sharesOf } from "../../support/search/query-set.ts";
import { seedSearch } from "../../support/search/seed-search.ts";

const search = await seedSearch();
const aside = querySet.filter(({ isAside }) => isAside);
const tuned = querySet.filter(({ isAside }) => !isAside);

function assertShares(set: readonly ExpectedQuery[], floor: { first: number; amongThree: number }) {
  const places = set.map((expected) =>
    placeOf(expected, search(expected.query).results.map(({ href }) => href))
  );
  const { first, amongThree } = sharesOf(places);
  assert(first >= floor.first, `first: ${first}`);
  assert(amongThree >= floor.amongThree, `among three: ${amongThree}`);
}

describe("the right page", () => {
  it("is a page of the site", () => {
    // The page of credentials exists once the firm has some (content/evidence.ts).
    const known = [paths.doingBusiness, ...listPages(null).map(({ path }) => path)];
    for (const { query, expected } of querySet) {
      for (const address of expected) {
        assert(
          known.includes(address.split("#")[0]!),
          `Missing step: tests/support/search/queries.txt leads "${query}" to another page than ${address}`,
        );
      }
    }
  });

  it("comes first for 90% of the queries set aside, and among three for 97%", () => {
    assert(aside.length >= 50);
    assertShares(aside, { first: 0.9, amongThree: 0.97 });
  });

  it("comes first for 95% of the others, and among three for 97%", () => {
    assert(tuned.length >= 120);
    assertShares(tuned, { first: 0.95, amongThree: 0.97 });
  });

  it("comes first for questions that once led elsewhere", () => {
    const expected: Record<string, string> = {
      jobs: paths.careers,
      "how much do you charge": paths.faq,
      "phone number": paths.contact,
      "who are you": paths.about,
      newsletter: paths.insights,
      resume: paths.careers,
      complience: servicePath("compliance-risk-management"),
      chatgpt: servicePath("ai-solutions-digital-transformation"),
      founder: paths.leadership,
      carbon: paths.commitments,
      evalution: servicePath("program-evaluation-assessment"),
    };
    for (const [query, page] of Object.entries(expected)) {
      const [result] = search(query).results;
      assert.equal(result?.href.split("#")[0], page, query);
    }
  });
});
