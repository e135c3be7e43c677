/** A page's elements, as a browser's parser sees them. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface ParsedElement {
  tag: string;
  attributes: Record<string, string>;
  /** All text inside, without the marks against line breaks (client/ui/text/keep-together.ts). */
  text: string;
}

type Node = DefaultTreeAdapterTypes.Node;

export function elementsOf(html: string): ParsedElement[] {
  return [...walk(parse(html))];
}

function* walk(node: Node): Generator<ParsedElement> {
  if ("tagName" in node) {
    yield {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: textOf(node),
    };
  }
  if ("childNodes" in node) { for (const child of node.childNodes) yield* walk(child); }
}

function textOf(node: Node): string {
  if ("value" in node) return node.value.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
