import type { ReactNode } from "react";

/** A section's title with its introduction beside it. */
export function SectionHead(
  { id, title, children }: { id: string; title: string; children: ReactNode },
) {
  return (
    <div className="mb-fluid-13 grid gap-x-20 gap-y-4 lg:grid-cols-5-7 lg:items-baseline-last">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
