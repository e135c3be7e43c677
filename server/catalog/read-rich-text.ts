/** Converts the backend's untrusted HTML to a tree of allowed elements. */
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize, type Schema } from "hast-util-sanitize";
import { defaultTreeAdapter, parseFragment, type Token } from "parse5";
import type { RichElement, RichNode } from "../../client/catalog/rich-node.ts";

/** Characters; also the limit of the stored column (`supabase/migrations`). */
export const maxLength = 50_000;
/** Elements of the parser: unclosed formatting multiplies them. */
const maxParsed = 10_000;
/** Nesting depth, which limits the recursion below. */
const maxDepth = 256;
/** Parses until the nesting is stable. */
const maxParses = 8;

const words = (list: string) => list.split(" ");

/** Elements of words. The others are blocks. */
const inline = words("a strong em u sup sub br img");
/** Blocks that hold blocks alone: white space in them is no text. */
const groups = words("ul ol dl table thead tbody tfoot tr");
const blocks = words(
  "p h3 h4 blockquote li dt dd figure figcaption details summary caption td th hr",
);
export const allowedTags = [...inline, ...groups, ...blocks];

/** Outside of these parents an element becomes a paragraph. */
const parents: Record<string, readonly string[]> = {
  li: ["ul", "ol"],
  dt: ["dl"],
  dd: ["dl"],
  figcaption: ["figure"],
  summary: ["details"],
};

/** Headings start at `h3`, below the page's own. Containers become paragraphs. */
const renamed: Record<string, string> = {
  ...{ b: "strong", i: "em", h1: "h3", h2: "h3", h5: "h4", h6: "h4" },
  ...Object.fromEntries(
    words(
      "address article aside body center dir div fieldset footer form header hgroup legend listing " +
        "main menu nav pre search section",
    ).map((container) => [container, "p"]),
  ),
};

const schema: Schema = {
  tagNames: [...allowedTags, ...Object.keys(renamed)],
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  // Removed with their content.
  strip: words(
    "applet audio button canvas embed frame frameset head iframe input link math meta noembed " +
      "noframes noscript object option optgroup plaintext script select style svg template " +
      "textarea title video xmp",
  ),
};

type IsShown = (address: string) => boolean;

/**
 * The tree is what a browser parses from the page: it is written as HTML and parsed again until nothing
 * changes.
 *
 * @param isShown whether the page's policy allows a picture's address; else its alternative text stays
 * @throws when the markup makes the parser build more or deeper elements than any text needs
 */
export function readRichText(source: string, isShown: IsShown): RichNode[] {
  let html = source.slice(0, maxLength).toWellFormed();
  for (let parses = 0; parses < maxParses; parses++) {
    const nodes = inParagraphs(cleanChildren(sanitize(parse(html), schema), "", isShown));
    const written = toHtml(nodes);
    if (written === html) return nodes;
    html = written;
  }
  throw new Error("rich text does not nest");
}

function parse(html: string) {
  let parsed = 0;
  let depth = 0;
  return fromParse5(parseFragment(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tag, namespace, attributes) {
        if (++parsed > maxParsed) throw new Error("rich text makes too many elements");
        return defaultTreeAdapter.createElement(tag, namespace, attributes.map(resolved));
      },
      onItemPush() {
        if (++depth > maxDepth) throw new Error("rich text nests too deep");
      },
      onItemPop() {
        depth--;
      },
    },
  }));
}

/** Resolved before the sanitizer reads the scheme, which may be in capitals or after white space. */
const resolved = (attribute: Token.Attribute) =>
  ["href", "src"].includes(attribute.name)
    ? { ...attribute, value: resolveAddress(attribute.value) }
    : attribute;

type SanitizedNode = ReturnType<typeof sanitize>;

function cleanChildren(node: SanitizedNode, parent: string, isShown: IsShown): RichNode[] {
  return "children" in node ? node.children.flatMap((child) => clean(child, parent, isShown)) : [];
}

function clean(node: SanitizedNode, parent: string, isShown: IsShown): RichNode[] {
  if (node.type === "text") {
    const text = node.value.replace(/[ \t\n\r\f]+/g, " ");
    return text === " " && groups.includes(parent) ? [] : [text];
  }
  if (node.type !== "element") return [];
  const isMisplaced = parents[node.tagName]?.includes(parent) === false;
  const tag = (isMisplaced ? "p" : renamed[node.tagName] ?? node.tagName) as RichElement["tag"];
  const attributes = node.properties as Record<string, string | number>;
  const element: RichElement = { tag, ...Object.keys(attributes).length > 0 && { attributes } };
  if (tag === "br" || tag === "hr") return [element];
  if (tag === "img") {
    if (attributes.src && isShown(String(attributes.src))) return [element];
    return attributes.alt ? [` ${attributes.alt} `] : [];
  }
  const children = cleanChildren(node, tag, isShown);
  if (tag === "a" && !attributes.href) return children;
  if (tag !== "td" && tag !== "th" && !children.some(hasContent)) {
    return inline.includes(tag) ? children : [];
  }
  return [{ ...element, children: tag === "blockquote" ? inParagraphs(children) : children }];
}

/** Wraps loose words in paragraphs. */
function inParagraphs(nodes: readonly RichNode[]): RichElement[] {
  const out: RichElement[] = [];
  let isOpen = false;
  for (const node of nodes) {
    if (isElement(node) && !inline.includes(node.tag)) {
      isOpen = false;
      out.push(node);
    } else if (isOpen) out.at(-1)!.children!.push(node);
    else if (hasContent(node)) {
      isOpen = true;
      out.push({ tag: "p", children: [node] });
    }
  }
  return out;
}

function toHtml(nodes: readonly RichNode[]): string {
  return nodes.map((node) => {
    if (!isElement(node)) return escape(node);
    const { tag, attributes = {}, children } = node;
    const written = Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escape(String(value))}"`).join("");
    return `<${tag}${written}>${children ? `${toHtml(children)}</${tag}>` : ""}`;
  }).join("");
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Base of relative addresses, whatever page shows them. */
const base = new URL("https://relative.invalid/commitments");

/** Resolves an address like a browser, to the empty string if it has none. Its scheme may be unsafe. */
export function resolveAddress(value: string): string {
  if (!URL.canParse(value, base)) return "";
  const { origin, pathname, search, hash, href } = new URL(value, base);
  // Two leading slashes would name another host.
  return origin === base.origin ? pathname.replace(/^\/+/, "/") + search + hash : href;
}

const isElement = (node: RichNode): node is RichElement => typeof node === "object";

function hasContent(node: RichNode): boolean {
  if (!isElement(node)) return /\S/.test(node);
  const { tag, children = [] } = node;
  return tag === "hr" || tag === "img" || children.some(hasContent);
}
