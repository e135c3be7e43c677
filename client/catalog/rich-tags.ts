/** Allowed elements and attributes of the backend's rich text, and their nesting. */
import type { Schema } from "hast-util-sanitize";

/** Content model by block: words, blocks, either, or the listed tags. */
export const blocks = {
  p: "words",
  h3: "words",
  h4: "words",
  blockquote: "blocks",
  ul: ["li"],
  ol: ["li"],
  li: "either",
  dl: ["dd", "dt"],
  dt: "words",
  dd: "either",
  figure: "either",
  figcaption: "either",
  details: "either",
  summary: "words",
  table: ["caption", "thead", "tbody", "tfoot"],
  caption: "words",
  thead: ["tr"],
  tbody: ["tr"],
  tfoot: ["tr"],
  tr: ["td", "th"],
  td: "either",
  th: "either",
} as const satisfies Record<string, "words" | "blocks" | "either" | readonly string[]>;

/** Allowed parents of the blocks that have any. */
export const parents: Record<string, string[]> = { figcaption: ["figure"], summary: ["details"] };
for (const [parent, held] of Object.entries(blocks)) {
  if (typeof held !== "string") held.forEach((tag) => (parents[tag] ??= []).push(parent));
}

export const inline = ["a", "strong", "em", "u", "sup", "sub"] as const;
export const empty = ["br", "hr", "img"] as const;

type RichTag = keyof typeof blocks | typeof inline[number] | typeof empty[number];
/** A text or an element, never an HTML string. Attributes have React's names. */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: RichTag;
  attributes?: Record<string, string | number>;
  children?: RichNode[];
}

/** Headings start at `h3`, below the page's own. */
export const renamed: Record<string, RichTag> = {
  b: "strong",
  i: "em",
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};
/** Removed, but their content begins a new paragraph. */
const boundaries =
  ("address article aside body center dir div fieldset footer form header hgroup legend listing " +
    "main menu nav pre search section").split(" ");

export const schema: Schema = {
  tagNames: [...Object.keys(blocks), ...inline, ...empty, ...Object.keys(renamed), ...boundaries],
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  // Removed with their content.
  strip:
    ("applet audio button canvas embed frame frameset head iframe input link math meta noembed " +
      "noframes noscript object option optgroup plaintext script select style svg template " +
      "textarea title video xmp").split(" "),
};
