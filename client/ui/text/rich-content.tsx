/** Rich text of the backend as elements. The server has sanitized it (`server/catalog/read-rich-text.ts`). */
import "./rich-content.css" with { type: "text" };
import { keepTogether } from "./keep-together.ts";
import type { RichElement, RichNode } from "../../catalog/rich-node.ts";

export function RichContent({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, index) =>
    typeof node === "string" ? keepTogether(node) : <RichChild key={index} {...node} />
  );
}

function RichChild({ tag: Tag, attributes, children }: RichElement) {
  const content = children && <RichContent nodes={children} />;
  if (Tag === "img") return <img alt="" loading="lazy" decoding="async" {...attributes} />;
  if (Tag === "table") {
    return (
      // Wide tables scroll, also by keys, instead of breaking words in narrow columns.
      <div className="overflow-x-auto" tabIndex={0}>
        <table>{content}</table>
      </div>
    );
  }
  // Blocks of words may run from right to left.
  const dir = /^(p|h\d|li|d[dt]|t[dh]|.*caption|summary)$/.test(Tag) ? "auto" : undefined;
  if (Tag !== "a") return <Tag dir={dir} {...attributes}>{content}</Tag>;
  const rel = /^https?:/.test(String(attributes?.href)) ? "noopener noreferrer" : undefined;
  return <a {...attributes} rel={rel}>{content}</a>;
}
