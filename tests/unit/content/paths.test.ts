import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { matchRoute, routes } from "../../../client/routes.tsx";
import { aboutLinks, serviceLinks } from "../../../content/navigation.ts";
import { slugify } from "../../../content/paths.ts";
import { sitePages } from "../../support/page/site-pages.ts";

describe("slugs", () => {
  const rule: [name: string, slug: string][] = [
    ["Strategic Planning & Business Development", "strategic-planning-business-development"],
    ["AI Solutions & Digital Transformation", "ai-solutions-digital-transformation"],
    ["Our Mission & Vision", "our-mission-vision"],
    ["  --Edge  cases!! ", "edge-cases"],
    ["Señor", "se-or"],
    ["a1-B2_c3", "a1-b2-c3"],
    ["&&&", ""],
    ["", ""],
  ];
  for (const [name, slug] of rule) {
    it(`of “${name}” is “${slug}”`, () => assert.equal(slugify(name), slug));
  }
});

describe("the route table", () => {
  it("ends with the route that takes whatever no other does, and has it once", () => {
    assert.deepEqual(routes.filter(({ path }) => path === "*"), [routes.at(-1)]);
  });

  it("names modules that exist", async () => {
    for (const { page } of routes) {
      const file = new URL(`../../../${page.module}`, import.meta.url);
      const exists = await Deno.stat(file).then(() => true, () => false);
      assert(exists, `Missing step: ${page.module} exports a page`);
    }
  });

  it("loads the page of the module that it names", async () => {
    for (const { path, page } of routes) {
      const { default: expected } = await import(`../../../${page.module}`);
      assert.equal((await page.preload()).default, expected, path);
    }
  });

  it("takes each page's path to a page and an unknown one to none", () => {
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
        `Missing step: content/pages.ts has an entry for ${route.path}`,
      );
    }
  });

  it("has a route for each service and about section of the menus", () => {
    for (const { href } of [...serviceLinks, ...aboutLinks]) {
      assert.notEqual(matchRoute(href).route.path, "*", href);
    }
  });
});
