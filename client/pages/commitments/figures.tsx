import type { Commitment } from "../../catalog/rows.ts";

/** Up to two figures (SPEC §2); one may have its value or its label alone. */
export function figuresOf(commitment: Commitment) {
  const { stat1_label, stat1_value, stat2_label, stat2_value } = commitment;
  return [
    { label: stat1_label, value: stat1_value },
    { label: stat2_label, value: stat2_value },
  ].filter(({ label, value }) => label || value);
}

export function Figures(
  { commitment, className = "" }: { commitment: Commitment; className?: string },
) {
  const figures = figuresOf(commitment);
  if (figures.length === 0) return null;
  return (
    <ul className={`grid grid-fit-30 gap-x-6 gap-y-4 ${className}`}>
      {figures.map(({ label, value }, index) => (
        <li
          key={index}
          className="border-t border-current/40 pt-3.2 print:break-inside-avoid"
        >
          {value && <p className="mb-1.2 font-display text-3xl leading-none">{value}</p>}
          {label && <p className="text-xs leading-label">{label}</p>}
        </li>
      ))}
    </ul>
  );
}
