import { describe, it } from "@std/testing/bdd";
import fc from "fast-check";
import assert from "node:assert/strict";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import { RichContent } from "../../../client/ui/text/rich-content.tsx";
import type { RichNode } from "../../../client/catalog/rich-node.ts";
import { allowedTags, readRichText } from "../../../server/catalog/read-rich-text.ts";

const tags =
  ("p h2 h4 ul ol li blockquote hr table tr td th caption strong b em a br div span font " +
    "svg math style script xmp template noscript select button form details summary dl dt dd " +
    "figure figcaption img sup u tbody section").split(" ");

const markup = fc.array(
  fc.oneof(
    fc.constantFrom(...tags).map((tag) => tag === "a" ? "<a href='/x'>" : `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom(..."word|<img src=/x>| |\n|&lt;|<|>|&nbsp;|<!--|-->|\u0000".split("|")),
  ),
  { maxLength: 40 },
).map((parts) => parts.join(""));

function expected(nodes: readonly RichNode[]): unknown[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const element = [node.tag, ...expected(node.children ?? [])];
    // A table has a scrolling parent.
    return node.tag === "table" ? ["div", element] : element;
  });
}

function found(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (node.nodeName === "#text") return [(node as DefaultTreeAdapterTypes.TextNode).value];
    const { tagName, childNodes } = node as DefaultTreeAdapterTypes.Element;
    return [[tagName, ...found(childNodes)]];
  });
}

function* tagsOf(nodes: readonly RichNode[]): Generator<string> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node.tag;
    yield* tagsOf(node.children ?? []);
  }
}

describe("generated rich text", () => {
  it("has allowed tags alone, in 40,000 texts", () => {
    const allowed = new Set(allowedTags);
    fc.assert(
      fc.property(markup, (html) => {
        for (const tag of tagsOf(readRichText(html, () => true))) {
          assert(allowed.has(tag), `${tag}: ${html}`);
        }
      }),
      { numRuns: 40_000 },
    );
  });

  it("is parsed by a browser as the server renders it", () => {
    fc.assert(
      fc.property(markup, (html) => {
        const nodes = readRichText(html, () => true);
        const page = renderToStaticMarkup(
          <StaticRouter location="/">
            <RichContent nodes={nodes} />
          </StaticRouter>,
        );
        assert.deepEqual(found(parseFragment(page).childNodes), expected(nodes), html);
      }),
      { numRuns: 2_000 },
    );
  });
});
