import type { ReactNode } from "react";

/** A section's title over its introduction. */
export function SectionHead(
  { id, title, children }: { id: string; title: string; children: ReactNode },
) {
  return (
    <div className="mb-fluid-13 grid gap-y-4">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
