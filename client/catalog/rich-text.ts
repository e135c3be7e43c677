/**
 * Converts the backend's untrusted HTML to a tree of allowed elements. The tree nests as HTML requires,
 * so that a browser parses the same tree from the page.
 */
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize } from "hast-util-sanitize";
import { defaultTreeAdapter, parseFragment } from "parse5";
import {
  blocks,
  empty,
  inline,
  parents,
  renamed,
  type RichElement,
  type RichNode,
  schema,
} from "./rich-tags.ts";

/** Characters; also the limit of the stored column (`supabase/migrations`). */
export const maxLength = 50_000;
/** Elements of the parser: unclosed formatting multiplies them. */
const maxParsed = 10_000;
/** Texts, breaks and pictures of the result. */
const maxNodes = 2_000;
/** Nesting depth, which limits the recursion below. */
const maxDepth = 256;

/**
 * @returns blocks only: loose text is wrapped in paragraphs
 * @throws when the markup exceeds `maxParsed` or `maxDepth`
 */
export function readRichText(source: string): RichNode[] {
  let parsed = 0;
  let depth = 0;
  const fragment = parseFragment(source.slice(0, maxLength).toWellFormed(), {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...args) {
        if (++parsed > maxParsed) throw new Error("rich text makes too many elements");
        return defaultTreeAdapter.createElement(...args);
      },
      onItemPush() {
        if (++depth > maxDepth) throw new Error("rich text nests too deep");
      },
      onItemPop() {
        depth--;
      },
    },
  });
  const place = { parent: "", words: false, inLink: false, budget: { left: maxNodes } };
  return inParagraphs(readAll(sanitize(fromParse5(fragment), schema), place));
}

type SanitizedNode = ReturnType<typeof sanitize>;
interface Place {
  parent: string;
  /** Only words are allowed here; blocks are unwrapped. */
  words: boolean;
  inLink: boolean;
  budget: { left: number };
}

function readAll(node: SanitizedNode, place: Place): RichNode[] {
  return "children" in node ? joined(node.children.flatMap((child) => read(child, place))) : [];
}

function read(node: SanitizedNode, place: Place): RichNode[] {
  if (node.type === "text") {
    return place.budget.left-- > 0 ? [node.value.replace(/[ \t\n\r\f]+/g, " ")] : [];
  }
  if (node.type !== "element") return [];
  const tag = renamed[node.tagName] ?? node.tagName;
  const attributes = attributesOf(node.properties);
  const element = { tag, ...attributes && { attributes } } as RichElement;

  if (isOneOf(empty, tag)) {
    if (place.budget.left-- <= 0 || tag === "img" && !attributes?.src) return [];
    return tag === "hr" && place.words ? [" "] : [element];
  }
  if (isOneOf(inline, tag)) {
    const isLink = tag === "a" && attributes?.href !== undefined && !place.inLink;
    const children = readAll(node, { ...place, inLink: place.inLink || isLink });
    if (tag === "a" && !isLink) return children;
    const around = (words: RichNode[]) =>
      words.some(hasContent) ? [{ ...element, children: words }] : words;
    if (!children.some(isBlock)) return around(children);
    // `<strong><p>…` becomes `<p><strong>…` in each paragraph.
    return inParagraphs(children).map((block) =>
      isElement(block) && block.tag === "p"
        ? { ...block, children: around(block.children!) }
        : block
    );
  }
  const held = fits(tag, place) ? blocks[tag] : undefined;
  const children = readAll(node, {
    ...place,
    parent: held ? tag : place.parent,
    words: place.words || held === "words",
  });
  if (!held) return place.words ? [" ", ...children, " "] : inParagraphs(children);
  const isCell = tag === "td" || tag === "th";
  if (!isCell && !children.some(hasContent)) return [];
  return [{ ...element, children: filled(held, children) }];
}

function fits(tag: string, { words, parent }: Place): tag is keyof typeof blocks {
  return Object.hasOwn(blocks, tag) &&
    (Object.hasOwn(parents, tag) ? parents[tag]!.includes(parent) : !words);
}

function filled(held: (typeof blocks)[keyof typeof blocks], children: RichNode[]): RichNode[] {
  if (held === "words") return trimmed(children);
  if (held === "blocks") return inParagraphs(children);
  if (held === "either") {
    const hasParagraph = children.some((child) => isElement(child) && child.tag === "p");
    return hasParagraph ? inParagraphs(children) : trimmed(children);
  }
  // Loose content of a list is wrapped in an item.
  const item = held.find((tag) => tag === "li" || tag === "dd");
  const all = inParagraphs(children).flatMap((block): RichElement[] => {
    if (isOneOf(held, block.tag)) return [block];
    return item ? [{ tag: item, children: block.tag === "p" ? block.children : [block] }] : [];
  });
  const isCaption = ({ tag }: RichElement) => tag === "caption";
  return [...all.filter(isCaption), ...all.filter((block) => !isCaption(block))];
}

/** Wraps runs of words in paragraphs. */
function inParagraphs(nodes: readonly RichNode[]): RichElement[] {
  const out: RichElement[] = [];
  let run: RichNode[] = [];
  const flush = () => {
    if (run.some(hasContent)) out.push({ tag: "p", children: trimmed(run) });
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node);
    else {
      flush();
      out.push(node);
    }
  }
  flush();
  return out;
}

/** Joins adjacent texts and collapses their spaces. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (typeof node === "string" && typeof last === "string") {
      out[out.length - 1] = (last + node).replace(/ +/g, " ");
    } else out.push(node);
  }
  return out;
}

function trimmed(nodes: readonly RichNode[]): RichNode[] {
  return nodes.map((node, index) => {
    if (typeof node !== "string") return node;
    const text = index === 0 ? node.trimStart() : node;
    return index === nodes.length - 1 ? text.trimEnd() : text;
  }).filter((node) => node !== "");
}

function attributesOf(properties: Record<string, unknown>): RichElement["attributes"] {
  const attributes = Object.entries(properties).flatMap(([name, value]) => {
    const safe = name === "href" || name === "src" ? safeAddress(String(value)) : value;
    return typeof safe === "string" || typeof safe === "number" ? [[name, safe] as const] : [];
  });
  return attributes.length > 0 ? Object.fromEntries(attributes) : undefined;
}

/** Base of relative addresses, whatever page shows them. */
const base = new URL("https://relative.invalid/commitments");

/** Resolves an address like a browser. The sanitizer has removed unsafe schemes. */
export function safeAddress(value: string): string | undefined {
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(value, base);
  // Two leading slashes would name another host.
  return origin === base.origin ? pathname.replace(/^\/+/, "/") + search + hash : href;
}

const isElement = (node: RichNode): node is RichElement => typeof node === "object";

function isBlock(node: RichNode): node is RichElement {
  return isElement(node) && (node.tag === "hr" || Object.hasOwn(blocks, node.tag));
}

function hasContent(node: RichNode): boolean {
  if (!isElement(node)) return /\S/.test(node);
  return node.tag === "hr" || node.tag === "img" || (node.children ?? []).some(hasContent);
}

function isOneOf<Tag extends string>(tags: readonly Tag[], tag: string): tag is Tag {
  return (tags as readonly string[]).includes(tag);
}
