import type { Commitment } from "../../catalog/rows.ts";

/** Up to two figures; a value without a label, or the reverse, is none. */
export function figuresOf(commitment: Commitment): { label: string; value: string }[] {
  const { stat1_label, stat1_value, stat2_label, stat2_value } = commitment;
  return [[stat1_label, stat1_value], [stat2_label, stat2_value]].flatMap(([label, value]) =>
    label && value ? [{ label, value }] : []
  );
}

export function Figures(
  { commitment, className = "" }: { commitment: Commitment; className?: string },
) {
  const figures = figuresOf(commitment);
  if (figures.length === 0) return null;
  return (
    <dl className={`grid grid-fit-30 gap-x-6 gap-y-4 ${className}`}>
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-t border-current/40 pt-3.2 print:break-inside-avoid"
        >
          <dt className="text-xs leading-label">{label}</dt>
          <dd className="mb-1.2 font-display text-3xl leading-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
