import type { SectionOf } from "./section-of.ts";

/** Three columns of equal weight. */
export function Reasons({ reasons }: SectionOf<"why-choose-us">) {
  return (
    <div className="page-width band">
      <ul className="reason-columns">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
