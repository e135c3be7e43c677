import type { Commitment } from "../../catalog/rows.ts";

/** Up to two figures; a value without a label, or the reverse, is none. */
export function figuresOf(commitment: Commitment): { label: string; value: string }[] {
  const { stat1_label, stat1_value, stat2_label, stat2_value } = commitment;
  return [[stat1_label, stat1_value], [stat2_label, stat2_value]].flatMap(([label, value]) =>
    label && value ? [{ label, value }] : []
  );
}

export function Figures({ commitment }: { commitment: Commitment }) {
  const figures = figuresOf(commitment);
  if (figures.length === 0) return null;
  return (
    <dl className="commitment-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
