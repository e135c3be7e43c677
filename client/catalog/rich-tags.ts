/** Which elements and attributes of an editor's HTML are kept, and where they may stand. */
import type { Schema } from "hast-util-sanitize";

/** What a block may hold: words alone, blocks alone, either, or nothing but the tags named. */
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

/** Blocks that stand in nothing else. */
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

/** Under the page's own headings, hence none above `h3`. */
export const renamed: Record<string, RichTag> = {
  b: "strong",
  i: "em",
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};
/** Not kept themselves, but what follows them begins a new paragraph. */
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
  // Of no use as text: they go with all that is in them.
  strip:
    ("applet audio button canvas embed frame frameset head iframe input link math meta noembed " +
      "noframes noscript object option optgroup plaintext script select style svg template " +
      "textarea title video xmp").split(" "),
};
