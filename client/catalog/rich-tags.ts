/** Allowed elements and attributes of the backend's rich text. */
import type { Schema } from "hast-util-sanitize";

/** A text or an element, never an HTML string. Attributes have React's names. */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: keyof HTMLElementTagNameMap;
  attributes?: Record<string, string | number>;
  children?: RichNode[];
}

const words = (list: string) => list.split(" ");

/** Elements of words. The others are blocks. */
export const inline = words("a strong em u sup sub br img");
/** Blocks that hold blocks alone: white space in them is no text. */
export const groups = words("ul ol dl table thead tbody tfoot tr");
const blocks = words(
  "p h3 h4 blockquote li dt dd figure figcaption details summary caption td th hr",
);

/** Outside of these parents an element becomes a paragraph. */
export const parents: Record<string, readonly string[]> = {
  li: ["ul", "ol"],
  dt: ["dl"],
  dd: ["dl"],
  figcaption: ["figure"],
  summary: ["details"],
};

/** Headings start at `h3`, below the page's own. Containers become paragraphs. */
export const renamed: Record<string, string> = {
  ...{ b: "strong", i: "em", h1: "h3", h2: "h3", h5: "h4", h6: "h4" },
  ...Object.fromEntries(
    words(
      "address article aside body center dir div fieldset footer form header hgroup legend listing " +
        "main menu nav pre search section",
    ).map((container) => [container, "p"]),
  ),
};

export const schema: Schema = {
  tagNames: [...inline, ...groups, ...blocks, ...Object.keys(renamed)],
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
