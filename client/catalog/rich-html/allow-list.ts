/** Which elements and addresses of backend HTML are kept, and as what. */
import { type DefaultTreeAdapterTypes, html } from "parse5";
import type { RichTag } from "../../../content/types.ts";
import { safeHref } from "./safe-href.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** How deep in the source something may lie to be read. */
export const maxDepth = 100;

/** Under the page's own headings, hence none above `h3`. */
export const blockTags = new Map<string, RichTag>([
  ["p", "p"],
  ["h1", "h3"],
  ["h2", "h3"],
  ["h3", "h3"],
  ["h4", "h4"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["ul", "ul"],
  ["ol", "ol"],
  ["blockquote", "blockquote"],
  ["hr", "hr"],
  ["table", "table"],
]);

export const inlineTags = new Map<string, RichTag>([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
  ["a", "a"],
  ["br", "br"],
]);

/** Of no use as text: they go with all that is in them, as does whatever is not HTML. */
const dropped = new Set(
  ("applet audio button canvas embed frame frameset head iframe input link math meta noembed noframes " +
    "noscript object option optgroup plaintext script select style svg template textarea title " +
    "video xmp").split(" "),
);

/** Not kept themselves, but what follows them begins a new paragraph. */
export const boundaries = new Set(
  ("address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form header hgroup legend li listing main menu nav pre search section summary tbody td " +
    "tfoot th thead tr").split(" "),
);

export function isKept(node: Node): node is Element {
  return "tagName" in node && node.namespaceURI === html.NS.HTML && !dropped.has(node.tagName);
}

export function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.filter(isKept);
}

export function hasBlocks(node: Node, depth: number): boolean {
  if (!isKept(node) || depth > maxDepth) return false;
  return blockTags.has(node.tagName) || boundaries.has(node.tagName) ||
    node.childNodes.some((child) => hasBlocks(child, depth + 1));
}

export function linkOf(element: Element): string | undefined {
  const href = element.attrs.find(({ name }) => name === "href")?.value;
  return href === undefined ? undefined : safeHref(href);
}
