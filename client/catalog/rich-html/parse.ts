/**
 * HTML of the backend made into a small tree of allow-listed elements (`RichNode`), which the client
 * renders as elements. What comes out nests as HTML requires, so the browser that parses the page
 * again finds the same tree.
 */
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { RichNode, RichTag } from "../../../content/types.ts";
import {
  blockTags,
  boundaries,
  elementsIn,
  hasBlocks,
  inlineTags,
  isKept,
  linkOf,
  maxDepth,
} from "./allow-list.ts";
import { hasLink, hasText, tidy } from "./text.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Characters that are read; the stored column holds 50,000 (`supabase/migrations`). */
export const maxLength = 50_000;
/** Elements the parser may make: unclosed formatting can multiply a short text without end. */
const maxParsed = 10_000;
/** Texts and breaks that are kept; elements stay only around them. */
export const maxNodes = 2_000;

/**
 * @returns blocks only: loose text stands in paragraphs
 * @throws when the markup makes the parser build more elements than any text needs
 */
export function parseRichHtml(source: string): RichNode[] {
  let parsed = 0;
  const fragment = parseFragment(source.slice(0, maxLength).toWellFormed(), {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...args) {
        if (++parsed > maxParsed) throw new Error("rich text makes too many elements");
        return defaultTreeAdapter.createElement(...args);
      },
    },
  });
  return new Reader().blocks(fragment.childNodes, 0);
}

type Wrap = (run: RichNode[]) => RichNode[];

class Reader {
  #left = maxNodes;

  /** Loose text and inline elements between blocks are gathered into paragraphs. */
  blocks(nodes: readonly Node[], depth: number, wrap: Wrap = (run) => run): RichNode[] {
    const out: RichNode[] = [];
    let run: Node[] = [];
    const flush = () => {
      out.push(...element("p", wrap(this.#inlines(run, depth))));
      run = [];
    };
    for (const node of nodes) {
      if (!hasBlocks(node, depth)) {
        run.push(node);
        continue;
      }
      flush();
      const parent = node as Element;
      const block = blockTags.get(parent.tagName);
      if (block) out.push(...this.#block(block, parent, depth + 1, wrap));
      else out.push(...this.blocks(parent.childNodes, depth + 1, within(parent, wrap)));
    }
    flush();
    return out;
  }

  #block(tag: RichTag, source: Element, depth: number, wrap: Wrap): RichNode[] {
    if (depth > maxDepth) return [];
    const { childNodes } = source;
    switch (tag) {
      case "hr":
        return this.#left-- > 0 ? [{ tag }] : [];
      case "ul":
      case "ol":
        return element(tag, this.#items(childNodes, depth, wrap));
      case "blockquote":
        return element(tag, this.blocks(childNodes, depth, wrap));
      case "table":
        return element(tag, withOneCaption(this.#rows(childNodes, depth, wrap)));
      default:
        return element(tag, wrap(this.#inlines(childNodes, depth)));
    }
  }

  /** Whatever stands in a list without an item of its own gets one. */
  #items(nodes: readonly Node[], depth: number, wrap: Wrap): RichNode[] {
    return nodes.flatMap((node) => element("li", this.#flow([node], depth, wrap)));
  }

  #rows(nodes: readonly Node[], depth: number, wrap: Wrap): RichNode[] {
    return elementsIn(nodes).flatMap(({ tagName, childNodes }): RichNode[] => {
      if (depth > maxDepth) return [];
      if (tagName === "tr") {
        const cells = elementsIn(childNodes).flatMap((cell) =>
          element(
            cell.tagName === "th" ? "th" : "td",
            this.#flow(cell.childNodes, depth + 2, wrap),
            true,
          )
        );
        return element("tr", cells);
      }
      if (tagName === "caption") {
        return element("caption", wrap(this.#inlines(childNodes, depth + 1)));
      }
      return this.#rows(childNodes, depth + 1, wrap);
    });
  }

  /** In a list item or cell a single paragraph needs no element of its own. */
  #flow(nodes: readonly Node[], depth: number, wrap: Wrap): RichNode[] {
    const blocks = this.blocks(nodes, depth + 1, wrap);
    const [first, ...rest] = blocks;
    if (typeof first !== "object" || first.tag !== "p") return blocks;
    return rest.some((block) => typeof block === "object" && block.tag === "p")
      ? blocks
      : [...first.children ?? [], ...rest];
  }

  #inlines(nodes: readonly Node[], depth: number): RichNode[] {
    return tidy(this.#inline(nodes, depth, false));
  }

  /** Blocks inside, as in `<h3><p>`, leave their text. */
  #inline(nodes: readonly Node[], depth: number, inLink: boolean): RichNode[] {
    if (depth > maxDepth) return [];
    return nodes.flatMap((node): RichNode[] => {
      if (node.nodeName === "#text") {
        return this.#left-- > 0 ? [(node as DefaultTreeAdapterTypes.TextNode).value] : [];
      }
      if (!isKept(node)) return [];
      const tag = inlineTags.get(node.tagName);
      if (tag === "br") return this.#left-- > 0 ? [{ tag }] : [];
      const href = tag === "a" ? linkOf(node) : undefined;
      const isLink = href !== undefined && !inLink;
      const children = this.#inline(node.childNodes, depth + 1, inLink || isLink);
      if (!tag || (tag === "a" && !isLink)) {
        return boundaries.has(node.tagName) || blockTags.has(node.tagName)
          ? [" ", ...children, " "]
          : children;
      }
      if (!children.some(hasText)) return children;
      return element(tag, children).map((made) => isLink ? { ...made, href } : made);
    });
  }
}

/** Nothing when there is nothing to read in it, except a table's cell, which holds a place. */
function element(
  tag: RichTag,
  children: RichNode[],
  even = false,
): { tag: RichTag; children: RichNode[] }[] {
  return even || children.some(hasText) ? [{ tag, children }] : [];
}

/** What surrounds blocks (`<strong><p>…`) is put around the text of each of them. */
function within(source: Element, wrap: Wrap): Wrap {
  const tag = inlineTags.get(source.tagName);
  if (!tag || tag === "br") return wrap;
  if (tag !== "a") return (run) => run.some(hasText) ? wrap([{ tag, children: run }]) : run;
  const href = linkOf(source);
  if (href === undefined) return wrap;
  return (run) =>
    run.some(hasText) && !run.some(hasLink) ? wrap([{ tag, href, children: run }]) : wrap(run);
}

function withOneCaption(children: RichNode[]): RichNode[] {
  const isCaption = (node: RichNode) => typeof node === "object" && node.tag === "caption";
  const caption = children.find(isCaption);
  const rows = children.filter((node) => !isCaption(node));
  return caption ? [caption, ...rows] : rows;
}
