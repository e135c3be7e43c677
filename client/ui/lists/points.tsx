import type { Point } from "../../../content/types.ts";

/** Titles with short texts, in three columns with rules above. Tablets have each title beside its text. */
export function Points(
  { points, as: Title = "h3" }: { points: readonly Point[]; as?: "h3" | "h4" },
) {
  return (
    <ul className="grid gap-x-7 gap-y-10 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="gap-x-7 border-t-2 border-ink pt-5 md:grid md:max-lg:grid-cols-3 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0"
        >
          <Title className="mb-2 text-2xl lg:text-xl">{title}</Title>
          <p className="md:max-lg:col-span-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
