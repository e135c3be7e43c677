/** The rules that a client navigation adds, against the complete sheet of a first visit. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import postcss from "postcss";
import { matchRoute } from "../../../client/routes.tsx";
import { addedRules } from "../../../server/build/added-rules.ts";
import { flattenLayers } from "../../../server/build/flatten-layers.ts";
import { builtAssets } from "../../support/app.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { onePageOfEach, sitePages } from "../../support/page/site-pages.ts";

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

interface Utility {
  /** Conditions and property. */
  sets: string;
  value: string;
}

/** Utilities with one declaration, by their class. */
function readUtilities(css: string): Map<string, Utility[]> {
  const utilities = new Map<string, Utility[]>();
  postcss.parse(css).walkRules((rule) => {
    if (rule.nodes.length !== 1) return;
    const conditions: string[] = [];
    for (
      let { parent } = rule;
      parent?.type === "atrule";
      parent = parent.parent as typeof parent
    ) {
      conditions.push((parent as postcss.AtRule).params);
    }
    const { prop, value, important } = rule.first as postcss.Declaration;
    for (const selector of rule.selectors) {
      const [, name] = /^\.((?:[\w-]|\\.)+)$/.exec(selector) ?? [];
      if (!name) continue;
      const utility = { sets: `${conditions} ${prop} ${important}`, value };
      const plainName = name.replaceAll(/\\(.)/g, "$1");
      utilities.set(plainName, [...utilities.get(plainName) ?? [], utility]);
    }
  });
  return utilities;
}

const views = [{ width: 390 }, { width: 1280 }, { width: 800, media: "print" as const }];

describe("a page that a client navigation shows", () => {
  it("has the styles of a first visit, on a phone, on a desk and on paper", async () => {
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
    for (const { width, media } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      assert.deepEqual(await page.evaluate(findDifferences, pages), []);
    }
  });

  it("has no element with two utilities of one condition for one property", async () => {
    const { style } = await builtAssets();
    for (const path of sitePages()) {
      const { module } = matchRoute(path).route.page;
      const utilities = readUtilities(style(module).text);
      const html = await (await fetch(site.url + path)).text();
      for (const { 1: names } of html.matchAll(/ class="([^"]+)"/g)) {
        const found = names!.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/)
          .flatMap((name) => utilities.get(name) ?? []);
        const twice = found.find((one, index) =>
          found.findIndex((other) => other.sets === one.sets && other.value !== one.value) > index
        );
        assert.equal(twice, undefined, `${path}: ${names}`);
      }
    }
  });
});

/** What the first of two pages adds. Its rules are utilities. @param frame those of header and footer */
function addition(own: string, other: string, frame = ""): string {
  const sheet = (rules: string) => flattenLayers(`@layer utilities { ${rules} }`);
  const complete = { own: sheet(own + frame), other: sheet(other + frame) };
  const content = { own: sheet(own), other: sheet(other) };
  return addedRules(complete, content).own!.replaceAll(/\s+/g, "");
}

describe("the rules that a page adds to those of all pages", () => {
  const overlaps: [string, string, boolean][] = [
    ["top", "inset", true],
    ["inset-inline", "left", true],
    ["inset-inline", "top", false],
    ["align-items", "place-items", true],
    ["row-gap", "gap", true],
    ["row-gap", "column-gap", false],
    ["padding", "padding-left", true],
    ["padding-block", "padding-bottom", true],
    ["padding-block", "padding-left", false],
    ["margin-inline-start", "margin-left", true],
    ["border-top", "border-color", true],
    ["border-top-width", "border-color", false],
    ["line-height", "font", true],
    ["line-height", "font-size", false],
    ["grid-column-start", "grid-area", true],
    ["grid-column", "grid-template-columns", false],
    ["flex-flow", "flex-wrap", true],
    ["inline-size", "width", true],
    ["height", "width", false],
    ["text-decoration", "text-decoration-color", true],
    ["text-decoration-line", "text-decoration-color", false],
    ["-webkit-mask-image", "mask", true],
    ["--a", "--a-b", false],
  ];
  for (const [one, other, overlap] of overlaps) {
    it(`${overlap ? "" : "do not "}repeat ${other} after ${one}, and the reverse`, () => {
      for (const [first, second] of [[one, other], [other, one]]) {
        const later = `.b { ${second}: 0; ${second}: 1 }`;
        const added = addition(`.a { ${first}: 0 } ${later}`, later);
        assert.equal(added.includes(".b"), overlap, `${first}, ${second}`);
      }
    });
  }

  const cases: Record<string, { own: string; other: string; frame?: string; added: string }> = {
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
      own: ".a { color: red !important } .b p { color: blue } .c:hover { color: lime !important }",
      other: ".b p { color: blue } .c:hover { color: lime !important }",
      added: ".a{color:red!important}",
    },
    "do not repeat another utility for the same property": {
      own: ".a { color: red } .b { color: blue } .c { color: lime; width: 1px }",
      other: ".b { color: blue } .c { color: lime; width: 1px }",
      added: ".a{color:red}.c{color:lime}",
    },
    "repeat a rule of the frame that overrides a repeated one": {
      own: ".a { padding: 1px } .b { padding-top: 2px }",
      other: ".b { padding-top: 2px }",
      frame: "@media (width > 1px) { .c { padding-top: 3px } .d { padding-left: 4px } }",
      added: ".a{padding:1px}.b{padding-top:2px}@media(width>1px){.c{padding-top:3px}}",
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
  for (const [name, { own, other, frame, added }] of Object.entries(cases)) {
    it(name, () => assert.equal(addition(own, other, frame), added));
  }
});
