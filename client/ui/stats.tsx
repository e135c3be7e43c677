import { site } from "../../content/site.ts";

/** The four figures of SPEC §9. */
export function Stats() {
  return (
    <dl className="stats">
      {site.stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
