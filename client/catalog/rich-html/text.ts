/** The text in rich nodes. */
import type { RichNode } from "../../../content/types.ts";

export function hasText(node: RichNode): boolean {
  if (typeof node === "string") return /\S/.test(node);
  return node.tag === "hr" || (node.children ?? []).some(hasText);
}

export function hasLink(node: RichNode): boolean {
  return typeof node === "object" && (node.tag === "a" || (node.children ?? []).some(hasLink));
}

/** One space for any run of white space, none at the ends, neighbouring texts joined. */
export function tidy(nodes: RichNode[]): RichNode[] {
  let afterSpace = true;
  const collapse = (list: readonly RichNode[]): RichNode[] => {
    const out: RichNode[] = [];
    for (const node of list) {
      if (typeof node !== "string") {
        if (node.tag === "br") afterSpace = true;
        out.push(node.children ? { ...node, children: collapse(node.children) } : node);
        continue;
      }
      let text = node.replace(/[ \t\n\r\f]+/g, " ");
      if (afterSpace && text.startsWith(" ")) text = text.slice(1);
      if (text === "") continue;
      afterSpace = text.endsWith(" ");
      const last = out.at(-1);
      if (typeof last === "string") out[out.length - 1] = last + text;
      else out.push(text);
    }
    return out;
  };
  const out = collapse(nodes);
  const last = out.at(-1);
  if (typeof last === "string") out[out.length - 1] = last.trimEnd();
  return out.filter((node) => node !== "");
}
