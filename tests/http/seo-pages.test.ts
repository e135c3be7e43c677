import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { elementsOf } from "../support/page/html.ts";
import { htmlFaults } from "../support/page/html-rules.ts";
import { sitePages } from "../support/page/site-pages.ts";

let site: RunningApp;
const documents = new Map<string, string>();
const beside = [
  `${paths.search}?q=audit`,
  `${paths.search}?q=xyzzy`,
  paths.brief("regulatory-changes-2025"),
  paths.insight("no-such"),
  "/no-such-page",
];

beforeAll(async () => {
  site = await startApp({ backend: "embedded" });
  await site.fillCatalog();
  for (const path of [...sitePages(), ...beside]) {
    documents.set(path, await site.text(path));
  }
});
afterAll(() => site[Symbol.asyncDispose]());

describe("every page", () => {
  it("is valid HTML", async () => {
    for (const [path, html] of documents) assert.deepEqual(await htmlFaults(html), [], path);
  });

  it("has links and fragments that lead somewhere", async () => {
    const broken: string[] = [];
    const targets = new Map<string, Set<string>>();
    for (const [path, html] of documents) targets.set(path, idsOf(html));
    for (const [path, html] of documents) {
      for (const { tag, attributes } of elementsOf(html)) {
        const href = tag === "a" || tag === "link" ? attributes.href : attributes.src;
        if (!href || /^(https?|mailto|tel|data):/.test(href)) continue;
        const { pathname, search, hash } = new URL(href, site.url + path);
        const page = documents.has(pathname + search) ? pathname + search : pathname;
        if (!targets.has(page)) {
          const response = await site.get(pathname + search);
          const html = response.headers.get("content-type")?.startsWith("text/html");
          if (response.status !== 200) broken.push(`${path}: ${href} is ${response.status}`);
          targets.set(page, html ? idsOf(await response.text()) : new Set());
          if (!html) await response.body?.cancel();
        }
        // A view of a picture has no element.
        if (hash.startsWith("#svgView(")) continue;
        if (hash && !targets.get(page)!.has(decodeURIComponent(hash.slice(1)))) {
          broken.push(`${path}: ${href} names nothing`);
        }
      }
    }
    assert.deepEqual([...new Set(broken)], []);
  });
});

function idsOf(html: string): Set<string> {
  return new Set(elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []));
}
