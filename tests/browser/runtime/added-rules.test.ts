/** The rules that a client navigation adds, against the complete sheet of a first visit. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { matchRoute } from "../../../client/routes.tsx";
import { addedRules } from "../../../server/build/added-rules.ts";
import { flattenLayers } from "../../../server/build/flatten-layers.ts";
import { builtAssets } from "../../support/app.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });

interface BuiltPage {
  path: string;
  html: string;
  /** The sheet of a first visit. */
  complete: string;
  /** The sheet of a client navigation. */
  added: string;
}

/** Runs in a page. @returns the pages that have other styles after a visit of all others */
function findDifferences(pages: BuiltPage[]): string[][] {
  const parse = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  };
  const complete = pages.map(({ complete }) => parse(complete));
  const css = pages.map(({ complete }) => complete).join();
  const properties = [...new Set(css.match(/(?<=[{;])[a-z][a-z-]+(?=:[^{}]+[;}])/g))];
  const still = parse(
    "*, ::before, ::after { transition: none !important; animation: none !important }",
  );
  document.querySelector("style[data-page]")!.setAttribute("media", "not all");

  function readStyles(sheets: CSSStyleSheet[]): string[] {
    document.adoptedStyleSheets = [...sheets, still];
    const elements = [...document.querySelectorAll("html, body, body :not(svg *)")];
    return elements.flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return "";
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.className}${pseudo} ${values.join("; ")}`;
      })
    );
  }

  return pages.flatMap(({ path, html, added }, index) => {
    document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
    const first = readStyles([complete[index]!]);
    const next = readStyles([...complete.toSpliced(index, 1), parse(added)]);
    const place = first.findIndex((styles, place) => styles !== next[place]);
    return place < 0 ? [] : [[path, first[place]!, next[place]!]];
  });
}

describe("a page that a client navigation shows", () => {
  it("has the styles of a first visit, on a phone and on a desk", async () => {
    const { style, stylesheets, file } = await builtAssets();
    const pages = await Promise.all(
      onePageOfEach().map(async (path) => {
        const { module } = matchRoute(path).route.page;
        return {
          path,
          html: await (await fetch(site.url + path)).text(),
          complete: style(module).text,
          added: await Deno.readTextFile(file(`${stylesheets}/${module}.css`)),
        };
      }),
    );
    const withoutPolicy = { javaScriptEnabled: false, bypassCSP: true };
    await using page = await browser.visit(site.url, withoutPolicy);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await page.evaluate(findDifferences, pages), []);
    }
  });
});

/** What the first of two pages adds. Its rules are utilities. */
function addition(own: string, other: string): string {
  const sheet = (rules: string) => flattenLayers(`@layer utilities { ${rules} }`);
  return addedRules({ own: sheet(own), other: sheet(other) }).own!.replaceAll(/\s+/g, "");
}

describe("the rules that a page adds to those of all pages", () => {
  const cases: Record<string, { own: string; other: string; added: string }> = {
    "are its own": {
      own: ".a { color: red } .b { color: blue; width: 1px }",
      other: ".b { color: blue; width: 2px }",
      added: ".a{color:red}.b{color:blue}.b{width:1px}",
    },
    "do not repeat what sets other properties, is more specific or comes before": {
      own: ".b { color: blue } .a { color: red } .c .d { color: lime } .e { width: 1px }",
      other: ".b { color: blue } .c .d { color: lime } .e { width: 1px }",
      added: ".a{color:red}",
    },
    "repeat what overrides one of them by its place, and what overrides that": {
      own:
        ".a { padding-left: 1px } @media (width > 1px) { .b { padding: 2px } } .c { padding: 3px }",
      other: "@media (width > 1px) { .b { padding: 2px } } .c { padding: 3px }",
      added: ".a{padding-left:1px}@media(width>1px){.b{padding:2px}}.c{padding:3px}",
    },
    "tell important declarations from others": {
      own: ".a { color: red !important } .b { color: blue } .c { color: lime !important }",
      other: ".b { color: blue } .c { color: lime !important }",
      added: ".a{color:red!important}.c{color:lime!important}",
    },
    "know shorthands of another name": {
      own:
        ".a { top: 1px; align-items: end; row-gap: 1px } .b { inset: 0; place-items: center; gap: 0 }",
      other: ".b { inset: 0; place-items: center; gap: 0 }",
      added:
        ".a{top:1px}.a{align-items:end}.a{row-gap:1px}.b{inset:0}.b{place-items:center}.b{gap:0}",
    },
    "have what has no selector": {
      own: "@keyframes a { to { width: 1px } } @keyframes b { to { width: 2px } }",
      other: "@keyframes b { to { width: 2px } }",
      added: "@keyframesa{to{width:1px}}",
    },
    "set variables of the page on its own elements, so that header and footer keep their styles": {
      own:
        ":where(:root) { --a: 1px; --b: 1px } @media (width > 1px) { :where(:root) { --a: 2px } }",
      other: ":where(:root) { --b: 1px }",
      added: ":where(main){--a:1px}@media(width>1px){:where(main){--a:2px}}",
    },
  };
  for (const [name, { own, other, added }] of Object.entries(cases)) {
    it(name, () => assert.equal(addition(own, other), added));
  }
});
