/** Every page that shows rows says so when they cannot be read, at first and after a navigation. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { matchRoute } from "../../client/routes.tsx";
import { queriesOf } from "../../client/runtime/routing.ts";
import { paths } from "../../content/paths.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { sharedBrowser, sharedSite, visitOwnSite } from "../support/browser/shared.ts";
import { sitePages } from "../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** SPEC §8: the section is hidden. */
const silent: readonly string[] = [paths.about];

/** One address for each route with queries; new routes are covered too. */
const pagesWithData = [...new Map(
  [...sitePages(), paths.searchFor("grants")]
    .map((path) => ({ path, url: new URL(path, "http://site") }))
    .map(({ path, url }) => ({ path, url, match: matchRoute(url.pathname) }))
    .filter(({ url, match }) => queriesOf(match, url.searchParams).length > 0)
    .map(({ path, match }) => [match.route.path, path] as const),
).values()].filter((path) => !silent.includes(path));

/** The words of a failure: in a part of the page, in the page's heading, or in the heading of the results. */
const failure = (page: Page) =>
  page.locator("main :is(h1, h2, [data-failure])")
    .filter({ hasText: /failed to load|could not|did not work/i });

/** A way out: the way to try again, or the form that does. */
const wayOut = (page: Page) =>
  page.locator("main").getByRole("button", { name: /retry|try again|search/i });

describe("a page whose rows cannot be read", () => {
  it("is one of several", () => assert(pagesWithData.length >= 5, `${pagesWithData}`));

  for (const path of pagesWithData) {
    it(`${path} says so when the backend fails`, async () => {
      const backend = Object.assign(recordingBackend(), { instead: failing() });
      const options = { backend, isCold: true, tolerate: [/status of 50\d/] };
      await using page = await visitOwnSite(browser, path, options);
      const reads = page.site.events("request").length;
      assert(reads > 0);
      // The site map and the search have pages that no backend is needed for.
      if (backend.calls.length === 0) return;
      const { pathname } = new URL(path, site.url);
      const isPartial = pathname === paths.sitemap || pathname === paths.search;
      if (isPartial) await page.locator("main").getByRole("link").nth(5).waitFor();
      else await failure(page).first().waitFor();
    });

    for (const how of ["an error", "a broken connection"] as const) {
      it(`${path} says so after a navigation when its data ends in ${how}`, async () => {
        await using page = await browser.visit(site.url + paths.contact, { tolerate: [/./] });
        await page.route(
          /\/data\//,
          (route) => how === "an error" ? route.fulfill({ status: 500 }) : route.abort(),
        );
        await page.evaluate((path) => {
          const link = document.createElement("a");
          link.setAttribute("href", path);
          document.querySelector("main")!.append(link);
          link.click();
        }, path);
        await failure(page).first().waitFor();
        await wayOut(page).first().waitFor();
      });
    }
  }
});
