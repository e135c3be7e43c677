/** Pictures on the pages as they are served (docs/decisions/imagery.md). */
import assert from "node:assert/strict";
import { it } from "@std/testing/bdd";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { startApp } from "../support/app.ts";
import { sitePages } from "../support/page/site-pages.ts";

type Node = DefaultTreeAdapterTypes.Node;

interface Showing {
  /** The picture's name without width and format. */
  picture: string;
  /** Addresses that the card around it links to. */
  leadsTo: string[];
}

/** The drawn pictures of a page. */
function showings(html: string): Showing[] {
  const found: Showing[] = [];
  const visit = (node: Node, card?: Node) => {
    if ("tagName" in node) {
      if (node.tagName === "li" || node.tagName === "article") card = node;
      const src = node.tagName === "img" && attribute(node, "src");
      const picture = src && src.match(/^\/images\/(.+?)(-\d+)?\.\w+$/)?.[1];
      if (picture) found.push({ picture, leadsTo: card ? linksIn(card) : [] });
    }
    if ("childNodes" in node) { for (const child of node.childNodes) visit(child, card); }
  };
  visit(parse(html));
  return found;
}

function linksIn(node: Node): string[] {
  const own = "tagName" in node && node.tagName === "a" ? attribute(node, "href") : undefined;
  const inside = "childNodes" in node ? node.childNodes.flatMap(linksIn) : [];
  return own ? [own, ...inside] : inside;
}

function attribute({ attrs }: DefaultTreeAdapterTypes.Element, name: string) {
  return attrs.find((one) => one.name === name)?.value;
}

it("No picture appears on two pages, besides on one card that leads to its page", async () => {
  await using app = await startApp({ backend: "embedded" });
  await app.fillCatalog();
  const shown = new Map<string, Map<string, string[]>>();
  for (const path of sitePages()) {
    for (const { picture, leadsTo } of showings(await app.text(path))) {
      const pages = shown.get(picture) ?? new Map<string, string[]>();
      shown.set(picture, pages.set(path, leadsTo));
    }
  }
  assert(shown.size > 30, `${shown.size} pictures found`);
  const repeated = [...shown].filter(([, pages]) => {
    const paths = [...pages.keys()];
    if (paths.length === 1) return false;
    return paths.length > 2 ||
      !paths.some((path) =>
        paths.some((other) => other !== path && pages.get(path)!.includes(other))
      );
  });
  assert.deepEqual(repeated.map(([picture, pages]) => [picture, ...pages.keys()]), []);
});
