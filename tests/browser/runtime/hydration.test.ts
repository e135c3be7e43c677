import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Assets } from "../../../server/runtime/http/assets.ts";
import { paths } from "../../../content/paths.ts";
import { aiAreas } from "../../../content/pages/service.ts";
import { builtAssets, type RunningApp, startApp } from "../../support/app.ts";
import { hydrated, type VisitedPage } from "../../support/browser/browser.ts";
import { sharedBrowser } from "../../support/browser/shared.ts";
import { runProgram } from "../../support/process/process.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { onePageOfEach, sitePages } from "../../support/page/site-pages.ts";
import { matchRoute } from "../../../client/routes.tsx";
import { queriesOf } from "../../../client/runtime/routing.ts";

/** One page of each kind that shows rows of the backend. */
const pagesWithData = [...new Map(
  sitePages().map((path) => ({ path, ...matchRoute(path) }))
    .filter((match) => queriesOf(match, new URLSearchParams()).length > 0)
    .map(({ route, path }) => [route.path, path] as const),
).values()];

let folder: string;
let assets: Assets;
let site: RunningApp;
const browser = sharedBrowser();
beforeAll(async () => {
  folder = await Deno.makeTempDir({ prefix: "development-build-" });
  const { code, output } = await runProgram(
    [
      "run",
      "-A",
      "--node-modules-dir=manual",
      "tests/support/process/development-build.ts",
      folder,
    ],
    { NODE_ENV: "development" },
  );
  assert.equal(code, 0, output);
  assets = await builtAssets(new URL(`file://${folder}/`));
  site = await startApp({ assets });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});

/** Marks the server's heading, so that a replacement is noticed. */
const markHeading = () => {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector("main h1");
    if (!heading) return;
    Object.assign(heading, { fromServer: true });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** One page of each kind, and all pages of kinds with several layouts. */
const pages = new Set([
  ...onePageOfEach(),
  ...sitePages().filter((path) => path.startsWith(`${paths.about}/`)),
  paths.service(aiAreas.slug),
  paths.service("nowhere"),
  `${paths.insights}?brief=nowhere`,
  "/nowhere",
]);

describe("hydration", () => {
  let page: VisitedPage;
  beforeAll(async () => {
    page = await browser.visit(site.url, {
      tolerate: [/status of 404/, /Download the React DevTools/],
      before: (page) => page.addInitScript(markHeading),
    });
  });
  afterAll(() => page[Symbol.asyncDispose]());

  for (const path of pages) {
    it(`keeps the server's ${path} without a console message`, async () => {
      await page.visit(site.url + path);
      await page.waitForFunction(() => document.readyState === "complete");
      assert(
        await page.locator("main h1").evaluate((heading) => "fromServer" in heading),
        "the server's heading was thrown away",
      );
      assert.deepEqual(page.complaints.splice(0), []);
    });
  }

  for (const path of pagesWithData) {
    it(`keeps the server's ${path} when script comes before the rows`, async () => {
      const backend = recordingBackend();
      await using slow = await startApp({ assets, backend: backend.address });
      const release = backend.hold();
      const { statusDependsOnData } = matchRoute(path).route;
      // A detail page waits for its row: its status depends on it.
      if (statusDependsOnData) release();
      await using page = await browser.visit(slow.url + path);
      await hydrated(page);
      const before = backend.calls.length;
      release();
      await page.waitForFunction(() => document.readyState === "complete");
      await page.waitForFunction(() => !document.querySelector("main [data-spinner]"));
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
      const texts = JSON.stringify(backend.tables);
      assert(texts.length > 100);
      assert.equal(backend.calls.length, before, "the browser did not ask again");
      assert.deepEqual(
        slow.events("request").filter(({ path }) => String(path).startsWith("/data/")),
        [],
      );
    });
  }
});
