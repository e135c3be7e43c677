/** Rich text of `content/` as elements, never as HTML strings. */
import "./prose.css" with { type: "text" };
import type { ComponentProps, ReactNode } from "react";
import type { Block, Group, Text } from "../../../content/types.ts";

/** Running text: legal pages, articles, full texts. */
export function Prose({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`prose ${className}`} {...rest} />;
}

export function RichText({ text }: { text: Text }) {
  if (typeof text === "string") return text;
  return text.map((part, index) => {
    if (typeof part === "string") return part;
    if ("strong" in part) return <strong key={index}>{part.strong}</strong>;
    return <a key={index} href={part.href}>{part.text}</a>;
  });
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    if (block.kind === "table") return <Table key={index} {...block} />;
    if (block.kind === "list") {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ));
      return <ul key={index}>{items}</ul>;
    }
    return (
      <p key={index}>
        <RichText text={block.text} />
      </p>
    );
  });
}

interface TableProps extends Omit<Extract<Block, { kind: "table" }>, "kind" | "caption"> {
  /** Text first: Orca says no caption whose text is in an element. */
  caption: ReactNode;
  captionClassName?: string;
  /** Where its groups begin, with their titles. */
  groups?: readonly Group[];
  /** Renders a cell. `column` -1 is the heading of its row. */
  draw?: (words: string, row: number, column: number) => ReactNode;
}

/** In narrow containers the table becomes a list of rows, with labels by `data-label` (prose.css). */
export function Table(
  { caption, captionClassName, head, rows, groups = [{ from: 0 }], draw = (words) => words }:
    TableProps,
) {
  return (
    <table className="prose-table">
      <caption className={captionClassName}>{caption}</caption>
      <thead>
        <tr>
          {head.map((label) => <th key={label} scope="col">{label}</th>)}
        </tr>
      </thead>
      {groups.map(({ from, title }, group) => (
        <tbody key={from}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={head.length}>{title}</th>
            </tr>
          )}
          {rows.slice(from, groups[group + 1]?.from).map(([first, ...rest], row) => (
            <tr key={first}>
              <th scope="row">{draw(first!, from + row, -1)}</th>
              {rest.map((cell, column) => (
                <td
                  key={head[column + 1]}
                  data-label={rest.length > 1 ? head[column + 1] : undefined}
                >
                  {draw(cell, from + row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
