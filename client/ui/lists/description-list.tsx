import type { Point } from "../../../content/types.ts";

/** Rows of a term, in a third of the width, and its description. */
export function DescriptionList({ rows, isHalved }: {
  rows: readonly Point[];
  /** Long terms have half of the width. */
  isHalved?: boolean;
}) {
  return (
    <dl>
      {rows.map(({ title, text }) => (
        <div
          key={title}
          className={`grid gap-y-0.8 border-t border-line py-3 last:border-b sm:py-4.4 ${
            isHalved ? "gap-x-8 text-balance sm:grid-cols-2" : "gap-x-12 sm:grid-cols-3"
          }`}
        >
          <dt className="font-semibold text-ink">{title}</dt>
          <dd
            dir="auto"
            className={`wrap-anywhere whitespace-pre-line ${
              isHalved ? "text-balance" : "sm:col-span-2"
            }`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
