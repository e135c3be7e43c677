import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { matchRoute, routes } from "../../../client/routes.tsx";
import { slugify } from "../../../content/paths.ts";
import { sitePages } from "../../support/page/site-pages.ts";

describe("a slug", () => {
  it("is lower case, with one hyphen for each run of other characters", () => {
    const slugs = {
      "Strategic Planning & Business Development": "strategic-planning-business-development",
      "  --Edge  cases!! ": "edge-cases",
      "Señor": "se-or",
      "a1-B2_c3": "a1-b2-c3",
      "&&&": "",
    };
    for (const [name, slug] of Object.entries(slugs)) assert.equal(slugify(name), slug);
  });
});

describe("the route table", () => {
  it("names modules that exist", async () => {
    for (const { page } of routes) {
      const file = new URL(`../../../${page.module}`, import.meta.url);
      const exists = await Deno.stat(file).then(() => true, () => false);
      assert(exists, `Missing step: ${page.module} exports a page`);
    }
  });

  it("matches each page's path, and no unknown one", () => {
    for (const path of sitePages()) {
      const message = `Missing step: client/routes.tsx has a route for ${path}`;
      assert.notEqual(matchRoute(path).route.path, "*", message);
    }
    for (const path of ["/nowhere", "/services/a/b", "/contact/x", "/Services/x/y"]) {
      assert.equal(matchRoute(path).route.path, "*", path);
    }
  });

  it("has a page in the list for every route", () => {
    const listed = sitePages().map((path) => matchRoute(path).route);
    for (const route of routes.filter(({ path }) => path !== "*")) {
      assert(
        listed.includes(route),
        `Missing step: content/page-list.ts has an entry for ${route.path}`,
      );
    }
  });
});
