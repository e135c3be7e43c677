import type { SectionOf } from "./section-of.ts";

/** One value a row, as the lines of a ledger. */
export function CoreValues({ values }: SectionOf<"our-core-values">) {
  return (
    <div className="page-width band">
      <ul className="core-values">
        {values.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
