import type { Point } from "../../../content/types.ts";

/** Rows of a term, in a third of the width, and its description. */
export function DescriptionList({ rows }: { rows: readonly Point[] }) {
  return (
    <dl>
      {rows.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-12 gap-y-0.8 border-t border-line py-3 last:border-b sm:grid-cols-3 sm:py-4.4"
        >
          <dt className="font-semibold text-ink">{title}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line sm:col-span-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
