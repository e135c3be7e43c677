/** Rich text of the backend as elements; the server has already left out whatever is not allowed. */
import "./rich-text.css" with { type: "text" };
import type { RichNode } from "../../content/types.ts";
import { Link } from "./link.tsx";

export function RichContent({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, index) =>
    typeof node === "string" ? node : <RichElement key={index} {...node} />
  );
}

function RichElement({ tag: Tag, href, children = [] }: Exclude<RichNode, string>) {
  if (Tag === "br" || Tag === "hr") return <Tag />;
  if (Tag === "a") {
    return (
      <Link href={href!} rel={/^https?:/.test(href!) ? "noopener noreferrer" : undefined}>
        <RichContent nodes={children} />
      </Link>
    );
  }
  if (Tag === "table") return <RichTable nodes={children} />;
  return (
    <Tag>
      <RichContent nodes={children} />
    </Tag>
  );
}

function RichTable({ nodes }: { nodes: readonly RichNode[] }) {
  const isCaption = (node: RichNode) => typeof node === "object" && node.tag === "caption";
  return (
    <table>
      <RichContent nodes={nodes.filter(isCaption)} />
      <tbody>
        <RichContent nodes={nodes.filter((node) => !isCaption(node))} />
      </tbody>
    </table>
  );
}
