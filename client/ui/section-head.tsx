import type { ReactNode } from "react";

interface SectionHeadProps {
  /** The heading's, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** Beside the title. */
  children: ReactNode;
}

/** A section's title with what introduces it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="mb-fluid-13 grid gap-x-20 gap-y-4 lg:grid-cols-5-7 lg:items-baseline-last">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
